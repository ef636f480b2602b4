/*
 * bench_dice: Risk battles of 10 against 8 with dice that anybody can recompute, each under its own
 * label, as the rules roll them; and the same on one stream, which shows what the labels cost.
 */
#include "bench.h"

#include "engine/work.h"
#include "play/game.h"
#include "rules/common/assault.h"

#include <sodium.h>

/* The best of many short rounds is what the machine can do, whatever else it does. */
enum { BATTLES = 1000, STEPS = 20, ROUNDS = 150 };

static uint64_t won, thrown;

static void fight(struct dice_stream *s)
{
	struct battle b = { { 10, 8 }, { 0, 0 } };
	struct battle_throw t;

	while (battle_goes_on(&b)) {
		battle_throw(&battle_dice[BATTLE_RISK], &b, s, &t);
		thrown++;
	}
	won += b.units[DEFENDER] == 0;
}

/* Of as many games as battles: what is rolled for once in a turn. */
static const struct area areas[] = { { .name = { "Nevada", sizeof "Nevada" - 1 } },
				     { .name = { "Utah", sizeof "Utah" - 1 } } };
static const struct map map = { .areas = areas, .nareas = 2 };
static const struct dice_kind kinds[] = { ASSAULT_DICE };
static const struct ruleset rules = { .dice = kinds };
static const struct game game = { .rules = &rules, .map = &map, .format = GAME_FORMAT };

/* A step of many battles: the orders of so many mails. */
static void step(struct arena *a, const struct state *board, uint64_t number, bool labels)
{
	struct engine_work *w = ARENA_NEW(a, struct engine_work);
	struct dice_stream *s = NULL;

	w->turn = (struct turn){ .arena = a,
				 .game = &game,
				 .after = state_copy(board, a),
				 .dice = &w->dice,
				 .events = { .arena = a },
				 .work = w };
	w->key = (struct dice_key){ .number = number, .seed = hash_of(STR("seed")) };
	dice_init(&w->dice, STR("bench"), &w->key, a);
	for (int i = 0; i < BATTLES; i++) {
		if (labels || i == 0)
			s = dice_open(&w->turn, 0, (struct dice_about){ 0, 0, 1, i });
		fight(s);
	}
}

static void measure(const char *what, bool labels, const char *goal)
{
	struct arena a = ARENA_INIT, run = ARENA_INIT;
	const struct state *board = state_new(schema_new(&map, NULL, NULL, NULL, 0, &run), texts_new(&run), &run);
	double best = 0;

	for (int round = 0; round < ROUNDS; round++) {
		double from = bench_us(), rate;

		for (uint64_t i = 0; i < STEPS; i++) {
			step(&a, board, i, labels);
			arena_reset(&a);
		}
		rate = (double)STEPS * BATTLES / (bench_us() - from);
		best = rate > best ? rate : best;
	}
	bench_row(what, best, "M/s", goal);
	arena_release(&a);
	arena_release(&run);
}

int main(void)
{
	bench_must(sodium_init() >= 0, "the library can be used"); /* as the program begins */
	measure("verifiable Risk battles, 10 v 8", true, "goal 3");
	measure("the same, all on one stream", false, "");
	bench_must(won > 3000000 && thrown > won, "10 against 8 win more than half of six million battles");
	return 0;
}
