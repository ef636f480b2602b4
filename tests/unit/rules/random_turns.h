/*
 * random_turns: small random boards and random orders for Global Domination, made straight as a
 * campaign: no text, no mail, no engine, so that 100,000 Turns take seconds. Everything follows from
 * the seed, so a failure can be seen again.
 */
#ifndef PBP_TESTS_RANDOM_TURNS_H
#define PBP_TESTS_RANDOM_TURNS_H

#include "test.h"

#include "rules/global_domination/phases.h"

enum { AREAS_MAX = 8, SEATS_MAX = 4, ORDERS_MAX = 12 };

/* splitmix64 (Steele, Lea, Flood 2014) */
static inline uint64_t draw(uint64_t *seed)
{
	uint64_t z = (*seed += 0x9e3779b97f4a7c15u);

	z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
	z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
	return z ^ (z >> 31);
}

static inline int32_t below(uint64_t *seed, int32_t n)
{
	return (int32_t)(draw(seed) % (uint64_t)n);
}

struct field {
	int32_t nareas, nseats;
	bool keep; /* option vacated */
	bool edge[AREAS_MAX][AREAS_MAX];
	struct ground ground[AREAS_MAX];
	int64_t influence[SEATS_MAX];
	struct stash_row stash[SEATS_MAX][3]; /* by item from CROP_SUPPLY on */
	struct command *order[SEATS_MAX][ORDERS_MAX];
	int32_t norders[SEATS_MAX];
};

/* Who is called what in a run of a board: of seats and of areas. */
struct renaming {
	int32_t seat[SEATS_MAX], area[AREAS_MAX];
};

/* ---- orders ------------------------------------------------------------------------------------ */

static inline struct command *order_new(struct arena *a, verb_id verb, seat_id seat)
{
	struct command *c = arena_alloc(a, sizeof *c + 8 * sizeof(struct arg), alignof(struct command));

	c->verb = verb;
	c->seat = seat;
	return c;
}

static inline void order_arg(struct command *c, unsigned slot, enum how how, int32_t value)
{
	c->arg[c->nargs++] = (struct arg){ .slot = (uint8_t)slot, .how = (uint8_t)how, .value = value };
}

static inline int32_t some_neighbour(const struct field *b, uint64_t *seed, int32_t a)
{
	int32_t to = below(seed, b->nareas);

	for (int32_t i = 0; i < b->nareas; i++, to = (to + 1) % b->nareas)
		if (b->edge[a][to])
			return to;
	return to;
}

static inline struct command *random_move(const struct field *b, uint64_t *seed, seat_id p, struct arena *a)
{
	struct command *c = order_new(a, MOVE, p);
	int32_t at = below(seed, b->nareas), links = 1 + (below(seed, 4) == 0) + (below(seed, 8) == 0);
	int32_t kind = below(seed, 10);

	order_arg(c, MOVE_COUNT, kind == 0 ? HOW_ALL : kind == 1 ? HOW_ALL_BUT : HOW_EXACT, 1 + below(seed, 5));
	order_arg(c, MOVE_FROM, HOW_EXACT, at);
	for (int32_t k = 0; k < links; k++) {
		at = below(seed, 20) ? some_neighbour(b, seed, at) : below(seed, b->nareas);
		order_arg(c, MOVE_TO, HOW_EXACT, at);
	}
	return c;
}

static inline struct command *random_build(const struct field *b, uint64_t *seed, seat_id p, struct arena *a)
{
	static const int32_t things[] = { FORTRESS, GARRISON, BIVOUAC, TREBUCHET };
	struct command *c = order_new(a, BUILD, p);

	order_arg(c, BUILD_COUNT, HOW_EXACT, 1 + (below(seed, 6) == 0));
	order_arg(c, BUILD_THING, HOW_EXACT, things[below(seed, 4)]);
	order_arg(c, BUILD_AREA, HOW_EXACT, below(seed, b->nareas));
	return c;
}

static inline struct command *random_place(const struct field *b, uint64_t *seed, seat_id p, struct arena *a)
{
	static const struct {
		verb_id verb;
		unsigned slot;
	} kinds[] = {
		{ SALT, TARGET_AREA }, { BLAST, TARGET_AREA }, { FORTIFY, TARGET_AREA }, { REBUILD, REBUILD_AREA }
	};
	int32_t k = below(seed, 4);
	struct command *c = order_new(a, kinds[k].verb, p);

	order_arg(c, kinds[k].slot, HOW_EXACT, below(seed, b->nareas));
	if (kinds[k].verb == REBUILD && below(seed, 2))
		order_arg(c, REBUILD_UNIT, HOW_EXACT, TROOP);
	return c;
}

