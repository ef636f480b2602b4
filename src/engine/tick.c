/* tick: see tick.h. */
#include "engine/tick.h"

#include "base/civil.h"
#include "engine/calls.h"
#include "engine/work.h"
#include "play/game.h"
#include "world/record.h"

static const char *const words[TICKS] = { [TICK_COOLS] = "cools", [TICK_AWAY] = "away", [TICK_OPENS] = "opens" };

/* ---- an early end that waits for a while ---- */

static const struct cooling_row *cooling_of(const struct state *s, call_id call)
{
	return row_find(s, TABLE_COOLING, &(struct cooling_row){ .call = call });
}

when tick_cooled(const struct state *s, call_id call)
{
	const struct cooling_row *row = cooling_of(s, call);

	return row ? row->until : WHEN_NEVER;
}

bool tick_cools(struct engine *e, const struct state *s, const struct call_row *c)
{
	return option_seconds(s, "cool_off") > 0 && c->kind != KIND_MUSTER && kind_of(e->game, c)->ending == AT_BELL &&
	       call_may_end_early(e->game, s, c) && asked_at(s, c->call, asked_begin(s, c->call));
}

/* When the book of a call was written in last; WHEN_NONE: it is empty. */
static when last_written(struct engine *e, call_id call)
{
	const struct book *b = book_find(e, call);
	when last = WHEN_NONE;

	for (size_t i = 0; b && i < b->seats.n; i++)
		for (size_t k = 0; b->seats.at[i] && k < b->seats.at[i]->sheets.n; k++) {
			const when at = b->seats.at[i]->sheets.at[k].mail->input.at;

			last = at > last ? at : last;
		}
	return last;
}

/* What is told of it, where that is something new. */
static struct tick cools(struct engine *e, const struct call_row *c)
{
	const struct cooling_row *row = cooling_of(e->tip, c->call);
	const when told = row ? row->until : WHEN_NEVER;
	struct tick t = { TICK_COOLS, c->call, e->now, false, WHEN_NEVER };

	if (!call_hears(c) || !tick_cools(e, e->tip, c))
		return (struct tick){ 0 };
	if (all_answered(e, e->tip, c))
		t.until = when_add(e->now, option_seconds(e->tip, "cool_off"));
	if (t.until >= call_played_at(e->game, e->tip, c))
		t.until = WHEN_NEVER; /* the bell is sooner */
	const bool same = t.until == WHEN_NEVER ? told == WHEN_NEVER
						: told != WHEN_NEVER && row->since == last_written(e, c->call);
	return same ? (struct tick){ 0 } : t;
}

static void make_cools(struct engine *e, struct turn *t, const struct tick *tick)
{
	const struct cooling_row row = { tick->call, tick->until, e->blind ? WHEN_NONE : last_written(e, tick->call) };

	row_put(t->after, TABLE_COOLING, &row);
	EVENT(t, EVENT_COOLS, call_find(t->after, tick->call)->kind, tick->until);
}

/* ---- a bell that moves behind an absence ---- */

enum { ABSENCE_DAYS = 5 }; /* of a game */

static int32_t days_left(const struct state *s)
{
	struct absence_row row;

	row_only(s, TABLE_ABSENCE, &row);
	return ABSENCE_DAYS - row.days;
}

/* The same hour on the first day when he is there again, as far as days are left. */
static when bell_behind(const struct state *s, when bell, when until)
{
	const struct zone zone = option_zone(s);
	const when local = when_add(bell, zone_offset(&zone, bell));
	when moved = bell;

	for (int32_t day = 1; day <= days_left(s) && moved <= until; day++)
		moved = zone_to_utc(&zone, when_add(local, day * (int64_t)DAY_SECONDS));
	return moved;
}

static const struct away_row *away_at_bell(struct engine *e, const struct call_row *c, seat_id seat)
{
	const struct away_row *row;

	return seat_is_away(e->tip, seat, c->bell, &row) && !seat_answered(e, e->tip, c, seat) ? row : NULL;
}

static struct tick away(struct engine *e, const struct call_row *c)
{
	const struct asked_row *asked;
	struct tick t = { .at = WHEN_NEVER };

	if (!option_is(e->tip, "absence", "move") || !call_is_of_turn(e->game, c) || !call_hears(c) ||
	    c->bell == WHEN_NEVER || days_left(e->tip) <= 0)
		return (struct tick){ 0 };
	for (size_t i = asked_begin(e->tip, c->call); (asked = asked_at(e->tip, c->call, i)); i++) {
		const struct away_row *row = away_at_bell(e, c, asked->seat);
		const when at = !row ? WHEN_NEVER : row->from > e->now ? row->from : e->now;

		if (at < t.at)
			t = (struct tick){ TICK_AWAY, c->call, at, at > e->now,
					   bell_behind(e->tip, c->bell, row->until) };
	}
	return t;
}

