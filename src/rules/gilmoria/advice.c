/*
 * advice: whom to win over, and how; the rest of a turn is as in other games of phases (rules/common/advice).
 */
#include "rules/common/advice.h"
#include "rules/gilmoria/phases.h"
#include "rules/gilmoria/tactics.h"
#include "rules/gilmoria/turn.h"
#include "rules/gilmoria/verbs.h"

/* Lands of a domain that touch the warlord's. */
static int32_t nearness(const struct view *v, seat_id domain)
{
	int32_t near = 0;

	for (size_t i = 0; i < row_count(v->state, TABLE_LAND); i++) {
		const struct land_row *land = ROW(struct land_row, v->state, TABLE_LAND, i);
		size_t n;
		const struct neighbour *list = map_neighbours(v->game->map, land->area, &n);

		for (size_t k = 0; land->owner == domain && k < n; k++)
			near += land_at(v->state, list[k].area).owner == v->seat;
	}
	return near;
}

static bool is_silent(const struct view *v, region_id home)
{
	const struct silence_row key = { .seat = v->seat, .domain = home },
				 *row = row_find(v->state, TABLE_SILENCE, &key);

	return row && row->until >= stage_of(v->state).round;
}

/* A tactic that costs nothing adds to the chance, and closes an ear the longer, but there are others to speak to. */
static seat_id win_over(const struct view *v, struct counsel *c)
{
	const struct stage_row stage = stage_of(v->state);
	seat_id courted = SEAT_NONE;
	int32_t best = 0;

	if (stage.active != stage.mover || stage.phase > PHASE_DIPLOMACY || stage.own[SPOKEN])
		return SEAT_NONE;
	for (size_t i = 0; i < row_count(v->state, TABLE_DOMAIN); i++) {
		const struct domain_row *d = ROW(struct domain_row, v->state, TABLE_DOMAIN, i);

		if (gm_head(v->state, d->seat) != SEAT_NONE || gm_invades(v->state, v->seat, d->seat))
			continue;
		for (enum tactic tactic = 0; tactic < TACTICS; tactic++) {
			const int32_t chance = gm_tactic_bonus(tactic) + gm_temper_bonus(v->state, d->home, tactic);
			const int32_t worth = 100 + 2 * chance + nearness(v, d->seat);

			if (is_silent(v, d->home))
				continue;
			courted = worth > best ? d->seat : courted;
			best = worth > best ? worth : best;
			COUNSEL(c, worth, ACTIVATE, { TO_WHOM, d->home, HOW_EXACT },
				{ TO_WHOM_TACTIC, (int32_t)tactic, HOW_EXACT });
		}
	}
	return courted;
}

static int32_t defence(const struct state *s, area_id a)
{
	const struct land_row land = land_at(s, a);

	return (land.leader != 0) + (land.stronghold != 0);
}

static bool may_go(const struct view *v, area_id from, area_id to)
{
	return gm_connected(v->state, v->seat, from, to, v->scratch);
}

const struct stage_advice gm_advice = {
	.deploy = DEPLOY,
	.attack = ATTACK,
	.move = MOVE,
	.end_turn = END_TURN,
	.counted = true,
	.before = win_over,
	.defence = defence,
	.may_go = may_go,
};
