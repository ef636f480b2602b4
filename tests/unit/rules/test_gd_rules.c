/* Rules of Global Domination that are best shown by their function. */
#include "random_turns.h"

#include "world/record.h"

static void test_levy__is_a_quarter_of_the_territories_rounded_up(void **state)
{
	static const struct {
		size_t lands;
		int64_t levy;
	} rows[] = { { 0, 3 }, { 1, 3 }, { 12, 3 }, { 13, 4 }, { 16, 4 }, { 17, 5 }, { 20, 5 }, { 21, 6 } };

	(void)state;
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		const struct crown p = { .nowned = rows[i].lands };

		assert_int_equal(crown_levy(&p), rows[i].levy);
	}
}

static const struct field_row *fields_of(const char *table)
{
	for (const struct table_row *t = gd_tables; t->name; t++)
		if (strcmp(t->name, table) == 0)
			return t->fields;
	fail_msg("there is no table %s", table);
	return NULL;
}

static void test_tables__purse_and_stash_are_for_their_owners_eyes(void **state)
{
	(void)state;
	for (const struct field_row *f = fields_of("realm"); f->name; f++)
		assert_int_equal(f->audience, strcmp(f->name, "influence") == 0 || strcmp(f->name, "lapsing") == 0
						      ? AUDIENCE_OWNER
						      : AUDIENCE_ALL);
	for (const struct field_row *f = fields_of("stash"); f->name; f++)
		assert_int_equal(f->audience, AUDIENCE_OWNER);
	for (const struct field_row *f = fields_of("land"); f->name; f++)
		assert_int_equal(f->audience, AUDIENCE_ALL);
}

static void test_events__of_purse_stash_and_orders_are_for_their_owners_eyes(void **state)
{
	static const enum gd_event secret[] = { GD_DISPLACED, GD_PAID,   GD_BOUGHT, GD_LAPSED,
						GD_INCOME,    GD_PARTLY, GD_FIZZLED };
	size_t found = 0;

	(void)state;
	for (int i = 0; i < GD_EVENTS; i++)
		found += gd_events[i].seen == AUDIENCE_OWNER;
	assert_int_equal(found, sizeof secret / sizeof *secret);
	for (size_t i = 0; i < found; i++)
		assert_int_equal(gd_events[secret[i]].seen, AUDIENCE_OWNER);
}

static void test_units__tired_ones_are_lost_first_and_rested_ones_march_first(void **state)
{
	struct units u = { { 1, 2, 3, 0 } }, tired, rested;

	(void)state;
	tired = units_take_tired(&u, 2);
	rested = units_take_rested(&u, 2);
	assert_int_equal(tired.of[0], 1);
	assert_int_equal(tired.of[1], 1);
	assert_int_equal(rested.of[2], 2);
	assert_int_equal(units_count(&u), 2);
	assert_int_equal(units_count(&(struct units){ { 0 } }), 0);
}

static void test_heap__gives_the_smallest_first(void **state)
{
	struct heap h = heap_new(*state, 100);
	uint64_t seed = 1;
	uint32_t last = 0, next;

	for (int i = 0; i < 100; i++)
		heap_push(&h, (uint32_t)below(&seed, 50));
	for (int i = 0; i < 100; i++) {
		assert_true(heap_pop(&h, &next));
		assert_true(next >= last);
		last = next;
	}
	assert_false(heap_pop(&h, &next));
}

TEST_MAIN(cmocka_unit_test(test_levy__is_a_quarter_of_the_territories_rounded_up),
	  cmocka_unit_test(test_tables__purse_and_stash_are_for_their_owners_eyes),
	  cmocka_unit_test(test_events__of_purse_stash_and_orders_are_for_their_owners_eyes),
	  cmocka_unit_test(test_units__tired_ones_are_lost_first_and_rested_ones_march_first),
	  TEST_ARENA(test_heap__gives_the_smallest_first))
