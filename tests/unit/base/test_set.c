/* set: small integers as bits */
#include "test.h"

#include "base/set.h"

static void test_set__members_come_out_in_order(void **state)
{
	static const int32_t members[] = { 0, 63, 64, 130, 199 };
	struct set s = set_new(*state, 200);
	int32_t at = -5;

	for (size_t i = 5; i-- > 0;)
		set_add(&s, members[i]);
	for (size_t i = 0; i < 5; i++) {
		at = set_next(&s, at);
		assert_int_equal(at++, members[i]);
	}
	assert_int_equal(set_next(&s, at), -1);
}

static void test_set__nobody_is_beyond_the_limit(void **state)
{
	struct set s = set_new(*state, 64), none = set_new(*state, 0);

	set_add(&s, 63);
	set_remove(&s, 63);
	set_remove(&s, 5000);
	assert_false(set_has(&s, 63));
	assert_false(set_has(&s, 64));
	assert_false(set_has(&s, -1));
	assert_int_equal(set_next(&s, INT32_MAX), -1);
	assert_int_equal(set_next(&none, 0), -1);
}

TEST_MAIN(TEST_ARENA(test_set__members_come_out_in_order), TEST_ARENA(test_set__nobody_is_beyond_the_limit))
