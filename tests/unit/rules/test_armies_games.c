/*
 * Whole games of Armies by players who order at random, lawful and not, on small boards of any shape, with
 * every power: through the engine, a line a mail, answers sealed and late, deadlines missed; with what must
 * always hold looked at after every step. PBP_GAMES says how many games (40; a thousand is a minute).
 */
#include "test.h"

#include "rules/armies/battle.h"
#include "rules/armies/board.h"
#include "rules/armies/events.h"
#include "rules/armies/over.h"
#include "rules/armies/powers.h"
#include "rules/armies/verbs.h"

#include "engine/toy.h" /* last: it has a macro JOIN */
#include "hear/hear.h"

enum { AREAS_MOST = 9, LINES_MOST = 6000, PEOPLE_MOST = 6 };

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

/* A ring with some chords, in two continents; obstacles, artefacts and powers as they fall. */
static void write_area(struct buf *b, uint64_t *seed, int32_t i, int32_t n)
{
	int32_t power = below(seed, 2 * POWERS);

	buf_addf(b, "area %d place%d land region=%s spaces=%d", i + 1, i + 1, i < n / 2 ? "east" : "west",
		 5 + below(seed, 4));
	if (below(seed, 3) == 0)
		buf_add_c(b, " obstacle=2");
	if (below(seed, 3) == 0)
		buf_addf(b, " artefact=\"4:Relic%d:%s\"", i, ar_power_slugs[below(seed, POWERS)]);
	if (below(seed, 4) == 0)
		buf_add_c(b, " touch=1-2,2-3,3-4,4-5");
	if (power > POWER_NONE && power < POWERS)
		buf_addf(b, " power=%s", ar_power_slugs[power]);
	buf_add_char(b, '\n');
}

static const struct map *random_map(struct arena *a, uint64_t *seed)
{
	int32_t n = 5 + below(seed, AREAS_MOST - 4);
	struct buf b = buf_new(a);
	struct source *src = ARENA_NEW(a, struct source);
	struct board *board = ARENA_NEW(a, struct board);
	struct map *m = NULL;
	struct err e = { 0 };

	buf_add_c(&b, "map random \"Random\"\nregion east \"East\" bonus=3\nregion west \"West\"\n");
	for (int32_t i = 0; i < n; i++)
		write_area(&b, seed, i, n);
	for (int32_t i = 0; i < n; i++)
		buf_addf(&b, "edge place%d place%d\n", i + 1, (i + 1) % n + 1);
	for (int32_t k = 0; k < n / 3; k++) {
		int32_t from = below(seed, n), to = (from + 2 + below(seed, n - 3)) % n;

		buf_addf(&b, "edge place%d place%d\n", from + 1, to + 1);
	}
	*src = source_new(a, STR("random"), buf_str(&b));
	assert_ok(board_parse(board, src, a, &e), &e);
	assert_ok(map_read(&m, board, board->lines, board->nlines, a, &e), &e);
	return m;
}

static const char *const addresses[PEOPLE_MOST] = { "ann@x", "bob@x", "cat@x", "dan@x", "eve@x", "fay@x" };

/* Without words: phrases are data of the game, and not under test here. */
static void open_game(struct toy *t, uint64_t *seed)
{
	static const char *const names[PEOPLE_MOST] = { "red", "yellow", "green", "blue", "teal", "pink" };
	static const char *const options[] = { "max_rounds=60",
					       "max_rounds=60 responses=clockwise",
					       "max_rounds=60 path=all loss_remainder=owner",
					       "max_rounds=60 move_reach=adjacent shield=fewer",
					       "max_rounds=60 path=all responses=clockwise",
					       "max_rounds=60 first_player=random board=random" };
	struct str rest = str_c(options[below(seed, 6)]), word, name;
	int people = 2 + below(seed, PEOPLE_MOST - 1);
	struct state *s;

	*t = (struct toy){ .steps = 0 };
	arena_init(&t->run);
	arena_init(&t->mail);
	t->log = buf_new(&t->run);
	memset(t->secret, 7, sizeof t->secret);
	t->game = game_new(str_printf(&t->run, "toy%llu", (unsigned long long)*seed), &ruleset_armies,
			   random_map(&t->run, seed), phrases_new(&t->run), engine_verbs, engine_kinds, &t->run);
	s = state_new(t->game->schema, t->game->texts, &t->run);
	while (str_cut(&rest, ' ', &word))
		if (word.n && str_cut(&word, '=', &name))
			toy_option(s, name, word);
	for (int i = 0; i < people; i++)
		toy_seat(s, i, names[i], addresses[i]);
	t->e = toy_engine(t, s);
	engine_create(t->e, T0, &t->step);
}

/* ---- orders ------------------------------------------------------------------------------------ */

