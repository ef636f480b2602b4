/* Receipts as players get them: whole, and what holds for each of them. */
#include "report/golden.h"
#include "report/table.h"

#include <dirent.h>
#include <unistd.h>

#include "base/utf8.h"
#include "hear/hear.h"

static void write_receipt(struct buf *out, const struct receipt *r)
{
	struct err e = { 0 };

	assert_ok(receipt_write(out, r, &e), &e);
}

static struct str subject_of(const struct receipt *r, struct arena *a)
{
	struct err e = { 0 };
	struct str subject;

	assert_ok(receipt_subject(&subject, r, a, &e), &e);
	return subject;
}

static void assert_fits(struct str text)
{
	struct str line;

	while (str_line(&text, &line))
		if (utf8_columns(line) > 72) {
			print_error("too long: %.*s\n", STR_ARG(line));
			fail();
		}
}

/* Subject and text, as kept. */
static void check(struct table *t, const char *name)
{
	struct receipt r = receipt_of(t);
	struct buf out = buf_new(t->a);
	struct str subject = subject_of(&r, t->a);

	buf_addf(&out, "Subject: %.*s\n\n", STR_ARG(subject));
	write_receipt(&out, &r);
	assert_fits(str_sub(buf_str(&out), subject.n + 10, out.n));
	golden(t->a, name, buf_str(&out));
}

static void test_receipt__joining(void **state)
{
	struct table t = table_open(*state);

	hear(&t, "ann@example.org", "2026-01-01T10:00Z",
	     "Hello,\n\njoin at Aldport as teal, country Sunrise Empire\n\nthanks, Ann\n");
	check(&t, "receipt-join");
	hear(&t, "bob@example.org", "2026-01-01T11:00Z", "join at Brume as teal");
	check(&t, "receipt-join-refused");
	hear(&t, "bob@example.org", "2026-01-01T12:00Z", "join at Dunmere");
	check(&t, "receipt-join-without-colour");
	table_close(&t);
}

static void test_receipt__strangers(void **state)
{
	struct table t = table_joined(*state);

	hear(&t, "eve@example.org", "2026-01-01T13:00Z", "move 3 from Aldport to Brume");
	check(&t, "receipt-stranger");
	table_close(&t);
}

static void test_receipt__orders_that_are_all_taken(void **state)
{
	struct table t = table_begun(*state);

	hear(&t, "ann@example.org", "2026-01-03T10:00Z", "spawn 3 in Aldport\nmove 3 from Aldport to Brume\n");
	check(&t, "receipt-orders");
	hear(&t, "ann@example.org", "2026-01-03T11:00Z", "withdraw");
	check(&t, "receipt-withdrawn");
	hear(&t, "ann@example.org", "2026-01-03T12:00Z", "Looking forward to this!\n\nAnn");
	check(&t, "receipt-chatter");
	table_close(&t);
}

static void test_receipt__what_is_left_open_comes_first(void **state)
{
	struct table t = table_begun(*state);

	hear(&t, "ann@example.org", "2026-01-03T10:00Z",
	     "Grandma: move 1 from Aldport to Brume\n"
	     "move 1 from Aldport to Corran. That was her plan.\n"
	     "spawn 1 in Nowhere\n");
	check(&t, "receipt-left-open");
	table_close(&t);
}

static void test_receipt__a_later_mail_names_what_it_took_the_place_of(void **state)
{
	struct table t = table_begun(*state);

	hear(&t, "ann@example.org", "2026-01-03T10:00Z",
	     "spawn 1 in Aldport\nspawn 1 in Aldport\nmove 3 from Aldport to Brume\n");
	hear(&t, "ann@example.org", "2026-01-03T11:00Z", "spawn 1 in Aldport\nmove 2 from Aldport to Brume\n");
	check(&t, "receipt-replaced");
	table_close(&t);
}

