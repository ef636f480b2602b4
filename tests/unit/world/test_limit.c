/* limit: what a host's corrections may write, and what he is told when they may not */
#include "world/world.h"

#include "world/limit.h"

enum { TABLE_TOWN = TABLE_OWN, TABLE_UNIT, TABLE_TITLE, TABLE_TURNS, TABLE_LOG };

enum { OPEN_AREA, HELD, BURNING };
static const char *const fates[] = { "open", "held", "burning", NULL };
struct town_row {
	area_id area;
	int32_t fate;
	seat_id owner;
	int32_t coins, spent;
};
struct unit_row {
	int32_t unit;
	area_id area;
};
struct title_row {
	int32_t title, unit;
	seat_id heir;
};

static const struct field_row town_fields[] = {
	F(town_row, area, .audience = AUDIENCE_ALL, .name = "area", .type = FIELD_AREA, .def = AREA_NONE),
	F(town_row, fate, .audience = AUDIENCE_ALL, .name = "fate", .type = FIELD_NAME, .names = fates,
	  .limit = { .max = HELD }),
	F(town_row, owner, .audience = AUDIENCE_ALL, .name = "owner", .type = FIELD_SEAT, .def = SEAT_NONE,
	  .limit = { .where = "fate", .is = HELD }),
	F(town_row, coins, .audience = AUDIENCE_ALL, .name = "coins", .type = FIELD_INT,
	  .limit = { .max = 99, .least = "spent" }),
	F(town_row, spent, .audience = AUDIENCE_ALL, .name = "spent", .type = FIELD_INT,
	  .limit = { .flags = LIMIT_KEPT }),
	{ 0 },
};
static const struct field_row unit_fields[] = {
	F(unit_row, unit, .audience = AUDIENCE_ALL, .name = "unit", .type = FIELD_INT,
	  .limit = { .min = 1, .max = 50 }),
	F(unit_row, area, .audience = AUDIENCE_ALL, .name = "area", .type = FIELD_AREA, .def = AREA_NONE,
	  .limit = { .flags = LIMIT_SOME | LIMIT_ONCE }),
	{ 0 },
};
static const struct field_row title_fields[] = {
	F(title_row, title, .audience = AUDIENCE_ALL, .name = "title", .type = FIELD_INT),
	F(title_row, unit, .audience = AUDIENCE_ALL, .name = "unit", .type = FIELD_INT, .limit = { .of = "unit" }),
	F(title_row, heir, .audience = AUDIENCE_ALL, .name = "heir", .type = FIELD_SEAT, .def = SEAT_NONE,
	  .limit = { .flags = LIMIT_SOME_IN_PLAY }),
	{ 0 },
};
static const struct table_row limited[] = {
	{ "town", "", sizeof(struct town_row), 1, town_fields, NULL, ROWS_STAND },
	{ "unit", "", sizeof(struct unit_row), 1, unit_fields, NULL, 0 },
	{ "title", "", sizeof(struct title_row), 1, title_fields, NULL, 0 },
	{ "turns", "", sizeof(struct unit_row), 1, unit_fields, NULL, ROWS_NO_FEWER },
	{ "log", "", sizeof(struct unit_row), 1, unit_fields, NULL, ROWS_KEPT },
	{ 0 },
};

/* Osaka is Red's with 9 coins, Kyoto burns; unit 1 stands in Osaka and has title 1; Black is out. */
static struct state *limited_state(struct arena *a)
{
	const struct schema *schema = schema_new(map_of(small_map, a), limited, own_options, kinds, 3, a);
	struct state *s = state_new(schema, texts_new(a), a);
	struct game_row game;

	row_default(s, TABLE_GAME, &game);
	game.phase = GAME_RUNNING;
	row_put(s, TABLE_GAME, &game);
	add_seat(s, 0, "Red");
	add_seat(s, 1, "Black");
	((struct seat_row *)row_edit_at(s, TABLE_SEAT, 1))->out = true;
	row_put(s, TABLE_TOWN, &(struct town_row){ map_find(schema->map, S("osaka")), HELD, 0, 9, 5 });
	row_put(s, TABLE_TOWN, &(struct town_row){ map_find(schema->map, S("kyoto")), BURNING, SEAT_NONE, 0, 0 });
	row_put(s, TABLE_UNIT, &(struct unit_row){ 1, map_find(schema->map, S("osaka")) });
	row_put(s, TABLE_TITLE, &(struct title_row){ 1, 1, 0 });
	return s;
}

