/*
 * named: nothing that a player wrote vanishes without a word. Of each line of the corpora (tests/grammar, a mail each; files of
 * one's own: test_named --show FILE...) every name of a place, number and deed stands in an order that is done or waits, in a
 * question that is answered, or in the letter, as it was written.
 *
 *	test_named            a part of each corpus
 *	test_named --show     every word that is missing; FILE...: of these, all of each
 */
#include "test.h"

#include <glob.h>

#include "base/buf.h"
#include "base/file.h"
#include "bind/anothers.h"
#include "disk/judge.h"
#include "order/roles.h"
#include "report/report.h"
#include "scenario/scenario.h"
#include "world/map.h"
#include "hear/hear.h"

enum {
	PART = 40 /* one mail in so many, in the ordinary run */,
	MISSING_MOST = 8 /* numbers before orders, words of headings */
};

#define RUNS "turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z\nnow 2026-01-05T09:00Z\n"
#define SEATS "seat red ann@example.org\nseat blue bob@example.org\nseat cat cat@example.org\n"

static const struct {
	const char *rules, *text;
} texts[] = {
	{ "global-domination", "scenario named\nrules global-domination\nmap japan\n" SEATS "state\n"
			       "  land area=osaka owner=red troops=5\n  land area=nara owner=red troops=5\n"
			       "  land area=kyoto owner=blue troops=2\n  realm seat=red influence=50\n" RUNS },
	{ "states",
	  "scenario named\nrules states\nmap usa48\nseat red ann@example.org\nseat yellow bob@example.org\nstate\n"
	  "  land area=Nevada owner=red troops=20\n  land area=Texas owner=red troops=20\n"
	  "  land area=Utah owner=yellow troops=3\n"
	  "  stage active=red mover=red phase=deploy pool=20 round=1\n" RUNS },
	{ "gilmoria",
	  "scenario named\nrules gilmoria\nmap gilmoria\nseat Corvan ann@example.org\nseat Tharn bob@example.org\nstate\n"
	  "  land area=Anvil owner=corvan units=3 leader=yes\n  land area=Crag owner=corvan units=3\n"
	  "  land area=Stormhead owner=tharn units=3\n  domain seat=corvan home=corvan\n"
	  "  domain seat=tharn home=tharn\n"
	  "  stage active=corvan warlord=corvan phase=deployment pool=6 round=1 first=corvan\n" RUNS },
	{ "armies",
	  "scenario named\nrules armies\nmap world\n" SEATS "state\n"
	  "  space area=Brazil number=1 kind=army owner=red\n  space area=Brazil number=2 kind=army owner=red\n"
	  "  space area=Peru number=1 kind=army owner=red\n  stage active=red step=move round=1 first=red\n"
	  "call turn seats red open 2026-01-05T08:00Z bell 2026-01-08T20:00Z\nnow 2026-01-05T09:00Z\n" },
	{ "hegemon", "scenario named\nrules hegemon\nmap archipelago\n" SEATS "state\n"
		     "  stage season=winter year=1 next_unit=9 closes=2026-01-08T20:00Z\n"
		     "  season season=winter year=1 opened=2026-01-05T08:00Z\n  city area=Ardentor nation=auria\n"
		     "  unit unit=1 nation=auria area=Ardentor\n  share share=1 unit=1 owner=blue buy_in=4\n"
		     "  purse seat=red coins=10\n  purse seat=blue coins=10\n  purse seat=cat coins=10\n"
		     "call \"grand auction\" seats red, blue, cat open 2026-01-05T08:00Z bell 2026-01-08T20:00Z\n"
		     "now 2026-01-05T09:00Z\n" },
};
enum { BOARDS = sizeof texts / sizeof *texts };
static struct at_board {
	struct place place;
	struct arena run;
	struct scenario s;
	struct board board;
	struct source source;
	struct templates *templates;
} boards[BOARDS];
static bool shown;
static size_t part = PART;

struct tally {
	size_t mails, words, missing, failed;
};

