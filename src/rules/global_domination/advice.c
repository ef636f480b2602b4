/*
 * advice: what may be sensible in a Turn, for who may copy it: new units, a Bivouac while there is money, free land first, an
 * attack that numbers decide for him, and never so many that a place is left to who stands beside it.
 */
#include "play/game.h"
#include "rules/global_domination/phases.h"
#include "rules/global_domination/turn.h"

enum {
	BIVOUAC_COST = 20,
	FORTRESS_COST = 20,
	BIVOUAC_MORE = 10,
	LOST_FIRST = 2, /* 8.9, 8.7 */
	MARGIN = 2,     /* who is attacked may send for help */
	ROOM = 5,
	BEST = 1000,
	FREE = 100,
	CONQUEST = 90,
	TO_BORDER = 40
};

struct thought {
	const struct campaign *c;
	const struct crown *p;
	struct counsel *out;
	int64_t purse;
	int64_t extra; /* units that are bought, and appear where the others do */
};

static int64_t units_at(const struct thought *t, area_id a)
{
	return units_count(&t->c->ground[a].units) + (a == t->p->rest_place ? t->extra : 0);
}

static bool is_foes(const struct thought *t, area_id a)
{
	const seat_id owner = t->c->ground[a].owner;

	return owner != SEAT_NONE && owner != t->p->seat;
}

static bool is_free(const struct thought *t, area_id a)
{
	return t->c->ground[a].owner == SEAT_NONE && t->c->ground[a].is_land;
}

/* How many around it are of a kind; most: units that stand in one of these. */
static int32_t around(const struct thought *t, area_id a, bool (*is)(const struct thought *, area_id), int64_t *most)
{
	size_t n;
	const struct neighbour *list = map_neighbours(t->c->map, a, &n);
	int32_t found = 0;

	*most = 0;
	for (size_t i = 0; i < n; i++) {
		if (!is(t, list[i].area))
			continue;
		found++;
		*most = units_at(t, list[i].area) > *most ? units_at(t, list[i].area) : *most;
	}
	return found;
}

/* ---- money ------------------------------------------------------------------------------------- */

/* A Bivouac where nothing stands (6.6); else walls for a Headquarter. */
static void build(struct thought *t)
{
	int64_t price = BIVOUAC_COST;
	area_id open = AREA_NONE, seat = AREA_NONE;

	for (size_t i = 0; i < t->p->nowned; i++) {
		const area_id a = t->c->owned[t->p->owned + i];
		const struct ground *g = &t->c->ground[a];

		price += g->unmovable == BIVOUAC ? BIVOUAC_MORE : 0;
		if (g->unmovable != NO_THING || !g->is_land || g->wasteland)
			continue;
		if (g->headquarter)
			seat = a;
		else if (open == AREA_NONE && !ground_trebuchets(g))
			open = a;
	}
	if (open == AREA_NONE || price > t->purse) {
		open = seat;
		price = FORTRESS_COST;
	}
	if (open == AREA_NONE || price > t->purse)
		return;
	COUNSEL(t->out, 1, BUILD, { BUILD_THING, open == seat ? FORTRESS : BIVOUAC, HOW_EXACT },
		{ BUILD_AREA, open, HOW_EXACT });
	t->purse -= price;
}

/* 4.3: where one order can take all from their Headquarter that would be too much there. */
static void buy_units(struct thought *t)
{
	const area_id home = t->p->rest_place;

	if (t->purse < EXTRA_PAID || home == AREA_NONE || !t->c->ground[home].headquarter ||
	    units_at(t, home) + EXTRA_UNITS - ground_limit(&t->c->ground[home], true) > ROOM)
		return;
	COUNSEL(t->out, 1, EXTRA, { EXTRA_COUNT, EXTRA_UNITS, HOW_EXACT }, { EXTRA_UNIT, TROOP, HOW_EXACT });
	t->extra = EXTRA_UNITS;
}

