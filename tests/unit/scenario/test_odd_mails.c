/*
 * odd_mails: mails of no sense, against a game of each ruleset. Whoever wrote them, and whatever of them could
 * be read: each verdict is about a line that the mail has, and the receipt, which shows that line, gets written.
 */
#include "test.h"

#include "scenario/scenario.h"
#include "base/buf.h"
#include "base/file.h"
#include "report/report.h"
#include "hear/hear.h"

enum { SOUPS = 250, PIECES = 30 };

/* A scenario of each ruleset, up to where it begins to expect something. */
static const char *const boards[] = {
	"tests/scenarios/armies/ARM-ART-1-visit.t",
	"tests/scenarios/gilmoria/GIL-ALLY-1-turns-of-allies.t",
	"tests/scenarios/global-domination/1.1-neutral-before-the-start.t",
	"tests/scenarios/hegemon/HEG-AMEND-1-only-the-host-records.t",
	"tests/scenarios/states/STA-ATT-1-from-own-to-foreign.t",
};
enum { BOARDS = sizeof boards / sizeof *boards };

static const struct {
	const char *text;
	int most; /* how often in a row */
} pieces[] = {
	{ "\n", 3 },
	{ "\r\n", 1 },
	{ " ", 3 },
	{ "\t", 2 },
	{ "(", 400 },
	{ ") ", 9 },
	{ "1 2 3 ", 200 },
	{ "t ", 300 },
	{ "END\n", 1 },
	{ "> ", 2 },
	{ "-- \n", 1 },
	{ "# ", 1 },
	{ "move 1 from ", 1 },
	{ "Ash ", 3 },
	{ "to Birch", 1 },
	{ ", ", 40 },
	{ "attack Birch", 1 },
	{ "deploy all in Ash", 1 },
	{ "spawn 3 in Cove", 1 },
	{ "end turn", 1 },
	{ "done", 1 },
	{ "withdraw all", 1 },
	{ "No. ", 1 },
	{ "scratch that", 1 },
	{ "If he attacks:", 1 },
	{ "only if blue agrees", 1 },
	{ "Turn 9:", 1 },
	{ "blue: ", 1 },
	{ "act for red: ", 1 },
	{ "begin", 1 },
	{ "set bell = 1h", 1 },
	{ "... ", 5 },
	{ "->", 90 },
	{ "\"", 3 },
	{ "\xc3\xa4", 40 },
	{ "\xe2\x80\xae", 2 },
	{ "\xf0\x9f\x99\x82", 5 },
	{ "\xcc\x81", 60 },
	{ "xq", 300 },
	{ "5.", 9 },
	{ "+", 80 },
	{ "/", 80 },
	{ "* ", 3 },
	{ "=====\n", 1 },
	{ "On Mon, Bob wrote:\n", 1 },
	{ "Dear host,\n", 1 },
	{ "join at Cove, colour teal", 1 },
	{ "luck ", 2 },
};
enum { NPIECES = sizeof pieces / sizeof *pieces };

/* xorshift: the same mails each time */
static uint32_t rolled = 2463534242;

static uint32_t roll(uint32_t n)
{
	rolled ^= rolled << 13;
	rolled ^= rolled >> 17;
	rolled ^= rolled << 5;
	return rolled % n;
}

static struct str soup(struct arena *a)
{
	struct buf b = buf_new(a);

	for (uint32_t n = 1 + roll(PIECES); n > 0; n--) {
		const uint32_t k = roll(NPIECES);

		for (uint32_t times = 1 + roll((uint32_t)pieces[k].most); times > 0; times--)
			buf_add_c(&b, pieces[k].text);
		if (!roll(3))
			buf_add_char(&b, '\n');
	}
	return buf_str(&b);
}

struct bench {
	struct place place;
	struct arena run;
	struct scenario s;
	struct source source;
	struct board board;
	struct templates *templates;
};