static void test_receipt__refusals_of_each_kind(void **state)
{
	struct table t = table_begun(*state);

	hear(&t, "ann@example.org", "2026-01-03T10:00Z",
	     "Orders for turn 1:\n"
	     "1. spawn 3 in Aldport\n"
	     "move 4 from Aldprot to Brume\n"
	     "move 4 from Alport to Brumm\n"
	     "if Bob attacks, move 2 from Aldport to Galla\n"
	     "can I move 2 from Aldport to Corran?\n"
	     "move 9 from Dunmere to Corran\n"
	     "move some troops to Brume\n"
	     "move 4 to Brume\n"
	     "buy 9 bags of salt\n"
	     "build 3 trebuchets in Aldport\n"
	     "move 2 from Aldport to Eskar\n"
	     "don't move 2 from Aldport to Corran\n"
	     "see you in the pub, where the beer is as good as it was when we last met there\n");
	check(&t, "receipt-refusals");
	table_close(&t);
}

static void test_receipt__lines_that_the_mail_program_broke(void **state)
{
	struct table t = table_begun(*state);

	hear(&t, "ann@example.org", "2026-01-03T10:00Z",
	     "move 3 from Aldport to\nBrume\nmove 3 from Atlantis to\nBrume\n"
	     "move 9 from Aldport to\nHazelby please\n");
	check(&t, "receipt-broken-lines");
	table_close(&t);
}

static void test_receipt__wide_and_odd_letters(void **state)
{
	struct table t = table_begun(*state);

	hear(&t, "ann@example.org", "2026-01-03T10:00Z",
	     "move 3 from \xe5\xa4\xa7\xe9\x98\xaa\xe5\xba\x9c to Brume\n"
	     "move 3 from Ald\xe2\x80\xaeport to Brume \x07\n"
	     "move 3 from Aldport to Brume and then go on and on until you come to a place that is called "
	     "Nowhere and stay there for the night\n");
	check(&t, "receipt-odd-letters");
	table_close(&t);
}

static void test_receipt__late_for_one_turn_early_for_the_next(void **state)
{
	struct table t = table_begun(*state);

	hear(&t, "bob@example.org", "2026-01-05T19:00:01Z", "move 3 from Dunmere to Eskar");
	check(&t, "receipt-next-turn");
	table_close(&t);
}

/* Ann and Bob have answered, and all who have end the turn. */
static struct table table_awaits_cleo(struct arena *a)
{
	struct table t = table_begun(a);

	hear(&t, "host", "2026-01-03T10:00Z", "amend early = answered because we are all here");
	ring(&t, "2026-01-06T10:00Z");
	hear(&t, "ann@example.org", "2026-01-06T11:00Z", "spawn 1 in Aldport");
	hear(&t, "bob@example.org", "2026-01-06T12:00Z", "spawn 1 in Dunmere");
	return t;
}

static void test_receipt__the_mail_that_closes_what_it_answers(void **state)
{
	struct table t = table_awaits_cleo(*state);

	assert_false(t.outcome.closes);
	hear(&t, "cleo@example.org", "2026-01-06T13:00Z",
	     "spawn 1 in Hazelby\nspawn 1 in Hazelby\nsee you in the pub, everybody\n");
	assert_true(t.outcome.closes);
	check(&t, "receipt-closes");
	table_close(&t);
}

static void test_receipt__one_that_is_tried_and_would(void **state)
{
	struct table t = table_awaits_cleo(*state);
	struct input in = { .address = S("cleo@example.org"), .at = moment_of("2026-01-06T13:00Z") };

	t.text = source_new(t.a, S("your mail"), S("spawn 1 in Hazelby\n"));
	t.now = in.at;
	in.text = &t.text;
	engine_check(t.engine, &in, &t.outcome, t.a);
	check(&t, "receipt-would-close");
	table_close(&t);
}

static void test_receipt__the_host_closes_it(void **state)
{
	struct table t = table_begun(*state);

	hear(&t, "host", "2026-01-03T10:00Z", "amend early = host");
	ring(&t, "2026-01-06T10:00Z");
	hear(&t, "host", "2026-01-06T13:00Z",
	     "act for teal: spawn 1 in Aldport\nact for red: done\nact for gold: done\n");
	hear(&t, "host", "2026-01-06T13:30Z", "close now");
	check(&t, "receipt-host-closes");
	table_close(&t);
}

static void test_receipt__the_host(void **state)
{
	struct table t = table_begun(*state);

	hear(&t, "host", "2026-01-03T10:00Z",
	     "announce Welcome, everybody!\nextend by 24h\nact for teal: build fortress in Hazelby\n"
	     "extend to 2025-01-01T00:00Z\namend deadline = 48h because the pub is closed\n");
	check(&t, "receipt-host");
	hear(&t, "host", "2026-01-03T11:00Z", "end game the pub has burnt down");
	hear(&t, "ann@example.org", "2026-01-03T12:00Z", "spawn 3 in Aldport");
	check(&t, "receipt-over");
	table_close(&t);
}