/* As a host's `set`: "" when it may be, else why not. */
static struct str set(const struct state *s, table_id t, const char *words, struct arena *a)
{
	struct board b = board_of(words, a);
	void *row = arena_alloc(a, s->schema->tables[t]->size, alignof(max_align_t));
	const void *old = NULL;
	struct err e = { 0 };
	int failed = limit_words(s, t, &b.lines[0], 0, &e);

	row_default(s, t, row);
	if (!failed) {
		assert_ok(record_read(s, t, &b.lines[0], 0, row, &e), &e);
		old = row_find(s, t, row);
	}
	if (old) {
		memcpy(row, old, s->schema->tables[t]->size);
		assert_ok(record_read(s, t, &b.lines[0], 0, row, &e), &e);
	}
	if (!failed)
		limit_row(s, t, old, row, &e);
	return str_dup(a, str_c(e.text));
}

static void test_limit__numbers_lie_between_the_least_and_the_most(void **state)
{
	struct arena *a = *state;
	struct state *s = limited_state(a);

	assert_str(set(s, TABLE_TOWN, "area=osaka coins=99", a), "");
	assert_str(set(s, TABLE_TOWN, "area=osaka coins=100", a), "coins=100 is not allowed; allowed: 0 to 99");
	assert_str(set(s, TABLE_TOWN, "area=osaka coins=-1", a), "coins=-1 is not allowed; allowed: 0 to 99");
	assert_str(set(s, TABLE_TOWN, "area=osaka coins=9e9", a), "coins=9e9 is not allowed; allowed: 0 to 99");
	assert_str(set(s, TABLE_UNIT, "unit=0 area=kyoto", a), "unit=0 is not allowed; allowed: 1 to 50");
	assert_str(set(s, TABLE_TITLE, "title=1000001 unit=1 heir=red", a),
		   "title=1000001 is not allowed; allowed: 0 to 1000000");
}

static void test_limit__a_number_does_not_go_below_another_of_its_row(void **state)
{
	struct arena *a = *state;
	struct state *s = limited_state(a);

	assert_str(set(s, TABLE_TOWN, "area=osaka coins=5", a), "");
	assert_str(set(s, TABLE_TOWN, "area=osaka coins=4", a),
		   "coins=4 is not allowed; allowed: 5 to 99 (spent is 5)");
}

static void test_limit__names_and_seats_are_told_which_there_are(void **state)
{
	struct arena *a = *state;
	struct state *s = limited_state(a);

	assert_str(set(s, TABLE_TOWN, "area=osaka owner=green", a),
		   "owner=green is not allowed; allowed: Red, Black; - for none");
	assert_str(set(s, TABLE_TOWN, "area=osaka fate=lost", a), "fate=lost is not allowed; allowed: open, held");
	assert_str(set(s, TABLE_TOWN, "area=atlantis coins=6", a),
		   "area=atlantis is not allowed; allowed: the name of an area of the map");
	assert_str(set(s, TABLE_TOWN, "area=- coins=6", a),
		   "area=- is not allowed; allowed: the name of an area of the map");
	assert_str(set(s, TABLE_TOWN, "area=osaka gold=6", a),
		   "town: \"gold\" cannot be set; fields: area, fate, owner, coins");
	assert_str(set(s, TABLE_TOWN, "osaka coins=6", a),
		   "town: \"osaka\" cannot be set; fields: area, fate, owner, coins");
}

