#include "test.h"

#include "base/board.h"
#include "base/file.h"
#include "order/inflect.h"
#include "readings_file.h"

static const struct noun osaka = { NOUN_AREA, 1 }, okayama = { NOUN_AREA, 2 }, red = { NOUN_SEAT, 1 };

static struct vocab *few_names(struct arena *a)
{
	struct vocab *v = vocab_new(a);

	vocab_add(v, S("Osaka"), osaka, VOCAB_NAME);
	vocab_add(v, S("Ōsaka-fu"), osaka, VOCAB_NAME);
	vocab_add(v, S("Okayama"), okayama, VOCAB_NAME);
	vocab_add(v, S("Red"), red, VOCAB_NAME);
	vocab_add(v, S("move"), (struct noun){ NOUN_VERB, 0 }, 0);
	vocab_add(v, S("march"), (struct noun){ NOUN_VERB, 0 }, 0);
	vocab_add(v, S("fall back"), (struct noun){ NOUN_VERB, 1 }, 0);
	vocab_add(v, S("go home"), (struct noun){ NOUN_VERB, 1 }, 0);
	vocab_seal(v);
	return v;
}

static void test_vocab__a_noun_has_the_name_it_got_first(void **state)
{
	const struct vocab *v = few_names(*state);

	assert_str(vocab_name(v, osaka), "Osaka");
	assert_str(vocab_name(v, (struct noun){ NOUN_AREA, 9 }), "");
	assert_true(vocab_has(v, S("OSAKA fu"), osaka));
	assert_true(vocab_has(v, S("falling back"), (struct noun){ NOUN_VERB, 1 }));
	assert_false(vocab_has(v, S("Osaka"), okayama));
	assert_false(vocab_has(v, S("from"), osaka));
}

static void test_vocab__suggestions_come_nearest_first(void **state)
{
	const struct vocab *v = few_names(*state);
	struct suggestion s[4];

	assert_int_equal(vocab_suggest(v, S("Okasa"), NOUN_AREA, NULL, NULL, s, 4), 1);
	assert_int_equal(s[0].noun.id, osaka.id);
	assert_int_equal(s[0].distance, 2);
	assert_int_equal(vocab_suggest(v, S("Osakaa"), NOUN_NONE, NULL, NULL, s, 4), 1);
	assert_int_equal(s[0].distance, 1);
	assert_int_equal(vocab_suggest(v, S("o"), NOUN_AREA, NULL, NULL, s, 4), 0);
	assert_int_equal(vocab_suggest(v, S("Okaysaka"), NOUN_AREA, NULL, NULL, s, 4), 2);
	assert_int_equal(vocab_suggest(v, S("Okaysaka"), NOUN_AREA, NULL, NULL, s, 1), 1);
	assert_int_equal(vocab_suggest(v, S("zzzz"), NOUN_NONE, NULL, NULL, s, 4), 0);
}

static bool is_okayama(void *context, struct noun n)
{
	(void)context;
	return n.id == okayama.id;
}

static void test_vocab__suggestions_are_what_may_stand_there(void **state)
{
	const struct vocab *v = few_names(*state);
	struct suggestion s[4];

	assert_int_equal(vocab_suggest(v, S("Osaka"), NOUN_AREA, is_okayama, NULL, s, 4), 0);
	assert_int_equal(vocab_suggest(v, S("Okayam"), NOUN_AREA, is_okayama, NULL, s, 4), 1);
	assert_int_equal(vocab_suggest(v, S("Rad"), NOUN_AREA, NULL, NULL, s, 4), 0);
	assert_int_equal(vocab_suggest(v, S("Rad"), NOUN_SEAT, NULL, NULL, s, 4), 1);
}

static void test_vocab__who_joins_later_is_known_when_it_is_sealed_again(void **state)
{
	struct arena *a = *state;
	struct vocab *v = few_names(a);

	vocab_add(v, S("Zoë"), (struct noun){ NOUN_SEAT, 2 }, VOCAB_NAME);
	vocab_seal(v);
	assert_str(printed(a, v, S("Zoe moves")), "line 1:\n  0: bare[Zoë] VERB+s[move]\n");
	assert_str(vocab_name(v, osaka), "Osaka");
}

