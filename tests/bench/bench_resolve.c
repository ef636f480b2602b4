/*
 * bench_resolve: what the close of a Turn of Global Domination costs, rows to rows with all its events:
 * a map of 100 x 100 areas, 1,000 players with ten areas each, 100 orders each; and whether it grows in
 * step with the orders. Figures are printed, never judged.
 * usage: bench_resolve [RUNS]
 */
#include "play/game.h"
#include "rules/global_domination/phases.h"

enum { SIDE = 100, AREAS = SIDE * SIDE, SEATS = 1000, RUNS = 10 };

static uint64_t seed = 1;

static uint32_t roll(uint32_t n)
{
	seed = seed * 6364136223846793005u + 1442695040888963407u;
	return (uint32_t)(seed >> 33) % n;
}

static double now_ms(void)
{
	struct timespec t;

	clock_gettime(CLOCK_MONOTONIC, &t);
	return (double)t.tv_sec * 1e3 + (double)t.tv_nsec / 1e6;
}

/* ---- the board --------------------------------------------------------------------------------- */

static struct map *grid(struct arena *a)
{
	struct buf b = buf_new(a);
	struct source *src = ARENA_NEW(a, struct source);
	struct board board;
	struct map *m = NULL;
	struct err e;

	buf_add_c(&b, "map grid \"A grid\"\n");
	for (int i = 0; i < AREAS; i++)
		buf_addf(&b, "area %d place%d land\n", i + 1, i);
	for (int i = 0; i < AREAS; i++) {
		if (i % SIDE + 1 < SIDE)
			buf_addf(&b, "edge place%d place%d\n", i, i + 1);
		if (i + SIDE < AREAS)
			buf_addf(&b, "edge place%d place%d\n", i, i + SIDE);
	}
	*src = source_new(a, STR("grid"), buf_str(&b));
	if (board_parse(&board, src, a, &e) || map_read(&m, &board, board.lines, board.nlines, a, &e)) {
		fprintf(stderr, "%s\n", e.text);
		exit(1);
	}
	return m;
}

/* Ten areas in a row for each player, a quarter of them neutral. */
static struct state *board_state(const struct game *g, struct arena *a)
{
	struct state *s = state_new(g->schema, g->texts, a);
	struct game_row game;

	row_default(s, TABLE_GAME, &game);
	game.turn = 4;
	row_put(s, TABLE_GAME, &game);
	for (seat_id p = 0; p < SEATS; p++) {
		struct seat_row seat;
		struct realm_row realm;

		row_default(s, TABLE_SEAT, &seat);
		row_default(s, TABLE_REALM, &realm);
		seat.seat = realm.seat = p;
		seat.name = text_intern(s, str_printf(a, "seat%d", (int)p));
		realm.influence = 60;
		row_put(s, TABLE_SEAT, &seat);
		row_put(s, TABLE_REALM, &realm);
	}
	for (area_id i = 0; i < AREAS; i++) {
		struct land_row land;

		row_default(s, TABLE_LAND, &land);
		land.area = i;
		land.owner = roll(4) ? i / (AREAS / SEATS) : SEAT_NONE;
		land.troops = land.owner == SEAT_NONE ? 0 : (int32_t)roll(6);
		land.headquarter = i % 10 == 4;
		row_put(s, TABLE_LAND, &land);
	}
	return s;
}

/* ---- orders ------------------------------------------------------------------------------------ */

static void add_arg(struct command *c, unsigned slot, int32_t value)
{
	c->arg[c->nargs++] = (struct arg){ .slot = (uint8_t)slot, .value = value };
}

static const struct command *an_order(const struct map *m, seat_id p, struct arena *a)
{
	struct command *c = arena_alloc(a, sizeof *c + 6 * sizeof(struct arg), alignof(struct command));
	area_id from = p * (AREAS / SEATS) + (area_id)roll(AREAS / SEATS);
	size_t n;
	const struct neighbour *next = map_neighbours(m, from, &n);

	c->verb = MOVE;
	c->seat = p;
	add_arg(c, MOVE_COUNT, 1 + (int32_t)roll(4));
	add_arg(c, MOVE_FROM, from);
	add_arg(c, MOVE_TO, next[roll((uint32_t)n)].area);
	return c;
}

static void give_orders(struct campaign *c, const struct command *const *all, size_t each)
{
	for (seat_id p = 0; p < SEATS; p++) {
		struct ordered *orders = ARENA_ARRAY(c->arena, struct ordered, each);

		for (size_t i = 0; i < each; i++)
			orders[i].command = all[(size_t)p * each + i];
		c->crown[p].orders = orders;
		c->crown[p].norders = each;
	}
}

static size_t resolve(const struct game *g, const struct state *before, const struct command *const *all, size_t each,
		      struct arena *step)
{
	struct turn t = { .arena = step,
			  .game = g,
			  .before = before,
			  .after = state_copy(before, step),
			  .events = { .arena = step } };
	struct campaign *c = campaign_load(before, 4, &t, step);
	struct marches marches;

	give_orders(c, all, each);
	phase_natural(c);
	phase_generation(c);
	phase_inventory(c);
	phase_construction(c);
	phase_movement(c, &marches);
	phase_battle(c, &marches);
	phase_final(c);
	campaign_store(c, t.after);
	return t.events.list.n;
}

static void measure(const struct game *g, const struct state *s, size_t each, int runs, struct arena *a)
{
	const struct command **all = ARENA_ARRAY(a, const struct command *, SEATS *each);
	struct arena step = ARENA_INIT;
	double best = 1e9;
	size_t events = 0;

	for (size_t i = 0; i < SEATS * each; i++)
		all[i] = an_order(g->map, (seat_id)(i / each), a);
	for (int i = 0; i < runs; i++) {
		double from = now_ms(), took;

		events = resolve(g, s, all, each, &step);
		took = now_ms() - from;
		best = took < best ? took : best;
		arena_reset(&step);
	}
	printf("  %7zu orders: %6.1f ms, %5.0f ns an order, %zu events\n", SEATS * each, best,
	       best * 1e6 / (double)(SEATS * each), events);
	arena_release(&step);
}

int main(int argc, char **argv)
{
	static const struct call_kind muster[] = { { .name = "muster" }, { .name = NULL } };
	static const struct verb none[] = { { .name = NULL } };
	struct arena run = ARENA_INIT;
	int64_t runs = RUNS;
	const struct map *m = grid(&run);
	const struct game *g = game_new(STR("bench"), &ruleset_global_domination, m, phrases_new(&run), none, muster,
					&run);
	const struct state *s = board_state(g, &run);

	if (argc > 1)
		str_to_int(str_c(argv[1]), &runs);
	measure(g, s, 1, (int)runs, &run);
	measure(g, s, 10, (int)runs, &run);
	measure(g, s, 100, (int)runs, &run);
	measure(g, s, 1000, (int)runs, &run);
	arena_release(&run);
	return 0;
}
