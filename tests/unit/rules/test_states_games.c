/*
 * Whole games of States by players who order at random, lawful and not, on small boards of any shape:
 * through the engine, a line a mail, with what must always hold looked at after every line.
 * PBP_GAMES says how many games (40; a thousand is a minute).
 */
#include "test.h"

#include "rules/states/board.h"
#include "rules/states/events.h"
#include "rules/states/turn.h"
#include "rules/states/verbs.h"

#include "engine/toy.h" /* last: it has a macro JOIN */

enum { AREAS_MOST = 12, LINES_MOST = 4000 };

/* splitmix64 (Steele, Lea, Flood 2014) */
static uint64_t draw(uint64_t *seed)
{
	uint64_t z = (*seed += 0x9e3779b97f4a7c15u);

	z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
	z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
	return z ^ (z >> 31);
}

static int32_t below(uint64_t *seed, int32_t n)
{
	return (int32_t)(draw(seed) % (uint64_t)n);
}

/* ---- the board --------------------------------------------------------------------------------- */

/* A ring with some chords, in two regions. */
static const struct map *random_map(struct arena *a, uint64_t *seed)
{
	int32_t n = 3 * (1 + below(seed, AREAS_MOST / 3));
	struct buf b = buf_new(a);
	struct source *src = ARENA_NEW(a, struct source);
	struct board *board = ARENA_NEW(a, struct board);
	struct map *m = NULL;
	struct err e = { 0 };

	buf_add_c(&b, "map random \"Random\"\nregion east \"East\" bonus=3\nregion west \"West\" bonus=2\n");
	for (int32_t i = 0; i < n; i++)
		buf_addf(&b, "area %d place%d land region=%s\n", i + 1, i + 1, i < n / 2 ? "east" : "west");
	for (int32_t i = 0; i < n; i++)
		buf_addf(&b, "edge place%d place%d\n", i + 1, (i + 1) % n + 1);
	for (int32_t k = 0; n > 3 && k < n / 3; k++) {
		int32_t from = below(seed, n), to = (from + 2 + below(seed, n - 3)) % n;

		buf_addf(&b, "edge place%d place%d\n", from + 1, to + 1);
	}
	*src = source_new(a, STR("random"), buf_str(&b));
	assert_ok(board_parse(board, src, a, &e), &e);
	assert_ok(map_read(&m, board, board->lines, board->nlines, a, &e), &e);
	return m;
}

/* Without words: phrases are data of the game, and not under test here. There is always a last round: where
 * everybody has one troop on each of at most two territories, nobody can ever do anything. */
static void open_game(struct toy *t, uint64_t *seed)
{
	static const char *const names[] = { "red", "yellow", "green" };
	static const char *const from[] = { "ann@x", "bob@x", "cat@x" };
	static const char *const options[] = { "max_rounds=50",
					       "max_rounds=50 region_bonus=on",
					       "max_rounds=50 attack_mode=single min_deploy=3",
					       "max_rounds=50 initial_pool=3 min_deploy=1",
					       "max_rounds=50 last_person_wins=on",
					       "max_rounds=20 buffer_after_elimination=survivor" };
	struct str rest = str_c(options[below(seed, 6)]), word, name;
	int people = 2 + below(seed, 2);
	struct state *s;

	*t = (struct toy){ .steps = 0 };
	arena_init(&t->run);
	arena_init(&t->mail);
	t->log = buf_new(&t->run);
	memset(t->secret, 7, sizeof t->secret);
	t->game = game_new(str_printf(&t->run, "toy%llu", (unsigned long long)*seed), &ruleset_states,
			   random_map(&t->run, seed), phrases_new(&t->run), engine_verbs, engine_kinds, &t->run);
	s = state_new(t->game->schema, t->game->texts, &t->run);
	while (str_cut(&rest, ' ', &word))
		if (word.n && str_cut(&word, '=', &name))
			toy_option(s, name, word);
	for (int i = 0; i < people; i++)
		toy_seat(s, i, names[i], from[i]);
	t->e = toy_engine(t, s);
	engine_create(t->e, T0, &t->step);
}

/* ---- orders ------------------------------------------------------------------------------------ */

static area_id some_land(const struct state *s, uint64_t *seed, seat_id owner)
{
	int32_t n = s->schema->map->nareas;
	area_id a = below(seed, n);

	for (int32_t i = 0; i < n && land_at(s, a).owner != owner; i++)
		a = (a + 1) % n;
	return a;
}