static area_id some_area(const struct state *s, uint64_t *seed, seat_id owner)
{
	int32_t n = s->schema->map->nareas;
	area_id a = below(seed, n);

	for (int32_t i = 0; i < n && ar_armies(s, a, owner) == 0; i++)
		a = (a + 1) % n;
	return a;
}

static area_id near(const struct state *s, uint64_t *seed, area_id a)
{
	size_t n;
	const struct neighbour *next = map_neighbours(s->schema->map, a, &n);
	int32_t k = below(seed, (int32_t)n + 1);

	return k == (int32_t)n ? a : next[k].area;
}

static const char *turn_order(const struct state *s, uint64_t *seed, seat_id seat, struct arena *a)
{
	area_id own = some_area(s, seed, seat), any = below(seed, s->schema->map->nareas);
	seat_id other = below(seed, (int32_t)row_count(s, TABLE_SEAT));

	switch (below(seed, 12)) {
	case 0:
		return arena_printf(a, "move %d 0 %d - %d", 1 + below(seed, 2), own, any);
	case 1:
		return arena_printf(a, "move - 0 %d %d %d %d", own, 1 + below(seed, 8), any, 1 + below(seed, 8));
	case 2:
		return arena_printf(a, "visit - 0 %d - %d", own, 1 + below(seed, 4));
	case 3:
	case 4:
	case 5:
		return arena_printf(a, "attack %d %d", other, near(s, seed, own));
	case 6:
		return arena_printf(a, "attack %d %d %d %d", other, near(s, seed, own), own,
				    1 + below(seed, POWERS - 1));
	case 7:
		return below(seed, 2) ? "end move" : "end battle";
	case 8:
		return below(seed, 4) ? "end turn" : "pass";
	default:
		return arena_printf(a, "place %d 0 %d", 1 + below(seed, 2), near(s, seed, own));
	}
}

static const char *answer(const struct state *s, uint64_t *seed, struct arena *a)
{
	struct battle_row b = { .attacker = 0, .defender = 1, .area = 0 };

	ar_battle(s, &b);
	switch (below(seed, 7)) {
	case 0:
	case 1:
		return arena_printf(a, "support %d", b.attacker);
	case 2:
		return arena_printf(a, "support %d %d", b.defender, 1 + below(seed, POWERS - 1));
	case 3:
		return arena_printf(a, "use %d", 1 + below(seed, POWERS - 1));
	case 4:
		return arena_printf(a, "flee %d 0 %d", 1 + below(seed, 2), near(s, seed, b.area));
	default:
		return below(seed, 2) ? "no support" : "pass";
	}
}

static const char *random_order(const struct state *s, uint64_t *seed, const struct call_row *c, seat_id seat,
				struct arena *a)
{
	area_id any = below(seed, s->schema->map->nareas);

	if (c->kind == KIND_RESPONSE)
		return answer(s, seed, a);
	if (c->kind == KIND_TURN)
		return turn_order(s, seed, seat, a);
	return arena_printf(a, "place %d 0 %d", 1 + below(seed, 2), any);
}

/* ---- what must always hold --------------------------------------------------------------------- */

static int32_t all(const struct state *s, enum space_kind kind)
{
	return ar_count(s, AREA_NONE, kind, SEAT_NONE);
}

/* What came and what went, by the events. */
struct account {
	int32_t drawn, lost, risen, moved, visited;
};

static void add_event(struct account *a, const struct event *e)
{
	int64_t what = (int64_t)e->what - EVENT_OWN;

	a->drawn += what == AR_PLACED || what == AR_PLACED_LATE ? 1 : 0;
	a->drawn += what == AR_DEBRIEFED ? (int32_t)e->args[2] : 0;
	a->lost += what == AR_WIPED || what == AR_PAID || what == AR_OWNER_PAID ? (int32_t)e->args[2] : 0;
	a->risen += what == AR_RISEN;
	a->moved += what == AR_MOVED || what == AR_FLED;
	a->visited += what == AR_VISITED;
}

/* Free spaces never rise; every army that comes takes one, every one that goes is crossed out. The last
 * step may end in the middle of a line. */
static void check_numbers(const struct step *step)
{
	const struct state *before = step->before, *after = step->after;
	struct account is = { 0 };
	bool over = state_game(after)->phase == GAME_OVER;

	for (size_t i = 0; i < step->events.list.n; i++)
		add_event(&is, &step->events.list.at[i]);
	assert_true(all(after, SPACE_FREE) <= all(before, SPACE_FREE));
	assert_int_equal(row_count(after, TABLE_SPACE), row_count(before, TABLE_SPACE));
	assert_int_equal(all(after, SPACE_OBSTACLE), all(before, SPACE_OBSTACLE));
	assert_int_equal(all(after, SPACE_RELIC), all(before, SPACE_RELIC) - is.visited);
	assert_int_equal(all(after, SPACE_CROSSED),
			 all(before, SPACE_CROSSED) + is.lost + is.moved + is.visited - is.risen);
	if (over)
		return;
	assert_int_equal(all(after, SPACE_ARMY), all(before, SPACE_ARMY) + is.drawn + is.risen - is.lost);
	assert_int_equal(all(after, SPACE_FREE), all(before, SPACE_FREE) - is.drawn - is.moved);
}