static void open_bench(struct bench *d, const char *path, struct arena *a)
{
	struct err e = { 0 };
	struct str text;

	*d = (struct bench){ .place = { .root = "/nonexistent", .data = "." } };
	d->place.run = &d->run;
	d->templates = templates_load((const char *const[]){ "templates", NULL }, &d->run);
	assert_ok(file_read(&text, path, 0, a, &e), &e);
	text.n = str_find(text, STR("\nexpect")) + 1;
	text = str_printf(a, "%.*snow 2026-01-05T12:00Z\n", STR_ARG(text));
	d->source = source_new(a, str_c(path), text); /* its map lies beside it */
	assert_ok(board_parse(&d->board, &d->source, a, &e), &e);
	assert_ok(scenario_play(&d->s, &d->place, &d->board, (struct scenario_lines){ 0 },
				(struct scenario_lines){ d->board.lines, d->board.nlines }, &e),
		  &e);
	assert_non_null(d->s.engine);
}

static void check_line(const struct outcome_line *l, const struct source *text)
{
	assert_in_range(l->line, 1, text->nlines);
	assert_true(l->at.from <= l->at.to && l->at.to <= text->text.n);
	/* of that line, or broken off from it */
	assert_true(source_line_of(text, l->at.from) >= l->line);
	assert_true(source_line_span(text, source_line_of(text, l->at.from)).from <= l->at.from);
}

static size_t hear(struct bench *d, struct str words, const char *address, struct arena *a)
{
	struct source text = source_new(a, STR("your mail"), words);
	struct input in = { .at = d->s.now, .hash = hash_of(words), .text = &text, .address = str_c(address) };
	struct receipt r = { .game = d->s.game, .templates = d->templates, .source = &text, .now = d->s.now };
	struct buf out = buf_new(a);
	struct outcome o;
	struct err e = { 0 };

	in.host = !*address;
	engine_check(d->s.engine, &in, &o, a);
	for (size_t i = 0; i < o.nlines; i++)
		check_line(&o.lines[i], &text);
	r.state = engine_state(d->s.engine);
	r.outcome = &o;
	assert_ok(receipt_write(&out, &r, &e), &e);
	assert_true(out.n > 0);
	return o.nlines;
}

static void hear_soups(const char *board)
{
	static const char *const writers[] = { "ann@example.org", "bob@example.org", "", "eve@example.org" };
	struct arena a = ARENA_INIT, one = ARENA_INIT;
	struct bench d;
	size_t lines = 0;

	open_bench(&d, board, &a);
	const size_t soups = some_of(SOUPS) / (getenv("WHOLE") ? 1 : 2);
	for (size_t i = 0; i < soups; i++) {
		lines += hear(&d, soup(&one), writers[i % 4], &one);
		arena_reset(&one);
	}
	assert_true(lines > soups);
	scenario_release(&d.s);
	arena_release(&d.run);
	arena_release(&one);
	arena_release(&a);
}

static void test_odd_mails__have_verdicts_about_lines_that_they_have(void **state)
{
	(void)state;
	for (size_t i = 0; i < BOARDS; i++)
		hear_soups(boards[i]);
}

/* What cannot be read stands where no line was heard before it: it is a line all the same, and refused. */
static void test_odd_mails__unreadable_line_above_all_others(void **state)
{
	static const char *const texts[] = { "END\nt ((((((", "1 2 3 ", "> 1 2 3\nEND\n1 2 3 " };
	(void)state;
	for (size_t i = 0; i < BOARDS; i++)
		for (size_t k = 0; k < sizeof texts / sizeof *texts; k++) {
			struct arena a = ARENA_INIT;
			struct buf b = buf_new(&a);
			struct bench d;

			open_bench(&d, boards[i], &a);
			buf_add_c(&b, texts[k]);
			for (int n = 0; n < 200; n++)
				buf_add_c(&b, k ? "1 2 3 " : "((");
			hear(&d, buf_str(&b), "ann@example.org", &a);
			scenario_release(&d.s);
			arena_release(&d.run);
			arena_release(&a);
		}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_odd_mails__have_verdicts_about_lines_that_they_have),
		cmocka_unit_test(test_odd_mails__unreadable_line_above_all_others),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