static size_t rows_of(struct str text)
{
	struct str row;
	size_t n = 0;

	while (str_line(&text, &row))
		n++;
	return n;
}

/* However much was sent: a few screens, and how much more there is. */
static void test_receipt__has_an_end(void **state)
{
	static const struct {
		const char *line, *says;
		size_t n, rows;
	} cases[] = {
		{ "move 4 from Atlantis to Thule\n", "more lines, from line ", 3000, 250 },
		{ "a\n", "! lines 98001 to ", 100000, 250 },
		{ "The Aldport one stays.\n\n", "  and 2980 more\n", 3000, 60 },
		{ "spawn 1 in Aldport\n", "more lines, from line ", 700, 1000 },
	};
	struct table t = table_begun(*state);

	for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
		struct buf text = buf_new(t.a), out = buf_new(t.a);
		struct receipt r;

		for (size_t k = 0; k < cases[i].n; k++)
			buf_add_c(&text, cases[i].line);
		buf_add_char(&text, '\0');
		hear(&t, "ann@example.org", "2026-01-03T10:00Z", text.p);
		r = receipt_of(&t);
		write_receipt(&out, &r);
		assert_fits(buf_str(&out));
		assert_true(str_find(buf_str(&out), str_c(cases[i].says)) < out.n);
		assert_in_range(rows_of(buf_str(&out)), 5, cases[i].rows);
	}
	table_close(&t);
}

/* What is said about the mail as a whole quotes none of its lines. */
static void test_receipt__about_no_line(void **state)
{
	struct table t = table_begun(*state);
	struct diag d = { .severity = SEVERITY_ERROR, .what = STR("it is odd") };
	struct outcome_line l = { .verdict = VERDICT_REFUSED, .line = LINE_NONE, .diags = &d, .ndiags = 1 };
	struct buf out = buf_new(t.a);
	struct outcome o;
	struct receipt r;

	hear(&t, "ann@example.org", "2026-01-03T10:00Z", "spawn 3 in Aldport\n");
	r = receipt_of(&t);
	o = *r.outcome;
	o.lines = &l;
	o.nlines = 1;
	r.outcome = &o;
	for (uint32_t k = 0; k < 2; k++) {
		l.line = k ? 99 : LINE_NONE; /* no more is a line that the mail does not have */
		out.n = 0;
		write_receipt(&out, &r);
		assert_true(str_find(buf_str(&out), STR("! your mail: it is odd\n\n")) < out.n);
	}
	table_close(&t);
}

/* Templates have an end as well: nothing that a line brings about goes beyond it. */
static void test_receipt__a_line_has_an_end(void **state)
{
	enum { HEAPS = 200000 };
	struct table t = table_begun(*state);
	struct diag *d = ARENA_ARRAY(t.a, struct diag, HEAPS);
	struct outcome_line l = { .line = 1, .canonical = S("spawn 3 in Aldport"), .diags = d, .ndiags = HEAPS };
	struct outcome o;
	struct receipt r;

	hear(&t, "ann@example.org", "2026-01-03T10:00Z", "spawn 3 in Aldport\n");
	r = receipt_of(&t);
	o = *r.outcome;
	o.lines = &l;
	o.nlines = 1;
	r.outcome = &o;
	for (size_t i = 0; i < HEAPS; i++)
		d[i] = (struct diag){ .severity = SEVERITY_ERROR, .what = S("it is odd"), .rule = S("7.2") };
	for (int k = 0; k < 3; k++) {
		struct buf out = buf_new(t.a);

		l.verdict = (const enum verdict[]){ VERDICT_WARNED, VERDICT_REFUSED, VERDICT_HELD }[k];
		write_receipt(&out, &r);
		assert_in_range(rows_of(buf_str(&out)), 5, 80);
		assert_int_equal(str_find(buf_str(&out), S("\n    ...\n")) < out.n, l.verdict != VERDICT_HELD);
	}
	table_close(&t);
}