static area_id some_neighbour(const struct state *s, uint64_t *seed, area_id a)
{
	size_t n;
	const struct neighbour *next = map_neighbours(s->schema->map, a, &n);

	return next[below(seed, (int32_t)n)].area;
}

/* Where the most stand beside foreign land: games should come to an end. */
static const char *best_attack(const struct state *s, seat_id seat, struct arena *a)
{
	const struct map *m = s->schema->map;
	area_id from = AREA_NONE, to = AREA_NONE;
	int32_t most = 1;

	for (area_id i = 0; i < m->nareas; i++) {
		size_t n;
		const struct neighbour *next = map_neighbours(m, i, &n);

		for (size_t k = 0; k < n && land_at(s, i).owner == seat; k++)
			if (land_at(s, next[k].area).owner != seat && land_at(s, i).troops > most) {
				most = land_at(s, i).troops;
				from = i;
				to = next[k].area;
			}
	}
	return from == AREA_NONE ? "end turn" : arena_printf(a, "attack %d %d", (int)to, (int)from);
}

static const char *random_order(const struct state *s, uint64_t *seed, struct arena *a)
{
	struct stage_row stage = stage_of(s);
	area_id own = some_land(s, seed, stage.active), any = below(seed, s->schema->map->nareas);

	if (stage.pool > 0 && below(seed, 8))
		return arena_printf(a, "deploy %d 0 %d", (int)(1 + below(seed, stage.pool)), (int)own);
	switch (below(seed, 12)) {
	case 0:
		return arena_printf(a, "deploy %d 0 %d", (int)below(seed, 9), (int)any);
	case 1:
		return arena_printf(a, "attack %d %d", (int)any, (int)some_land(s, seed, stage.active));
	case 2:
		return arena_printf(a, "attack %d %d %d", (int)some_neighbour(s, seed, own), (int)own,
				    (int)land_at(s, own).troops - 1);
	case 3:
		return arena_printf(a, "move %d 0 %d %d", (int)(1 + below(seed, 5)), (int)own,
				    (int)some_land(s, seed, stage.active));
	case 4:
		return arena_printf(a, "move %d 0 %d %d", (int)below(seed, 5), (int)any, (int)own);
	case 5:
		return "end phase";
	case 6:
		return arena_printf(a, "end %d", (int)(1 + below(seed, 3)));
	case 7:
		return "end turn";
	default:
		return stage.phase <= PHASE_ATTACK ? best_attack(s, stage.active, a) : "end turn";
	}
}

static const char *address_of(const struct state *s, seat_id seat)
{
	static const char *const from[] = { "ann@x", "bob@x", "cat@x" };

	return from[seat_find(s, seat)->player];
}

/* ---- what must always hold --------------------------------------------------------------------- */

static int64_t all_troops(const struct state *s)
{
	int64_t sum = 0;

	for (size_t i = 0; i < row_count(s, TABLE_LAND); i++)
		sum += ROW(struct land_row, s, TABLE_LAND, i)->troops;
	return sum;
}

static void check_board(const struct state *s)
{
	assert_int_equal(row_count(s, TABLE_LAND), s->schema->map->nareas);
	for (size_t i = 0; i < row_count(s, TABLE_LAND); i++) {
		const struct land_row *land = ROW(struct land_row, s, TABLE_LAND, i);

		assert_true(land->troops >= 1);
		assert_non_null(seat_find(s, land->owner));
		assert_false(seat_find(s, land->owner)->out);
	}
}

static void check_stage(const struct state *s)
{
	struct stage_row stage = stage_of(s);

	assert_true(stage.pool >= 0);
	assert_true(stage.pool == 0 || stage.phase <= PHASE_DEPLOY);
	if (state_game(s)->phase == GAME_OVER)
		return;
	assert_true(land_plays(s, stage.active));
	assert_true(join_is_person(s, stage.mover));
	assert_true(stage.mover == stage.active || stage.active == st_buffer(s));
	assert_int_equal(stage.round == 0, stage.phase == PHASE_INITIAL);
}

static int64_t killed_by(const struct step *step)
{
	int64_t sum = 0;

	for (size_t i = 0; i < step->events.list.n; i++) {
		const struct event *e = &step->events.list.at[i];

		if (e->what == EVENT_OWN + ST_THROW)
			sum += e->args[7] + e->args[8];
	}
	return sum;
}