/* An artefact lies where it lay, or is carried by one army of its holder, or is gone. */
static void check_relics(const struct state *s)
{
	for (size_t i = 0; i < row_count(s, TABLE_RELIC); i++) {
		const struct relic_row *relic = ROW(struct relic_row, s, TABLE_RELIC, i);
		int32_t carried = 0;

		for (size_t k = 0; k < row_count(s, TABLE_SPACE); k++) {
			const struct space_row *row = ROW(struct space_row, s, TABLE_SPACE, k);

			carried += row->relic == relic->relic && row->kind == SPACE_ARMY && row->owner == relic->holder;
		}
		assert_int_equal(carried, relic->state == RELIC_HELD);
	}
}

static void check_state(const struct state *s)
{
	struct stage_row stage = ar_stage(s);
	struct battle_row b;
	bool fighting = ar_battle(s, &b);

	assert_true(stage.left >= 0);
	for (size_t i = 0; i < row_count(s, TABLE_SPACE); i++) {
		const struct space_row *row = ROW(struct space_row, s, TABLE_SPACE, i);

		assert_int_equal(row->owner != SEAT_NONE, row->kind == SPACE_ARMY);
	}
	if (state_game(s)->phase == GAME_OVER) {
		assert_true(stage.end != END_NONE);
		assert_int_equal(stage.end == END_FULL, ar_free(s, AREA_NONE) == 0);
		return;
	}
	assert_true(ar_free(s, AREA_NONE) > 0 || state_game(s)->phase == GAME_MUSTER);
	assert_int_equal(fighting, stage.step == STEP_RESPONSE || stage.step == STEP_AFTERMATH);
}

static void check_step(const struct toy *t)
{
	check_numbers(&t->step);
	check_state(t->step.after);
	check_relics(t->step.after);
}

/* ---- the games --------------------------------------------------------------------------------- */

static void ring(struct toy *t, when at, bool inclusive)
{
	for (int i = 0; engine_ring(t->e, at, inclusive, &t->step); i++) {
		assert_true(i < 1000);
		check_step(t);
	}
}

/* One of those whom a call that hears asks. */
static const struct call_row *some_asked(const struct state *s, uint64_t *seed, seat_id *seat)
{
	size_t n = row_count(s, TABLE_ASKED);

	for (int tries = 0; tries < 50 && n > 0; tries++) {
		const struct asked_row *row = ROW(struct asked_row, s, TABLE_ASKED, (size_t)below(seed, (int32_t)n));
		const struct call_row *c = call_find(s, row->call);

		*seat = row->seat;
		if (c->deaf_since == WHEN_NONE)
			return c;
	}
	return NULL;
}

static bool play_line(struct toy *t, uint64_t *seed, when at)
{
	struct arena a = ARENA_INIT;
	struct state *before = state_copy(toy_state(t), &a);
	seat_id seat = 0;
	const struct call_row *c = some_asked(before, seed, &seat);
	const char *order = c ? random_order(before, seed, c, seat, &a) : "pass";
	struct input in = toy_input(t, at, addresses[below(seed, 20) ? seat : 0], order);

	if (engine_hear(t->e, &in, &t->out, &t->step, &t->mail))
		check_step(t);
	ring(t, at, false);
	arena_release(&a);
	arena_reset(&t->mail);
	return state_game(toy_state(t))->phase != GAME_OVER;
}

static bool play_game(uint64_t n)
{
	struct toy t;
	uint64_t seed = n;
	when at = T0;
	int lines = 0;
	bool goes_on = true;

	open_game(&t, &seed);
	if (toy_mail_at(&t, T0, "host", "begin"))
		check_step(&t);
	ring(&t, T0, false);
	goes_on = state_game(toy_state(&t))->phase == GAME_RUNNING;
	while (goes_on && lines++ < LINES_MOST) {
		at += below(&seed, 12) ? 60 : 50 * HOUR;
		ring(&t, at, false);
		goes_on = state_game(toy_state(&t))->phase != GAME_OVER && play_line(&t, &seed, at);
	}
	toy_close(&t);
	return !goes_on;
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

TEST_MAIN(cmocka_unit_test(test_games__of_random_orders_keep_their_invariants_and_end))
