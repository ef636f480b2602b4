/*
 * bench_dice: Risk battles of 10 against 8 with dice that anybody can recompute, each under its own
 * label, as the rules roll them; and the same on one stream, which shows what the labels cost.
 */
#include "bench.h"

#include "engine/work.h"
#include "rules/common/battle_dice.h"

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

/* A step of many battles: the orders of so many mails. */
static void step(struct arena *a, uint64_t number, bool labels)
{
	struct engine_work *w = ARENA_NEW(a, struct engine_work);
	struct hash seed = hash_of(STR("seed")), mails = hash_of(STR("mails"));
	struct dice_stream *s = NULL;

	w->turn =
		(struct turn){ .arena = a, .dice = &w->dice, .events = { .arena = a }, .work = w };
	dice_init(&w->dice, &seed, STR("bench"), number, &mails, STR(""), a);
	for (int i = 0; i < BATTLES; i++) {
		if (labels || i == 0)
			s = dice_open(&w->turn, "battle:%.*s>%.*s:%d", 6, "Nevada", 4, "Utah", i);
		fight(s);
	}
}

static void measure(const char *what, bool labels, const char *goal)
{
	struct arena a = ARENA_INIT;
	double best = 0;

	for (int round = 0; round < ROUNDS; round++) {
		double from = bench_us(), rate;

		for (uint64_t i = 0; i < STEPS; i++) {
			step(&a, i, labels);
			arena_reset(&a);
		}
		rate = (double)STEPS * BATTLES / (bench_us() - from);
		best = rate > best ? rate : best;
	}
	bench_row(what, best, "M/s", goal);
	arena_release(&a);
}

int main(void)
{
	bench_must(sodium_init() >= 0, "the library can be used"); /* as the program begins */
	measure("verifiable Risk battles, 10 v 8", true, "goal 3");
	measure("the same, all on one stream", false, "");
	bench_must(won > 3000000 && thrown > won,
		   "10 against 8 win more than half of six million battles");
	return 0;
}
