/*
 * publish: the public history, made from the private one commit by commit with
 * new objects: state and events as everybody may see them, orders where the
 * game reveals them, dice. A crash between the two histories is caught up here,
 * because what is to be published is read back from the private history.
 */
#include "disk/commit.h"
#include "disk/dicefile.h"
#include "disk/reveal.h"
#include "disk/signing.h"
#include "disk/turntag.h"
#include "base/vec.h"
#include "world/record.h"

static const struct viewer everybody = { AUDIENCE_ALL, SEAT_NONE };

static bool is_reveal(const struct commit *c)
{
	struct str value;
	return commit_trailer(c, STR("Reveal"), &value);
}

static int copy_file(struct commit_draft *d, struct live *l, const struct commit *c, const char *path, struct err *e)
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
			draft_put(d, str_printf(d->arena, "state/%s", s->schema->tables[t]->name), buf_str(&b));
	}
}

void public_events(struct buf *out, const struct game *g, const struct state *s, const struct event *list, size_t n)
{
	const bool revealed = option_is(s, "reveal", "turn");
	for (size_t i = 0; i < n; i++) {
		struct event ev = list[i];
		if (!revealed) /* the wording of an order is the order */
			ev.order = STR_NONE;
		if (event_visible(g->rules, &ev, everybody))
			event_write(out, g->rules, s, &ev);
	}
}

static int put_events(struct commit_draft *d, struct live *l, const struct commit *c, const struct state *s,
		      struct err *e)
{
	struct events events = { .arena = d->arena };
	struct buf b = buf_new(d->arena);
	struct str text;
	int code = store_read(&text, l->private, &c->id, STR("events"), d->arena, e);
	if (code)
		return code == ERR_NOT_FOUND ? 0 : code;
	struct source src = source_new(d->arena, STR("events"), text);
	code = events_read(&events, l->game->rules, s, &src, e);
	if (!code)
		public_events(&b, l->game, s, events.list.at, events.list.n);
	draft_put(d, STR("events"), buf_str(&b));
	return code;
}

static int put_dice(struct commit_draft *d, struct live *l, const struct commit *c, const struct state *s,
		    struct err *e)
{
	struct str text;
	int code = store_read(&text, l->private, &c->id, STR("dice"), d->arena, e);
	if (!code)
		draft_put(d, STR("dice"), dice_public(text, s, d->arena));
	return code == ERR_NOT_FOUND ? 0 : code;
}

/* As in private without the mails: a hash of one would prove what it said, and how many came is nobody's to check. In
 * games of the first two formats that number stood there. */
static void public_message(struct buf *out, const struct commit *c, const struct game *g)
{
	struct str rest = c->message, line;
	while (str_line(&rest, &line)) {
		if (!str_starts(line, STR("Mails: "))) {
			buf_addf(out, "%.*s\n", STR_ARG(line));
			continue;
		}
		if (g->format >= GAME_FORMAT_THIRD)
			continue;
		size_t n = 0;
		struct str words = str_sub(line, 7, line.n), word;
		while (str_cut(&words, ' ', &word))
			n += word.n > 0;
		buf_addf(out, "Mails: %zu\n", n);
	}
}

static int commit_public(struct pen *p, struct commit_draft *d, int64_t step, struct err *e)
{
	struct object_id id;
	if (p->does->reword_public)
		p->does->reword_public(p->context, d);
	int code = store_commit(&id, p->public.store, &p->public.tip, d, e);
	if (code)
		return code;
	p->public.tip = id;
	p->public.published = step + 1;
	return 0;
}

static int find_tag(struct object_id *out, void *store, struct str tag, struct err *e)
{
	return store_tag(out, store, tag, e);
}

/* The tag that names the commit, or none. */
static int tag_of(struct str *out, struct live *l, const struct commit *c, const struct state *s, struct arena *a,
		  struct err *e)
{
	int32_t last = state_game(s)->turn;
	int code = 0, time = 0;
	*out = STR_NONE;
	/* the step that ended a turn moved it on */
	for (int32_t n = last; !code && !time && n >= last - 1 && n > 0; n--) {
		code = turn_end_of(&time, &c->id, find_tag, l->private, n, e);
		if (time)
			*out = turn_tag(n, time, a);
	}
	return code;
}

/* ---- what is revealed ------------------------------------------------------------------------- */

/* The commits of the turn that `last` ends, or that was going on when the game ended. */
static int steps_of_turn(struct commit **out, size_t *n, struct live *l, const struct commit *last, int32_t turn,
			 struct arena *a, struct err *e)
{
	struct object_id before;
	int code = turn > 1 ? live_turn_commit(&before, l, turn - 1, e) : ERR_NOT_FOUND;
	const bool first = code == ERR_NOT_FOUND;
	if (code && !first)
		return code;
	return store_history(out, n, l->private, &last->id, first ? NULL : &before, OLDEST_FIRST, a, e);
}

