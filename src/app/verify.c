/*
 * verify: `pbp verify`: plays a history again from its first commit and
 * compares; the first difference is said in a sentence a player understands.
 *
 * A private history is replayed whole: its mails are heard again by an engine
 * of its own, each step is committed to a history in memory by the very code
 * that committed it first, and the commit ids must be the same. Of a public
 * history it checks what is public: the order of the steps, the times, the
 * seed chain against what was published before the first order.
 */
#include <stdarg.h>

#include "app/live.h"
#include "app/tojson.h"
#include "app/witness.h"
#include "base/file.h"

struct check {
	struct app *app;
	struct root root;
	struct store *store;
	struct commit *commits; /* oldest first */
	size_t n;
	bool is_private;
	struct seed *seeds; /* by commit */
	struct str difference; /* the first, or empty */
	size_t host_lines, mails, receipts;
};

struct seed {
	struct hash seed, end;
};

static int differ(struct check *c, size_t i, const char *fmt, ...) __attribute__((format(printf, 3, 4)));

/* Remembers the first difference; always ERR_REFUSED. */
static int differ(struct check *c, size_t i, const char *fmt, ...)
{
	struct buf b = buf_new(&c->app->run);
	va_list ap;
	if (c->difference.n)
		return ERR_REFUSED;
	if (i < c->n)
		buf_addf(&b, "step %zu of %.*s (\"%.*s\", commit %.10s): ", i,
			 STR_ARG(when_iso(b.arena, c->commits[i].time)), STR_ARG(commit_subject(&c->commits[i])),
			 object_hex(b.arena, &c->commits[i].id).p);
	va_start(ap, fmt);
	size_t n;
	const char *text = arena_vprintf(b.arena, &n, fmt, ap);
	buf_add(&b, (struct str){ text, n });
	va_end(ap);
	c->difference = buf_str(&b);
	return ERR_REFUSED;
}

/* ---- what every history shows ----------------------------------------------------------------- */

static int64_t step_number(const struct commit *c)
{
	struct str value;
	int64_t n;
	return commit_trailer(c, STR("Step"), &value) && str_to_int(value, &n) ? n : -1;
}

static bool read_seed(struct seed *out, struct str text)
{
	struct str line;
	int found = 0;
	while (str_line(&text, &line)) {
		if (str_starts(line, STR("seed ")))
			found += hash_from_hex(str_sub(line, 5, line.n), &out->seed);
		if (str_starts(line, STR("commitment ")))
			found += hash_from_hex(str_sub(line, 11, line.n), &out->end);
	}
	return found == 2;
}

/* Every seed is the one whose hash the step before revealed; the first belongs to the published end. */
static int check_seed(struct check *c, size_t i, struct err *e)
{
	struct str text;
	const int64_t step = step_number(&c->commits[i]);
	if (store_read(&text, c->store, &c->commits[i].id, STR("dice"), &c->app->run, e) ||
	    !read_seed(&c->seeds[i], text))
		return differ(c, i, "the file \"dice\" is missing or does not read");
	const struct seed *s = &c->seeds[i];
	const bool first = step % DICE_CHAIN == 0;
	if (!first && hash_cmp(&s->end, &s[-1].end))
		return differ(c, i, "the commitment of the dice was exchanged");
	if (first ? !dice_seed_fits(&s->seed, &s->end, (uint64_t)step) :
		    !dice_seed_fits(&s->seed, &s[-1].seed, 0))
		return differ(c, i, "the seed of the dice is not the one that was fixed when the game was made");
	return 0;
}

static int check_commit(struct check *c, size_t i, struct err *e)
{
	struct str revealed;
	if (!c->is_private && commit_trailer(&c->commits[i], STR("Reveal"), &revealed)) {
		c->seeds[i] = i ? c->seeds[i - 1] : c->seeds[i];
		return 0;
	}
	if (step_number(&c->commits[i]) != (int64_t)i)
		return differ(c, i, "this should be step %zu; a step was run twice, left out or put in", i);
	if (i && c->commits[i].time < c->commits[i - 1].time)
		return differ(c, i, "it is older than the step before it");
	return check_seed(c, i, e);
}