static void assert_form(struct arena *a, const char *verb, enum form form, const char *expected)
{
	struct inflected forms[FORMS_MAX];
	const size_t n = inflect_verb(str_c(verb), forms, a);

	for (size_t i = 0; i < n; i++)
		if (forms[i].form == form && str_eq_c(forms[i].text, expected))
			return;
	print_error("%s is no form of %s\n", expected, verb);
	fail();
}

static void test_vocab__verbs_inflect(void **state)
{
	struct arena *a = *state;

	assert_form(a, "move", FORM_ING, "moving");
	assert_form(a, "march", FORM_S, "marches");
	assert_form(a, "occupy", FORM_S, "occupies");
	assert_form(a, "occupy", FORM_PAST, "occupied");
	assert_form(a, "send", FORM_PAST, "sent");
	assert_form(a, "go to", FORM_S, "goes to");
	assert_form(a, "ship", FORM_ING, "shipping");
	assert_form(a, "flee", FORM_ING, "fleeing");
	assert_form(a, "die", FORM_ING, "dying");
	assert_form(a, "mobilise", FORM_BASE, "mobilize");
	assert_form(a, "mobilize", FORM_PAST, "mobilised");
	assert_form(a, "withdraw", FORM_PAST, "withdrew");
}

/* "move 1 from NAME to NAME" is read as that at the lowest price, whatever the name. */
static void check_name(struct arena *a, const struct vocab *v, struct str name)
{
	const struct str text = str_printf(a, "move 1 from %.*s to %.*s", STR_ARG(name), STR_ARG(name));
	const struct str expected = str_printf(a, "line 1:\n  0: VERB[move] bare[1] from[%.*s] to[%.*s]\n",
					       STR_ARG(name), STR_ARG(name));
	const struct str found = printed(a, v, text);

	if (!str_starts(found, expected)) {
		print_error("%.*s hides in: %.*s\n", STR_ARG(name), STR_ARG(found));
		fail();
	}
}

static struct vocab *map_vocab(struct arena *a, const struct board *b)
{
	struct vocab *v = vocab_new(a);

	vocab_add_line(v, S("verb move"), 0);
	for (size_t i = 0; i < b->nlines; i++)
		if (b->lines[i].nwords > 2 && board_word_is(&b->lines[i], 0, "area"))
			vocab_add(v, b->lines[i].words[2].text, (struct noun){ NOUN_AREA, (int32_t)i }, VOCAB_NAME);
	vocab_seal(v);
	return v;
}

static void check_map(struct arena *a, const char *path)
{
	struct source s;
	struct board b;
	struct str text;
	struct err e;

	assert_ok(file_read(&text, path, 0, a, &e), &e);
	s = source_new(a, str_c(path), text);
	assert_ok(board_parse(&b, &s, a, &e), &e);
	const struct vocab *v = map_vocab(a, &b);
	for (size_t i = 0; i < b.nlines; i++)
		if (b.lines[i].nwords > 2 && board_word_is(&b.lines[i], 0, "area"))
			check_name(a, v, b.lines[i].words[2].text);
}

static void test_vocab__no_word_of_the_language_hides_a_name_of_a_shipped_map(void **state)
{
	struct arena *a = *state;
	struct str *names;
	struct err e;
	size_t n;

	assert_ok(folder_list(&names, &n, "maps", a, &e), &e);
	for (size_t i = 0; i < n; i++)
		if (str_ends(names[i], S(".map")))
			check_map(a, path_join(a, "maps", str_cstr(a, names[i])));
}

TEST_MAIN(TEST_ARENA(test_vocab__a_noun_has_the_name_it_got_first),
	  TEST_ARENA(test_vocab__suggestions_come_nearest_first),
	  TEST_ARENA(test_vocab__suggestions_are_what_may_stand_there),
	  TEST_ARENA(test_vocab__who_joins_later_is_known_when_it_is_sealed_again),
	  TEST_ARENA(test_vocab__verbs_inflect),
	  TEST_ARENA(test_vocab__no_word_of_the_language_hides_a_name_of_a_shipped_map))