static void open_boards(struct arena *a)
{
	struct err e = { 0 };

	for (size_t i = 0; i < BOARDS; i++) {
		struct at_board *d = &boards[i];

		d->place = (struct place){ .run = &d->run, .root = "/nonexistent", .data = "." };
		d->source = source_new(a, STR("named"), str_c(texts[i].text));
		assert_ok(board_parse(&d->board, &d->source, a, &e), &e);
		assert_ok(scenario_play(&d->s, &d->place, &d->board, (struct scenario_lines){ 0 },
					(struct scenario_lines){ d->board.lines, d->board.nlines }, &e),
			  &e);
		d->templates = templates_load((const char *const[]){ "templates", NULL }, &d->run);
	}
}

/* ---- what the letter says ---- */

/* Words with one blank before, between and behind them; no signs. */
static struct str plain(struct str text, struct arena *a)
{
	struct buf out = buf_new(a);

	buf_add_char(&out, ' ');
	for (size_t i = 0; i < text.n; i++) {
		const unsigned char c = (unsigned char)text.p[i];
		const bool word = c >= 128 || (c >= '0' && c <= '9') || ((c | 32) >= 'a' && (c | 32) <= 'z');

		if (word)
			buf_add_char(&out, c >= 'A' && c <= 'Z' ? (char)(c | 32) : (char)c);
		else if (out.p[out.n - 1] != ' ')
			buf_add_char(&out, ' ');
	}
	if (out.p[out.n - 1] != ' ')
		buf_add_char(&out, ' ');
	return buf_str(&out);
}

static struct str letter_of(struct at_board *d, const struct input *in, struct outcome *o, struct arena *a)
{
	struct buf out = buf_new(a);
	struct receipt r = { .game = d->s.game,
			     .templates = d->templates,
			     .state = engine_state(d->s.engine),
			     .outcome = o,
			     .source = in->text,
			     .hash_hex = STR("0123456789abcdef") };
	struct err e = { 0 };

	engine_check(d->s.engine, in, o, a);
	r.now = in->at;
	r.state = engine_state(d->s.engine);
	assert_ok(receipt_write(&out, &r, &e), &e);
	return plain(buf_str(&out), a);
}

/* ---- what the mail says ---- */

/* The sentence around a place of the text. */
static struct str sentence_at(struct str text, size_t at)
{
	size_t from = at, to = at;

	while (from > 0 && !strchr(".!?\n", text.p[from - 1]))
		from--;
	while (to < text.n && !strchr(".!?\n", text.p[to]))
		to++;
	return str_sub(text, from, to + (to < text.n && text.p[to] == '?'));
}

/* It stands in an order, or is a question that is answered. */
static bool is_heard(const struct outcome *o, struct str text, size_t at)
{
	for (size_t i = 0; i < o->nlines; i++) {
		const struct outcome_line *l = &o->lines[i];
		const bool within = at >= l->at.from && at < l->at.to;

		if (within && (l->verdict <= VERDICT_HELD && l->verdict != VERDICT_REFUSED))
			return true;
		if (within && l->asked && str_ends(sentence_at(text, at), STR("?")))
			return true;
	}
	return false;
}

/* The word with one beside it. */
static bool is_quoted(struct str letter, struct str text, struct span word, struct arena *a)
{
	size_t from = word.from, to = word.to;

	while (from > 0 && text.p[from - 1] == ' ')
		from--;
	while (from > 0 && !strchr(" \n", text.p[from - 1]))
		from--;
	while (to < text.n && text.p[to] == ' ')
		to++;
	while (to < text.n && !strchr(" \n", text.p[to]))
		to++;
	const struct str before = plain(str_sub(text, from, word.to), a),
			 behind = plain(str_sub(text, word.from, to), a);
	return str_find(letter, before) < letter.n || str_find(letter, behind) < letter.n;
}

static bool is_told_word(const struct at_board *d, struct str word)
{
	int64_t n;

	if (!word.n)
		return false;
	return str_to_int(word, &n) || number_said(word, &n) || map_find(d->s.game->map, word) != AREA_NONE ||
	       game_names_deed(d->s.game, word);
}

static void show_missing(struct str text, struct span word, bool first)
{
	if (!shown)
		return;
	if (first)
		printf("%.*s\n", STR_ARG(str_trim(text)));
	printf("    missing: %.*s\n", STR_ARG(str_sub(text, word.from, word.to)));
}