/* Troops come out of the pool and go in battle, in no other way; a refused line changes nothing. */
static void check_line(const struct toy *t, const struct state *before, bool acted, int64_t killed)
{
	const struct state *s = toy_state(t);
	int32_t placed = stage_of(before).pool - stage_of(s).pool;

	check_board(s);
	check_stage(s);
	if (!acted)
		assert_true(state_equal(before, s));
	if (state_game(s)->turn == state_game(before)->turn)
		assert_int_equal(all_troops(s), all_troops(before) + placed - killed);
}

static void check_end(const struct state *s)
{
	enum end end = (enum end)stage_of(s).end;
	seat_id winner = st_winner(s);

	assert_true(end != END_NONE);
	if (end == END_CONQUEST)
		assert_int_equal(land_holdings(s, winner).lands, s->schema->map->nareas);
	if (end == END_BUFFER)
		assert_int_equal(land_holdings(s, st_buffer(s)).lands, s->schema->map->nareas);
	if (end == END_LAST_PERSON)
		assert_true(land_plays(s, winner));
}

/* ---- the games --------------------------------------------------------------------------------- */

static bool play_line(struct toy *t, uint64_t *seed, when at)
{
	struct arena a = ARENA_INIT;
	struct state *before = state_copy(toy_state(t), &a);
	const char *order = random_order(before, seed, &a);
	bool acted = toy_mail_at(t, at, address_of(before, stage_of(before).mover), order);
	int64_t killed = acted ? killed_by(&t->step) : 0;

	toy_ring(t, at, false);
	t->log.n = 0;
	check_line(t, before, acted, killed);
	arena_release(&a);
	arena_reset(&t->mail);
	return state_game(toy_state(t))->phase != GAME_OVER;
}

static bool play_game(uint64_t n)
{
	struct toy t;
	uint64_t seed = n;
	int lines = 0;

	open_game(&t, &seed);
	toy_mail_at(&t, T0, "host", "begin");
	toy_ring(&t, T0, false);
	assert_int_equal(state_game(toy_state(&t))->phase, GAME_RUNNING);
	while (lines < LINES_MOST && play_line(&t, &seed, T0 + 60 * ++lines))
		;
	if (lines < LINES_MOST)
		check_end(toy_state(&t));
	toy_close(&t);
	return lines < LINES_MOST;
}

static int32_t games(void)
{
	int64_t n;

	return str_to_int(str_c(getenv("PBP_GAMES")), &n) && n > 0 && n < INT32_MAX ? (int32_t)n : 40;
}

static void test_games__of_random_orders_keep_their_invariants_and_end(void **state)
{
	int32_t ended = 0;

	(void)state;
	for (int32_t n = 1; n <= games(); n++)
		ended += play_game((uint64_t)n);
	assert_int_equal(ended, games());
}

/* ---- the final table --------------------------------------------------------------------------- */

static void test_standing__ranks_by_territories_then_troops_and_shares_what_is_equal(void **state)
{
	struct toy t;
	uint64_t seed = 3;
	struct state *s;
	struct view v;
	struct standing out;

	(void)state;
	open_game(&t, &seed);
	s = state_copy(toy_state(&t), &t.run);
	toy_seat(s, 0, "red", "ann@x");
	toy_seat(s, 1, "yellow", "bob@x");
	toy_seat(s, 2, "green", "cat@x");
	row_clear(s, TABLE_LAND);
	land_put(s, 0, 0, 2);
	land_put(s, 1, 1, 2);
	land_put(s, 2, 2, 5);
	state_game_edit(s)->phase = GAME_OVER;
	stage_edit(s)->end = END_ROUNDS;
	v = (struct view){ .game = t.game, .state = s, .scratch = &t.mail };
	assert_true(st_standing(&v, &out));
	assert_int_equal(out.n, 3);
	assert_int_equal(out.seats[0], 2);
	assert_int_equal(out.rank[1], 2);
	assert_int_equal(out.rank[2], 2);
	assert_string_equal(out.reason, "rounds");
	toy_close(&t);
}

TEST_MAIN(cmocka_unit_test(test_games__of_random_orders_keep_their_invariants_and_end),
	  cmocka_unit_test(test_standing__ranks_by_territories_then_troops_and_shares_what_is_equal))