static int check_chain(struct check *c, struct err *e)
{
	int code = 0;
	c->seeds = ARENA_ARRAY(&c->app->run, struct seed, c->n);
	for (size_t i = 0; !code && i < c->n; i++)
		code = check_commit(c, i, e);
	return code;
}

/* ---- the replay ------------------------------------------------------------------------------- */

struct replay {
	struct check *check;
	struct live live; /* with a history in memory */
	struct arena store_arena;
	size_t steps;
};

static bool seeds_of_history(void *context, uint64_t step, struct hash *seed, struct hash *end)
{
	const struct check *c = context;
	if (step >= c->n)
		return false;
	*seed = c->seeds[step].seed;
	*end = c->seeds[step].end;
	return true;
}

static int read_at(struct str *out, struct store *s, const struct object_id *id, struct str path,
		   struct arena *a)
{
	return store_read(out, s, id, path, a, NULL);
}

/* The first line that differs, of both texts. */
static void first_lines(struct str a, struct str b, struct str *x, struct str *y)
{
	*x = *y = STR_NONE;
	while (a.p && b.p && a.n && b.n) {
		str_line(&a, x);
		str_line(&b, y);
		if (!str_eq(*x, *y))
			return;
	}
	*x = STR_NONE;
	*y = STR_NONE;
	if (a.n)
		str_line(&a, x);
	if (b.n)
		str_line(&b, y);
}

static const struct {
	const char *prefix, *words;
} places[] = {
	{ "mail/", "a mail was changed, put in or taken out" },
	{ "mails", "the list of mails was changed" },
	{ "orders/", "the orders are not what the mails say" },
	{ "events", "what happened is not what follows from the orders and the dice" },
	{ "state/", "a row is not what follows from the orders" },
	{ "dice", "the dice are not those of the seed" },
	{ "report.md", "the report does not tell what happened" },
	{ "game", "the options were changed without a command of the host" },
	{ "map", "the map was changed" },
};

static int differ_at(struct replay *r, size_t i, struct str path, struct str theirs, struct str ours)
{
	const char *words = "a file was changed";
	struct str x, y;
	for (size_t k = 0; k < sizeof places / sizeof *places; k++)
		if (str_starts(path, str_c(places[k].prefix))) {
			words = places[k].words;
			break;
		}
	first_lines(theirs, ours, &x, &y);
	return differ(r->check, i, "%s. In %.*s stands\n    %.*s\nbut played again it is\n    %.*s", words,
		      STR_ARG(path), STR_ARG(x.n ? x : STR("(nothing)")), STR_ARG(y.n ? y : STR("(nothing)")));
}

static int compare_trees(struct replay *r, size_t i, const struct object_id *ours, struct err *e)
{
	struct check *c = r->check;
	struct arena *a = &c->app->run;
	const struct object_id *ids[] = { &c->commits[i].id, ours };
	struct store *stores[] = { c->store, r->live.private };
	for (int side = 0; side < 2; side++) {
		struct file_entry *files;
		size_t n;
		int code = store_list(&files, &n, stores[side], ids[side], STR(""), a, e);
		if (code)
			return code;
		for (size_t k = 0; k < n; k++) {
			struct str theirs = STR_NONE, own = STR_NONE;
			read_at(&theirs, c->store, &c->commits[i].id, files[k].path, a);
			read_at(&own, r->live.private, ours, files[k].path, a);
			if (!str_eq(theirs, own))
				return differ_at(r, i, files[k].path, theirs, own);
		}
	}
	struct commit mine;
	int code = store_commit_read(&mine, r->live.private, ours, a, e);
	if (code)
		return code;
	struct str x, y;
	first_lines(c->commits[i].message, mine.message, &x, &y);
	if (x.n || y.n)
		return differ(c, i, "its message says\n    %.*s\nbut played again it is\n    %.*s", STR_ARG(x), STR_ARG(y));
	return differ(c, i, "it is not the commit that pbp makes of the same mails (author, time or parent)");
}