static inline struct command *random_spawn(const struct field *b, uint64_t *seed, seat_id p, struct arena *a)
{
	struct command *c = order_new(a, below(seed, 4) ? SPAWN : EXTRA_SPAWN, p);

	if (c->verb == EXTRA_SPAWN)
		return c;
	order_arg(c, SPAWN_COUNT, HOW_EXACT, below(seed, 5));
	order_arg(c, SPAWN_AREA, HOW_EXACT, below(seed, b->nareas));
	return c;
}

static inline struct command *random_item(uint64_t *seed, seat_id p, struct arena *a)
{
	struct command *c = order_new(a, below(seed, 2) ? BUY : USE_SUPPLY, p);
	int32_t item = c->verb == BUY ? CROP_SUPPLY + below(seed, 3) : CROP_SUPPLY;

	order_arg(c, c->verb == BUY ? (unsigned)BUY_COUNT : (unsigned)USE_COUNT, HOW_EXACT, 1 + below(seed, 2));
	order_arg(c, c->verb == BUY ? (unsigned)BUY_ITEM : (unsigned)USE_ITEM, HOW_EXACT, item);
	return c;
}

static inline struct command *random_gun(const struct field *b, uint64_t *seed, seat_id p, struct arena *a)
{
	struct command *c = order_new(a, below(seed, 2) ? HAUL : SIEGE, p);
	int32_t from = below(seed, b->nareas), to = some_neighbour(b, seed, from);

	if (c->verb == HAUL) {
		order_arg(c, HAUL_THING, HOW_EXACT, TREBUCHET);
		order_arg(c, HAUL_FROM, HOW_EXACT, from);
		order_arg(c, HAUL_TO, HOW_EXACT, to);
		return c;
	}
	order_arg(c, SIEGE_FROM, HOW_EXACT, from);
	order_arg(c, SIEGE_TARGET, HOW_EXACT, to);
	if (below(seed, 3) == 0)
		order_arg(c, SIEGE_AIM, HOW_EXACT, AIM_UNITS);
	return c;
}

static inline struct command *random_order(const struct field *b, uint64_t *seed, seat_id p, struct arena *a)
{
	switch (below(seed, 16)) {
	case 0:
		return random_build(b, seed, p, a);
	case 1:
		return random_place(b, seed, p, a);
	case 2:
		return random_spawn(b, seed, p, a);
	case 3:
		return random_item(seed, p, a);
	case 4:
		return random_gun(b, seed, p, a);
	default:
		return random_move(b, seed, p, a);
	}
}

/* ---- boards ------------------------------------------------------------------------------------ */

static inline struct ground random_ground(uint64_t *seed, int32_t nseats)
{
	struct ground g = { .owner = below(seed, nseats + 1) - 1, .is_land = below(seed, 8) != 0 };

	if (g.owner != SEAT_NONE)
		g.units.of[0] = below(seed, 7);
	g.since = 1 + below(seed, 3);
	g.headquarter = below(seed, 6) == 0;
	g.wasteland = below(seed, 10) == 0;
	g.unmovable = (uint8_t)(below(seed, 3) ? NO_THING : below(seed, BIVOUAC + 1));
	g.fresh = below(seed, 5) ? 0 : 1 + below(seed, 2);
	return g;
}

static inline void random_board(struct field *b, uint64_t *seed, struct arena *a)
{
	*b = (struct field){ .nareas = 3 + below(seed, 6), .nseats = 2 + below(seed, 3) };
	b->keep = below(seed, 3) != 0;
	for (int32_t i = 0; i < b->nareas; i++)
		for (int32_t k = 0; k < i; k++)
			b->edge[i][k] = b->edge[k][i] = k == i - 1 || below(seed, 3) == 0;
	for (int32_t i = 0; i < b->nareas; i++)
		b->ground[i] = random_ground(seed, b->nseats);
	for (seat_id p = 0; p < b->nseats; p++) {
		b->influence[p] = below(seed, 100);
		for (int32_t k = 0; k < 3; k++)
			b->stash[p][k] = (struct stash_row){ .item = CROP_SUPPLY + k,
							     .bought = 1 + below(seed, 5),
							     .count = below(seed, 3) };
		b->norders[p] = below(seed, ORDERS_MAX + 1);
		for (int32_t i = 0; i < b->norders[p]; i++)
			b->order[p][i] = random_order(b, seed, p, a);
	}
}

/* ---- a campaign from a board ------------------------------------------------------------------- */

static const bool is_area_slot[DEEDS][8] = {
	[SPAWN] = { [SPAWN_AREA] = true },
	[SALT] = { [TARGET_AREA] = true },
	[BLAST] = { [TARGET_AREA] = true },
	[FORTIFY] = { [TARGET_AREA] = true },
	[BUILD] = { [BUILD_AREA] = true },
	[REBUILD] = { [REBUILD_AREA] = true },
	[MOVE] = { [MOVE_FROM] = true, [MOVE_TO] = true },
	[HAUL] = { [HAUL_FROM] = true, [HAUL_TO] = true },
	[SIEGE] = { [SIEGE_FROM] = true, [SIEGE_TARGET] = true },
};

