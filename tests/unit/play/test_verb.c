/* verb: a command's arguments and amounts */
#include "test.h"

#include "play/verb.h"

static struct command *command_of(struct arena *a, const struct arg *args, uint16_t n)
{
	struct command *c = arena_alloc(a, sizeof *c + n * sizeof *args, alignof(max_align_t));

	c->nargs = n;
	memcpy(c->arg, args, n * sizeof *args);
	return c;
}

static void test_verb__arguments_are_found_by_slot_and_place(void **state)
{
	static const struct arg args[] = { { .slot = 0, .value = 4 },
					   { .slot = 2, .value = 10 },
					   { .slot = 2, .value = 11 } };
	struct command *c = command_of(*state, args, 3);

	assert_int_equal(command_count(c, 2), 2);
	assert_int_equal(command_count(c, 1), 0);
	assert_int_equal(command_arg(c, 2, 1)->value, 11);
	assert_null(command_arg(c, 2, 2));
	assert_int_equal(command_value(c, 0, -1), 4);
	assert_int_equal(command_value(c, 1, -1), -1);
}

static void test_verb__an_amount_is_taken_from_what_there_is(void **state)
{
	static const struct {
		enum how how;
		int32_t value, there, amount;
	} cases[] = {
		{ HOW_EXACT, 4, 3, 4 },
		{ HOW_ALL, 0, 3, 3 },
		{ HOW_ALL_BUT, 2, 3, 1 },
		{ HOW_ALL_BUT, 5, 3, 0 },
		{ HOW_UP_TO, 2, 3, 2 },
		{ HOW_UP_TO, 5, 3, 3 },
		{ HOW_ALL, 0, -1, 0 },
		{ HOW_UP_TO, 3, -1, 0 },
		{ HOW_ALL_BUT, INT32_MAX, 3, 0 },
		{ HOW_ALL_BUT, INT32_MIN, INT32_MAX, INT32_MAX },
	};

	(void)state;
	for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
		struct arg a = { .how = cases[i].how, .value = cases[i].value };

		assert_int_equal(arg_amount(&a, cases[i].there), cases[i].amount);
	}
}

static void test_verb__commands_are_equal_by_meaning(void **state)
{
	static const struct arg args[] = { { .slot = 0, .value = 4, .at = { 1, 2 } } };
	static const struct arg moved[] = { { .slot = 0, .value = 4, .at = { 7, 9 } } };
	static const struct arg other[] = { { .slot = 0, .how = HOW_UP_TO, .value = 4 } };
	struct command *a = command_of(*state, args, 1), *b = command_of(*state, moved, 1);
	struct command *c = command_of(*state, other, 1);

	b->line = 12;
	b->ordinal = 3;
	assert_true(command_equal(a, b));
	assert_false(command_equal(a, c));
	a->rider = c;
	assert_false(command_equal(a, b));
	b->rider = command_of(*state, other, 1);
	assert_true(command_equal(a, b));
	b->seat = 5;
	assert_false(command_equal(a, b));
}

TEST_MAIN(TEST_ARENA(test_verb__arguments_are_found_by_slot_and_place),
	  TEST_ARENA(test_verb__an_amount_is_taken_from_what_there_is),
	  TEST_ARENA(test_verb__commands_are_equal_by_meaning))