static void test_receipt__a_mail_that_was_not_read(void **state)
{
	struct table t = table_begun(*state);
	struct outcome o = { .what = OUTCOME_REFUSED, .seat = 0, .call = CALL_NONE, .turn = 1, .bell = WHEN_NEVER };

	hear(&t, "ann@example.org", "2026-01-03T10:00Z", "spawn 3 in Aldport");
	o.reason = S("orders go to this address alone; this mail went to others as well "
		     "(global-domination/2.3)");
	t.outcome = o;
	check(&t, "receipt-copied");
	table_close(&t);
}

/* ---- in words of one's own ---- */

/* What is said, and why not, where that template reads so. */
static int say_it_so(struct buf *out, struct table *t, const char *name, const char *words, struct err *e)
{
	const char *root = arena_printf(t->a, "%s/pbp-receipts-%d", getenv("TMPDIR") ? getenv("TMPDIR") : "/tmp",
					getpid());
	const char *folder = path_join(t->a, root, "letters");
	const char *file = arena_printf(t->a, "%s/%s.txt", folder, name);
	struct receipt r = receipt_of(t);
	int code;

	assert_int_equal(folder_make(folder, 0700, NULL), 0);
	golden_write(file, str_c(words));
	r.templates = templates_load((const char *const[]){ root, "templates", NULL }, t->a);
	code = receipt_write(out, &r, e);
	assert_int_equal(folder_remove(root, NULL), 0);
	return code;
}

static void test_receipt__in_words_of_ones_own(void **state)
{
	struct table t = table_begun(*state);
	struct buf line = buf_new(t.a), lines = buf_new(t.a);
	struct err e = { 0 };

	hear(&t, "ann@example.org", "2026-01-03T10:00Z", "spawn 3 in Aldport\nmove 3 from Atlantis to Brume\n");
	assert_ok(say_it_so(&line, &t, "receipt-line",
			    "{{#rows}}\n{{#what}}\n  Zeile {{line}}: {{what}}\n{{/what}}\n{{/rows}}\n", &e),
		  &e);
	assert_true(str_find(buf_str(&line), S("\n  Zeile 1: spawn 3 in Aldport\n")) < line.n);
	assert_true(str_find(buf_str(&line), S("NOT taken:\n  Zeile 2: ")) < line.n);
	assert_ok(say_it_so(&lines, &t, "receipt-lines", "{{#refused}}\nLeider nicht:\n{{/refused}}\n", &e), &e);
	assert_true(str_find(buf_str(&lines), S("Leider nicht:\n")) < lines.n);
	table_close(&t);
}

/* None is sent with a part left out. */
static void test_receipt__one_that_does_not_read_is_named(void **state)
{
	static const char *const names[] = { "receipt-body", "receipt-lines", "receipt-line" };
	struct table t = table_begun(*state);

	hear(&t, "ann@example.org", "2026-01-03T10:00Z", "spawn 3 in Aldport\n");
	for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
		struct buf out = buf_new(t.a);
		struct err e = { 0 };

		assert_int_equal(say_it_so(&out, &t, names[i], "{{#good}}", &e), ERR_SYNTAX);
		assert_true(str_find(str_c(e.text), str_printf(t.a, "letters/%s.txt:1:1: ", names[i])) <
			    strlen(e.text));
		assert_int_equal(out.n, 0);
	}
	table_close(&t);
}

/* What a translator would have to look for in C: two words behind each other. */
static bool holds_words(struct str literal)
{
	for (size_t k = 1; k < literal.n; k++)
		if (literal.p[k] == ' ' && literal.p[k - 1] >= 'a' && literal.p[k - 1] <= 'z')
			return true;
	return false;
}

static void test_receipt__its_sentences_are_no_code(void **state)
{
	static const char *const files[] = { "src/report/receipt.c", "src/report/receipt_lines.c" };
	struct arena *a = *state;

	for (size_t i = 0; i < sizeof files / sizeof *files; i++) {
		struct str text, line, piece;
		size_t literals = 0;

		assert_int_equal(file_read(&text, files[i], 1 << 20, a, NULL), 0);
		while (str_line(&text, &line)) {
			const struct str first = str_sub(str_trim(line), 0, 1);

			if (str_eq_c(first, "*") || str_eq_c(first, "/"))
				continue;
			for (bool inside = false; str_cut(&line, '"', &piece); inside = !inside) {
				literals += inside;
				if (inside && holds_words(piece))
					fail_msg("%s: \"%.*s\"", files[i], STR_ARG(piece));
			}
		}
		assert_true(literals > 20);
	}
}