static void try_mail(struct at_board *d, struct str text, struct tally *t, struct arena *a)
{
	struct source source = source_new(a, STR("mail"), text);
	const struct input in = { .at = 1767605000,
				  .what = OUTCOME_ORDERS,
				  .text = &source,
				  .address = STR("ann@example.org"),
				  .hash = hash_of(text) };
	struct outcome o;
	const struct str letter = letter_of(d, &in, &o, a);
	size_t missing = 0;

	for (size_t at = 0, to; at < text.n; at = to + 1) {
		to = at;
		while (to < text.n && !strchr(" \n,.;:!?()\"", text.p[to]))
			to++;
		const struct str folded = str_trim(plain(str_sub(text, at, to), a));
		const struct span word = { (uint32_t)at, (uint32_t)to };

		if (!is_told_word(d, folded))
			continue;
		t->words++;
		if (!is_heard(&o, text, at) && !is_quoted(letter, text, word, a))
			show_missing(text, word, !missing++);
	}
	t->mails++;
	t->missing += missing;
	t->failed += missing > 0;
}

/* ---- corpora ---- */

static struct at_board *board_of(struct str rules)
{
	for (size_t i = 0; i < BOARDS; i++)
		if (str_eq_c(rules, texts[i].rules))
			return &boards[i];
	return NULL;
}

/* Mails are what is no comment, no header and no order expected; of tests/grammar/pages those of all boards are tried on one. */
static bool is_mail(struct str line)
{
	static const char *const heads[] = {
		"map ", "seat ", "seats ", "call ", "row ", "section ", "board ", "every "
	};

	for (size_t i = 0; i < sizeof heads / sizeof *heads; i++)
		if (str_starts(line, str_c(heads[i])))
			return false;
	return line.n && !strchr("#=!?~@", *line.p);
}

static void try_file(const char *path, struct tally *t)
{
	struct arena a = ARENA_INIT, mail = ARENA_INIT;
	struct at_board *d = &boards[0];
	struct str rest, line, rules;
	struct err e;
	size_t n = 0;

	assert_ok(file_read(&rest, path, 0, &a, &e), &e);
	while (str_line(&rest, &line)) {
		if (str_starts(line, STR("ruleset "))) {
			rules = str_trim(str_sub(line, 8, line.n));
			d = board_of(rules);
		} else if (d && is_mail(line) && n++ % part == 0) {
			const bool page = *line.p == '|';

			try_mail(d, str_printf(&mail, "%.*s\n", STR_ARG(str_sub(line, page ? 2 : 0, line.n))), t,
				 &mail);
			arena_reset(&mail);
		}
	}
	arena_release(&mail);
	arena_release(&a);
}

static struct tally try_all(const char *pattern)
{
	struct tally t = { 0 };
	glob_t found;

	assert_int_equal(glob(pattern, 0, NULL, &found), 0);
	for (size_t i = 0; i < found.gl_pathc; i++)
		try_file(found.gl_pathv[i], &t);
	globfree(&found);
	printf("figure: %s: of %zu mails with %zu words of the game %zu lose some, %zu words\n", pattern, t.mails,
	       t.words, t.failed, t.missing);
	return t;
}

static void test_named__what_was_written_is_done_or_asked_or_named(void **state)
{
	static const char *const corpora[] = { "tests/grammar/built/*.t", "tests/grammar/taught/*.t",
					       "tests/grammar/pages/*.t" };
	size_t missing = 0;

	(void)state;
	for (size_t i = 0; i < sizeof corpora / sizeof *corpora; i++)
		missing += try_all(corpora[i]).missing;
	assert_in_range(missing, 0, MISSING_MOST);
}

int main(int argc, char **argv)
{
	const struct CMUnitTest tests[] = { cmocka_unit_test(test_named__what_was_written_is_done_or_asked_or_named) };
	struct arena a = ARENA_INIT;
	int code = 0;

	open_boards(&a);
	shown = argc > 1 && !strcmp(argv[1], "--show");
	if (argc > 2)
		part = 1;
	for (int i = 2; i < argc; i++)
		try_all(argv[i]);
	if (argc <= 2)
		code = cmocka_run_group_tests(tests, NULL, NULL);
	for (size_t i = 0; i < BOARDS; i++) {
		scenario_release(&boards[i].s);
		arena_release(&boards[i].run);
	}
	arena_release(&a);
	return code;
}
