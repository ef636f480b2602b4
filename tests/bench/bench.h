/*
 * bench: a clock and a printer for benchmarks. Figures are printed beside their
 * goals, never judged: a timing is no test.
 */
#ifndef PBP_TESTS_BENCH_H
#define PBP_TESTS_BENCH_H

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static inline double bench_us(void)
{
	struct timespec t;
	clock_gettime(CLOCK_MONOTONIC, &t);
	return (double)t.tv_sec * 1e6 + (double)t.tv_nsec / 1e3;
}

/* A figure counts only where the result is right. */
static inline void bench_must(int right, const char *what)
{
	if (right)
		return;
	fprintf(stderr, "wrong result: %s\n", what);
	exit(1);
}

static inline void bench_row(const char *what, double figure, const char *unit, const char *goal)
{
	printf("%-40s %10.1f %-9s (%s)\n", what, figure, unit, goal);
}

#endif
