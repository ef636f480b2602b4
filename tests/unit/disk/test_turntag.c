/* turntag: the names of the ends of a turn, made, read, and gone through */
#include "test.h"

#include "disk/turntag.h"

static void test_turntag__is_read_as_it_is_made(void **state)
{
	struct arena *a = *state;
	assert_str(turn_tag(3, 1, a), "turn/3");
	assert_str(turn_tag(3, 2, a), "turn/3.2");
	assert_str(turn_tag_number(3, 0, a), "3");
	assert_str(turn_tag_number(12, 10, a), "12.10");
	for (int time = 1; time < 4; time++)
		assert_int_equal(turn_tagged(turn_tag(41, time, a)), 41);
}

static void test_turntag__other_names_name_no_turn(void **state)
{
	static const char *const others[] = { "",       "turn/", "turn/x",  "turn/-1",
					      "turn/0", "3",     "begin/3", "turn/99999999999" };
	(void)state;
	for (size_t i = 0; i < sizeof others / sizeof *others; i++)
		assert_int_equal(turn_tagged(str_c(others[i])), 0);
}

/* A store whose turn 3 ended three times: by commits 1, 2 and 3. */
static int find(struct object_id *out, void *where, struct str tag, struct err *e)
{
	static const char *const names[] = { "turn/3", "turn/3.2", "turn/3.3" };
	++*(int *)where;
	for (uint8_t i = 0; i < 3; i++)
		if (str_eq_c(tag, names[i])) {
			*out = (struct object_id){ { (uint8_t)(i + 1) } };
			return 0;
		}
	return err_set(e, ERR_NOT_FOUND, "no tag");
}

static int unreadable(struct object_id *out, void *where, struct str tag, struct err *e)
{
	(void)out;
	(void)where;
	(void)tag;
	return err_set(e, ERR_DAMAGED, "unreadable");
}

static void test_turntag__the_last_end_counts(void **state)
{
	struct object_id last = { { 9 } };
	int looked = 0, times;
	(void)state;
	assert_int_equal(turn_ends(&times, &last, find, &looked, 3, NULL), 0);
	assert_int_equal(times, 3);
	assert_int_equal(last.b[0], 3);
	assert_int_equal(turn_ends(&times, &last, find, &looked, 4, NULL), 0);
	assert_int_equal(times, 0);
	assert_int_equal(turn_ends(&times, &last, unreadable, NULL, 3, NULL), ERR_DAMAGED);
}

static void test_turntag__a_commit_is_one_of_the_ends(void **state)
{
	const struct object_id second = { { 2 } }, none = { { 7 } };
	int looked = 0, time;
	(void)state;
	assert_int_equal(turn_end_of(&time, &second, find, &looked, 3, NULL), 0);
	assert_int_equal(time, 2);
	assert_int_equal(looked, 2);
	assert_int_equal(turn_end_of(&time, &none, find, &looked, 3, NULL), 0);
	assert_int_equal(time, 0);
}

TEST_MAIN(TEST_ARENA(test_turntag__is_read_as_it_is_made), TEST_ARENA(test_turntag__other_names_name_no_turn),
	  TEST_ARENA(test_turntag__the_last_end_counts), TEST_ARENA(test_turntag__a_commit_is_one_of_the_ends))