/* The turn that the step ended: the number in its tag, or of the turn that the end of the game cut off. */
static int32_t turn_of(struct str tag, const struct state *s)
{
	const int32_t turn = turn_tagged(tag);
	return turn ? turn : state_game(s)->turn;
}

static int reveal_turn(struct commit_draft *d, struct live *l, const struct commit *last, int32_t turn, struct err *e)
{
	struct commit *steps;
	size_t n;
	int code = steps_of_turn(&steps, &n, l, last, turn, d->arena, e);
	return code ? code : reveal_steps(d, l, steps, n, arena_printf(d->arena, "reveal/%d/", (int)turn), e);
}

/* The turns before `now`, one after the other; n is the first that has no end, c the end of the one before. (An end of
 * `now` itself would be one that was annulled: its steps are of the turn that was played again.) */
static int reveal_turns(int32_t *n, struct commit *c, struct commit_draft *d, struct live *l, int32_t now,
			struct err *e)
{
	struct object_id end;
	for (*n = 1; *n < now; ++*n) {
		int code = live_turn_commit(&end, l, *n, e);
		if (code)
			return code == ERR_NOT_FOUND ? 0 : code;
		code = store_commit_read(c, l->private, &end, d->arena, e);
		if (!code)
			code = reveal_turn(d, l, c, *n, e);
		if (code)
			return code;
	}
	return 0;
}

/* One more commit, with every turn's orders. */
static int reveal_game(struct pen *p, const struct commit *last, const struct state *s, struct err *e)
{
	struct live *l = p->live;
	struct arena a = ARENA_INIT;
	struct commit_draft d;
	struct commit c = { .parent = { { 0 } } };
	int32_t n;
	draft_init(&d, &a);
	draft_replace(&d, STR("reveal"));
	int code = reveal_turns(&n, &c, &d, l, state_game(s)->turn, e);
	if (!code && !object_eq(&c.id, &last->id) && n == state_game(s)->turn)
		code = reveal_turn(&d, l, last, n, e);
	d.time = last->time;
	d.message = str_printf(&a, "The orders of the whole game\n\nStep: %lld\nReveal: end\n",
			       (long long)step_of(last));
	if (!code)
		code = commit_public(p, &d, step_of(last), e);
	arena_release(&a);
	return code;
}

static int ends_game(bool *out, struct live *l, const struct commit *c, const struct state *s, struct arena *a,
		     struct err *e)
{
	const struct state *before;
	*out = state_game(s)->phase == GAME_OVER;
	if (!*out || object_is_none(&c->parent))
		return 0;
	int code = live_state(&before, l, &c->parent, a, e);
	if (!code)
		*out = state_game(before)->phase != GAME_OVER;
	return code;
}

/* ---- a step ----------------------------------------------------------------------------------- */

static int fill_step(struct commit_draft *d, struct live *l, const struct commit *c, const struct state *s, bool over,
		     struct err *e)
{
	static const char *const copied[] = { "game", "map", "report.md", "allowed_signers" };
	struct buf message = buf_new(d->arena);
	d->time = c->time;
	put_tables(d, s);
	if (option_is(s, "reveal", "turn"))
		draft_replace(d, STR("reveal"));
	int code = tag_of(&d->tag, l, c, s, d->arena, e);
	if (!code)
		code = put_events(d, l, c, s, e);
	if (!code)
		code = put_dice(d, l, c, s, e);
	if (!code && option_is(s, "reveal", "turn") && (d->tag.n || over))
		code = reveal_turn(d, l, c, turn_of(d->tag, s), e);
	for (size_t i = 0; !code && i < sizeof copied / sizeof *copied; i++)
		code = copy_file(d, l, c, copied[i], e);
	public_message(&message, c, l->game);
	d->message = buf_str(&message);
	return code;
}

/* A step that another key signed was public before this one came: its commit cannot be made again. */
static int check_key(struct pen *p, const struct commit *c, struct arena *a, struct err *e)
{
	struct str allowed = STR_NONE;
	if (!p->key)
		return 0;
	const int code = store_read(&allowed, p->live->private, &c->id, STR("allowed_signers"), a, e);
	if (code && code != ERR_NOT_FOUND)
		return code;
	if (!allowed.n || signing_allows(allowed, p->key->public))
		return 0;
	return err_set(e, ERR_DAMAGED,
		       "game %.*s: step %lld was signed with another key, so its public commit cannot be made again; "
		       "restore public.git from a backup, or from a player's clone",
		       STR_ARG(p->live->name), (long long)step_of(c));
}

static int publish_step(struct pen *p, const struct commit *c, struct err *e)
{
	struct live *l = p->live;
	struct arena a = ARENA_INIT;
	struct commit_draft d;
	const struct state *s;
	bool over = false;
	draft_init(&d, &a);
	int code = check_key(p, c, &a, e);
	if (!code)
		code = live_state(&s, l, &c->id, &a, e);
	if (!code)
		code = ends_game(&over, l, c, s, &a, e);
	if (!code)
		code = fill_step(&d, l, c, s, over, e);
	if (!code)
		code = commit_public(p, &d, step_of(c), e);
	if (!code && over && option_is(s, "reveal", "end"))
		code = reveal_game(p, c, s, e);
	arena_release(&a);
	return code;
}

