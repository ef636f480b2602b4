/*
 * lint: mistakes in the tables of a ruleset, each planted in one that has none (those in its files:
 * tests/suites/lint.sh).
 */
#include "test.h"

#include <stdlib.h>

#include "base/file.h"
#include "base/phrase.h"
#include "disk/lint.h"
#include "play/slots.h"

struct findings {
	struct arena a;
	struct str text; /* a line each */
	size_t n;
};

static const struct verb sound_verbs[] = {
	{ .name = "bid",
	  .aliases = "offer pay",
	  .canonical = "bid {coins}",
	  .admitted = KIND_BIT(KIND_OWN),
	  .call_slot = -1,
	  .slots = SLOTS({ "coins", NOUN_NUMBER, 1, 1, 0, -1, MARKS(BARE_AFTER(0)), NULL, NULL }),
	  .rule = "1",
	  .help = "Offers.",
	  .examples = "bid 3" },
	{ .name = "take",
	  .aliases = "have it|carry off",
	  .canonical = "take {thing}",
	  .admitted = KIND_BIT(KIND_OWN),
	  .call_slot = -1,
	  .slots = SLOTS({ "thing", NOUN_THING, 1, 1, 0, -1, MARKS(BARE_AFTER(0)), NULL, NULL }),
	  .rule = "1",
	  .help = "Takes.",
	  .examples = "take stone" },
	{ .name = NULL },
};
static const struct noun_row sound_nouns[] = {
	{ NOUN_THING, 0, "stone", "stones", "rock|pebble" },
	{ NOUN_THING, 1, "stick", "sticks", NULL },
	{ NOUN_NONE, 0, NULL, NULL, NULL },
};
static const struct option_row sound_options[] = {
	{ .name = "points", .type = OPTION_INT, .def = "2", .min = 1, .max = 9, .help = "how many win" },
	{ .name = "coins", .type = OPTION_INT, .def = "5", .min = 1, .max = 9, .help = "how many there are" },
	{ .name = NULL },
};
static const struct call_kind kinds[] = { { .name = "bidding" }, { .name = NULL } };

struct planted { /* a ruleset that may be changed */
	struct verb verbs[3];
	struct noun_row nouns[3];
	struct option_row options[3];
	struct slot slots[2];
	struct ruleset rules;
};

static void plant(struct planted *p)
{
	memcpy(p->verbs, sound_verbs, sizeof p->verbs);
	memcpy(p->nouns, sound_nouns, sizeof p->nouns);
	memcpy(p->options, sound_options, sizeof p->options);
	memcpy(p->slots, sound_verbs[0].slots, sizeof p->slots);
	p->rules = (struct ruleset){ .name = "toll",
				     .title = "Toll",
				     .version = 1,
				     .verbs = p->verbs,
				     .nouns = p->nouns,
				     .options = p->options,
				     .kinds = kinds };
}

static void on_found(void *context, const char *where, const char *what)
{
	struct findings *f = context;
	f->n++;
	f->text = str_printf(&f->a, "%.*s%s: %s\n", STR_ARG(f->text), where, what);
}

/* games/toll and games/core in a folder of their own, gone when it has been looked at. */
static void look(struct findings *f, const struct ruleset *r)
{
	static const char *const files[][2] = {
		{ "/games/core/phrases", "event begun \"It begins.\"\n" },
		{ "/games/toll/phrases", "call bidding \"your bid\"\n" },
		{ "/games/toll/rules.cat", "1 The highest bid wins\n  scenario 1-bids\n" },
	};
	char folder[] = "/tmp/pbp-lint-XXXXXX";
	struct err e = { 0 };
	assert_non_null(mkdtemp(folder));
	for (size_t i = 0; i < sizeof files / sizeof *files; i++) {
		const char *path = arena_printf(&f->a, "%s%s", folder, files[i][0]);
		assert_ok(folder_make(str_cstr(&f->a, str_sub(str_c(path), 0, (size_t)(strrchr(path, '/') - path))),
				      0700, &e),
			  &e);
		assert_ok(file_write(path, str_c(files[i][1]), 0600, &e), &e);
	}
	const struct place place = { .run = &f->a, .root = "/nonexistent", .data = folder };
	assert_ok(lint_rules(&place, r, on_found, f, &e), &e);
	assert_ok(folder_remove(folder, &e), &e);
}

static void assert_found_at(const struct planted *p, const char *where, const char *part, int line)
{
	struct findings f = { .a = ARENA_INIT };
	look(&f, &p->rules);
	if (str_find(f.text, str_c(part)) == f.text.n || str_find(f.text, str_c(where)) == f.text.n) {
		print_error("no \"%s\" at \"%s\" in what was found:\n%.*s", part, where, STR_ARG(f.text));
		_fail(__FILE__, line);
	}
	arena_release(&f.a);
}
#define assert_found(p, where, part) assert_found_at(p, where, part, __LINE__)

static void test_lint__nothing_is_found_where_nothing_is_wrong(void **state)
{
	struct findings f = { .a = ARENA_INIT };
	struct planted p;
	(void)state;
	plant(&p);
	look(&f, &p.rules);
	assert_str(f.text, "");
	assert_int_equal(f.n, 0);
	arena_release(&f.a);
}

