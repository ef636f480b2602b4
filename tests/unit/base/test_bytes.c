/*
 * Any bytes: what the readers of this floor promise for every text, tried on
 * texts near those that they are for.
 */
#include "test.h"

#include "base/board.h"
#include "base/bug.h"
#include "base/civil.h"
#include "base/clock.h"
#include "base/diag.h"
#include "base/phrase.h"
#include "base/utf8.h"

#define ROUNDS 20000
#define LONGEST 120

static const struct str seeds[] = {
	STR("a k=\"v\" \"w\\\"\" # c\n  b\n\n    c\n\td\r\ne\r f"),
	STR("2026-01-05T08:00:30.5+02:00"),
	STR("Mon, 5 Jan 2026 08:00:00 -0500 (EST)"),
	STR("CET-1CEST,M3.5.0,M10.5.0/3"),
	STR("<+11>-11<+12>,M10.1.0,M4.1.0/-3"),
	STR("mon,thu 20:00"),
	STR("1w2d3h4m5s"),
	STR("O\xcc\x84saka \xe2\x86\x92 St. Mary's \xd0\x9e_\xef\xbc\x94 \xe5\xa4\xa7\xe2\x80\xae"),
	STR("{a} {a:b} {a?x{b}|y} {a#x|y} {{"),
};
#define NSEEDS (sizeof seeds / sizeof *seeds)

struct dice {
	uint64_t state;
};

static size_t roll(struct dice *d, size_t sides)
{
	d->state = d->state * 6364136223846793005u + 1442695040888963407u;
	return (size_t)(d->state >> 33) % sides;
}

/* A seed with some bytes replaced, removed, doubled or copied from another seed. */
static struct str mutant(struct dice *d, struct arena *a)
{
	struct str from = seeds[roll(d, NSEEDS)], other = seeds[roll(d, NSEEDS)];
	char *p = arena_alloc(a, LONGEST + 1, 1);
	size_t n = 0;

	for (size_t i = 0; i < from.n && n + 2 < LONGEST; i++) {
		size_t what = roll(d, 40);

		if (what == 0)
			continue;
		p[n++] = what == 1 ? (char)roll(d, 256) : what == 2 ? other.p[roll(d, other.n)] : from.p[i];
		if (what == 3)
			p[n++] = from.p[i];
	}
	return (struct str){ p, n };
}

static void check_lines(const struct board *b, const struct board_line *lines, size_t n, uint32_t *line)
{
	for (size_t i = 0; i < n; i++) {
		const struct board_line *l = &lines[i];

		BUG_ON(l->line <= *line || source_line_of(b->source, l->at.from) != l->line);
		*line = l->line;
		for (size_t k = 0; k < l->nwords; k++)
			BUG_ON(span_is_empty(l->words[k].at) || l->words[k].at.to > b->source->text.n);
		check_lines(b, l->block, l->nblock, line);
	}
}

static void try_board(struct str text, struct dice *d, struct arena *a)
{
	struct source s = source_new(a, S("any"), text);
	struct board b;
	uint32_t line = 0;

	(void)d;
	BUG_ON(board_parse(&b, &s, a, NULL));
	check_lines(&b, b.lines, b.nlines, &line);
}

static void try_instants(struct str text, struct dice *d, struct arena *a)
{
	when t, again;

	(void)d;
	if (when_parse(text, &t) && civil_of(t).year >= 0 && civil_of(t).year <= 9999)
		BUG_ON(!when_parse(when_iso(a, t), &again) || again != t);
	if (when_parse_rfc5322(text, &t) && civil_of(t).year >= 1000 && civil_of(t).year <= 9999)
		BUG_ON(!when_parse_rfc5322(when_rfc5322(a, t), &again) || again != t);
}

static void try_zones(struct str text, struct dice *d, struct arena *a)
{
	struct deadline weekly = { .kind = DEADLINE_WEEKLY, .weekdays = 1 + (unsigned)roll(d, 127) };
	when t = (when)roll(d, 1u << 30) * 4 - (1 << 30), bell;
	struct zone z;

	weekly.time = (int32_t)roll(d, DAY_SECONDS);
	if (zone_parse(&z, text, NULL))
		return;
	bell = deadline_after(&weekly, &z, t);
	BUG_ON(bell <= t || bell > t + 9 * DAY_SECONDS);
	BUG_ON(!when_local(a, &z, t).n);
}

