/*
 * bench_queue: the mails that a run sorts before it plays: what a million of
 * them take of memory and time, beside a hundred thousand.
 */
#include <sys/resource.h>

#include "bench.h"

#include "run/queue.h"

static long memory_kb(void)
{
	struct rusage u;
	getrusage(RUSAGE_SELF, &u);
	return u.ru_maxrss;
}

static double sort_mails(uint32_t n)
{
	struct arena a = ARENA_INIT;
	struct queue q;
	uint64_t seed = 1;
	double begun = bench_us(), took;
	queue_init(&q, &a);
	for (uint32_t i = 0; i < n; i++) {
		struct incoming in = { .game = i % 7, .entry = { .stored = 1, .envelope = WHEN_NONE } };
		seed = seed * 6364136223846793005u + 1442695040888963407u;
		memcpy(in.entry.hash.b, &seed, sizeof seed);
		in.arrival = (when)(seed >> 34);
		queue_add(&q, &in);
	}
	queue_sort(&q);
	took = bench_us() - begun;
	for (uint32_t i = 1; i < n; i++) {
		const struct incoming x = queue_get(&q, i - 1), y = queue_get(&q, i);
		bench_must(x.game < y.game || (x.game == y.game && x.arrival <= y.arrival), "they are in order");
	}
	arena_release(&a);
	return took;
}

int main(void)
{
	double few = sort_mails(100000);
	const long before = memory_kb();
	double many = sort_mails(1000000);
	bench_row("a mail of 10^5, read and sorted", few / 1e5, "us", "no goal");
	bench_row("a mail of 10^6", many / 1e6, "us", "linear");
	bench_row("memory for 10^6", (double)memory_kb() / 1024, "MiB", "at most 64 MiB and what the program takes");
	bench_row("  of it for the last 9 * 10^5", (double)(memory_kb() - before) / 1024, "MiB", "");
	return 0;
}
