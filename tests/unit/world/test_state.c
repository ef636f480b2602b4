/* state: rows, texts, seats, options */
#include "world/world.h"

static void test_state__rows_stand_in_the_order_of_their_keys(void **state)
{
	struct state *s = state_with(NULL, *state);
	static const int32_t areas[] = { 5, 1, 9, 0, 3, 4, 2 };

	for (size_t i = 0; i < 7; i++)
		put_land(s, areas[i], SEAT_NONE, areas[i] * 10);
	assert_int_equal(row_count(s, TABLE_LAND), 7);
	for (size_t i = 1; i < 7; i++)
		assert_true(ROW(struct land_row, s, TABLE_LAND, i - 1)->area <
			    ROW(struct land_row, s, TABLE_LAND, i)->area);
	for (size_t i = 0; i < 7; i++) {
		const struct land_row *r = row_find(s, TABLE_LAND, &(struct land_row){ areas[i] });

		assert_int_equal(r->troops, areas[i] * 10);
	}
	assert_null(row_find(s, TABLE_LAND, &(struct land_row){ 6 }));
	assert_null(row_find(s, TABLE_LAND, &(struct land_row){ -1 }));
	assert_null(row_find(s, TABLE_REALM, &(struct realm_row){ 0 }));
}

static void test_state__a_row_with_the_same_key_is_replaced(void **state)
{
	struct state *s = state_with(NULL, *state);

	put_land(s, 1, SEAT_NONE, 10);
	put_land(s, 1, 3, 20);
	assert_int_equal(row_count(s, TABLE_LAND), 1);
	assert_int_equal(ROW(struct land_row, s, TABLE_LAND, 0)->troops, 20);
}

static void test_state__two_keys_are_one_key(void **state)
{
	struct state *s = state_with(NULL, *state);

	for (int32_t i = 0; i < 20; i++)
		for (int32_t k = 0; k < 20; k++)
			row_put(s, TABLE_PACT, &(struct pact_row){ k, i, i * 100 + k });
	assert_int_equal(row_count(s, TABLE_PACT), 400);
	for (int32_t i = 0; i < 20; i++)
		for (int32_t k = 0; k < 20; k++) {
			const struct pact_row *r = row_find(s, TABLE_PACT, &(struct pact_row){ k, i, 0 });

			assert_int_equal(r->since, i * 100 + k);
		}
	assert_true(row_remove(s, TABLE_PACT, &(struct pact_row){ 3, 4, 0 }));
	assert_false(row_remove(s, TABLE_PACT, &(struct pact_row){ 3, 4, 0 }));
	assert_int_equal(row_count(s, TABLE_PACT), 399);
	assert_int_equal(ROW(struct pact_row, s, TABLE_PACT, 64)->to, 5);
}

static void test_state__a_copy_is_apart_from_its_original(void **state)
{
	struct arena *a = *state;
	struct state *s = state_with(NULL, a), *copy;

	put_land(s, 1, 0, 10);
	put_land(s, 2, 0, 10);
	copy = state_copy(s, a);
	assert_true(state_equal(s, copy));
	((struct land_row *)row_edit(copy, TABLE_LAND, &(struct land_row){ 2 }))->troops = 11;
	assert_false(state_equal(s, copy));
	put_land(copy, 3, 0, 1);
	put_land(copy, 0, 0, 1);
	assert_int_equal(row_count(s, TABLE_LAND), 2);
	assert_int_equal(ROW(struct land_row, s, TABLE_LAND, 1)->troops, 10);
	assert_int_equal(row_count(copy, TABLE_LAND), 4);
	row_clear(copy, TABLE_LAND);
	assert_int_equal(row_count(copy, TABLE_LAND), 0);
}

static void test_state__padding_makes_no_difference(void **state)
{
	struct arena *a = *state;
	struct state *s = state_with(NULL, a), *t = state_with(NULL, a);
	struct odd_row one, two;

	row_default(s, TABLE_ODD, &one);
	memset(&two, 0x55, sizeof two);
	for (const struct field_row *f = odd_fields; f->name; f++)
		field_set(f, &two, field_get(f, &one));
	row_put(s, TABLE_ODD, &one);
	row_put(t, TABLE_ODD, &two);
	assert_true(state_equal(s, t));
}

static void test_state__texts_of_two_pools_are_compared_by_their_letters(void **state)
{
	struct arena *a = *state;
	struct state *s = state_with(NULL, a), *t = state_with(NULL, a);

	text_intern(t, S("something else first"));
	add_seat(s, 0, "Red");
	add_seat(t, 0, "Red");
	assert_true(state_equal(s, t));
	add_seat(t, 0, "Blue");
	assert_false(state_equal(s, t));
}

static void test_state__equal_texts_are_one(void **state)
{
	struct arena *a = *state;
	struct state *s = state_with(NULL, a);
	text_id first = text_intern(s, S("hello"));

	for (int i = 0; i < 50000; i++)
		text_intern(s, str_printf(a, "text %d", i));
	assert_int_equal(text_intern(s, S("hello")), first);
	assert_str(text_of(s, first), "hello");
	assert_str(text_of(s, text_find(s, S("text 49999"))), "text 49999");
	assert_int_equal(text_find(s, S("text 50000")), TEXT_NONE);
	assert_int_equal(text_intern(s, S("")), TEXT_NONE);
	assert_str(text_of(s, TEXT_NONE), "");
	assert_str(text_of(s, text_intern(s, S("a\nb\tc"))), "a b c");
}

