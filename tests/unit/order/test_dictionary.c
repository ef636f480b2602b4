/* dictionary: every word of the lists is found, from the first to the last, and nothing between them */
#include "test.h"

#include "base/file.h"
#include "order/dictionary.h"

static size_t all_found(struct arena *a, const char *path, enum dictionary as)
{
	struct str text, word;
	struct err e;
	size_t n = 0;

	assert_ok(file_read(&text, path, SIZE_MAX, a, &e), &e);
	for (; str_line(&text, &word); n++)
		assert_int_equal(dictionary_find(word), as);
	return n;
}

static void test_dictionary__every_word_is_found(void **state)
{
	assert_true(all_found(*state, "grammar/english.words", DICTIONARY_WORD) > 40000);
	assert_true(all_found(*state, "grammar/proper.words", DICTIONARY_NAME) > 9000);
}

static void test_dictionary__what_is_none_is_not(void **state)
{
	static const char *const none[] = { "", "\n", "a\nb", "osaca", "missisippi", "zzzz", "mine\n", "\nmine", "-" };

	(void)state;
	for (size_t i = 0; i < sizeof none / sizeof *none; i++)
		assert_int_equal(dictionary_find(str_c(none[i])), DICTIONARY_NONE);
}

TEST_MAIN(TEST_ARENA(test_dictionary__every_word_is_found), cmocka_unit_test(test_dictionary__what_is_none_is_not))