/* ---- catching up ------------------------------------------------------------------------------ */

/* How many steps are public; p->public.published remembers it. */
static int count_published(struct pen *p, struct arena *a, struct err *e)
{
	struct commit c;
	if (p->public.published || object_is_none(&p->public.tip))
		return 0;
	int code = store_commit_read(&c, p->public.store, &p->public.tip, a, e);
	if (!code)
		p->public.published = step_of(&c) + 1;
	return code;
}

/* The private commits that are not public yet, newest first, by walking back only as far as needed. */
static int unpublished(struct commit **out, size_t *n, struct pen *p, struct arena *a, struct err *e)
{
	struct live *l = p->live;
	VEC(struct commit) list = { 0 };
	struct object_id at = l->tip;
	int code = count_published(p, a, e);
	while (!code && !object_is_none(&at)) {
		struct commit c;
		code = store_commit_read(&c, l->private, &at, a, e);
		if (code || step_of(&c) < p->public.published)
			break;
		VEC_PUSH(&list, a, c);
		at = c.parent;
	}
	*out = list.at;
	*n = list.n;
	return code;
}

/* Where the public history ends with the end of the game, and not with the orders that are owed then. */
static int find_owed_reveal(struct commit *end, bool *owed, struct pen *p, struct arena *a, struct err *e)
{
	struct live *l = p->live;
	const struct state *s = engine_state(l->engine);
	struct object_id id;
	struct commit tip;
	*owed = false;
	if (state_game(s)->phase != GAME_OVER || !option_is(s, "reveal", "end"))
		return 0;
	int code = store_commit_read(&tip, p->public.store, &p->public.tip, a, e);
	if (code || is_reveal(&tip))
		return code;
	code = live_step(&id, l, step_of(&tip), e);
	if (!code)
		code = store_commit_read(end, l->private, &id, a, e);
	if (!code)
		code = live_state(&s, l, &id, a, e);
	return code ? code : ends_game(owed, l, end, s, a, e);
}

static int reveal_owed(struct pen *p, const struct commit *end, struct arena *a, struct err *e)
{
	const struct state *s;
	int code = live_state(&s, p->live, &end->id, a, e);
	return code ? code : reveal_game(p, end, s, e);
}

int publish_steps(struct pen *p, struct err *e)
{
	struct commit *list, end;
	size_t n;
	struct arena a = ARENA_INIT;
	const bool first_look = !p->public.published && !object_is_none(&p->public.tip);
	bool owed = false;
	int code = unpublished(&list, &n, p, &a, e);
	if (!code && first_look)
		code = find_owed_reveal(&end, &owed, p, &a, e);
	/* after a crash what lies about is cleaned up all the same */
	if (!code && (n || owed || p->public.littered) && !p->public.open) {
		code = store_begin(p->public.store, LOCK_WAIT_MS, e);
		p->public.open = !code;
	}
	if (!code && owed)
		code = reveal_owed(p, &end, &a, e);
	for (size_t i = n; !code && i-- > 0;)
		code = publish_step(p, &list[i], e);
	arena_release(&a);
	return code;
}

int publish_flush(struct pen *p, struct err *e)
{
	int code = publish_steps(p, e);
	if (code)
		publish_abandon(p);
	else if (p->public.open)
		code = store_flush(p->public.store, e);
	p->public.open = false;
	return code;
}

void publish_abandon(struct pen *p)
{
	store_abandon(p->public.store);
	p->public.open = false;
	p->public.published = 0;
	store_tip(&p->public.tip, p->public.store, NULL);
}

int publish_find(struct object_id *out, struct pen *p, int64_t step, struct err *e)
{
	struct arena a = ARENA_INIT;
	struct commit c;
	int code = publish_steps(p, e);
	*out = p->public.tip;
	for (; !code; *out = c.parent) {
		code = store_commit_read(&c, p->public.store, out, &a, e);
		if (code || (step_of(&c) <= step && !is_reveal(&c)))
			break;
	}
	arena_release(&a);
	return code;
}

int publish_turn(struct str *out, struct pen *p, int32_t turn, struct arena *a, struct err *e)
{
	struct object_id id;
	int times = 0, code = publish_steps(p, e);
	if (!code)
		code = turn_ends(&times, &id, find_tag, p->public.store, turn, e);
	if (!code && !times)
		code = err_set(e, ERR_NOT_FOUND, "game %.*s: its public history has no end of turn %d",
			       STR_ARG(p->live->name), (int)turn);
	if (!code)
		*out = object_hex(a, &id);
	return code;
}
