/*
 * advice: see advice.h. A share of a nation of whose units he has some, as cheap as it may be had; a unit into a city that is
 * not its nation's and where nobody stands.
 */
#include "rules/hegemon/advice.h"

#include "play/game.h"
#include "rules/hegemon/coins.h"
#include "rules/hegemon/nation.h"
#include "rules/hegemon/orders.h"
#include "rules/hegemon/verbs.h"

enum { GOOD = 100, FAIR = 50, FAR = 1000 };

/* ---- auctions ---------------------------------------------------------------------------------- */

/* Of a nation's shares how many he owns, or leads for. */
static int32_t held(const struct state *s, seat_id seat, region_id nation)
{
	int32_t n = 0;

	for (size_t i = 0; i < row_count(s, TABLE_SHARE); i++) {
		const struct share_row *share = ROW(struct share_row, s, TABLE_SHARE, i);
		const struct unit_row *u = heg_unit(s, share->unit);

		n += u && u->nation == nation &&
		     (share->owner == seat || (share->auction == AUCTION_OPEN && share->leader == seat));
	}
	return n;
}

/* Whoever commands all units of a nation leads it: the fewer there are the sooner. */
static int32_t worth_of(const struct state *s, seat_id seat, region_id nation)
{
	return GOOD + 10 * held(s, seat, nation) + heg_cities(s, nation) - 3 * heg_units(s, nation);
}

void heg_auction_counsel(const struct view *v, const struct call_row *call, seat_id seat, struct counsel *c)
{
	(void)call;
	for (size_t i = 0; i < row_count(v->state, TABLE_SHARE); i++) {
		const struct share_row *share = ROW(struct share_row, v->state, TABLE_SHARE, i);
		const struct unit_row *u = heg_unit(v->state, share->unit);
		const int32_t coins = share->top + 1;

		if (u && share->auction == AUCTION_OPEN && share->leader != seat &&
		    coins <= heg_free_coins(v->state, seat))
			COUNSEL(c, worth_of(v->state, seat, u->nation) - 2 * coins, BID,
				{ BID_COINS, coins, HOW_EXACT }, { BID_SHARE, share->share, HOW_EXACT });
	}
}

/* One of another's, of a nation of which he has shares, where he can pay the buy-in and outbid the price that it had. */
void heg_grand_counsel(const struct view *v, const struct call_row *call, seat_id seat, struct counsel *c)
{
	(void)call;
	for (size_t i = 0; i < row_count(v->state, TABLE_SHARE); i++) {
		const struct share_row *share = ROW(struct share_row, v->state, TABLE_SHARE, i);
		const struct unit_row *u = heg_unit(v->state, share->unit);

		if (u && share->owner != SEAT_NONE && share->owner != seat && held(v->state, seat, u->nation) > 0 &&
		    heg_free_coins(v->state, seat) > 2 * share->buy_in)
			COUNSEL(c, worth_of(v->state, seat, u->nation) - 2 * share->buy_in, START_AUCTION,
				{ START_SHARE, share->share, HOW_EXACT });
	}
}

/* ---- units ------------------------------------------------------------------------------------- */

static bool is_prize(const struct state *s, const struct unit_row *u, area_id a)
{
	return heg_city(s, a) && heg_loyalty(s, a) != u->nation;
}

/* Steps from a space to the next city that is a prize, over whatever stands there. */
static int32_t way_to_prize(const struct view *v, const struct unit_row *u, area_id from)
{
	const size_t all = (size_t)v->game->map->nareas;
	area_id *queue = ARENA_ARRAY(v->scratch, area_id, all);
	int32_t *steps = ARENA_ARRAY(v->scratch, int32_t, all);
	size_t n = 0;

	queue[n++] = from;
	steps[from] = 1;
	for (size_t i = 0; i < n; i++) {
		size_t around;
		const struct neighbour *list = map_neighbours(v->game->map, queue[i], &around);

		if (is_prize(v->state, u, queue[i]))
			return steps[queue[i]] - 1;
		for (size_t k = 0; k < around; k++) {
			const area_id a = list[k].area;

			if (steps[a] || !heg_next_to(v->state, queue[i], a))
				continue;
			steps[a] = steps[queue[i]] + 1;
			queue[n++] = a;
		}
	}
	return FAR;
}

static bool commands(const struct view *v, const struct unit_row *u, seat_id seat)
{
	return u && u->area != AREA_NONE && heg_controller(v->state, u->unit) == seat;
}

/* Units beside it that are not his. */
static int32_t strangers(const struct view *v, area_id a, seat_id seat)
{
	size_t n;
	const struct neighbour *list = map_neighbours(v->game->map, a, &n);
	int32_t found = 0;

	for (size_t i = 0; i < n; i++) {
		const struct unit_row *u = heg_unit_at(v->state, list[i].area);

		found += u && heg_next_to(v->state, a, list[i].area) && !commands(v, u, seat);
	}
	return found;
}