static int compare_step(struct replay *r, const struct step *s, struct err *e)
{
	struct check *c = r->check;
	const size_t i = r->steps++;
	if (i >= c->n)
		return 0;
	int code = live_commit(&r->live, s, e);
	if (!code && !object_eq(&r->live.tip, &c->commits[i].id))
		code = compare_trees(r, i, &r->live.tip, e);
	return code;
}

static int ring_until(struct replay *r, when t, bool inclusive, struct err *e)
{
	struct step s = { 0 };
	int code = 0;
	while (!code && r->steps < r->check->n && engine_ring(r->live.engine, t, inclusive, &s))
		code = compare_step(r, &s, e);
	return code;
}

static int hear_again(struct replay *r, const struct witness *w, struct err *e)
{
	struct live *l = &r->live;
	struct decision d = w->decision;
	struct input *in = ARENA_NEW(&l->arena, struct input);
	struct outcome o;
	struct step s = { 0 };
	int code = witness_read(&d, w, r->check->store, &l->arena, e);
	if (code)
		return code;
	struct hash real = hash_of(d.raw);
	const bool shell = str_eq_c(d.verdict, "shell");
	if (!shell && hash_cmp(&real, &d.hash))
		return differ(r->check, w->commit, "mail %.*s was changed after it arrived",
			      STR_ARG(hash_hex_short(&l->arena, &d.hash)));
	r->check->host_lines += shell;
	r->check->mails += !shell;
	code = ring_until(r, d.arrival, false, e);
	if (code || r->steps >= r->check->n)
		return code;
	live_input(in, l, &d, NULL, &l->arena);
	VEC_PUSH(&l->held, &l->arena, d);
	if (engine_hear(l->engine, in, &o, &s, &l->arena))
		code = compare_step(r, &s, e);
	return code ? code : ring_until(r, d.arrival, false, e);
}

static int start_replay(struct replay *r, struct err *e)
{
	struct check *c = r->check;
	struct live *l = &r->live;
	struct state *start;
	struct step s = { 0 };
	*l = (struct live){ .app = c->app, .root = &c->root, .replay = true };
	l->private = c->store; /* the game is read from the history itself, once */
	l->tip = c->commits[0].id;
	int code = live_game_of(l, e);
	if (!code)
		code = live_first_state(&start, l, e);
	if (code)
		return code;
	l->private = store_memory_new(&r->store_arena);
	l->tip = (struct object_id){ { 0 } };
	l->name = l->game->name;
	l->last = ARENA_ARRAY(&l->arena, struct hash, l->game->schema->ntables);
	l->binder = binder_new(l->game, start, &l->arena);
	l->engine = engine_new(l->game, l->binder, start, NULL, &l->arena);
	engine_use_seeds(l->engine, seeds_of_history, c);
	code = store_begin(l->private, 0, e);
	if (!code && engine_create(l->engine, c->commits[0].time, &s))
		code = compare_step(r, &s, e);
	return code;
}

static int replay_all(struct check *c, struct err *e)
{
	struct replay r = { .check = c };
	struct witness *mails;
	size_t n;
	int code = witnesses_read(&mails, &n, c->store, c->commits, c->n, &c->app->run, e);
	if (!code)
		code = start_replay(&r, e);
	for (size_t i = 0; !code && i < n && r.steps < c->n; i++)
		code = hear_again(&r, &mails[i], e);
	if (!code)
		code = ring_until(&r, c->commits[c->n - 1].time, true, e);
	if (!code && r.steps < c->n)
		code = differ(c, r.steps, "nothing in the mails or bells causes this step");
	if (r.live.engine)
		engine_free(r.live.engine);
	arena_release(&r.live.arena);
	arena_release(&r.store_arena);
	return code;
}

/* ---- receipts and older tips ------------------------------------------------------------------ */