static void test_lint__words_of_verbs(void **state)
{
	static const struct {
		const char *aliases, *part;
	} cases[] = {
		{ "offer|pay||", "one of its aliases is empty" },
		{ "offer  pay", "one of its aliases is empty" },
		{ "offer pay offer", "\"offer\" is among its words twice" },
		{ "offer pay=", "nobody can write \"pay=\"" },
		{ "offer ->", "nobody can write \"->\"" },
		{ "offer please", "\"please\" is a word that says nothing in every game" },
		{ "offer then", "\"then\" is a word that parts orders" },
		{ "offer with", "\"with\" is a preposition" },
		{ "offer all", "\"all\" is an amount" },
	};
	(void)state;
	for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
		struct planted p;
		plant(&p);
		p.verbs[0].aliases = cases[i].aliases;
		assert_found(&p, "toll, verb bid", cases[i].part);
	}
}

static void test_lint__verbs_and_nouns_that_share_a_word(void **state)
{
	struct planted p;
	(void)state;
	plant(&p);
	p.verbs[1].slots = p.verbs[0].slots;
	p.verbs[1].canonical = "take {coins}";
	p.verbs[1].aliases = "have it|offer";
	assert_found(&p, "toll, verb take", "\"offer\" is a word of bid too, in the same call with the same arguments");
	plant(&p);
	p.nouns[0].aliases = "rock|offer";
	assert_found(&p, "toll, noun stone", "\"offer\" is a word of verb bid too, and the examples do not show");
	plant(&p);
	p.nouns[1].aliases = "rock";
	assert_found(&p, "toll, noun stick", "\"rock\" is a word of stone too, and nothing tells which is meant");
	plant(&p);
	p.nouns[1].aliases = "the";
	assert_found(&p, "toll, noun stick", "\"the\" is an article");
}

/* What an example shows is run by other tests. */
static void test_lint__a_word_that_the_examples_show_is_meant(void **state)
{
	struct findings f = { .a = ARENA_INIT };
	struct planted p;
	(void)state;
	plant(&p);
	p.verbs[0].aliases = "offer next";
	p.verbs[0].examples = "bid 3\nnext 3\noffer 4";
	p.nouns[0].aliases = "offer";
	p.verbs[1].examples = "take the offer";
	look(&f, &p.rules);
	assert_str(f.text, "");
	arena_release(&f.a);
}

static void test_lint__slots_calls_and_wording(void **state)
{
	struct planted p;
	(void)state;
	plant(&p);
	p.verbs[0].canonical = "bid {coin}";
	assert_found(&p, "toll, verb bid", "a hole {coin} that is no slot");
	plant(&p);
	p.verbs[0].canonical = NULL;
	assert_found(&p, "toll, verb bid", "it has no canonical wording");
	plant(&p);
	p.verbs[0].call_slot = 1;
	assert_found(&p, "toll, verb bid", "its call_slot is no slot");
	plant(&p);
	p.verbs[0].admitted = 0;
	assert_found(&p, "toll, verb bid", "no call admits it");
	plant(&p);
	p.verbs[0].admitted = KIND_BIT(KIND_OWN + 1);
	assert_found(&p, "toll, verb bid", "it is admitted in a call that there is not");
	plant(&p);
	p.verbs[0].examples = NULL;
	assert_found(&p, "toll, verb bid", "it has no examples");
	plant(&p);
	p.verbs[0].rule = "1/2";
	assert_found(&p, "toll, verb bid", "it cites rule 2, which games/toll/rules.cat has not");
	for (int i = 0; i < 3; i++) {
		static const char *const parts[] = { "slot coins needs more values than it takes",
						     "slot coins has no mark",
						     "slot coins is SLOT_OR_NEXT and none stands behind it" };
		plant(&p);
		p.verbs[0].slots = p.slots;
		p.slots[0].min = i == 0 ? 2 : 1;
		p.slots[0].marks = i == 1 ? NULL : p.slots[0].marks;
		p.slots[0].flags = i == 2 ? SLOT_OR_NEXT : 0;
		assert_found(&p, "toll, verb bid", parts[i]);
	}
}

static void test_lint__options(void **state)
{
	struct planted p;
	(void)state;
	plant(&p);
	p.options[0].def = "10";
	assert_found(&p, "toll, option points", "its default is no value of it");
	plant(&p);
	p.options[1].name = "points";
	assert_found(&p, "toll, option points", "it is in the table twice");
	plant(&p);
	p.options[1].help = NULL;
	assert_found(&p, "toll, option coins", "nothing says what it does");
}

static void add_hole(void *context, const struct phrase_hole *h)
{
	struct findings *f = context;
	f->text = str_printf(&f->a, "%.*s%.*s:%.*s%c ", STR_ARG(f->text), STR_ARG(h->name), STR_ARG(h->form),
			     h->choice ? h->choice : '.');
}

static void test_lint__every_hole_is_looked_at(void **state)
{
	struct findings f = { .a = ARENA_INIT };
	(void)state;
	phrase_holes(STR("{{a} {b} x{c:d} {e?in {f}|or {g:h}} {i#one|many} {j?only}"), add_hole, &f);
	assert_str(f.text, "b:. c:d. e:? f:. g:h. i:# j:? ");
	arena_release(&f.a);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_lint__nothing_is_found_where_nothing_is_wrong),
		cmocka_unit_test(test_lint__words_of_verbs),
		cmocka_unit_test(test_lint__verbs_and_nouns_that_share_a_word),
		cmocka_unit_test(test_lint__a_word_that_the_examples_show_is_meant),
		cmocka_unit_test(test_lint__slots_calls_and_wording),
		cmocka_unit_test(test_lint__options),
		cmocka_unit_test(test_lint__every_hole_is_looked_at),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
