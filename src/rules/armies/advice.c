/*
 * advice: see advice.h. An attack is advised that is won whoever joins the other side, a move that wins an area and loses
 * none, a side that wins whatever others do.
 */
#include "rules/armies/advice.h"

#include "play/game.h"
#include "rules/armies/aftermath.h"
#include "rules/armies/board.h"
#include "rules/armies/turn.h"
#include "rules/armies/verbs.h"

enum { GOOD = 100, FAIR = 50 };

/* Of one other seat the most armies in an area. */
static int32_t most_of_others(const struct state *s, area_id a, seat_id seat)
{
	int32_t most = 0;

	for (size_t i = 0; i < row_count(s, TABLE_SEAT); i++) {
		const seat_id other = ROW(struct seat_row, s, TABLE_SEAT, i)->seat;
		const int32_t n = other == seat ? 0 : ar_armies(s, a, other);

		most = n > most ? n : most;
	}
	return most;
}

static int32_t all_in(const struct state *s, area_id a)
{
	int32_t n = 0;

	for (size_t i = 0; i < row_count(s, TABLE_SEAT); i++)
		n += ar_armies(s, a, ROW(struct seat_row, s, TABLE_SEAT, i)->seat);
	return n;
}

/* How many of its neighbours are his. */
static int32_t beside_own(const struct view *v, area_id a, seat_id seat)
{
	size_t n;
	const struct neighbour *list = map_neighbours(v->game->map, a, &n);
	int32_t own = 0;

	for (size_t i = 0; i < n; i++)
		own += ar_armies(v->state, list[i].area, seat) > 0;
	return own;
}

/* What an army more is worth there: it makes the area his, or keeps it so. */
static int32_t worth_of(const struct view *v, area_id a, seat_id seat)
{
	const int32_t own = ar_armies(v->state, a, seat), other = most_of_others(v->state, a, seat);

	if (ar_free(v->state, a) == 0)
		return 0;
	if (own <= other && own + 1 > other)
		return GOOD - 10 * own + beside_own(v, a, seat);
	return own > other ? FAIR + 10 * (other == own - 1) - own : 1;
}

static void place(struct counsel *c, int32_t worth, int32_t n, area_id a)
{
	COUNSEL(c, worth, PLACE, { PLACE_COUNT, n, HOW_EXACT }, { PLACE_UNIT, ARMY, HOW_EXACT },
		{ PLACE_AREA, a, HOW_EXACT });
}

void ar_setup_counsel(const struct view *v, const struct call_row *call, seat_id seat, struct counsel *c)
{
	(void)call;
	for (area_id a = 0; a < v->game->map->nareas; a++) {
		const int32_t worth = worth_of(v, a, seat);

		if (worth > 0)
			COUNSEL(c, worth + ar_free(v->state, a), PLACE, { PLACE_UNIT, ARMY, HOW_EXACT },
				{ PLACE_AREA, a, HOW_EXACT });
	}
}

/* ---- the turn ---------------------------------------------------------------------------------- */

static bool stays_his(const struct view *v, area_id a, seat_id seat)
{
	const int32_t own = ar_armies(v->state, a, seat), other = most_of_others(v->state, a, seat);

	return own > 1 && (own - 1 > other || own <= other);
}

static void move(const struct view *v, seat_id seat, struct counsel *c)
{
	for (area_id from = 0; from < v->game->map->nareas; from++)
		for (area_id to = 0; ar_armies(v->state, from, seat) > 0 && to < v->game->map->nareas; to++) {
			const int32_t worth = worth_of(v, to, seat);

			if (to != from && stays_his(v, from, seat) && worth > FAIR + 10)
				COUNSEL(c, worth + ar_free(v->state, to), MOVE, { MOVE_COUNT, 1, HOW_EXACT },
					{ MOVE_UNIT, ARMY, HOW_EXACT }, { MOVE_FROM, from, HOW_EXACT },
					{ MOVE_TO, to, HOW_EXACT });
		}
}

/* Nobody can turn it by a power or by joining him. */
static void attack_on(const struct view *v, seat_id seat, seat_id foe, area_id from, area_id area, struct counsel *c)
{
	const int32_t with = ar_armies(v->state, from, seat), against = ar_armies(v->state, area, foe);
	const int32_t third = all_in(v->state, area) - against - ar_armies(v->state, area, seat);
	const int32_t worth = GOOD + 10 * against - 5 * (with - against);

	if (against == 0 || with <= against + third || ar_power_of(v->state, area) || ar_relics(v->state, foe) > 0)
		return;
	if (from == area)
		COUNSEL(c, worth, ATTACK, { ATTACK_WHOM, foe, HOW_EXACT }, { ATTACK_AREA, area, HOW_EXACT });
	else
		COUNSEL(c, worth, ATTACK, { ATTACK_WHOM, foe, HOW_EXACT }, { ATTACK_AREA, area, HOW_EXACT },
			{ ATTACK_FROM, from, HOW_EXACT });
}