static void try_spans_of_time(struct str text, struct dice *d, struct arena *a)
{
	struct deadline deadline;
	int64_t seconds;

	(void)d, (void)a;
	if (duration_parse(text, &seconds))
		BUG_ON(seconds < 0);
	if (!deadline_parse(&deadline, text, NULL) && deadline.kind == DEADLINE_AFTER)
		BUG_ON(deadline.seconds <= 0);
}

static void try_names(struct str text, struct dice *d, struct arena *a)
{
	struct str name = utf8_fold_name(a, text), slug = str_slug(a, text);
	uint32_t odd;

	(void)d;
	BUG_ON(!str_eq(utf8_fold_name(a, name), name));
	BUG_ON(!str_eq(str_slug(a, slug), slug));
	BUG_ON(!utf8_valid(name) || !utf8_valid(slug));
	utf8_mixed_scripts(text, &odd);
}

static bool fill(void *context, struct str name, struct str form, struct buf *out)
{
	(void)context;
	buf_add(out, name);
	return !form.n;
}

static void try_phrases(struct str text, struct dice *d, struct arena *a)
{
	struct buf out = buf_new(a);
	size_t unfilled = phrase_write(&out, text, fill, NULL);

	(void)d;
	BUG_ON(phrase_check(text, NULL) && !unfilled);
}

static void try_diags(struct str text, struct dice *d, struct arena *a)
{
	struct source s = source_new(a, S("any"), text);
	struct diag diag = { .severity = SEVERITY_ERROR, .what = text };
	struct buf out = buf_new(a);

	diag.at.from = (uint32_t)roll(d, text.n + 3);
	diag.at.to = diag.at.from + (uint32_t)roll(d, 9);
	diag_render(&out, &diag, &s);
	BUG_ON(!utf8_valid(buf_str(&out)));
	for (size_t i = 0; i < out.n; i++)
		BUG_ON((unsigned char)out.p[i] < ' ' && out.p[i] != '\n');
}

typedef void (*try_fn)(struct str text, struct dice *d, struct arena *a);

/* Each text is given in memory of just its size, so that reading past its end shows. */
static void try_many(struct arena *a, try_fn try)
{
	struct dice d = { 1 };

	for (int round = 0; round < ROUNDS; round++) {
		struct str text = mutant(&d, a);
		char *exact = malloc(text.n + !text.n);

		memcpy(exact, text.p, text.n);
		try((struct str){ exact, text.n }, &d, a);
		free(exact);
		arena_reset(a);
	}
}

#define TEST_OF(f, try) \
	static void f(void **state) \
	{ \
		try_many(*state, try); \
	}

TEST_OF(test_bytes__boards_keep_their_lines_in_order, try_board)
TEST_OF(test_bytes__instants_are_read_as_they_were_printed, try_instants)
TEST_OF(test_bytes__bells_ring_within_nine_days, try_zones)
TEST_OF(test_bytes__durations_are_never_negative, try_spans_of_time)
TEST_OF(test_bytes__folding_twice_is_folding_once, try_names)
TEST_OF(test_bytes__phrases_that_fail_the_check_show_it, try_phrases)
TEST_OF(test_bytes__diags_are_fit_for_a_terminal, try_diags)

TEST_MAIN(TEST_ARENA(test_bytes__boards_keep_their_lines_in_order),
	  TEST_ARENA(test_bytes__instants_are_read_as_they_were_printed),
	  TEST_ARENA(test_bytes__bells_ring_within_nine_days), TEST_ARENA(test_bytes__durations_are_never_negative),
	  TEST_ARENA(test_bytes__folding_twice_is_folding_once),
	  TEST_ARENA(test_bytes__phrases_that_fail_the_check_show_it),
	  TEST_ARENA(test_bytes__diags_are_fit_for_a_terminal))
