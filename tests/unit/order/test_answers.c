#include "test.h"

#include "order/answers.h"
#include "order/lean.h"

/* As order/answers.h asks for them. */
static const char *const yeses[] = {
	"Yes.",
	"That is what I meant, thank you.",
	"Go ahead and sorry for the spelling",
	"yes pls do it",
	"Right you are, do it.",
	"Absolutely, that is what I want.",
};
static const char *const others[] = {
	"No.",
	"Yes, but make it 3 in Ash.",
	"Not quite, I wanted Ash.",
	"Yes, I got your mail and will answer tomorrow.",
	"I would say yes, but my brother plays these.",
	"Yes. My wife would.",
	"Yeah right, as if.",
	"Let me think about it.",
};

static void test_answers__a_yes_leans_to_it_and_nothing_else_does(void **state)
{
	(void)state;
	for (size_t i = 0; i < sizeof yeses / sizeof *yeses; i++)
		if (answers_lean(str_c(yeses[i])) < LEAN_ONE / 2)
			fail_msg("no yes: %s", yeses[i]);
	for (size_t i = 0; i < sizeof others / sizeof *others; i++)
		if (answers_lean(str_c(others[i])) >= 0)
			fail_msg("a yes: %s", others[i]);
}

static void test_answers__words_of_which_nothing_was_learned_are_counted(void **state)
{
	(void)state;
	assert_int_equal(answers_unknown(STR("")), 0);
	assert_int_equal(answers_unknown(STR("yes, yes!")), 0);
	assert_int_equal(answers_unknown(STR("qwzx")), LEAN_ONE);
	assert_int_equal(answers_unknown(STR("yes qwzx")), LEAN_ONE / 2);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_answers__a_yes_leans_to_it_and_nothing_else_does),
		cmocka_unit_test(test_answers__words_of_which_nothing_was_learned_are_counted),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
