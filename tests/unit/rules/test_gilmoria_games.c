/*
 * Whole games of Gilmoria by players who order at random, lawful and not, on small boards of any shape, in
 * all modes of dice: through the engine, a line a mail, with what must always hold looked at after every
 * line.
 * PBP_GAMES says how many games (40; a thousand are some minutes).
 */
#include "test.h"

#include "rules/common/clockwise.h"
#include "rules/gilmoria/board.h"
#include "rules/gilmoria/events.h"
#include "rules/gilmoria/tactics.h"
#include "rules/gilmoria/turn.h"
#include "rules/gilmoria/verbs.h"

#include "engine/toy.h" /* last: it has a macro JOIN */

enum { DOMAINS_MOST = 6, LINES_MOST = 8000 };

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

/* A ring with some chords, cut into domains of two to four, each with a capital and perhaps a stronghold. */
static const struct map *random_map(struct arena *a, uint64_t *seed)
{
	int32_t domains = 3 + below(seed, DOMAINS_MOST - 2), n = 0;
	struct buf b = buf_new(a);
	struct source *src = ARENA_NEW(a, struct source);
	struct board *board = ARENA_NEW(a, struct board);
	struct map *m = NULL;
	struct err e = { 0 };

	buf_add_c(&b, "map random \"Random\"\n");
	for (int32_t r = 0; r < domains; r++) {
		int32_t size = 2 + below(seed, 3);

		buf_addf(&b, "region domain%d \"Domain%d\"%s\n", r, r, below(seed, 2) ? " bonus=2" : "");
		for (int32_t i = 0; i < size; i++, n++)
			buf_addf(&b, "area %d place%d land region=domain%d%s%s\n", n + 1, n + 1, r,
				 i == 0 ? " capital" : "", below(seed, 3) ? "" : " stronghold");
	}
	for (int32_t i = 0; i < n; i++)
		buf_addf(&b, "edge place%d place%d\n", i + 1, (i + 1) % n + 1);
	for (int32_t k = 0; k < n / 2; k++) {
		int32_t from = below(seed, n), to = (from + 2 + below(seed, n - 3)) % n;

		buf_addf(&b, "edge place%d place%d\n", from + 1, to + 1);
	}
	*src = source_new(a, STR("random"), buf_str(&b));
	assert_ok(board_parse(board, src, a, &e), &e);
	assert_ok(map_read(&m, board, board->lines, board->nlines, a, &e), &e);
	return m;
}

static const char *const choices[] = {
	"max_rounds=25 dice=risk",
	"max_rounds=25 dice=attrition personalities=on",
	"max_rounds=25 dice=fifty-fifty first_player=random",
	"max_rounds=25 dice=attrition victory=realm cost_bribe=1",
	"max_rounds=25 dice=fifty-fifty acquire_gain=3 start_units=1",
	"max_rounds=12 dice=risk attack_allies=on victory=realm",
};