static void test_state__seats_are_found_by_name_as_people_write_it(void **state)
{
	struct state *s = state_with(NULL, *state);

	add_seat(s, 0, "Red");
	add_seat(s, 1, "House of \xc3\x96rk");
	add_seat(s, 2, "***");
	assert_int_equal(seat_by_name(s, S("red")), 0);
	assert_int_equal(seat_by_name(s, S("RED")), 0);
	assert_int_equal(seat_by_name(s, S("house-of-ork")), 1);
	assert_int_equal(seat_by_name(s, S("***")), 2);
	assert_int_equal(seat_by_name(s, S("+++")), SEAT_NONE);
	assert_int_equal(seat_by_name(s, S("")), SEAT_NONE);
	assert_int_equal(seat_by_name(s, S("blue")), SEAT_NONE);
	assert_str(seat_name(s, 1), "House of \xc3\x96rk");
	assert_str(seat_name(s, 77), "");
}

static void test_state__players_are_found_by_address(void **state)
{
	struct state *s = state_with(NULL, *state);
	struct player_row p;

	row_default(s, TABLE_PLAYER, &p);
	p.player = 4;
	p.address = text_intern(s, S("ann@example.org"));
	row_put(s, TABLE_PLAYER, &p);
	add_seat(s, 0, "Red");
	((struct seat_row *)row_edit_at(s, TABLE_SEAT, 0))->player = 4;
	assert_int_equal(player_by_address(s, S("ann@example.org")), 4);
	assert_int_equal(player_by_address(s, S("bob@example.org")), PLAYER_NONE);
	assert_int_equal(player_by_address(s, S("")), PLAYER_NONE);
	assert_int_equal(seat_of_player(s, 4), 0);
	assert_int_equal(seat_of_player(s, PLAYER_NONE), SEAT_NONE);
}

static void test_option__a_default_stands_until_a_row_does(void **state)
{
	struct state *s = state_with(NULL, *state);
	int32_t i = option_find(s->schema, S("vacated"));

	assert_true(option_is(s, "vacated", "lose"));
	row_put(s, TABLE_OPTION, &(struct option_value){ i, text_intern(s, S("keep")) });
	assert_true(option_is(s, "vacated", "keep"));
	assert_int_equal(option_int(s, "players"), 0);
	assert_int_equal(option_deadline(s, "deadline").seconds, 72 * 3600);
	assert_int_equal(option_zone(s).std_offset, 0);
}

static void test_option__a_ruleset_may_have_another_default(void **state)
{
	struct state *s = state_with(NULL, *state);

	assert_true(option_is(s, "reveal", "end"));
	assert_int_equal(option_find(s->schema, S("nonsense")), -1);
}

static void test_option__every_default_is_a_value(void **state)
{
	struct err e = { 0 };

	(void)state;
	for (const struct option_row *o = option_core; o->name; o++) {
		assert_ok(option_check(o, str_c(o->def), &e), &e);
		assert_non_null(o->help);
	}
}

static void check_refused(const char *option, struct str value, const char *part)
{
	struct err e = { 0 };

	for (const struct option_row *o = option_core; o->name; o++)
		if (!strcmp(o->name, option))
			assert_int_equal(option_check(o, value, &e), ERR_REFUSED);
	assert_int_equal(e.code, ERR_REFUSED);
	if (!strstr(e.text, part))
		fail_msg("\"%s\" does not say \"%s\"", e.text, part);
}

static void test_option__a_wrong_value_is_told_what_would_be_right(void **state)
{
	(void)state;
	check_refused("players", S("many"), "from 0 to 100000");
	check_refused("players", S("-1"), "from 0");
	check_refused("players", S("99999999999999999999"), "from 0");
	check_refused("early", S("sometimes"), "never, answered, host");
	check_refused("deadline", S("soon"), "deadline");
	check_refused("zone", S("Europe/Paris"), "zone");
	check_refused("begin", S("tomorrow"), "2026-01-05T08:00Z");
	check_refused("early", S(""), "one of");
}

static void test_option__a_duration_has_bounds(void **state)
{
	static const struct option_row o = {
		.name = "spring", .type = OPTION_DURATION, .def = "48h", .min = 60, .max = 86400
	};
	static const char *const wrong[] = { "0h", "30s", "25h", "soon", "", "-2h", "none" };
	struct err e = { 0 };

	(void)state;
	assert_int_equal(option_check(&o, S("1d"), &e), 0);
	assert_int_equal(option_check(&o, S("1h30m"), &e), 0);
	for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
		assert_int_equal(option_check(&o, str_c(wrong[i]), &e), ERR_REFUSED);
	assert_int_equal(option_check(&o, S("soon"), &e), ERR_REFUSED);
	assert_string_equal(e.text, "spring must be a duration such as 48h, not \"soon\"");
}

TEST_MAIN(TEST_ARENA(test_state__rows_stand_in_the_order_of_their_keys),
	  TEST_ARENA(test_state__a_row_with_the_same_key_is_replaced), TEST_ARENA(test_state__two_keys_are_one_key),
	  TEST_ARENA(test_state__a_copy_is_apart_from_its_original),
	  TEST_ARENA(test_state__padding_makes_no_difference),
	  TEST_ARENA(test_state__texts_of_two_pools_are_compared_by_their_letters),
	  TEST_ARENA(test_state__equal_texts_are_one),
	  TEST_ARENA(test_state__seats_are_found_by_name_as_people_write_it),
	  TEST_ARENA(test_state__players_are_found_by_address),
	  TEST_ARENA(test_option__a_default_stands_until_a_row_does),
	  TEST_ARENA(test_option__a_ruleset_may_have_another_default),
	  TEST_ARENA(test_option__every_default_is_a_value),
	  TEST_ARENA(test_option__a_wrong_value_is_told_what_would_be_right),
	  cmocka_unit_test(test_option__a_duration_has_bounds))