static void attack(const struct view *v, seat_id seat, struct counsel *c)
{
	for (area_id from = 0; from < v->game->map->nareas; from++)
		for (area_id to = 0; ar_armies(v->state, from, seat) > 0 && to < v->game->map->nareas; to++)
			for (size_t i = 0; ar_is_near(v->game->map, from, to) && i < row_count(v->state, TABLE_SEAT);
			     i++) {
				const seat_id foe = ROW(struct seat_row, v->state, TABLE_SEAT, i)->seat;

				if (foe != seat)
					attack_on(v, seat, foe, from, to, c);
			}
}

static bool is_ground(const struct view *v, seat_id seat, area_id a)
{
	if (ar_stage(v->state).step == STEP_DEBRIEF)
		return row_find(v->state, TABLE_GROUND, &(struct ground_row){ a }) != NULL;
	return ar_is_ground(v->state, seat, a);
}

/* Where most is won by it, of the areas that have none of it yet; AREA_NONE: nowhere. */
static area_id best_ground(const struct view *v, seat_id seat, const bool *placed)
{
	area_id best = AREA_NONE;
	int32_t most = 0;

	for (area_id a = 0; a < v->game->map->nareas; a++) {
		const int32_t worth = placed[a] || !is_ground(v, seat, a) ? 0 : worth_of(v, a, seat);

		if (worth > most) {
			best = a;
			most = worth;
		}
	}
	return best;
}

/* All that are due: what does not fit into one area goes into the next. */
static void debrief(const struct view *v, seat_id seat, struct counsel *c)
{
	const struct stage_row stage = ar_stage(v->state);
	int32_t bonus, left = stage.step == STEP_DEBRIEF ? stage.left : ar_allowance(v->state, seat, &bonus);
	bool *placed = ARENA_ARRAY(v->scratch, bool, (size_t)v->game->map->nareas + 1);

	for (area_id a; left > 0 && (a = best_ground(v, seat, placed)) != AREA_NONE;) {
		const int32_t room = ar_free(v->state, a), n = left < room ? left : room;

		place(c, worth_of(v, a, seat) + n, n, a);
		counsel_beside(c);
		placed[a] = true;
		left -= n;
	}
}

static void place_due(const struct view *v, seat_id seat, struct counsel *c)
{
	const struct due_row due = ar_due(v->state, seat);
	struct battle_row b = { .area = AREA_NONE };
	const bool fought = ar_battle(v->state, &b);

	for (area_id a = 0; due.free + due.back > 0 && a < v->game->map->nareas; a++) {
		const int32_t worth = worth_of(v, a, seat);

		if (due.free == 0)
			place(c, ar_free(v->state, a) < due.back ? 0 : worth, due.back, a);
		else if (worth > 0 && fought && ar_is_for_free(v->game->map, &b, a))
			COUNSEL(c, worth, PLACE, { PLACE_UNIT, FREE_ARMY, HOW_EXACT }, { PLACE_AREA, a, HOW_EXACT });
	}
}

void ar_turn_counsel(const struct view *v, const struct call_row *call, seat_id seat, struct counsel *c)
{
	(void)call;
	if (ar_stage(v->state).step == STEP_AFTERMATH) {
		place_due(v, seat, c);
		return;
	}
	move(v, seat, c);
	attack(v, seat, c);
	debrief(v, seat, c);
	COUNSEL_WORD(c, END_TURN);
}

void ar_aftermath_counsel(const struct view *v, const struct call_row *call, seat_id seat, struct counsel *c)
{
	(void)call;
	place_due(v, seat, c);
}

/* ---- an answer --------------------------------------------------------------------------------- */

/* Where his side wins whoever joins the other, and his share of the price is no more than what he is given. */
static void support(const struct view *v, const struct battle_row *b, seat_id seat, bool attacker, struct counsel *c)
{
	const int32_t attack = ar_armies(v->state, b->from, b->attacker),
		      defence = ar_armies(v->state, b->area, b->defender), own = ar_armies(v->state, b->area, seat);
	const int32_t there = b->from == b->area ? attack : ar_armies(v->state, b->area, b->attacker);
	const int32_t others = all_in(v->state, b->area) - defence - own - there;
	const int32_t with = (attacker ? attack : defence) + own, against = attacker ? defence : attack;

	if (with > against + others && (with - against) / 2 <= 1 && !ar_power_of(v->state, b->area))
		COUNSEL(c, GOOD, SUPPORT, { SUPPORT_WHOM, attacker ? b->attacker : b->defender, HOW_EXACT });
}

void ar_response_counsel(const struct view *v, const struct call_row *call, seat_id seat, struct counsel *c)
{
	struct battle_row b;

	(void)call;
	if (!ar_battle(v->state, &b))
		return;
	if (seat == b.attacker || seat == b.defender) {
		COUNSEL_WORD(c, NO_POWER);
		return;
	}
	support(v, &b, seat, true, c);
	support(v, &b, seat, false, c);
	COUNSEL_WORD(c, DECLINE);
}
