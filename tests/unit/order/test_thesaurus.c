/* thesaurus: words that nobody knows stand for plainer ones, in the same form. */
#include "test.h"

#include "order/thesaurus.h"

static void check(struct arena *a, const char *text, const char *wanted)
{
	struct str out[THESAURUS_MOST];
	const size_t n = thesaurus_find(str_c(text), out, a);
	size_t i = 0;

	while (i < n && !str_eq_c(out[i], wanted))
		i++;
	if (i == n)
		fail_msg("\"%s\" does not stand for \"%s\"", text, wanted);
}

static void test_thesaurus__a_form_stands_for_the_same_form(void **state)
{
	check(*state, "plop", "put");
	check(*state, "plops", "puts");
	check(*state, "plopping", "putting");
	check(*state, "hauling", "moving");
	check(*state, "hauled", "moved");
	check(*state, "carries", "moves");
	check(*state, "carried", "moved");
	check(*state, "prop up", "support");
	check(*state, "props up", "supports");
}

static void test_thesaurus__a_g_that_is_not_spoken_is_written(void **state)
{
	check(*state, "goin", "going");
	check(*state, "haulin", "moving");
}

static void test_thesaurus__other_words_stand_for_nothing(void **state)
{
	struct str out[THESAURUS_MOST];

	assert_int_equal(thesaurus_find(S("weather"), out, *state), 0);
	assert_int_equal(thesaurus_find(S("s"), out, *state), 0);
	assert_int_equal(thesaurus_find(S(""), out, *state), 0);
	assert_int_equal(thesaurus_find(S("ing"), out, *state), 0);
}

TEST_MAIN(TEST_ARENA(test_thesaurus__a_form_stands_for_the_same_form),
	  TEST_ARENA(test_thesaurus__a_g_that_is_not_spoken_is_written),
	  TEST_ARENA(test_thesaurus__other_words_stand_for_nothing))