/* 5.6: one Troop more wherever there is room. */
static void use_supply(const struct thought *t)
{
	for (size_t i = 0; i < t->p->nstash; i++) {
		const struct stash_row *row = &t->c->stash[t->p->stash + i];

		if (row->item == CROP_SUPPLY && row->count > 0 && row->bought < t->c->number)
			COUNSEL(t->out, 1, USE_SUPPLY, { USE_ITEM, CROP_SUPPLY, HOW_EXACT });
	}
}

/* ---- marches ----------------------------------------------------------------------------------- */

/* Units that stay: one holds the land, and as many as could be driven off by who stands beside it. */
static int64_t guard(const struct thought *t, area_id a)
{
	int64_t most;

	around(t, a, is_foes, &most);
	return most - LOST_FIRST > 1 ? most - LOST_FIRST : 1;
}

static void march(const struct thought *t, area_id from, area_id to, int64_t n, int64_t worth)
{
	COUNSEL(t->out, (int32_t)worth, MOVE, { MOVE_COUNT, (int32_t)n, HOW_EXACT }, { MOVE_FROM, from, HOW_EXACT },
		{ MOVE_TO, to, HOW_EXACT });
}

/* What has no room at home goes; else one is enough to take free land. */
static void into_free(const struct thought *t, area_id from, area_id to, int64_t spare)
{
	const int64_t crowd = units_at(t, from) - ground_limit(&t->c->ground[from], true);
	const int64_t wanted = crowd > 1 ? crowd : 1, n = wanted < spare ? wanted : spare;
	int64_t most, none;
	const int32_t open = around(t, to, is_free, &none), foes = around(t, to, is_foes, &most);

	march(t, from, to, n < ROOM ? n : ROOM, FREE + 2 * open - 5 * foes + 10 * (crowd > 0));
}

static void against(const struct thought *t, area_id from, area_id to, int64_t spare)
{
	const struct ground *g = &t->c->ground[to];
	const int64_t levy = g->headquarter ? crown_levy(&t->c->crown[g->owner]) : 0;
	const int64_t needed = units_at(t, to) + 1 + LOST_FIRST + levy + (g->unmovable == FORTRESS ? LOST_FIRST : 0) +
			       MARGIN;

	if (spare >= needed)
		march(t, from, to, needed, CONQUEST + spare - needed + 20 * g->headquarter);
}

/* From where nobody else is near to where somebody is. */
static void to_border(const struct thought *t, area_id from, area_id to, int64_t spare)
{
	int64_t most, none;
	const int64_t room = ground_limit(&t->c->ground[to], true) - units_at(t, to), n = spare < room ? spare : room;

	if (n > 0 && !around(t, from, is_foes, &none) && around(t, to, is_foes, &most))
		march(t, from, to, n, TO_BORDER + n);
}

static void march_from(const struct thought *t, area_id from)
{
	const int64_t spare = units_at(t, from) - guard(t, from);
	size_t n;
	const struct neighbour *list = map_neighbours(t->c->map, from, &n);

	for (size_t i = 0; spare > 0 && i < n; i++) {
		const area_id to = list[i].area;

		if (is_free(t, to))
			into_free(t, from, to, spare);
		else if (is_foes(t, to))
			against(t, from, to, spare);
		else if (t->c->ground[to].owner == t->p->seat)
			to_border(t, from, to, spare);
	}
}

void gd_counsel(const struct view *v, const struct call_row *call, seat_id seat, struct counsel *out)
{
	struct campaign *c = gd_trial(v, NULL, 0, NULL);
	const struct crown *p = c ? &c->crown[seat] : NULL;
	struct thought t = { c, p, out, 0, 0 };

	(void)call;
	if (!p)
		return;
	t.purse = p->influence + p->lapsing + p->lapsed;
	if (p->rest > 0 && p->rest_place != AREA_NONE)
		COUNSEL(out, BEST, SPAWN, { SPAWN_COUNT, (int32_t)p->rest, HOW_EXACT },
			{ SPAWN_AREA, p->rest_place, HOW_EXACT });
	use_supply(&t);
	build(&t);
	buy_units(&t);
	for (size_t i = 0; i < p->nowned; i++)
		march_from(&t, c->owned[p->owned + i]);
}
