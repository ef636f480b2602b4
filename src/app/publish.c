/*
 * publish: the public history, made from the private one commit by commit with
 * new objects: state and events as everybody may see them, orders where the
 * game reveals them, dice. A crash between the two histories is caught up here,
 * because what is to be published is read back from the private history.
 */
#include "app/live.h"
#include "world/record.h"

static const struct viewer everybody = { AUDIENCE_ALL, SEAT_NONE };

static int64_t step_of(const struct commit *c)
{
	struct str value;
	int64_t n;
	return commit_trailer(c, STR("Step"), &value) && str_to_int(value, &n) ? n : -1;
}

static int copy_file(struct commit_draft *d, struct live *l, const struct commit *c,
		     const char *path, struct err *e)
{
	struct str text;
	int code = store_read(&text, l->private, &c->id, str_c(path), d->arena, e);
	if (!code)
		draft_put(d, str_c(path), text);
	return code == ERR_NOT_FOUND ? 0 : code;
}

static void put_tables(struct commit_draft *d, const struct state *s)
{
	draft_replace(d, STR("state"));
	for (size_t t = 0; t < s->schema->ntables; t++) {
		struct buf b = buf_new(d->arena);
		record_write_table(&b, s, (table_id)t, everybody);
		if (b.n)
			draft_put(d, str_printf(d->arena, "state/%s", s->schema->tables[t]->name),
				  buf_str(&b));
	}
}

static int put_events(struct commit_draft *d, struct live *l, const struct commit *c,
		      const struct state *s, struct err *e)
{
	struct events events = { .arena = d->arena };
	struct str text;
	int code = store_read(&text, l->private, &c->id, STR("events"), d->arena, e);
	if (code)
		return code == ERR_NOT_FOUND ? 0 : code;
	struct source src = source_new(d->arena, STR("events"), text);
	code = events_read(&events, l->game->rules, s, &src, e);
	const bool revealed = option_is(s, "reveal", "turn");
	struct buf b = buf_new(d->arena);
	for (size_t i = 0; !code && i < events.list.n; i++) {
		struct event *ev = &events.list.at[i];
		if (!revealed) /* the wording of an order is the order */
			ev->order = STR_NONE;
		if (event_visible(l->game->rules, ev, everybody))
			event_write(&b, l->game->rules, s, ev);
	}
	draft_put(d, STR("events"), buf_str(&b));
	return code;
}

static int put_orders(struct commit_draft *d, struct live *l, const struct commit *c,
		      const char *to, struct err *e)
{
	struct file_entry *files;
	size_t n;
	int code = store_list(&files, &n, l->private, &c->id, STR("orders"), d->arena, e);
	for (size_t i = 0; !code && i < n; i++) {
		struct str text;
		/* strangers and the host are no seats: their mails stay private */
		if (str_eq_c(files[i].path, "orders/strangers") || str_eq_c(files[i].path, "orders/host"))
			continue;
		code = store_read(&text, l->private, &c->id, files[i].path, d->arena, e);
		if (!code)
			draft_put(d, str_printf(d->arena, "%s%.*s", to, STR_ARG(files[i].path)), text);
	}
	return code;
}

/* As in private, with the mails as a count: a hash of a mail would prove what it said. */
static void public_message(struct buf *out, const struct commit *c)
{
	struct str rest = c->message, line;
	while (str_line(&rest, &line)) {
		if (!str_starts(line, STR("Mails: "))) {
			buf_addf(out, "%.*s\n", STR_ARG(line));
			continue;
		}
		size_t n = 0;
		struct str words = str_sub(line, 7, line.n), word;
		while (str_cut(&words, ' ', &word))
			n += word.n > 0;
		buf_addf(out, "Mails: %zu\n", n);
	}
}

static int commit_public(struct live *l, struct commit_draft *d, struct err *e)
{
	struct object_id id;
	int code = store_commit(&id, l->public, &l->public_tip, d, e);
	if (!code)
		l->public_tip = id;
	return code;
}

static struct str tag_of(struct live *l, const struct commit *c, const struct state *s,
			 struct arena *a)
{
	struct object_id id;
	int32_t last = state_game(s)->turn;
	for (int32_t n = last; n >= last - 1 && n > 0; n--) { /* the step that ended a turn moved it on */
		struct str tag = str_printf(a, "turn/%d", n);
		for (int k = 2; !store_tag(&id, l->private, tag, NULL); k++) {
			if (object_eq(&id, &c->id))
				return tag;
			tag = str_printf(a, "turn/%d.%d", n, k);
		}
	}
	return STR_NONE;
}

