#include "test.h"

#include "base/vec.h"
#include "order/near.h"

static void test_near__distance_counts_swaps_as_one_slip(void **state)
{
	(void)state;
	assert_int_equal(near_distance(S("osaka"), S("osaka"), 3), 0);
	assert_int_equal(near_distance(S("osaka"), S("osakka"), 3), 1);
	assert_int_equal(near_distance(S("osaka"), S("soaka"), 3), 1);
	assert_int_equal(near_distance(S("osaka"), S("okasa"), 3), 2);
	assert_int_equal(near_distance(S("ca"), S("abc"), 3), 3); /* optimal string alignment, not Damerau's 2 */
	assert_int_equal(near_distance(S(""), S("abc"), 3), 3);
	assert_int_equal(near_distance(S("osaka"), S("yokohama"), 2), 3);
}

/* The meanings found, each once. */
struct found {
	uint32_t list[256];
	size_t n;
};

static void note(void *context, const struct near_text *t)
{
	struct found *f = context;

	for (size_t i = 0; i < f->n; i++)
		if (f->list[i] == t->meaning)
			return;
	f->list[f->n++] = t->meaning;
}

static struct near *texts(struct arena *a, const char *const *list, size_t n)
{
	struct near_text *t = ARENA_ARRAY(a, struct near_text, n);

	for (size_t i = 0; i < n; i++)
		t[i] = (struct near_text){ str_c(list[i]), (uint32_t)i, true, true, true };
	return near_new(t, n, a);
}

static size_t slips(struct near *n, const char *text)
{
	struct found found = { .n = 0 };

	near_slips(n, str_c(text), note, &found);
	return found.n;
}

static void test_near__a_short_name_forgives_a_swap_only(void **state)
{
	static const char *const names[] = { "nara", "kyoto", "kobe", "iga" };
	struct near *n = texts(*state, names, 4);

	assert_int_equal(slips(n, "naar"), 1);
	assert_int_equal(slips(n, "nera"), 0);
	assert_int_equal(slips(n, "nar"), 0);
	assert_int_equal(slips(n, "kyto"), 1);
	assert_int_equal(slips(n, "kyotto"), 1);
	assert_int_equal(slips(n, "kioto"), 1);
	assert_int_equal(slips(n, "agi"), 0);
	assert_int_equal(slips(n, "kyoto"), 0);
}

/* The index against the definition, over all words of few letters. */
static void test_near__the_index_finds_what_the_distance_says(void **state)
{
	struct arena *a = *state;
	VEC(const char *) list = { 0 };
	size_t wrong = 0;

	for (unsigned i = 0; i < 243; i++) {
		char *word = arena_strndup(a, "aaaaaa", 6);

		for (unsigned k = 0, rest = i; k < 5; k++, rest /= 3)
			word[k] = (char)('a' + rest % 3);
		VEC_PUSH(&list, a, word);
	}
	struct near *n = texts(a, list.at, list.n);
	for (size_t i = 0; i < list.n; i++) {
		size_t expected = 0;

		for (size_t k = 0; k < list.n; k++)
			expected += near_distance(str_c(list.at[i]), str_c(list.at[k]), 1) == 1;
		wrong += slips(n, list.at[i]) != expected;
	}
	assert_int_equal(wrong, 0);
}

static void test_near__a_prefix_finds_all_that_begin_so(void **state)
{
	static const char *const names[] = { "san francisco", "osaka", "san diego", "santa fe" };
	struct near *n = texts(*state, names, 4);
	struct found found = { .n = 0 };

	near_longer(n, S("x"), note, &found);
	assert_int_equal(found.n, 0);
	near_longer(n, S("san "), note, &found);
	assert_int_equal(found.n, 2);
	near_longer(n, S("san"), note, &found);
	assert_int_equal(found.n, 3);
	assert_int_equal(near_words_max(n), 2);
}

TEST_MAIN(cmocka_unit_test(test_near__distance_counts_swaps_as_one_slip),
	  TEST_ARENA(test_near__a_short_name_forgives_a_swap_only),
	  TEST_ARENA(test_near__the_index_finds_what_the_distance_says),
	  TEST_ARENA(test_near__a_prefix_finds_all_that_begin_so))
