/*
 * dropped: see dropped.h.
 */
#include "letters/dropped.h"
#include "disk/orders.h"
#include "disk/witness.h"
#include "engine/calls.h"
#include "report/letter.h"

enum { LINES_SHOWN = 12 };

struct count {
	struct str seat; /* as its file is called */
	size_t n;
};
struct dropped {
	struct live *live;
	struct arena *arena;
	int32_t turn;              /* that is open again */
	VEC(struct commit) steps;  /* newest first */
	VEC(struct commit) undone; /* of the turn itself, with which it ended */
	VEC(struct str) lines;     /* of the host */
	VEC(struct str) ended;     /* what was ordered with what ended the turn, as the host can say it */
	VEC(struct count) orders;
};

/* What was undone with the close, and how the game stands for it. */
static int find_undone(struct dropped *d, const struct commit *annul, const struct commit *close, struct err *e)
{
	struct commit c = *close;
	const struct state *now, *before;
	int code = live_state(&now, d->live, &annul->id, d->arena, e);
	if (!code)
		code = live_state(&before, d->live, &c.parent, d->arena, e);
	while (!code && turn_is_undone(d->live->game, now, before, c.time)) {
		const struct object_id step = c.parent;
		code = store_commit_read(&c, d->live->private, &step, d->arena, e);
		if (!code)
			code = live_state(&before, d->live, &c.parent, d->arena, e);
		if (!code)
			VEC_PUSH(&d->undone, d->arena, c);
	}
	return code;
}

/* The steps between the close that was annulled and the step that annulled it. */
static int find_steps(struct dropped *d, const struct commit *annul, struct err *e)
{
	struct store *history = d->live->private;
	struct object_id at = annul->parent;
	int code = 0;
	d->turn = turn_written(history, &annul->id);
	for (bool more = true; !code && more;) {
		struct commit c;
		code = store_commit_read(&c, history, &at, d->arena, e);
		more = !code && turn_written(history, &c.parent) > d->turn;
		if (more)
			VEC_PUSH(&d->steps, d->arena, c);
		else if (!code)
			code = find_undone(d, annul, &c, e);
		at = c.parent;
	}
	return code;
}

/* ---- orders ----------------------------------------------------------------------------------- */

static struct count *count_of(struct dropped *d, struct str seat)
{
	for (size_t i = 0; i < d->orders.n; i++)
		if (str_eq(d->orders.at[i].seat, seat))
			return &d->orders.at[i];
	struct count *c = VEC_ADD(&d->orders, d->arena);
	*c = (struct count){ seat, 0 };
	return c;
}

struct reading { /* of a step */
	const struct commit *commit;
	const struct witness *mails;
	size_t n;
	bool undone; /* its orders are told one by one */
};

/* The mail whose hash begins with these digits is one of the host's. */
static bool is_hosts(const struct reading *r, struct str digits, struct arena *a)
{
	for (size_t i = 0; i < r->n; i++)
		if (str_starts(hash_hex(a, &r->mails[i].decision.hash), digits))
			return r->mails[i].host;
	return false;
}

/* A line of the host's may stand with the orders of the seat that it is about. */
static int read_orders(struct dropped *d, const struct reading *r, struct str path, struct err *e)
{
	struct str text, line, digits, name = str_sub(path, sizeof "orders/" - 1, path.n);
	struct orders_line heard;
	bool host = false;
	int code = store_read(&text, d->live->private, &r->commit->id, path, d->arena, e);
	while (!code && str_cut(&text, '\n', &line)) {
		if (orders_read_mail(&digits, line))
			host = is_hosts(r, digits, d->arena);
		if (!orders_read_line(&heard, line) || heard.verdict > VERDICT_WARNED)
			continue;
		if (host)
			VEC_PUSH(&d->lines, d->arena, heard.canonical);
		else if (r->undone)
			VEC_PUSH(&d->ended, d->arena,
				 str_printf(d->arena, "act for %.*s: %.*s", STR_ARG(name), STR_ARG(heard.canonical)));
		else
			count_of(d, name)->n++;
	}
	return code;
}

static int read_step(struct dropped *d, const struct commit *c, bool undone, struct err *e)
{
	struct reading r = { .commit = c, .undone = undone };
	struct witness *mails;
	struct file_entry *files;
	size_t n = 0;
	int code = witnesses_read(&mails, &r.n, live_order(d->live->game), d->live->private, c, 1, d->arena, e);
	if (!code)
		code = store_list(&files, &n, d->live->private, &c->id, STR("orders"), d->arena, e);
	r.mails = mails;
	for (size_t i = 0; !code && i < n; i++)
		code = read_orders(d, &r, files[i].path, e);
	return code;
}

/* What stands in open calls is in no step yet. */
static void count_standing(struct dropped *d)
{
	const struct state *s = engine_state(d->live->engine);
	for (size_t i = 0; i < row_count(s, TABLE_SEAT); i++) {
		const struct seat_row *seat = ROW(struct seat_row, s, TABLE_SEAT, i);
		struct outcome o = { 0 };
		engine_outlook(d->live->engine, seat->seat, &o, d->arena);
		if (o.nstanding)
			count_of(d, str_slug(d->arena, text_of(s, seat->name)))->n += o.nstanding;
	}
}

