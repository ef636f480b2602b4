/*
 * bench_season: a Spring of Hegemon with 100, 1,000 and 10,000 units on rings of spaces: moves in chains and against each
 * other, supports that are cut and that are given. Linear: ten times the units cost at most twelve times as much.
 * Figures are printed, never judged.
 * usage: bench_season
 */
#include "bench.h"

#include <string.h>

#include "rules/hegemon/resolve.h"

enum { SIZES = 3, TIMES = 50, RING = 7 };

/* Of seven spaces in a ring five are held: a chain of two, two who want one space, and one who supports either. */
static void place(struct piece *pieces, int32_t n)
{
	memset(pieces, 0, (size_t)n * sizeof *pieces);
	for (int32_t i = 0; i < n; i++) {
		const int32_t ring = i / 5 * RING;
		struct piece *p = &pieces[i];
		*p = (struct piece){ .at = ring + i % 5, .nation = i % 11 };
		if (i % 5 == 4) {
			p->order = i % 2 ? ORDER_SUPPORT_MOVE : ORDER_SUPPORT_HOLD;
			p->from = ring + 3;
			p->to = ring + 5;
		} else {
			p->order = ORDER_MOVE;
			p->to = i % 5 == 0 ? ring + 6 : i % 5 == 1 ? ring : ring + 5;
		}
	}
}

static double season(int32_t n)
{
	struct arena run = ARENA_INIT, turn = ARENA_INIT;
	struct piece *pieces = ARENA_ARRAY(&run, struct piece, (size_t)n);
	const int32_t spaces = (n / 5 + 1) * RING;
	bool *battled = ARENA_ARRAY(&run, bool, (size_t)spaces);
	const struct resolve_rules rules = { .head_to_head = true, .support_stationary = true };
	double best = 0;
	for (int i = 0; i < TIMES; i++) {
		int32_t moved = 0;
		place(pieces, n);
		memset(battled, 0, (size_t)spaces * sizeof *battled);
		const double from = bench_us();
		resolve(&rules, pieces, n, spaces, battled, &turn);
		const double took = bench_us() - from;
		best = !i || took < best ? took : best;
		for (int32_t k = 0; k < n; k++)
			moved += pieces[k].moves;
		/* the chains of two move in each ring, and the supported of the two who want one space where he is helped to it */
		bench_must(moved >= n / 5 * 2 && moved <= n / 5 * 3, "who moves");
		arena_reset(&turn);
	}
	arena_release(&turn);
	arena_release(&run);
	return best;
}

int main(void)
{
	static const int32_t units[SIZES] = { 100, 1000, 10000 };
	double before = 0;
	for (int i = 0; i < SIZES; i++) {
		char what[40], goal[60];
		const double took = season(units[i]);
		snprintf(what, sizeof what, "a Spring of %d units", (int)units[i]);
		snprintf(goal, sizeof goal, before > 0 ? "%.1f times the one before; at most 12" : "no goal",
			 took / before);
		bench_row(what, took, "us", goal);
		before = took;
	}
	return 0;
}