/* Without words: phrases are data of the game, and not under test here. */
static void open_game(struct toy *t, uint64_t *seed)
{
	static const char *const names[] = { "red", "Domain1", "green" };
	static const char *const from[] = { "ann@x", "bob@x", "cat@x" };
	struct str rest = str_c(choices[below(seed, sizeof choices / sizeof *choices)]), word, name;
	int people = 2 + below(seed, 2);
	struct state *s;

	*t = (struct toy){ .steps = 0 };
	arena_init(&t->run);
	arena_init(&t->mail);
	t->log = buf_new(&t->run);
	memset(t->secret, 7, sizeof t->secret);
	t->game = game_new(str_printf(&t->run, "toy%llu", (unsigned long long)*seed), &ruleset_gilmoria,
			   random_map(&t->run, seed), phrases_new(&t->run), engine_verbs, engine_kinds, &t->run);
	s = state_new(t->game->schema, t->game->texts, &t->run);
	toy_option(s, STR("any_map"), STR("on"));
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

/* Where the most stand beside foreign land: games should come to an end. */
static const char *best_attack(const struct state *s, uint64_t *seed, struct arena *a)
{
	const struct map *m = s->schema->map;
	seat_id seat = stage_of(s).active;
	area_id from = AREA_NONE, to = AREA_NONE;
	int32_t most = 1;

	for (area_id i = 0; i < m->nareas; i++) {
		size_t n;
		const struct neighbour *next = map_neighbours(m, i, &n);

		for (size_t k = 0; k < n && land_at(s, i).owner == seat; k++)
			if (!gm_same_bloc(s, seat, land_at(s, next[k].area).owner) && land_at(s, i).troops > most) {
				most = land_at(s, i).troops;
				from = i;
				to = next[k].area;
			}
	}
	if (from == AREA_NONE)
		return "end turn";
	if (land_at(s, from).leader && below(seed, 2))
		return arena_printf(a, "attack %d %d %d 0 %d", (int)to, (int)from, (int)most - 1, TACTICS);
	return arena_printf(a, "attack %d %d %d", (int)to, (int)from, (int)most - 1);
}

static const char *random_speech(const struct state *s, uint64_t *seed, struct arena *a)
{
	int32_t home = below(seed, s->schema->map->nregions), tactic = below(seed, TACTICS);

	switch (below(seed, 6)) {
	case 0:
		return arena_printf(a, "de-activate %d %d", (int)home, (int)tactic);
	case 1:
		return "recruit 5";
	case 2:
		return arena_printf(a, "acquire points %d", (int)tactic);
	case 3:
		return "end diplomacy";
	default:
		return arena_printf(a, "activate %d %d", (int)home, (int)tactic);
	}
}

static const char *wild_order(const struct state *s, uint64_t *seed, struct arena *a)
{
	static const char *const words[] = { "end phase", "end deployment", "end battle", "no mobilisation",
					     "end turn" };
	struct stage_row stage = stage_of(s);
	area_id own = some_land(s, seed, stage.active), any = below(seed, s->schema->map->nareas);

	switch (below(seed, 5)) {
	case 0:
		return arena_printf(a, "deploy %d 0 %d", (int)below(seed, 9), (int)any);
	case 1:
		return arena_printf(a, "attack %d %d %d", (int)any, (int)own, (int)below(seed, 9));
	case 2:
		return arena_printf(a, "mobilise %d 0 %d %d", (int)below(seed, 4), (int)own,
				    (int)some_land(s, seed, stage.active));
	case 3:
		return arena_printf(a, "mobilise %d 0 %d %d %d", (int)below(seed, 4), (int)own, (int)any, TACTICS);
	default:
		return words[below(seed, 5)];
	}
}

static const char *random_order(const struct state *s, uint64_t *seed, struct arena *a)
{
	struct stage_row stage = stage_of(s);

	if (stage.phase == PHASE_DIPLOMACY && !stage.own[SPOKEN] && below(seed, 5))
		return random_speech(s, seed, a);
	if (gm_pool(s) > 0 && below(seed, 6))
		return arena_printf(a, "deploy %d 0 %d", (int)gm_pool(s), (int)some_land(s, seed, stage.active));
	if (below(seed, 3) == 0)
		return wild_order(s, seed, a);
	return stage.phase <= PHASE_BATTLE ? best_attack(s, seed, a) : "end turn";
}

static const char *address_of(const struct state *s, seat_id seat)
{
	static const char *const from[] = { "ann@x", "bob@x", "cat@x" };

	return from[seat_find(s, seat)->player];
}

/* ---- what must always hold --------------------------------------------------------------------- */

struct sums {
	int64_t units, points;
	int32_t leaders, strongholds;
};

static struct sums sums_of(const struct state *s)
{
	struct sums sum = { 0 };

	for (size_t i = 0; i < row_count(s, TABLE_LAND); i++) {
		const struct land_row *land = ROW(struct land_row, s, TABLE_LAND, i);

		sum.units += land->troops;
		sum.leaders += land->leader;
		sum.strongholds += land->stronghold;
	}
	for (size_t i = 0; i < row_count(s, TABLE_DOMAIN); i++)
		sum.points += ROW(struct domain_row, s, TABLE_DOMAIN, i)->sow;
	return sum;
}

static void check_board(const struct state *s)
{
	assert_int_equal(row_count(s, TABLE_LAND), s->schema->map->nareas);
	for (size_t i = 0; i < row_count(s, TABLE_LAND); i++) {
		const struct land_row *land = ROW(struct land_row, s, TABLE_LAND, i);

		assert_true(land->troops >= 0);
		assert_true(land->troops > 0 || !land->leader);
		assert_non_null(gm_domain(s, land->owner));
		assert_false(seat_find(s, land->owner)->out);
	}
}

static void check_domains(const struct state *s)
{
	assert_int_equal(row_count(s, TABLE_DOMAIN), s->schema->map->nregions);
	for (size_t i = 0; i < row_count(s, TABLE_DOMAIN); i++) {
		const struct domain_row *d = ROW(struct domain_row, s, TABLE_DOMAIN, i);

		assert_true(d->sow >= 0);
		assert_true(d->played <= stage_of(s).round);
		if (d->ally_of == SEAT_NONE)
			continue;
		assert_false(join_is_person(s, d->seat));
		assert_true(gm_plays(s, d->ally_of));
		assert_true(land_holdings(s, d->seat).lands > 0);
		assert_true(d->joined > 0);
	}
}

static void check_stage(const struct state *s)
{
	struct stage_row stage = stage_of(s);

	assert_true(stage.pool >= 0);
	assert_true(stage.pool == 0 || stage.phase == PHASE_DEPLOYMENT);
	assert_true(stage.own[RECRUITS] == 0 || (stage.phase == PHASE_DIPLOMACY && stage.own[SPOKEN]));
	if (state_game(s)->phase == GAME_OVER)
		return;
	assert_true(gm_plays(s, stage.mover));
	assert_true(land_holdings(s, stage.active).lands > 0);
	assert_int_equal(gm_head(s, stage.active), stage.mover);
	assert_true(stage.active == stage.mover || stage.phase != PHASE_DIPLOMACY);
	assert_int_equal(gm_domain(s, stage.active)->played, stage.round);
}

/* What the step's events say of units and points, by event: the argument, and its sign. */
static void add_told(const struct step *step, struct sums *sum)
{
	static const struct {
		enum gm_event what;
		int units, more_units, points, sign;
	} rows[] = {
		{ GM_THROW, 4, 5, -1, -1 },  { GM_DEPLOYED, 2, -1, -1, 1 }, { GM_PLACED, 2, -1, -1, 1 },
		{ GM_GAINED, -1, -1, 1, 1 }, { GM_SPOILS, -1, -1, 1, 1 },   { GM_RECRUITED, -1, -1, 3, -1 },
		{ GM_PAID, -1, -1, 2, -1 },
	};

	for (size_t i = 0; i < step->events.list.n; i++)
		for (size_t k = 0; k < sizeof rows / sizeof *rows; k++) {
			const struct event *e = &step->events.list.at[i];

			if (e->what != EVENT_OWN + rows[k].what)
				continue;
			sum->units += rows[k].units < 0 ? 0 : rows[k].sign * e->args[rows[k].units];
			sum->units += rows[k].more_units < 0 ? 0 : rows[k].sign * e->args[rows[k].more_units];
			sum->points += rows[k].points < 0 ? 0 : rows[k].sign * e->args[rows[k].points];
		}
}

/* Units and points come and go as the events say, in no other way; a refused line changes nothing. */
static void check_step(const struct state *before, const struct state *after, const struct step *step, bool acted)
{
	struct sums was = sums_of(before), is = sums_of(after);

	if (!acted) {
		assert_true(state_equal(before, after));
		return;
	}
	add_told(step, &was);
	assert_int_equal(is.units, was.units);
	assert_int_equal(is.points, was.points);
	assert_true(is.leaders <= was.leaders);
	assert_int_equal(is.strongholds, was.strongholds);
	check_board(after);
	check_domains(after);
}

/* GIL-ALLY-1: no domain takes two turns in one round. An ally's turn begins before its warlord's is counted. */
static void check_turn(const struct state *before, const struct state *after)
{
	struct stage_row was = stage_of(before), is = stage_of(after);

	if (state_game(after)->phase == GAME_OVER || (was.active == is.active && was.round == is.round))
		return;
	assert_true(state_game(after)->turn - state_game(before)->turn <= 1);
	assert_true(gm_domain(before, is.active)->played < is.round);
	assert_true(is.round == was.round || is.round == was.round + 1);
}

static void check_end(const struct state *s)
{
	enum end end = (enum end)stage_of(s).end;
	seat_id winner = gm_winner(s), last = SEAT_NONE;

	assert_true(end != END_NONE);
	if (end == END_LAST_WARLORD) {
		assert_int_equal(clockwise_count(s, gm_plays, &last), 1);
		assert_int_equal(last, winner);
	}
	if (end == END_REALM)
		assert_int_equal(gm_bloc_holdings(s, winner).lands, row_count(s, TABLE_LAND));
}

/* ---- the games --------------------------------------------------------------------------------- */

static bool play_line(struct toy *t, uint64_t *seed, when at)
{
	struct arena a = ARENA_INIT;
	struct state *before = state_copy(toy_state(t), &a), *between;
	const char *order = random_order(before, seed, &a);
	bool acted = toy_mail_at(t, at, address_of(before, stage_of(before).mover), order);

	check_step(before, toy_state(t), &t->step, acted);
	between = state_copy(toy_state(t), &a);
	toy_ring(t, at, false);
	check_step(between, toy_state(t), &t->step, !state_equal(between, toy_state(t)));
	check_turn(between, toy_state(t));
	check_stage(toy_state(t));
	t->log.n = 0;
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

static void test_standing__ranks_by_territories_of_the_bloc_then_units_and_shares_what_is_equal(void **state)
{
	static const struct land_row lands[] = {
		{ 0, 0, 2, 0, 0 }, { 1, 1, 2, 0, 0 }, { 2, 2, 1, 0, 0 }, { 3, 3, 9, 0, 0 }
	};
	struct toy t;
	uint64_t seed = 3;
	struct state *s;
	struct view v;
	struct standing out;

	(void)state;
	open_game(&t, &seed);
	s = state_copy(toy_state(&t), &t.run);
	for (int i = 0; i < 3; i++)
		toy_seat(s, i, (const char *[]){ "red", "Domain1", "green" }[i], "ann@x");
	row_put(s, TABLE_SEAT,
		&(struct seat_row){
			.seat = 3, .name = text_intern(s, STR("ally")), .player = PLAYER_NONE, .aliases = TEXT_NONE });
	for (int i = 0; i < 4; i++)
		row_put(s, TABLE_DOMAIN,
			&(struct domain_row){ .seat = i, .home = i, .ally_of = i == 3 ? 2 : SEAT_NONE });
	row_clear(s, TABLE_LAND);
	for (size_t i = 0; i < 4; i++)
		row_put(s, TABLE_LAND, &lands[i]);
	state_game_edit(s)->phase = GAME_OVER;
	stage_edit(s)->end = END_ROUNDS;
	v = (struct view){ .game = t.game, .state = s, .scratch = &t.mail };
	assert_true(gm_standing(&v, &out));
	assert_int_equal(out.n, 3);
	assert_int_equal(out.seats[0], 2);
	assert_int_equal(out.rank[1], 2);
	assert_int_equal(out.rank[2], 2);
	assert_string_equal(out.reason, "rounds");
	toy_close(&t);
}

TEST_MAIN(cmocka_unit_test(test_games__of_random_orders_keep_their_invariants_and_end),
	  cmocka_unit_test(test_standing__ranks_by_territories_of_the_bloc_then_units_and_shares_what_is_equal))