static int publish_step(struct live *l, const struct commit *c, struct err *e)
{
	struct arena a = ARENA_INIT;
	struct commit_draft d;
	const struct state *s;
	struct buf message = buf_new(&a);
	draft_init(&d, &a);
	int code = live_state(&s, l, &c->id, &a, e);
	if (code)
		goto out;
	d.time = c->time;
	d.tag = tag_of(l, c, s, &a);
	put_tables(&d, s);
	draft_replace(&d, STR("orders"));
	code = put_events(&d, l, c, s, e);
	if (!code && option_is(s, "reveal", "turn"))
		code = put_orders(&d, l, c, "", e);
	static const char *const copied[] = { "game", "map", "dice", "report.md" };
	for (size_t i = 0; !code && i < sizeof copied / sizeof *copied; i++)
		code = copy_file(&d, l, c, copied[i], e);
	public_message(&message, c);
	d.message = buf_str(&message);
	if (!code)
		code = commit_public(l, &d, e);
out:
	arena_release(&a);
	return code;
}

/* ---- reveal = end ----------------------------------------------------------------------------- */

static int put_turn_orders(struct commit_draft *d, struct live *l, int32_t n, struct err *e)
{
	struct object_id id;
	struct commit c;
	struct str mails;
	int code = live_turn_commit(&id, l, n, e);
	if (!code)
		code = store_commit_read(&c, l->private, &id, d->arena, e);
	if (!code)
		code = put_orders(d, l, &c, arena_printf(d->arena, "reveal/%d/", n), e);
	if (!code && commit_trailer(&c, STR("Mails"), &mails))
		draft_put(d, str_printf(d->arena, "reveal/%d/mails", n),
			  str_printf(d->arena, "%.*s\n", STR_ARG(mails)));
	return code;
}

/* One last commit with every turn's orders, once the game is over. */
static int reveal_all(struct live *l, const struct commit *last, struct err *e)
{
	struct arena a = ARENA_INIT;
	struct commit_draft d;
	int code = 0;
	draft_init(&d, &a);
	for (int32_t n = 1; !code; n++)
		code = put_turn_orders(&d, l, n, e);
	if (code == ERR_NOT_FOUND) {
		d.time = last->time;
		d.message = str_printf(&a, "The orders of the whole game\n\nStep: %lld\nReveal: end\n",
				       (long long)step_of(last));
		code = commit_public(l, &d, e);
	}
	arena_release(&a);
	return code;
}

static bool is_revealed(struct live *l, struct arena *a)
{
	struct commit c;
	struct str value;
	return !store_commit_read(&c, l->public, &l->public_tip, a, NULL) &&
	       commit_trailer(&c, STR("Reveal"), &value);
}

static int reveal_when_over(struct live *l, const struct commit *last, struct err *e)
{
	const struct state *s = engine_state(l->engine);
	if (state_game(s)->phase != GAME_OVER || !option_is(s, "reveal", "end") ||
	    is_revealed(l, &l->arena))
		return 0;
	return reveal_all(l, last, e);
}

/* ---- catching up ------------------------------------------------------------------------------ */

static int64_t published(struct live *l, struct arena *a)
{
	struct commit c;
	if (object_is_none(&l->public_tip) || store_commit_read(&c, l->public, &l->public_tip, a, NULL))
		return -1;
	return step_of(&c);
}

/* The private commits that are not public yet, newest first, by walking back only as far as needed. */
static int unpublished(struct commit **out, size_t *n, struct live *l, struct arena *a, struct err *e)
{
	VEC(struct commit) list = { 0 };
	int64_t have = published(l, a);
	struct object_id at = l->tip;
	int code = 0;
	while (!code && !object_is_none(&at)) {
		struct commit c;
		code = store_commit_read(&c, l->private, &at, a, e);
		if (code || step_of(&c) <= have)
			break;
		VEC_PUSH(&list, a, c);
		at = c.parent;
	}
	*out = list.at;
	*n = list.n;
	return code;
}

int publish_steps(struct live *l, struct err *e)
{
	struct commit *list;
	size_t n;
	struct arena a = ARENA_INIT;
	int code = unpublished(&list, &n, l, &a, e);
	if (code || (!n && !l->lock.orphan)) /* after a crash what lies about is cleaned up all the same */
		goto out;
	code = store_begin(l->public, 30000, e);
	for (size_t i = n; !code && i-- > 0;)
		code = publish_step(l, &list[i], e);
	if (!code && n)
		code = reveal_when_over(l, &list[0], e);
	if (code)
		store_abandon(l->public);
	else
		code = store_flush(l->public, e);
out:
	arena_release(&a);
	return code;
}