static void test_limit__what_the_rules_keep_is_not_set(void **state)
{
	struct arena *a = *state;
	struct state *s = limited_state(a);

	assert_str(set(s, TABLE_TOWN, "area=osaka spent=0", a),
		   "town: \"spent\" cannot be set; fields: area, fate, owner, coins");
	assert_str(set(s, TABLE_TOWN, "area=osaka fate=burning", a),
		   "fate=burning is not allowed; allowed: open, held");
	assert_str(set(s, TABLE_TOWN, "area=kyoto fate=open", a), "fate is burning: it cannot be set while it is");
	assert_false(limit_may_set(s->schema->tables[TABLE_LOG]));
	assert_true(limit_may_set(s->schema->tables[TABLE_TOWN]));
}

static void test_limit__a_seat_that_is_out_is_given_nothing(void **state)
{
	struct arena *a = *state;
	struct state *s = limited_state(a);

	assert_str(set(s, TABLE_TITLE, "title=1 heir=black", a),
		   "heir: Black is out of the game; before it write: set seat id=1 out=no");
	assert_str(set(s, TABLE_TITLE, "title=1 heir=-", a), "heir=- is not allowed; allowed: Red, Black");
	state_game_edit(s)->phase = GAME_MUSTER;
	assert_str(set(s, TABLE_TITLE, "title=1 heir=-", a), "");
}

static void test_limit__fields_that_belong_together_are_set_together(void **state)
{
	struct arena *a = *state;
	struct state *s = limited_state(a);

	assert_str(set(s, TABLE_TOWN, "area=osaka fate=open", a), "owner is for fate=held only; write fate=held too");
	assert_str(set(s, TABLE_TOWN, "area=osaka fate=open owner=-", a), "");
	assert_str(set(s, TABLE_TOWN, "area=osaka owner=-", a),
		   "owner must be named for fate=held; write it, or another fate than held");
}

static void test_limit__numbers_of_other_rows_are_there_and_no_place_is_taken_twice(void **state)
{
	struct arena *a = *state;
	struct state *s = limited_state(a);

	assert_str(set(s, TABLE_TITLE, "title=2 unit=7 heir=red", a), "unit=7 is not allowed; there is no unit 7");
	assert_str(set(s, TABLE_UNIT, "unit=2 area=osaka", a), "area is not allowed; unit 1 has it already");
	assert_str(set(s, TABLE_UNIT, "unit=1 area=osaka", a), "");
	assert_str(set(s, TABLE_UNIT, "unit=2 area=kyoto", a), "");
}

static void test_limit__rows_that_stand_are_neither_added_nor_taken_away(void **state)
{
	struct arena *a = *state;
	struct state *s = limited_state(a);
	struct town_row kyoto = { map_find(s->schema->map, S("kyoto")), 0, 0, 0, 0 };
	struct err e = { 0 };

	assert_str(set(s, TABLE_TOWN, "area=bay coins=6", a), "town has no such row, and none is added by hand");
	assert_int_equal(limit_removal(s, TABLE_TOWN, &kyoto, &e), ERR_REFUSED);
	assert_int_equal(limit_removal(s, TABLE_UNIT, &(struct unit_row){ 1, 0 }, &e), ERR_REFUSED);
	assert_string_equal(e.text, "it stays as long as this stands: title title=1");
	assert_int_equal(limit_removal(s, TABLE_TITLE, &(struct title_row){ 1, 0, 0 }, &e), 0);
	row_remove(s, TABLE_TITLE, &(struct title_row){ 1, 0, 0 });
	assert_int_equal(limit_removal(s, TABLE_UNIT, &(struct unit_row){ 1, 0 }, &e), 0);
}

TEST_MAIN(TEST_ARENA(test_limit__numbers_lie_between_the_least_and_the_most),
	  TEST_ARENA(test_limit__a_number_does_not_go_below_another_of_its_row),
	  TEST_ARENA(test_limit__names_and_seats_are_told_which_there_are),
	  TEST_ARENA(test_limit__what_the_rules_keep_is_not_set),
	  TEST_ARENA(test_limit__a_seat_that_is_out_is_given_nothing),
	  TEST_ARENA(test_limit__fields_that_belong_together_are_set_together),
	  TEST_ARENA(test_limit__numbers_of_other_rows_are_there_and_no_place_is_taken_twice),
	  TEST_ARENA(test_limit__rows_that_stand_are_neither_added_nor_taken_away))
