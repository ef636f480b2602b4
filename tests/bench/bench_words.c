/*
 * bench_words: order lines to readings, and to commands, on the map of Japan,
 * with lines as players write them. Every line is understood the same each time.
 */
#include "bench.h"

#include "base/file.h"
#include "bind/bind.h"
#include "engine/engine.h"
#include "order/sheet.h"
#include "verdict/verdict.h"

enum { ROUNDS = 400 };

static const char *const lines[] = {
	"move 4 from Osaka to Kyoto",
	"Osaka -> Kyoto (3)",
	"spawn 3 in Osaka",
	"build a fortress in Nara",
	"attack Kyoto from Osaka with 4",
	"please send two troops from Tokyo to Saitama",
	"buy 2 bags of salt",
	"use crop supply",
	"throw dynamite at Kyoto",
	"move all but 1 from Tokyo to Chiba and on to Ibaraki",
	"siege Kyoto with the trebuchet in Osaka",
	"rebuild the ruin in Nara for 10 influence",
	"4 from Osaka to Hyogo",
	"spend 10 influence for 2 more units",
	"Tokyo-Kanagawa 2",
	"if Bob attacks, move 2 from Osaka to Nara",
	"move 3 from Okasa to Kyoto",
	"Hello everybody, here are my orders",
};
enum { LINES = sizeof lines / sizeof *lines };

static struct map *japan(struct arena *a)
{
	struct err e = { 0 };
	struct str text;
	struct source *src = ARENA_NEW(a, struct source);
	struct board *b = ARENA_NEW(a, struct board);
	struct map *m;
	bench_must(!file_read(&text, "maps/japan.map", 0, a, &e), e.text);
	*src = source_new(a, STR("japan"), text);
	bench_must(!board_parse(b, src, a, &e) && !map_read(&m, b, b->lines, b->nlines, a, &e), e.text);
	return m;
}

static struct str all_lines(struct arena *a)
{
	struct buf b = buf_new(a);
	for (size_t i = 0; i < LINES; i++)
		buf_addf(&b, "%s\n", lines[i]);
	return buf_str(&b);
}

static size_t bind_all(const struct binder *b, const struct view *v, const struct scope *scope,
		       const struct sheet *sheet, struct arena *a)
{
	size_t understood = 0;
	for (size_t i = 0; i < sheet->nlines; i++) {
		struct bound bound = bind_line(b, v, scope, sheet, &sheet->lines[i], a);
		for (size_t k = 0; k < bound.n; k++)
			understood += bound.list[k].command != NULL;
	}
	return understood;
}

static size_t readings_of(const struct sheet *sheet)
{
	size_t n = 0;
	for (size_t i = 0; i < sheet->nlines; i++)
		n += sheet->lines[i].nreadings;
	return n;
}

int main(void)
{
	struct arena run = ARENA_INIT, each = ARENA_INIT;
	const struct ruleset *r = ruleset_by_name(STR("global-domination"));
	struct game *g = game_new(STR("bench"), r, japan(&run), phrases_new(&run), engine_verbs, engine_kinds, &run);
	struct state *s = state_new(g->schema, g->texts, &run);
	struct binder *b = binder_new(g, s, &run);
	struct scope scope = { set_new(&run, (size_t)g->nverbs) };
	struct source text = source_new(&run, STR("mail"), all_lines(&run));
	double words = 0, bind = 0;
	size_t understood = 0, readings = 0;
	for (verb_id i = 0; i < g->nverbs; i++)
		set_add(&scope.admitted, i);
	for (int i = 0; i < ROUNDS; i++) {
		struct view v = { .game = g, .state = s, .scratch = &each, .seat = SEAT_NONE, .call = CALL_NONE };
		double t0 = bench_us();
		const struct sheet *sheet = binder_read(b, &text, &each);
		double t1 = bench_us();
		size_t n = bind_all(b, &v, &scope, sheet, &each);
		bind += bench_us() - t1;
		words += t1 - t0;
		bench_must(!i || n == understood, "the same lines are understood the same");
		understood = n;
		readings = readings_of(sheet);
		arena_reset(&each);
	}
	bench_must(understood >= 14, "the clear lines are understood");
	bench_row("words and phrases, a reading", words * 1e3 / ROUNDS / (double)readings, "ns", "goal: 500 ns");
	bench_row("a whole line, all readings to a command", (words + bind) / ROUNDS / LINES, "us", "goal: 2.5 us");
	arena_release(&each);
	arena_release(&run);
	return 0;
}