/* ---- whatever is written ---- */

static bool is_tame(struct str s)
{
	for (size_t i = 0; i < s.n;) {
		uint32_t c = utf8_next(s, &i);

		if ((c < 0x20 && c != '\n') || (c >= 0x7f && c < 0xa0) || (c >= 0x202a && c <= 0x202e))
			return false;
	}
	return utf8_valid(s);
}

static void assert_lawful(struct table *t)
{
	struct receipt r = receipt_of(t);
	struct buf out = buf_new(t->a);

	write_receipt(&out, &r);
	assert_fits(buf_str(&out));
	assert_true(is_tame(buf_str(&out)));
	assert_true(is_tame(subject_of(&r, t->a)));
}

/* What people wrote in the mails of the corpus, good and bad. */
static void test_receipt__every_mail_of_the_corpus_has_a_lawful_one(void **state)
{
	struct table t = table_begun(*state);
	DIR *d = opendir("tests/mail");
	const struct dirent *f;
	size_t n = 0;

	assert_non_null(d);
	while ((f = readdir(d))) {
		struct str text;

		if (!str_ends(str_c(f->d_name), S(".own")) ||
		    file_read(&text, arena_printf(t.a, "tests/mail/%s", f->d_name), 1 << 20, t.a, NULL))
			continue;
		hear(&t, "ann@example.org", "2026-01-03T10:00Z", str_cstr(t.a, text));
		assert_lawful(&t);
		n++;
	}
	closedir(d);
	assert_true(n > 50);
	table_close(&t);
}

static void test_receipt__any_bytes_have_a_lawful_one(void **state)
{
	static const char *const pieces[] = {
		"move ", "3 ",   "from ",  "Aldport ",     "to ",          "Brume",
		"\n",    "\x07", "\xff",   "\xe2\x80\xae", "\xe5\xa4\xa7", "? ",
		"if ",   "\t",   "spawn ", "and ",         "\"",           "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"
	};
	struct table t = table_begun(*state);
	uint32_t seed = 1;
	const size_t rounds = some_of(300);

	for (size_t round = 0; round < rounds; round++) {
		struct buf text = buf_new(t.a);

		for (int i = 0; i < 40; i++) {
			seed = seed * 1664525u + 1013904223u;
			buf_add_c(&text, pieces[(seed >> 10) % (sizeof pieces / sizeof *pieces)]);
		}
		hear(&t, "ann@example.org", "2026-01-03T10:00Z", text.p);
		assert_lawful(&t);
	}
	table_close(&t);
}

TEST_MAIN(TEST_ARENA(test_receipt__joining), TEST_ARENA(test_receipt__strangers),
	  TEST_ARENA(test_receipt__orders_that_are_all_taken), TEST_ARENA(test_receipt__what_is_left_open_comes_first),
	  TEST_ARENA(test_receipt__a_later_mail_names_what_it_took_the_place_of),
	  TEST_ARENA(test_receipt__refusals_of_each_kind), TEST_ARENA(test_receipt__lines_that_the_mail_program_broke),
	  TEST_ARENA(test_receipt__wide_and_odd_letters),
	  TEST_ARENA(test_receipt__late_for_one_turn_early_for_the_next),
	  TEST_ARENA(test_receipt__the_mail_that_closes_what_it_answers),
	  TEST_ARENA(test_receipt__one_that_is_tried_and_would), TEST_ARENA(test_receipt__the_host_closes_it),
	  TEST_ARENA(test_receipt__the_host), TEST_ARENA(test_receipt__about_no_line),
	  TEST_ARENA(test_receipt__has_an_end), TEST_ARENA(test_receipt__a_line_has_an_end),
	  TEST_ARENA(test_receipt__a_mail_that_was_not_read), TEST_ARENA(test_receipt__in_words_of_ones_own),
	  TEST_ARENA(test_receipt__one_that_does_not_read_is_named),
	  TEST_ARENA(test_receipt__its_sentences_are_no_code),
	  TEST_ARENA(test_receipt__every_mail_of_the_corpus_has_a_lawful_one),
	  TEST_ARENA(test_receipt__any_bytes_have_a_lawful_one))
