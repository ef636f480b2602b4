/* keyed: numbers by kind and name */
#include "base/keyed.h"
#include "test.h"

static void test_keyed__finds_what_was_put_of_that_kind_alone(void **state)
{
	struct keyed k = keyed_new(*state);

	assert_int_equal(keyed_find(&k, S("note"), S("full")), -1);
	keyed_put(&k, S("note"), S("full"), 0);
	keyed_put(&k, STR_NONE, S("full"), 7);
	assert_int_equal(keyed_find(&k, S("note"), S("full")), 0);
	assert_int_equal(keyed_find(&k, STR_NONE, S("full")), 7);
	assert_int_equal(keyed_find(&k, S("event"), S("full")), -1);
	assert_int_equal(keyed_find(&k, S("notef"), S("ull")), -1);
}

static void test_keyed__a_later_number_takes_the_place(void **state)
{
	struct keyed k = keyed_new(*state);

	keyed_put(&k, S("note"), S(""), 1);
	keyed_put(&k, S("note"), S(""), 2);
	assert_int_equal(keyed_find(&k, S("note"), S("")), 2);
	assert_int_equal(k.n, 1);
}

static void test_keyed__grows(void **state)
{
	struct keyed k = keyed_new(*state);

	for (int32_t i = 0; i < 1000; i++)
		keyed_put(&k, STR_NONE, str_printf(*state, "%d", i), i);
	for (int32_t i = 0; i < 1000; i++)
		assert_int_equal(keyed_find(&k, STR_NONE, str_printf(*state, "%d", i)), i);
	assert_int_equal(keyed_find(&k, STR_NONE, S("1000")), -1);
	assert_true(k.size >= 2 * k.n);
}

TEST_MAIN(TEST_ARENA(test_keyed__finds_what_was_put_of_that_kind_alone),
	  TEST_ARENA(test_keyed__a_later_number_takes_the_place), TEST_ARENA(test_keyed__grows))