/* ---- the words -------------------------------------------------------------------------------- */

static void write_lines(struct buf *out, const struct dropped *d)
{
	const size_t n = d->lines.n;
	for (size_t i = 0; i < n && i < LINES_SHOWN; i++)
		letter_line(out, d->lines.at[i], 2);
	if (n > LINES_SHOWN)
		buf_addf(out, "  and %zu more: pbp log %.*s\n", n - LINES_SHOWN, STR_ARG(d->live->name));
}

static void write_orders(struct buf *out, const struct dropped *d)
{
	struct buf b = buf_new(d->arena);
	for (size_t i = 0; i < d->orders.n && i < LINES_SHOWN; i++)
		buf_addf(&b, "%s%.*s %zu", i ? ", " : "orders: ", STR_ARG(d->orders.at[i].seat), d->orders.at[i].n);
	if (d->orders.n > LINES_SHOWN)
		buf_addf(&b, ", and of %zu more", d->orders.n - LINES_SHOWN);
	if (b.n)
		letter_line(out, buf_str(&b), 2);
}

static struct str turn_named(const struct dropped *d, int32_t turn, bool first)
{
	return turn_words(d->live->game, engine_state(d->live->engine), turn, first, d->arena);
}

static void write_ended(struct buf *out, const struct dropped *d)
{
	if (!d->ended.n)
		return;
	letter_line(out,
		    str_printf(d->arena,
			       "%.*s is open again as it was before what ended it. Undone with that; say what is right "
			       "anew, and end the turn (equal orders have equal dice):",
			       STR_ARG(turn_named(d, d->turn, true))),
		    0);
	for (size_t i = 0; i < d->ended.n; i++)
		letter_line(out, d->ended.at[i], 2);
}

int dropped_position(struct outcome *o, const struct state **out, struct live *l, const struct object_id *annul,
		     struct arena *a, struct err *e)
{
	struct outcome now;
	int code = live_state(out, l, annul, a, e);
	if (code)
		return code;
	struct engine *then = engine_new(l->game, binder_new(l->game, *out, a), *out, NULL, a);
	engine_outlook_host(then, &now, a);
	engine_free(then);
	now.lines = o->lines;
	now.nlines = o->nlines;
	*o = now;
	return 0;
}

int dropped_for_host(struct buf *out, struct live *l, const struct object_id *annul, struct arena *a, struct err *e)
{
	struct dropped d = { .live = l, .arena = a };
	struct commit c;
	int code = store_commit_read(&c, l->private, annul, a, e);
	if (!code)
		code = find_steps(&d, &c, e);
	for (size_t i = d.steps.n; !code && i-- > 0;)
		code = read_step(&d, &d.steps.at[i], false, e);
	for (size_t i = d.undone.n; !code && i-- > 0;)
		code = read_step(&d, &d.undone.at[i], true, e);
	if (code)
		return code;
	write_ended(out, &d);
	if (state_game(engine_state(l->engine))->turn > d.turn)
		count_standing(&d);
	if (!d.lines.n && !d.orders.n)
		return 0;
	buf_addf(out, "\nDropped with %.*s; send again what is still to be:\n", STR_ARG(turn_named(&d, d.turn, false)));
	write_lines(out, &d);
	write_orders(out, &d);
	return 0;
}

/* What he said is an event of the step, in the words that all may read. */
static int read_said(struct dropped *d, const struct commit *c, struct err *e)
{
	struct live *l = d->live;
	struct events events = { .arena = d->arena };
	const struct state *after;
	struct str text;
	int code = store_read(&text, l->private, &c->id, STR("events"), d->arena, e);
	if (code)
		return code == ERR_NOT_FOUND ? 0 : code;
	struct source src = source_new(d->arena, STR("events"), text);
	code = live_state(&after, l, &c->id, d->arena, e);
	if (!code)
		code = events_read(&events, l->game->rules, after, &src, e);
	for (size_t i = 0; !code && i < events.list.n; i++)
		if (events.list.at[i].what == EVENT_HOST)
			VEC_PUSH(&d->lines, d->arena, text_of(after, (text_id)events.list.at[i].args[0]));
	return code;
}

int dropped_for_players(json_t *value, struct live *l, const struct commit *annul, struct arena *a, struct err *e)
{
	struct dropped d = { .live = l, .arena = a };
	struct buf lines = buf_new(a);
	json_t *o;
	int code = find_steps(&d, annul, e);
	for (size_t i = d.steps.n; !code && i-- > 0;)
		code = read_said(&d, &d.steps.at[i], e);
	if (code)
		return code;
	o = json_object();
	write_lines(&lines, &d);
	model_set(o, "reopened", turn_named(&d, d.turn, true), a);
	json_object_set_new(o, "undone", json_boolean(d.undone.n > 0));
	model_set(o, "later", turn_named(&d, d.turn + 1, false), a);
	model_set_lines(o, "hosts", buf_str(&lines), a);
	json_object_set_new(value, "dropped", o);
	return 0;
}
