#include "test.h"

#include "base/file.h"
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

/* How many lean so far, of both kinds in turn. */
static void count(const char *path, int32_t least, size_t found[2], struct arena *a)
{
	struct str text, line;
	struct err e = { 0 };
	size_t kind = 0;

	assert_ok(file_read(&text, path, 0, a, &e), &e);
	while (str_line(&text, &line)) {
		kind += str_starts(line, STR("@@ "));
		if (line.n && !strchr("@#", *line.p))
			found[kind - 1] += answers_lean(line) - answers_unknown(line) >= least;
	}
}

/* 300 of each; what else is asked of an answer stands in src/answer/agree.c. */
static void test_answers__most_that_are_a_yes_lean_to_it_and_few_others(void **state)
{
	size_t found[2] = { 0 };

	count("tests/grammar/answers/fresh.t", LEAN_ONE / 2, found, *state);
	if (found[0] < 215 || found[1] > 9)
		fail_msg("%zu of those that are a yes, %zu of the others", found[0], found[1]);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_answers__a_yes_leans_to_it_and_nothing_else_does),
		TEST_ARENA(test_answers__most_that_are_a_yes_lean_to_it_and_few_others),
		cmocka_unit_test(test_answers__words_of_which_nothing_was_learned_are_counted),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
