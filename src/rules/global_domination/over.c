/*
 * over: the rulebook names no end. The last player with land has won once two have played; none left
 * is a draw; else the host ends it, and territories, then Troops, then Headquarters rank the players.
 */
#include "rules/global_domination/over.h"

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

struct score {
	seat_id seat;
	int32_t lands, headquarters;
	int64_t troops;
};

static int compare(const void *a, const void *b)
{
	const struct score *x = a, *y = b;

	if (x->lands != y->lands)
		return x->lands > y->lands ? -1 : 1;
	if (x->troops != y->troops)
		return x->troops > y->troops ? -1 : 1;
	return (x->headquarters < y->headquarters) - (x->headquarters > y->headquarters);
}

static int by_score(const void *a, const void *b)
{
	const struct score *x = a, *y = b;
	int by = compare(a, b);

	return by ? by : (x->seat > y->seat) - (x->seat < y->seat); /* qsort is not stable */
}

static struct score *scores(const struct campaign *c, struct arena *a)
{
	struct score *list = ARENA_ARRAY(a, struct score, (size_t)c->ncrowns);

	for (seat_id p = 0; p < c->ncrowns; p++)
		list[p].seat = p;
	for (area_id i = 0; i < c->map->nareas; i++) {
		const struct ground *g = &c->ground[i];

		if (g->owner == SEAT_NONE)
			continue;
		list[g->owner].lands++;
		list[g->owner].headquarters += g->headquarter;
		list[g->owner].troops += units_count(&g->units);
	}
	qsort(list, (size_t)c->ncrowns, sizeof *list, by_score);
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
	const struct campaign *c = campaign_load(v->state, state_game(v->state)->turn, NULL,
						 v->scratch);
	const struct score *list = scores(c, v->scratch);
	seat_id *seats = ARENA_ARRAY(v->scratch, seat_id, (size_t)c->ncrowns);
	int32_t *rank = ARENA_ARRAY(v->scratch, int32_t, (size_t)c->ncrowns);

	if (state_game(v->state)->phase != GAME_OVER)
		return false;
	for (int32_t i = 0; i < c->ncrowns; i++) {
		seats[i] = list[i].seat;
		rank[i] = i > 0 && compare(&list[i - 1], &list[i]) == 0 ? rank[i - 1] : i + 1;
	}
	*out = (struct standing){
		.reason = reason(c), .seats = seats, .rank = rank, .n = (size_t)c->ncrowns
	};
	return true;
}
