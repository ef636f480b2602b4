/*
 * bench_turn: resolving one Turn of Global Domination on a large map: 10,000
 * areas, 1,000 seats, 100,000 orders, from rows to rows; and a tenth of the
 * orders, to see that the cost is linear in them.
 */
#include "bench.h"

#include "base/buf.h"
#include "rules/global_domination/phases.h"

enum { SIDE = 100, AREAS = SIDE * SIDE, SEATS = 1000 };

static uint32_t seed = 1;

static int32_t below(int32_t n)
{
	seed = seed * 1664525u + 1013904223u;
	return (int32_t)((seed >> 8) % (uint32_t)n);
}

static struct map *grid(struct arena *a)
{
	struct buf text = buf_new(a);
	struct source *src = ARENA_NEW(a, struct source);
	struct board *b = ARENA_NEW(a, struct board);
	struct map *m;
	struct err e = { 0 };
	buf_add_c(&text, "map grid \"A grid\"\n");
	for (int i = 0; i < AREAS; i++)
		buf_addf(&text, "area %d Place-%d land\n", i + 1, i + 1);
	for (int i = 0; i < AREAS; i++) {
		if (i % SIDE + 1 < SIDE)
			buf_addf(&text, "edge %d %d land\n", i + 1, i + 2);
		if (i + SIDE < AREAS)
			buf_addf(&text, "edge %d %d land\n", i + 1, i + SIDE + 1);
	}
	*src = source_new(a, STR("grid"), buf_str(&text));
	double begun = bench_us();
	bench_must(!board_parse(b, src, a, &e) && !map_read(&m, b, b->lines, b->nlines, a, &e), e.text);
	bench_row("reading a map of 10,000 areas", (bench_us() - begun) / 1e3, "ms", "no goal");
	return m;
}

static struct state *board(const struct map *m, struct arena *a)
{
	static const char *const kinds[] = { "muster", "turn" };
	const struct ruleset *r = ruleset_by_name(STR("global-domination"));
	struct schema *schema = schema_new(m, r->tables, r->options, kinds, 2, a);
	struct state *s = state_new(schema, texts_new(a), a);
	row_put(s, TABLE_GAME, &(struct game_row){ .turn = 4, .phase = GAME_RUNNING });
	for (seat_id p = 0; p < SEATS; p++) {
		struct realm_row realm;
		row_put(s, TABLE_SEAT, &(struct seat_row){ .seat = p, .name = text_intern(s, str_printf(a, "s%d", p)),
							   .player = PLAYER_NONE, .colour = -1 });
		row_default(s, TABLE_REALM, &realm);
		realm.seat = p;
		realm.influence = 60;
		realm.first_turn = 1;
		realm.alive = 1;
		row_put(s, TABLE_REALM, &realm);
	}
	for (area_id i = 0; i < AREAS; i++) {
		struct land_row land;
		row_default(s, TABLE_LAND, &land);
		land.area = i;
		land.owner = i / 10; /* ten areas in a row each */
		land.troops = 1 + below(5);
		land.since = 1;
		land.headquarter = i % 10 == 0;
		row_put(s, TABLE_LAND, &land);
	}
	return s;
}

static const struct command *some_move(struct arena *a, const struct map *m, seat_id p)
{
	struct command *c = arena_alloc(a, sizeof *c + 3 * sizeof(struct arg), alignof(struct command));
	area_id from = p * 10 + below(10);
	size_t n;
	const struct neighbour *next = map_neighbours(m, from, &n);
	c->verb = MOVE;
	c->seat = p;
	c->nargs = 3;
	c->arg[0] = (struct arg){ .slot = MOVE_COUNT, .value = 1 + below(4) };
	c->arg[1] = (struct arg){ .slot = MOVE_FROM, .value = from };
	c->arg[2] = (struct arg){ .slot = MOVE_TO, .value = next[below((int32_t)n)].area };
	return c;
}

static void give_orders(struct campaign *c, size_t each)
{
	for (seat_id p = 0; p < SEATS; p++) {
		struct ordered *orders = ARENA_ARRAY(c->arena, struct ordered, each);
		for (size_t i = 0; i < each; i++)
			orders[i].command = some_move(c->arena, c->map, p);
		c->crown[p].orders = orders;
		c->crown[p].norders = each;
	}
}

static void play(struct campaign *c)
{
	struct marches marches;
	phase_natural(c);
	phase_generation(c);
	phase_inventory(c);
	phase_construction(c);
	phase_movement(c, &marches);
	phase_battle(c, &marches);
	phase_final(c);
}

static void check(const struct state *s)
{
	for (size_t i = 0; i < row_count(s, TABLE_LAND); i++) {
		const struct land_row *l = ROW(struct land_row, s, TABLE_LAND, i);
		bench_must(l->troops >= 0 && l->troops <= 10, "troops within their limit");
		bench_must(l->owner != SEAT_NONE || l->troops == 0, "neutral land is empty");
	}
}

static double resolve(const struct state *before, size_t each)
{
	struct arena a = ARENA_INIT;
	struct state *after = state_copy(before, &a);
	double begun = bench_us();
	struct campaign *c = campaign_load(after, 4, NULL, &a);
	double took = bench_us() - begun;
	give_orders(c, each);
	begun = bench_us();
	play(c);
	campaign_store(c, after);
	took += bench_us() - begun;
	check(after);
	arena_release(&a);
	return took;
}

int main(void)
{
	struct arena a = ARENA_INIT;
	struct map *m = grid(&a);
	struct state *s = board(m, &a);
	double tenth = resolve(s, 10), whole = resolve(s, 100);
	bench_row("a Turn, 10,000 areas, 100,000 orders", whole / 1e3, "ms", "at most 100 ms");
	bench_row("  an order of it", whole / 100.0, "ns", "under 1,000 ns");
	bench_row("  the same with 10,000 orders", tenth / 1e3, "ms", "cost linear in orders");
	arena_release(&a);
	return 0;
}
