/*
 * over: the rulebook names no end. The last player with land has won once two have played; none left
 * is a draw; else the host ends it, and territories, then Troops, then Headquarters rank the players.
 */
#include "rules/global_domination/over.h"

#include "rules/common/ranking.h"

bool gd_alive(const struct state *s, seat_id seat)
{
	const struct realm_row *row = row_find(s, TABLE_REALM, &(struct realm_row){ .seat = seat });

	return row == NULL || (row->alive && row->first_turn > 0);
}

bool over_now(const struct campaign *c)
{
	int32_t played = 0, living = 0;
	seat_id last = SEAT_NONE;

	for (seat_id p = 0; p < c->ncrowns; p++) {
		played += c->crown[p].row.first_turn > 0;
		living += c->crown[p].plays;
		if (c->crown[p].plays)
			last = p;
	}
	if (!option_is(c->state, "victory", "last") || living > 1 || (living == 1 && played < 2))
		return false;
	if (living == 1)
		TELL(c, NULL, GD_WON, "2.1.4", last);
	else
		TELL(c, NULL, GD_DRAWN, "2.1.4", 0);
	return true;
}

/* ---- the final table --------------------------------------------------------------------------- */

static struct ranked *scores(const struct campaign *c, struct arena *a)
{
	enum { LANDS, TROOPS, HEADQUARTERS };
	struct ranked *list = ARENA_ARRAY(a, struct ranked, (size_t)c->ncrowns);

	for (seat_id p = 0; p < c->ncrowns; p++)
		list[p].seat = p;
	for (area_id i = 0; i < c->map->nareas; i++) {
		const struct ground *g = &c->ground[i];

		if (g->owner == SEAT_NONE)
			continue;
		list[g->owner].by[LANDS]++;
		list[g->owner].by[TROOPS] += units_count(&g->units);
		list[g->owner].by[HEADQUARTERS] += g->headquarter;
	}
	return list;
}

static const char *reason(const struct campaign *c)
{
	int32_t living = 0;

	for (seat_id p = 0; p < c->ncrowns; p++)
		living += c->crown[p].plays;
	return living == 0 ? "nobody" : living == 1 && c->ncrowns > 1 ? "last-one" : "ranking";
}

bool gd_standing(const struct view *v, struct standing *out)
{
	const struct campaign *c = campaign_load(v->state, state_game(v->state)->turn, NULL, v->scratch);

	return ranking_standing(v, reason(c), scores(c, v->scratch), (size_t)c->ncrowns, out);
}
