/* fact: see fact.h. */
#include "rules/common/fact.h"

int32_t stage_force(const struct state *s, seat_id seat, area_id a)
{
	const struct land_row land = land_at(s, a);

	return land.owner == seat ? land.troops : 0;
}

int32_t stage_pool(const struct state *s, seat_id seat)
{
	const struct stage_row stage = stage_of(s);

	return stage.active == seat ? stage.pool : 0;
}

static void tell_income(const struct view *v, seat_id of, const struct stage_facts *told, struct notes *notes)
{
	const struct stage_game *g = stage_game_of(v->game);
	const struct stage_row stage = stage_of(v->state);
	const struct next next = { .seat = of, .mover = of, .wraps = stage.round == 0 };
	struct facts f = FACTS(.seat = SAID(of), .count = g->pool(v->state));

	if (of == stage.active && f.count > 0) {
		f.mover = SAID(stage.mover == of ? SEAT_NONE : stage.mover);
		note_say(notes, told->pool, NOWHERE, &f);
	}
	f.count = g->income(v->state, &next);
	f.limit = land_holdings(v->state, of).lands;
	note_say(notes, told->income, NOWHERE, &f);
}

static void tell_turn(int32_t what, seat_id seat, seat_id mover, int32_t phase, struct notes *notes)
{
	struct facts f = FACTS(.seat = SAID(seat), .phase = phase);

	f.mover = SAID(mover == seat ? SEAT_NONE : mover);
	note_say(notes, what, NOWHERE, &f);
}

/* Turn by turn on a trial, until it is that seat's, or all have had theirs. */
static void tell_next(const struct view *v, seat_id of, const struct stage_facts *told, struct notes *notes)
{
	const struct stage_game *g = stage_game_of(v->game);
	struct state *trial = view_trial(v);
	const size_t most = row_count(v->state, TABLE_SEAT);
	struct stage_row *stage = stage_edit(trial);
	struct next next = { .seat = SEAT_NONE };

	tell_turn(told->now, stage->active, stage->mover, stage->phase, notes);
	for (size_t i = 0; i < most && next.seat != of; i++) {
		next = g->next(trial);
		if (next.seat == SEAT_NONE)
			return;
		tell_turn(told->then, next.seat, next.mover, stage->phase, notes);
		stage = stage_edit(trial);
		stage->active = next.seat;
		stage->mover = next.mover;
		stage->round += next.wraps;
		if (told->passes)
			told->passes(trial, next.seat);
	}
}

void stage_fact(const struct view *v, enum fact what, seat_id of, const struct stage_facts *told, struct notes *notes)
{
	const struct holdings h = land_holdings(v->state, of);
	struct facts f = FACTS(.seat = SAID(of), .count = h.lands, .limit = h.troops);

	if (state_game(v->state)->phase != GAME_RUNNING)
		return;
	if (what == FACT_INCOME)
		tell_income(v, of, told, notes);
	else if (what == FACT_NEXT)
		tell_next(v, of, told, notes);
	else if (what == FACT_HAS)
		note_say(notes, told->has, NOWHERE, &f);
	else if (what == FACT_CHANCE)
		note_say(notes, told->chance, NOWHERE, &f);
	if (what != FACT_ENDS && what != FACT_PRICES)
		return;
	f.count = (int64_t)row_count(v->state, TABLE_LAND);
	f.limit = option_int(v->state, "max_rounds");
	note_say(notes, what == FACT_ENDS ? told->ends : told->prices, NOWHERE, &f);
}
