/* report: what the report of a turn costs in each format: report ROOT GAME TURN. For bench_pages.py. */
#include "bench.h"

#include "disk/desk.h"
#include "disk/recall.h"

enum { ROUNDS = 50 };

static const char *const names[] = { "text", "markdown", "bbcode", "html", "json" };

/* Of the processor: the machine may have other work. */
static double cpu_ms(void)
{
	return (double)clock() * 1e3 / CLOCKS_PER_SEC;
}

static void bench_format(const struct report_turn *t, struct templates *templates, const char *name)
{
	char what[64];
	enum report_format format;
	size_t bytes = 0;
	double from;

	bench_must(report_format_by_name(str_c(name), &format), name);
	from = cpu_ms();
	for (int i = 0; i < ROUNDS; i++) {
		struct arena a = ARENA_INIT;
		struct buf out = buf_new(&a);
		struct err e = { 0 };

		bench_must(!report_write(&out, t, (struct viewer){ AUDIENCE_ALL, SEAT_NONE }, format, templates, &e),
			   e.text);
		bytes = out.n;
		arena_release(&a);
	}
	bench_must(bytes > 1000, "a report is empty");
	snprintf(what, sizeof what, "report of a turn, %s", name);
	bench_row(what, (cpu_ms() - from) / ROUNDS, "ms", "goal: 5");
}

int main(int argc, char **argv)
{
	struct arena a = ARENA_INIT;
	struct err e = { 0 };
	struct place place = { .run = &a, .root = argc > 1 ? argv[1] : ".", .data = "." };
	struct root root;
	struct desk *k = NULL;
	struct report_turn t;
	int64_t turn = 0;

	bench_must(argc == 4 && str_to_int(str_c(argv[3]), &turn), "usage: report ROOT GAME TURN");
	bench_must(!root_open(&root, &place, false, &e) && !desk_open(&k, &root, str_c(argv[2]), &e) &&
			   !desk_recall(k, &e) && !live_turn(&t, &k->live, (int32_t)turn, NULL, &a, &e) &&
			   !live_course(&t, &k->live, &a, &e),
		   e.text);
	for (size_t i = 0; i < sizeof names / sizeof *names; i++)
		bench_format(&t, k->live.templates, names[i]);
	desk_close(k);
	arena_release(&a);
	return 0;
}