static inline const struct command *renamed_order(const struct command *c, const struct renaming *r, struct arena *a)
{
	struct command *new = order_new(a, c->verb, r->seat[c->seat]);

	for (unsigned i = 0; i < c->nargs; i++) {
		struct arg arg = c->arg[i];

		if (is_area_slot[c->verb][arg.slot])
			arg.value = r->area[arg.value];
		new->arg[new->nargs++] = arg;
	}
	return new;
}

static inline struct map *map_of_board(const struct field *b, const struct renaming *r, struct arena *a)
{
	struct map *m = ARENA_NEW(a, struct map);
	int32_t old[AREAS_MAX];
	uint32_t *first = ARENA_ARRAY(a, uint32_t, (size_t)b->nareas + 1);
	struct neighbour *list = ARENA_ARRAY(a, struct neighbour, AREAS_MAX * AREAS_MAX);
	uint32_t n = 0;

	for (int32_t i = 0; i < b->nareas; i++)
		old[r->area[i]] = i;
	for (int32_t i = 0; i < b->nareas; i++) {
		first[i] = n;
		for (int32_t k = 0; k < b->nareas; k++)
			if (b->edge[old[i]][old[k]])
				list[n++] = (struct neighbour){ k, EDGE_LAND };
	}
	first[b->nareas] = n;
	m->nareas = m->nplaces = b->nareas;
	m->neighbours = list;
	m->first = first;
	return m;
}

static inline void give_seat(struct campaign *c, const struct field *b, seat_id old, const struct renaming *r)
{
	struct crown *p = &c->crown[r->seat[old]];
	struct ordered *orders = ARENA_ARRAY(c->arena, struct ordered, (size_t)b->norders[old]);

	*p = (struct crown){ .seat = r->seat[old],
			     .plays = true,
			     .influence = b->influence[old],
			     .row = { .seat = r->seat[old], .first_turn = 1, .alive = 1 },
			     .stash = (size_t)r->seat[old] * 3,
			     .nstash = 3 };
	for (int32_t i = 0; i < 3; i++) {
		c->stash[p->stash + (size_t)i] = b->stash[old][i];
		c->stash[p->stash + (size_t)i].seat = p->seat;
	}
	for (int32_t i = 0; i < b->norders[old]; i++)
		orders[i].command = renamed_order(b->order[old][i], r, c->arena);
	p->orders = orders;
	p->norders = (size_t)b->norders[old];
}

/* Turn 4 of the board. */
static inline struct campaign *campaign_of(const struct field *b, const struct renaming *r, struct arena *a)
{
	struct campaign *c = ARENA_NEW(a, struct campaign);
	seat_id *acting = ARENA_ARRAY(a, seat_id, (size_t)b->nseats);

	*c = (struct campaign){ .arena = a, .map = map_of_board(b, r, a), .number = 4, .keep_vacated = b->keep };
	c->ground = ARENA_ARRAY(a, struct ground, (size_t)b->nareas);
	c->crown = ARENA_ARRAY(a, struct crown, (size_t)b->nseats);
	c->stash = ARENA_ARRAY(a, struct stash_row, 3 * (size_t)b->nseats);
	c->owned = ARENA_ARRAY(a, area_id, (size_t)b->nareas);
	c->ncrowns = b->nseats;
	c->nstash = 3 * (size_t)b->nseats;
	c->acting = acting;
	c->nacting = (size_t)b->nseats;
	for (seat_id p = 0; p < b->nseats; p++) {
		acting[p] = p;
		give_seat(c, b, p, r);
	}
	for (int32_t i = 0; i < b->nareas; i++) {
		struct ground g = b->ground[i];

		if (g.owner != SEAT_NONE)
			g.owner = r->seat[g.owner];
		c->ground[r->area[i]] = g;
	}
	return c;
}

static inline void resolve_to(struct campaign *c, struct marches *marches)
{
	phase_natural(c);
	phase_generation(c);
	phase_inventory(c);
	phase_construction(c);
	phase_movement(c, marches);
	phase_battle(c, marches);
	phase_final(c);
}

static inline void resolve(struct campaign *c)
{
	struct marches marches;

	resolve_to(c, &marches);
}

static inline struct renaming same_names(void)
{
	struct renaming r;

	for (int32_t i = 0; i < SEATS_MAX; i++)
		r.seat[i] = i;
	for (int32_t i = 0; i < AREAS_MAX; i++)
		r.area[i] = i;
	return r;
}

static inline void shuffle(int32_t *list, int32_t n, uint64_t *seed)
{
	for (int32_t i = n - 1; i > 0; i--) {
		int32_t k = below(seed, i + 1), saved = list[i];

		list[i] = list[k];
		list[k] = saved;
	}
}

#endif
