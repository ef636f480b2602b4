/* quota: what one address may cause, counted over runs */
#include "test.h"

#include <sys/stat.h>
#include <unistd.h>

#include "disk/quota.h"
#include "base/file.h"

#define PATH "/tmp/pbp-test-quota"

static void test_quota__ends_after_the_last_and_begins_anew_with_the_period(void **state)
{
	struct quota q;
	struct err e;

	assert_ok(quota_open(&q, PATH, *state, &e), &e);
	for (int i = 0; i < QUOTA_REPLIES; i++)
		assert_int_equal(quota_take(&q, QUOTA_REPLY, 7, STR("ann"), NULL), QUOTA_REPLIES - 1 - i);
	assert_int_equal(quota_take(&q, QUOTA_REPLY, 7, STR("ann"), NULL), QUOTA_OVER);
	assert_int_equal(quota_take(&q, QUOTA_REPLY, 7, STR("bob"), NULL), QUOTA_REPLIES - 1);
	assert_int_equal(quota_take(&q, QUOTA_NOTICE, 7, STR("ann"), NULL), QUOTA_NOTICES - 1);
	assert_int_equal(quota_take(&q, QUOTA_REPLY, 8, STR("ann"), NULL), QUOTA_REPLIES - 1);
}

static void test_quota__the_same_thing_counts_once(void **state)
{
	const struct hash one = hash_of(STR("one")), two = hash_of(STR("two"));
	struct quota q;
	struct err e;

	assert_ok(quota_open(&q, PATH, *state, &e), &e);
	assert_int_equal(quota_take(&q, QUOTA_REPLY, 7, STR("ann"), &one), QUOTA_REPLIES - 1);
	assert_int_equal(quota_take(&q, QUOTA_REPLY, 7, STR("ann"), &one), QUOTA_AGAIN);
	assert_int_equal(quota_take(&q, QUOTA_REPLY, 7, STR("ann"), &two), QUOTA_REPLIES - 2);
}

static void test_quota__a_mail_weighs_once_even_after_a_crash(void **state)
{
	const struct hash one = hash_of(STR("one")), two = hash_of(STR("two"));
	struct quota q, again;
	struct err e;

	unlink(PATH);
	assert_ok(quota_open(&q, PATH, *state, &e), &e);
	assert_true(quota_weigh(&q, QUOTA_MAIL, 3, STR("ann"), QUOTA_MAILS - 1, &one));
	assert_ok(quota_keep(&q, &e), &e); /* and then the run dies */
	assert_ok(quota_open(&again, PATH, *state, &e), &e);
	assert_true(quota_weigh(&again, QUOTA_MAIL, 3, STR("ann"), QUOTA_MAILS - 1, &one));
	assert_false(quota_weigh(&again, QUOTA_MAIL, 3, STR("ann"), 2, &two));
	assert_true(quota_weigh(&again, QUOTA_MAIL, 3, STR("bob"), QUOTA_MAILS, &two));
	assert_ok(quota_keep(&again, &e), &e);
	assert_ok(quota_open(&q, PATH, *state, &e), &e);
	assert_false(quota_weigh(&q, QUOTA_MAIL, 3, STR("ann"), 2, &(struct hash){ { 9 } }));
	assert_true(quota_weigh(&q, QUOTA_MAIL, 3, STR("ann"), 1, &(struct hash){ { 9 } }));
	unlink(PATH);
}

/* Written anew it would have forgotten what it counts. */
static void test_quota__what_cannot_be_read_is_no_empty_file(void **state)
{
	struct quota q;
	struct err e;

	unlink(PATH);
	assert_int_equal(mkdir(PATH, 0700), 0);
	assert_int_not_equal(quota_open(&q, PATH, *state, &e), 0);
	assert_int_equal(rmdir(PATH), 0);
}

static void test_quota__is_kept_over_runs(void **state)
{
	struct quota q, again;
	struct err e;

	unlink(PATH);
	assert_ok(quota_open(&q, PATH, *state, &e), &e);
	assert_ok(quota_keep(&q, &e), &e);
	assert_false(file_exists(PATH));
	quota_take(&q, QUOTA_MAIL, 3, STR("ann"), NULL);
	quota_take(&q, QUOTA_MAIL, 3, STR("ann"), NULL);
	assert_ok(quota_keep(&q, &e), &e);
	assert_ok(quota_open(&again, PATH, *state, &e), &e);
	assert_int_equal(quota_take(&again, QUOTA_MAIL, 3, STR("ann"), NULL), QUOTA_MAILS - 3);
	unlink(PATH);
}

static void test_quota__what_is_long_over_is_not_kept(void **state)
{
	struct quota q;
	struct str text;
	struct err e;

	assert_ok(quota_open(&q, PATH, *state, &e), &e);
	for (int day = 0; day < 10000; day++)
		quota_take(&q, QUOTA_REPLY, day, STR("ann"), NULL);
	assert_true(q.cap <= 256);
	assert_ok(quota_keep(&q, &e), &e);
	assert_ok(file_read(&text, PATH, 1000, *state, &e), &e);
	assert_true(text.n < 200);
	unlink(PATH);
}

static void test_quota__a_damaged_file_is_read_as_far_as_it_can_be(void **state)
{
	struct quota q;
	struct err e;

	assert_ok(file_write(PATH, STR("reply x 1 2\n\nmail 3 0 5\nmail 3 99999999999 5\nhello\nmail 3 1"), 0600, &e),
		  &e);
	assert_ok(quota_open(&q, PATH, *state, &e), &e);
	assert_int_equal(q.n, 0);
	unlink(PATH);
}

static int setup(void **state)
{
	static struct arena arena;

	arena_init(&arena);
	*state = &arena;
	return 0;
}

static int teardown(void **state)
{
	arena_release(*state);
	return 0;
}

int main(void)
{
#define T(name) cmocka_unit_test_setup_teardown(name, setup, teardown)
	const struct CMUnitTest tests[] = {
		T(test_quota__ends_after_the_last_and_begins_anew_with_the_period),
		T(test_quota__the_same_thing_counts_once),
		T(test_quota__a_mail_weighs_once_even_after_a_crash),
		T(test_quota__what_cannot_be_read_is_no_empty_file),
		T(test_quota__is_kept_over_runs),
		T(test_quota__what_is_long_over_is_not_kept),
		T(test_quota__a_damaged_file_is_read_as_far_as_it_can_be),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