struct advance {
	const struct unit_row *unit;
	area_id to;
	int32_t worth;
};

/* Who stands in such a city waits for Fall, which gives it to him. */
static void consider(struct advance *best, const struct view *v, const struct unit_row *u, seat_id seat,
		     struct counsel *c)
{
	size_t n;
	const struct neighbour *list = map_neighbours(v->game->map, u->area, &n);
	const int32_t way = way_to_prize(v, u, u->area);

	for (size_t i = 0; way > 0 && i < n; i++) {
		const area_id to = list[i].area;
		const int32_t left = heg_next_to(v->state, u->area, to) && !heg_unit_at(v->state, to)
					     ? way_to_prize(v, u, to)
					     : FAR;
		const struct advance x = { u, to, (left ? FAIR : GOOD) - 5 * left - 2 * strangers(v, to, seat) };

		if (left >= way)
			continue;
		COUNSEL(c, x.worth, MOVE, { UNIT_PLACE, u->area, HOW_EXACT }, { MOVE_TO, to, HOW_EXACT });
		*best = x.worth > best->worth ? x : *best;
	}
}

/* By a unit that is next to where it goes and has nothing better to do. */
static void support(const struct advance *best, const struct view *v, const struct unit_row *u, struct counsel *c)
{
	if (u->unit == best->unit->unit || !heg_next_to(v->state, u->area, best->to))
		return;
	COUNSEL(c, FAIR + way_to_prize(v, u, u->area), SUPPORT, { UNIT_PLACE, u->area, HOW_EXACT },
		{ HELPED_PLACE, best->unit->area, HOW_EXACT }, { HELPED_TO, best->to, HOW_EXACT });
}

void heg_spring_counsel(const struct view *v, const struct call_row *call, seat_id seat, struct counsel *c)
{
	struct advance best = { NULL, AREA_NONE, 0 };

	(void)call;
	for (size_t i = 0; i < row_count(v->state, TABLE_UNIT); i++)
		if (commands(v, ROW(struct unit_row, v->state, TABLE_UNIT, i), seat))
			consider(&best, v, ROW(struct unit_row, v->state, TABLE_UNIT, i), seat, c);
	for (size_t i = 0; best.unit && strangers(v, best.to, seat) && i < row_count(v->state, TABLE_UNIT); i++)
		if (commands(v, ROW(struct unit_row, v->state, TABLE_UNIT, i), seat))
			support(&best, v, ROW(struct unit_row, v->state, TABLE_UNIT, i), c);
	COUNSEL_WORD(c, HOLD_REST);
}

void heg_summer_counsel(const struct view *v, const struct call_row *call, seat_id seat, struct counsel *c)
{
	(void)call;
	for (size_t i = 0; i < row_count(v->state, TABLE_UNIT); i++) {
		const struct unit_row *u = ROW(struct unit_row, v->state, TABLE_UNIT, i);

		for (area_id to = 0;
		     heg_is_routed(u) && heg_controller(v->state, u->unit) == seat && to < v->game->map->nareas; to++)
			if (heg_may_retreat_to(v->state, u, to))
				COUNSEL(c, GOOD - way_to_prize(v, u, to), RETREAT, { UNIT_PLACE, u->from, HOW_EXACT },
					{ MOVE_TO, to, HOW_EXACT });
	}
}

/* ---- nations ----------------------------------------------------------------------------------- */

static void build(const struct view *v, region_id nation, seat_id seat, struct counsel *c)
{
	for (area_id a = 0; a < v->game->map->nareas; a++)
		if (heg_is_site(v->state, nation, a))
			COUNSEL(c, GOOD + strangers(v, a, seat), BUILD, { BUILD_AREA, a, HOW_EXACT });
}

/* Rather one that stands in no city. */
static void disband(const struct view *v, region_id nation, struct counsel *c)
{
	for (size_t i = 0; i < row_count(v->state, TABLE_UNIT); i++) {
		const struct unit_row *u = ROW(struct unit_row, v->state, TABLE_UNIT, i);

		if (u->nation == nation && u->area != AREA_NONE)
			COUNSEL(c, GOOD - (heg_city(v->state, u->area) != NULL), DISBAND,
				{ UNIT_PLACE, u->area, HOW_EXACT });
	}
}

void heg_fall_counsel(const struct view *v, const struct call_row *call, seat_id seat, struct counsel *c)
{
	(void)call;
	for (region_id nation = 0; nation < v->game->map->nregions; nation++) {
		const struct need need = heg_need(v->state, nation);

		if (!heg_has_say(v->state, seat, nation))
			continue;
		if (need.builds > 0)
			build(v, nation, seat, c);
		if (need.excess > 0)
			disband(v, nation, c);
	}
}
