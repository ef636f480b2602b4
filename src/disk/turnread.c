/*
 * turnread: all that the report of a turn needs, read back from history: the
 * events of its steps and the states between which it lies.
 */
#include "disk/dicefile.h"
#include "bind/callname.h"
#include "disk/live.h"
#include "engine/calls.h"

struct reading { /* of a turn, step by step */
	int32_t turn;
	struct events events;
	VEC(struct report_rolls) rolls;
	VEC(struct str) played;
};

static int add_events(struct events *out, struct live *l, const struct object_id *commit, const struct state *s,
		      struct err *e)
{
	struct str text;
	int code = store_read(&text, l->private, commit, STR("events"), out->arena, e);
	if (code)
		return code == ERR_NOT_FOUND ? 0 : code;
	struct source src = source_new(out->arena, STR("events"), text);
	return events_read(out, l->game->rules, s, &src, e);
}

/* The commit that ended the turn before; none: the game's first. */
static int turn_before(struct object_id *out, struct live *l, int32_t n, struct err *e)
{
	*out = (struct object_id){ { 0 } };
	int code = n > 1 ? live_turn_commit(out, l, n - 1, e) : 0;
	return code == ERR_NOT_FOUND ? 0 : code;
}

static int read_before(struct report_turn *out, struct live *l, const struct object_id *before, struct arena *a,
		       struct err *e)
{
	const struct turn_end *t = &l->turn_end;
	if (object_is_none(before))
		return 0;
	if (!object_eq(before, &t->commit))
		return live_state(&out->before, l, before, a, e);
	out->before = t->state;
	return 0;
}

static int find_end(struct object_id *out, struct live *l, int32_t n, const struct step *last, struct err *e)
{
	*out = l->tip;
	return last ? 0 : live_turn_commit(out, l, n, e);
}

static int read_end(struct report_turn *out, struct live *l, const struct object_id *end, struct arena *a,
		    struct err *e)
{
	struct str text;
	int code = live_state(&out->after, l, end, a, e);
	if (!code)
		code = store_read(&out->lapsed, l->private, end, STR("lapsed"), a, e);
	if (code && code != ERR_NOT_FOUND)
		return code;
	code = store_read(&text, l->private, end, STR("dice"), a, e);
	if (!code) {
		struct dice_file f;
		dice_read(&f, text, a);
		out->seed = f.seed;
		out->chain_end = f.end;
		out->seed_secret = dice_secret(&f.key, out->after);
	}
	return code == ERR_NOT_FOUND ? 0 : code;
}

static bool has_roll(const struct reading *r, size_t from)
{
	for (size_t i = from; i < r->events.list.n; i++)
		if (event_roll(&r->events.list.at[i]))
			return true;
	return false;
}

/* The dice of a step whose events from `from` on are the last. */
static void add_rolls(struct reading *r, int64_t step, const struct dice_key *key, size_t from)
{
	struct report_rolls rolls = { (uint32_t)step, r->turn, *key, .from = from, .to = r->events.list.n };
	if (!has_roll(r, from))
		return;
	if (!key->by_step)
		rolls.turn = (int32_t)key->number;
	else
		rolls.step = (uint32_t)key->number;
	VEC_PUSH(&r->rolls, r->events.arena, rolls);
}

static int read_rolls(struct reading *r, struct live *l, const struct commit *c, size_t from, struct err *e)
{
	struct dice_file f;
	struct str text;
	int code = store_read(&text, l->private, &c->id, STR("dice"), r->events.arena, e);
	if (code)
		return code == ERR_NOT_FOUND ? 0 : code;
	dice_read(&f, text, r->events.arena);
	if (f.rolled || !f.key.by_step)
		add_rolls(r, step_of(c), &f.key, from);
	return 0;
}

/* Older games have none. */
static int read_played(struct reading *r, struct live *l, const struct commit *c, struct err *e)
{
	struct str text;
	int code = store_read(&text, l->private, &c->id, STR("played"), r->events.arena, e);
	if (!code)
		VEC_PUSH(&r->played, r->events.arena, text);
	return code == ERR_NOT_FOUND ? 0 : code;
}

struct passed { /* before a step */
	const struct state *state;
	size_t events, rolls;
	when at; /* of the step */
};

/* What had happened from the end of the turn on did not, nor what was undone with it. */
static void take_back(struct reading *r, const struct live *l, const struct passed *p, size_t i,
		      const struct state *now)
{
	const int32_t turn = state_game(now)->turn;
	while (i > 0 && p[i].state && state_game(p[i].state)->turn > turn)
		i--;
	while (i > 0 && p[i].state && turn_is_undone(l->game, now, p[i].state, p[i].at))
		i--;
	r->events.list.n = p[i].events;
	r->rolls.n = p[i].rolls;
}