static void make_away(struct engine *e, struct turn *t, const struct tick *tick)
{
	const struct call_row *c = call_find(t->after, tick->call);
	struct absence_row row;

	(void)e;
	row_only(t->after, TABLE_ABSENCE, &row);
	row.days += (int32_t)((tick->until - c->bell + DAY_SECONDS / 2) / DAY_SECONDS);
	row_put(t->after, TABLE_ABSENCE, &row);
	EVENT(t, EVENT_ABSENCE, c->kind);
	VEC_LAST(&t->events.list)->call = tick->call;
	call_ring_at(t, tick->call, tick->until);
}

/* ---- a seat whose player sends nothing ---- */

/* Once the next turn is open: whoever is given the seat has all of it. */
static struct tick opens(struct engine *e, const struct call_row *c)
{
	const struct tick t = { TICK_OPENS, c->call, e->now, false, WHEN_NEVER, miss_most(e->tip) };

	return t.seat != SEAT_NONE && call_is_of_turn(e->game, c) ? t : (struct tick){ 0 };
}

static void make_opens(struct engine *e, struct turn *t, const struct tick *tick)
{
	(void)e;
	seat_open(t->after, tick->seat);
	EVENT(t, EVENT_FREED, tick->seat, option_misses(t->after).turns);
}

/* ---- all ---- */

static void (*const makes[TICKS])(struct engine *, struct turn *, const struct tick *) = {
	[TICK_COOLS] = make_cools, [TICK_AWAY] = make_away, [TICK_OPENS] = make_opens
};

struct tick tick_due(struct engine *e, const struct call_row *c)
{
	struct tick t;

	if (e->blind)
		return e->told.call == c->call ? e->told : (struct tick){ 0 };
	t = opens(e, c);
	t = t.what ? t : cools(e, c);
	return t.what ? t : away(e, c);
}

static struct str told_words(const struct tick *t, const struct state *s, struct arena *a)
{
	struct buf b = buf_new(a);

	buf_addf(&b, "clock call=%d does=%s until=%.*s", (int)t->call, words[t->what], STR_ARG(when_iso(a, t->until)));
	if (t->what == TICK_OPENS) {
		buf_add_c(&b, " seat=");
		text_write(&b, seat_name(s, t->seat));
	}
	buf_add_char(&b, '\n');
	return buf_str(&b);
}

void tick_make(struct engine *e, const struct tick *tick, struct step *out)
{
	struct engine_work *w = step_begin(e, e->tip, tick->at);
	struct turn *t = &w->turn;
	const struct tick made = *tick; /* it may be what the engine was told */

	t->call = made.call;
	e->told = (struct tick){ 0 };
	step_dice(w, NULL, 0);
	makes[made.what](e, t, &made);
	step_end(w, out);
	out->played = told_words(&made, t->after, t->arena);
}

int tick_read(struct tick *out, const struct state *s, struct str played, when at, struct arena *a, struct err *e)
{
	struct source *src = ARENA_NEW(a, struct source);
	struct board b;
	const struct board_word *call, *does, *until, *seat;
	int64_t id;

	*src = source_new(a, STR("played"), played);
	if (board_parse(&b, src, a, e) || b.nlines != 1)
		return err_set(e, ERR_REFUSED, "it says nothing of the clock");
	call = board_value(&b.lines[0], "call");
	does = board_value(&b.lines[0], "does");
	until = board_value(&b.lines[0], "until");
	seat = board_value(&b.lines[0], "seat");
	*out = (struct tick){ .at = at, .until = WHEN_NEVER, .seat = seat ? seat_by_name(s, seat->text) : SEAT_NONE };
	for (int k = TICK_NONE + 1; does && k < TICKS; k++)
		if (str_eq_c(does->text, words[k]))
			out->what = (enum tick_kind)k;
	if (!out->what || (out->what == TICK_OPENS && out->seat == SEAT_NONE) || !call ||
	    !str_to_int(call->text, &id) || id < 0 || id > INT32_MAX || !until ||
	    (!when_parse(until->text, &out->until) && !str_eq_c(until->text, "never")))
		return err_set(e, ERR_REFUSED, "it says nothing of the clock that is known here");
	out->call = (call_id)id;
	return 0;
}