/* "Receipt of mail 3f2a..." somewhere in a receipt a player kept. */
static int check_receipt(struct check *c, const char *path, struct err *e)
{
	struct str text, mails;
	int code = file_read(&text, path, 1 << 20, &c->app->run, e);
	if (code)
		return code;
	size_t at = str_find(text, STR("Receipt of mail "));
	struct str hex = str_sub(text, at + 16, at + 32);
	if (at == text.n || hex.n < 16)
		return err_set(e, ERR_REFUSED, "%s holds no line \"Receipt of mail ...\"", path);
	c->receipts++;
	for (size_t i = 0; i < c->n; i++)
		if (commit_trailer(&c->commits[i], STR("Mails"), &mails) && str_find(mails, hex) < mails.n)
			return 0;
	if (!c->is_private)
		return err_set(e, ERR_REFUSED, "a public history shows mails only as a count; ask the host to verify %s", path);
	return differ(c, c->n, "%s is a receipt of mail %.*s, but no step records that mail: it was held back or taken out"
		      " (or its turn is still open)", path, STR_ARG(hex));
}

static int check_since(struct check *c, const char *hex)
{
	for (size_t i = 0; i < c->n; i++)
		if (str_starts(object_hex(&c->app->run, &c->commits[i].id), str_c(hex)))
			return 0;
	return differ(c, c->n, "commit %s, which was published, is not in this history: it was rewritten", hex);
}

static int check_extras(struct check *c, struct err *e)
{
	const char *since = app_option(c->app, "since"), *receipt;
	int code = since ? check_since(c, since) : 0;
	for (size_t i = 0; !code && (receipt = app_option_at(c->app, "receipt", i)); i++)
		code = check_receipt(c, receipt, e);
	return code;
}

/* ---- the command ------------------------------------------------------------------------------ */

static int open_history(struct check *c, struct err *e)
{
	struct app *a = c->app;
	const char *path = a->args[0];
	struct object_id tip;
	struct str ignored;
	if (root_has(&c->root, str_c(path)))
		path = arena_printf(&a->run, "%s/%s/private.git", a->root, path);
	else if (file_exists(path_join(&a->run, path, ".git")))
		path = path_join(&a->run, path, ".git");
	int code = store_git_open(&c->store, path, e);
	if (!code)
		code = store_tip(&tip, c->store, e);
	if (!code && object_is_none(&tip))
		code = err_set(e, ERR_NOT_FOUND, "%s holds no history of a game", path);
	if (!code)
		code = store_history(&c->commits, &c->n, c->store, &tip, NULL, OLDEST_FIRST, &a->run, e);
	if (!code)
		c->is_private = !store_read(&ignored, c->store, &tip, STR("mails"), &a->run, NULL);
	return code;
}

static void tell(const struct check *c)
{
	struct app *a = c->app;
	if (a->json) {
		tojson_print(a, json_pack("{s:b, s:i, s:i, s:s, s:o}", "ok", !c->difference.n, "steps", (int)c->n,
					  "mails", (int)c->mails, "kind", c->is_private ? "private" : "public",
					  "difference", c->difference.n ? tojson_str(c->difference) : json_null()));
		return;
	}
	if (c->difference.n) {
		fprintf(a->out, "NOT THE SAME: %.*s\n", STR_ARG(c->difference));
		return;
	}
	if (c->is_private)
		fprintf(a->out, "The same: %zu steps played again from %zu mails and %zu lines of the host.\n",
			c->n, c->mails, c->host_lines);
	else
		fprintf(a->out, "Sound: %zu steps, each in its place, and every seed of the dice was fixed before "
				"the first order.\nOrders are not public here, so the turns themselves cannot be played "
				"again; the host can do that with the private history.\n", c->n);
	if (c->receipts)
		fprintf(a->out, "%zu receipts have their mails.\n", c->receipts);
}

int tool_verify(struct app *a)
{
	struct err e = { 0 };
	struct check c = { .app = a };
	int code = root_open(&c.root, a, false, &e);
	if (!code)
		code = open_history(&c, &e);
	if (!code)
		code = check_chain(&c, &e);
	if (!code && c.is_private)
		code = replay_all(&c, &e);
	if (!code)
		code = check_extras(&c, &e);
	store_close(c.store);
	if (code && !c.difference.n)
		return app_failed(a, &e);
	tell(&c);
	return c.difference.n ? EXIT_NO : EXIT_DONE;
}