static int read_steps(struct report_turn *out, struct reading *r, struct live *l, const struct commit *steps, size_t n,
		      struct err *e)
{
	int code = 0;
	const struct state *before = out->before;
	struct passed *passed = ARENA_ARRAY(r->events.arena, struct passed, n + 1);
	for (size_t i = 0; !code && i < n; i++) {
		const struct state *then;
		struct events *events = &r->events;
		passed[i] = (struct passed){ before, events->list.n, r->rolls.n, steps[i].time };
		code = live_state(&then, l, &steps[i].id, events->arena, e);
		if (!code && before && state_game(then)->turn < state_game(before)->turn)
			take_back(r, l, passed, i, then);
		const size_t from = events->list.n;
		before = then;
		if (!code)
			code = add_events(events, l, &steps[i].id, then, e);
		if (!code)
			code = read_rolls(r, l, &steps[i], from, e);
		if (!code)
			code = read_played(r, l, &steps[i], e);
		if (!code && i == 0 && !out->before)
			out->before = then;
		out->to = steps[i].time;
		out->subject = commit_subject(&steps[i]);
	}
	if (n)
		out->from = steps[0].time;
	return code;
}

static void add_last(struct report_turn *out, struct reading *r, const struct step *last)
{
	struct events *events = &r->events;
	const size_t from = events->list.n;
	for (size_t i = 0; i < last->events.list.n; i++)
		VEC_PUSH(&events->list, events->arena, last->events.list.at[i]);
	VEC_PUSH(&r->played, events->arena, last->played);
	out->lapsed = last->lapsed;
	if (last->rolled)
		add_rolls(r, last->number, &last->key, from);
	out->after = last->after;
	out->to = last->at;
	out->subject = last->subject;
	out->seed = last->seed;
	out->seed_secret = dice_secret(&last->key, last->after);
	out->chain_end = last->chain_end;
	if (!out->before)
		out->before = last->before;
}

static void read_asked(struct report_call *r, const struct state *s, call_id call, struct arena *a)
{
	VEC(struct str) names = { 0 };
	for (size_t k = 0; k < row_count(s, TABLE_ASKED); k++) {
		const struct asked_row *asked = ROW(struct asked_row, s, TABLE_ASKED, k);
		if (asked->call == call)
			VEC_PUSH(&names, a, seat_name(s, asked->seat));
	}
	r->names = names.at;
	r->nnames = r->asked = r->awaited = names.n;
}

void live_calls(struct report_turn *out, struct arena *a)
{
	const struct state *s = out->after;
	VEC(struct report_call) calls = { 0 };
	for (size_t i = 0; i < row_count(s, TABLE_CALL); i++) {
		const struct call_row *c = ROW(struct call_row, s, TABLE_CALL, i);
		struct report_call *r = VEC_ADD(&calls, a);
		r->name = call_words(out->game, s, c, a);
		r->kind = c->kind;
		r->bell = c->bell;
		read_asked(r, s, c->call, a);
	}
	out->calls = calls.at;
	out->ncalls = calls.n;
}

int live_turn(struct report_turn *out, struct live *l, int32_t n, const struct step *last, struct arena *arena,
	      struct err *e)
{
	struct object_id end, before;
	struct commit *steps;
	size_t nsteps;
	struct reading r = { .turn = n, .events = { .arena = arena } };
	*out = (struct report_turn){ .game = l->game, .turn = n };
	int code = find_end(&end, l, n, last, e);
	if (!code)
		code = turn_before(&before, l, n, e);
	if (!code)
		code = read_before(out, l, &before, arena, e);
	if (!code)
		code = store_history(&steps, &nsteps, l->private, &end, object_is_none(&before) ? NULL : &before,
				     OLDEST_FIRST, arena, e);
	if (!code)
		code = read_steps(out, &r, l, steps, nsteps, e);
	if (!code && last)
		add_last(out, &r, last);
	else if (!code)
		code = read_end(out, l, &end, arena, e);
	out->events = r.events.list.at;
	out->nevents = r.events.list.n;
	for (size_t i = 0; !code && i < r.rolls.n; i++)
		r.rolls.at[i].secret = dice_secret(&r.rolls.at[i].key, out->after);
	out->rolls = r.rolls.at;
	out->nrolls = r.rolls.n;
	out->played = r.played.at;
	out->nplayed = r.played.n;
	if (!code)
		live_calls(out, arena);
	return code;
}

enum { COURSE = 12, WHOLE_COURSE = 24 }; /* turns that a course tells of */

int live_course(struct report_turn *out, struct live *l, struct arena *arena, struct err *e)
{
	const bool over = state_game(out->after)->phase == GAME_OVER;
	const int32_t every = over ? (out->turn - 1) / WHOLE_COURSE + 1 : 1;
	int32_t n = over || out->turn <= COURSE ? 1 : out->turn - COURSE + 1;
	VEC(struct report_past) past = { 0 };
	int code = 0;
	for (; !code && n < out->turn; n += every) {
		struct report_past p = { .turn = n };
		struct object_id commit;
		if (live_turn_commit(&commit, l, n, NULL)) /* annulled */
			continue;
		code = live_state(&p.state, l, &commit, arena, e);
		VEC_PUSH(&past, arena, p);
	}
	out->past = past.at;
	out->npast = past.n;
	if (l->root->pages.n) {
		out->clone = str_printf(arena, "%.*s/%.*s/public.git", STR_ARG(l->root->pages), STR_ARG(l->name));
		out->page = str_printf(arena, "%.*s/%.*s/turn/%d.html", STR_ARG(l->root->pages), STR_ARG(l->name),
				       (int)out->turn);
	}
	return code;
}

void turn_end_made(struct live *l, const struct step *s)
{
	struct turn_end *t = &l->turn_end;
	arena_reset(&t->arena);
	t->state = state_copy(s->after, &t->arena);
	t->commit = l->tip;
}
