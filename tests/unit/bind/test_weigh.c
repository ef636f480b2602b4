/*
 * weigh: by how much a line is like what withholds the orders beside it.
 *
 *	test_weigh --weigh LINE...    the weight of each, in bits
 */
#include "test.h"

#include "base/file.h"
#include "bind/weigh.h"
#include "order/likely.h"

struct judged {
	size_t n, safe, withholds;
};

static struct judged judge_kind(const char *kind, const char *path, struct arena *a)
{
	struct str text, line;
	struct judged j = { 0 };
	struct err e;
	bool inside = false;

	assert_ok(file_read(&text, path, SIZE_MAX, a, &e), &e);
	while (str_line(&text, &line)) {
		if (str_starts(line, STR("@@ ")))
			inside = str_eq(str_sub(line, 3, line.n), str_c(kind));
		if (!inside || !line.n || line.p[0] == '@' || line.p[0] == '#')
			continue;
		j.n++;
		j.safe += weighs_safe(line);
		j.withholds += weighs_against(line);
	}
	return j;
}

/* What it was taught it knows: of what withholds nearly nothing passes, of what does not most. */
static void test_weigh__knows_what_it_was_taught(void **state)
{
	const struct judged harmless = judge_kind("harmless", "grammar/talk.examples", *state),
			    withheld = judge_kind("withheld", "grammar/withheld.examples", *state);

	printf("harmless: %zu, %zu pass, %zu seem to withhold; withheld: %zu, %zu pass, %zu seem to withhold\n",
	       harmless.n, harmless.safe, harmless.withholds, withheld.n, withheld.safe, withheld.withholds);
	assert_true(harmless.n > 5000 && withheld.n > 5000);
	assert_true(harmless.safe * 100 >= harmless.n * 68 && harmless.withholds * 100 <= harmless.n * 7);
	assert_true(withheld.safe * 100 <= withheld.n * 2 && withheld.withholds * 100 >= withheld.n * 85);
}

/* Nothing, and signs that nobody knows, say nothing but that it is short. */
static void test_weigh__what_is_unknown_weighs_little(void **state)
{
	(void)state;
	assert_true(weigh(STR("")) < 3 * LIKELY_BIT && weigh(STR("")) > -3 * LIKELY_BIT);
}

static void test_weigh__two_sentences_that_differ_in_what_they_say(void **state)
{
	(void)state;
	assert_true(weigh(STR("My wife says hello to all of you.")) < 0);
	assert_true(weigh(STR("My wife says I should not do this.")) > 0);
	assert_true(weigh(STR("Sorry for being late again, the train was cancelled.")) < 0);
	assert_true(weigh(STR("Sorry, please cancel this again.")) > 0);
}

int main(int argc, char **argv)
{
	const struct CMUnitTest tests[] = {
		TEST_ARENA(test_weigh__knows_what_it_was_taught),
		cmocka_unit_test(test_weigh__what_is_unknown_weighs_little),
		cmocka_unit_test(test_weigh__two_sentences_that_differ_in_what_they_say),
	};

	if (argc > 1 && !strcmp(argv[1], "--weigh")) {
		for (int i = 2; i < argc; i++)
			printf("%6.1f %s %s\n", (double)weigh(str_c(argv[i])) / LIKELY_BIT,
			       weighs_against(str_c(argv[i]))   ? "!"
			       : weighs_as_talk(str_c(argv[i])) ? "t"
								: " ",
			       argv[i]);
		return 0;
	}
	return cmocka_run_group_tests(tests, NULL, NULL);
}
