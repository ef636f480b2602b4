/* record: rows as lines and back, secrets, files, differences */
#include "world/world.h"

#include "world/seen.h"

static const struct viewer all = { AUDIENCE_ALL, SEAT_NONE }, host = { AUDIENCE_HOST, SEAT_NONE };

static struct state *small_state(struct arena *a)
{
	struct state *s = state_with(map_of(small_map, a), a);

	add_seat(s, 0, "Red");
	add_seat(s, 1, "House of Ork");
	add_seat(s, 2, "***");
	return s;
}

static struct str line_of(const struct state *s, table_id t, const void *row, struct viewer v, struct arena *a)
{
	struct buf out = buf_new(a);

	return record_write(&out, s, t, row, v) ? str_dup(a, buf_str(&out)) : STR("(nothing)");
}

static void test_record__a_row_reads_like_a_report(void **state)
{
	struct arena *a = *state;
	struct state *s = small_state(a);

	assert_str(line_of(s, TABLE_LAND, &(struct land_row){ 1, 1, 3, 1 }, all, a),
		   "area=osaka owner=house-of-ork troops=3 style=walled");
	assert_str(line_of(s, TABLE_LAND, &(struct land_row){ 0, SEAT_NONE, 0, 0 }, all, a), "area=new-york");
	assert_str(line_of(s, TABLE_LAND, &(struct land_row){ 0, 2, 0, 0 }, all, a), "area=new-york owner=#2");
}

static void test_record__a_secret_is_for_its_owner_and_the_host(void **state)
{
	struct arena *a = *state;
	struct state *s = small_state(a);
	struct realm_row r = { 1, 20 };
	struct player_row p;

	assert_str(line_of(s, TABLE_REALM, &r, all, a), "(nothing)");
	assert_str(line_of(s, TABLE_REALM, &r, (struct viewer){ AUDIENCE_OWNER, 0 }, a), "(nothing)");
	assert_str(line_of(s, TABLE_REALM, &r, (struct viewer){ AUDIENCE_OWNER, 1 }, a),
		   "seat=house-of-ork influence=20");
	assert_str(line_of(s, TABLE_REALM, &r, host, a), "seat=house-of-ork influence=20");
	row_default(s, TABLE_PLAYER, &p);
	p.name = text_intern(s, S("Ann"));
	p.address = text_intern(s, S("ann@example.org"));
	assert_str(line_of(s, TABLE_PLAYER, &p, all, a), "id=0 name=Ann");
	assert_str(line_of(s, TABLE_PLAYER, &p, (struct viewer){ AUDIENCE_OWNER, 0 }, a), "id=0 name=Ann");
	assert_str(line_of(s, TABLE_PLAYER, &p, host, a), "id=0 name=Ann address=ann@example.org");
}

/* What code sees that is shown a state through somebody's eyes. */
static void test_record__a_state_as_seen_holds_no_secret(void **state)
{
	struct arena *a = *state;
	struct state *s = small_state(a);
	const struct realm_row own = { 1, 20 }, others = { 0, 70 };
	const struct player_row ann = { .player = 5, .address = text_intern(s, S("ann@example.org")) }, *player;
	const struct state *seen;

	row_put(s, TABLE_REALM, &own);
	row_put(s, TABLE_REALM, &others);
	row_put(s, TABLE_PLAYER, &ann);
	seen = state_as_seen(s, (struct viewer){ AUDIENCE_OWNER, 1 }, a);
	assert_int_equal(((const struct realm_row *)row_find(seen, TABLE_REALM, &own))->influence, 20);
	assert_null(row_find(seen, TABLE_REALM, &others));
	player = row_find(seen, TABLE_PLAYER, &ann);
	assert_non_null(player);
	assert_int_equal(player->address, TEXT_NONE);
	assert_int_equal(((const struct realm_row *)row_find(s, TABLE_REALM, &others))->influence, 70);
}

/* Who forgets to say who may see a field shows it to nobody. */
static void test_record__what_says_nothing_is_the_hosts_alone(void **state)
{
	const struct realm_row r = { 1, 20 };
	struct field_row unsaid = { .name = "influence",
				    .type = FIELD_INT,
				    .offset = offsetof(struct realm_row, influence) };

	(void)state;
	assert_false(field_visible(&own_tables[1], &unsaid, &r, all));
	assert_false(field_visible(&own_tables[1], &unsaid, &r, (struct viewer){ AUDIENCE_OWNER, 1 }));
	assert_true(field_visible(&own_tables[1], &unsaid, &r, host));
}

static void test_record__nobody_owns_what_belongs_to_no_seat(void **state)
{
	struct arena *a = *state;
	struct state *s = small_state(a);

	assert_str(line_of(s, TABLE_REALM, &(struct realm_row){ SEAT_NONE, 20 },
			   (struct viewer){ AUDIENCE_OWNER, SEAT_NONE }, a),
		   "(nothing)");
}

/* ---- reading ---- */

static int read_line(struct state *s, table_id t, const char *text, void *row, struct err *e, struct arena *a)
{
	struct board b = board_of(text, a);

	return record_read(s, t, &b.lines[0], 0, row, e);
}

static void test_record__names_are_read_as_people_write_them(void **state)
{
	struct arena *a = *state;
	struct state *s = small_state(a);
	struct land_row row;
	struct err e = { 0 };

	row_default(s, TABLE_LAND, &row);
	assert_ok(read_line(s, TABLE_LAND, "troops=4 area=\"New York\" owner=\"house of ORK\"", &row, &e, a), &e);
	assert_int_equal(row.area, 0);
	assert_int_equal(row.owner, 1);
	assert_int_equal(row.troops, 4);
	assert_ok(read_line(s, TABLE_LAND, "owner=-", &row, &e, a), &e);
	assert_int_equal(row.owner, SEAT_NONE);
	assert_int_equal(row.troops, 4);
	assert_ok(read_line(s, TABLE_LAND, "owner=***", &row, &e, a), &e);
	assert_int_equal(row.owner, 2);
	assert_ok(read_line(s, TABLE_LAND, "owner=#1 area=9", &row, &e, a), &e);
	assert_int_equal(row.owner, 1);
	assert_int_equal(row.area, 2);
}

static const struct {
	table_id table;
	const char *text, *error;
} bad_rows[] = {
	{ TABLE_LAND, "area=osakka", "there is no area called \"osakka\"" },
	{ TABLE_LAND, "area=-", "area must be named" },
	{ TABLE_LAND, "area=99", "there is no area called \"99\"" },
	{ TABLE_LAND, "area=osaka area=kyoto", "field area stands twice" },
	{ TABLE_LAND, "area=osaka armies=3", "land has no field \"armies\"" },
	{ TABLE_LAND, "area=osaka troops=many", "\"many\" is no whole number" },
	{ TABLE_LAND, "area=osaka troops=4000000000", "troops: 4000000000 is too large" },
	{ TABLE_LAND, "area=osaka troops=1e3", "\"1e3\" is no whole number" },
	{ TABLE_LAND, "area=osaka troops=", "\"\" is no whole number" },
	{ TABLE_LAND, "area=osaka owner=blue", "there is no seat called \"blue\"" },
	{ TABLE_LAND, "area=osaka owner=#9", "there is no seat called \"#9\"" },
	{ TABLE_LAND, "area=osaka owner=#-1", "there is no seat called \"#-1\"" },
	{ TABLE_LAND, "area=osaka style=-", "style must be named" },
	{ TABLE_LAND, "area=osaka style=round", "\"round\" is no value of this field" },
	{ TABLE_LAND, "area=osaka troops", "\"troops\" is no field=value" },
	{ TABLE_LAND, "area=\"osaka", "this quote never closes" },
	{ TABLE_ODD, "flag=maybe", "\"maybe\" is neither yes nor no" },
	{ TABLE_ODD, "at=yesterday", "\"yesterday\" is no time like 2026-01-05T08:00Z, never or none" },
	{ TABLE_ODD, "colour=red", "\"red\" is no colour like #3366cc" },
	{ TABLE_ODD, "colour=#12345g", "\"#12345g\" is no colour like #3366cc" },
	{ TABLE_ODD, "player=-2", "\"-2\" is no player's number" },
	{ TABLE_ODD, "kind=raid", "there is no call \"raid\"" },
	{ TABLE_ODD, "option=gravity", "there is no option \"gravity\"" },
	{ TABLE_OPTION, "option=vacated value=sell", "vacated is one of lose, keep, not \"sell\"" },
	{ TABLE_OPTION, "value=keep", "auth is one of from, results, token, pgp, not \"keep\"" },
	{ TABLE_AMENDMENT, "option=players value=x", "players is a whole number from 0 to 100000, not \"x\"" },
	{ TABLE_SEAT, "id=-1 name=Blue", "an id is 0 or more, not -1" },
	{ TABLE_SEAT, "id=7 name=red", "seat 0 is called \"Red\" already" },
	{ TABLE_CALL, "id=0 kind=-", "kind must be named" },
};

static void test_record__what_is_wrong_is_refused_by_name(void **state)
{
	struct arena *a = *state;
	struct state *s = small_state(a);
	int64_t row[32];

	for (size_t i = 0; i < sizeof bad_rows / sizeof *bad_rows; i++) {
		struct err e = { 0 };

		row_default(s, bad_rows[i].table, row);
		assert_int_equal(read_line(s, bad_rows[i].table, bad_rows[i].text, row, &e, a), ERR_REFUSED);
		assert_str_str(str_c(e.text), str_c(bad_rows[i].error));
	}
}

/* ---- round trip ---- */

static uint64_t noise = 88172645463325252u;

static uint32_t random_below(uint32_t n) /* xorshift, Marsaglia 2003 */
{
	noise ^= noise << 13;
	noise ^= noise >> 7;
	noise ^= noise << 17;
	return (uint32_t)(noise >> 20) % n;
}

static text_id random_text(const struct state *s, struct arena *a)
{
	static const char letters[] = "ab  \"\\=#-{}'\xc3\xa9\n\t,;";
	char *p = arena_alloc(a, 12, 1);
	size_t n = random_below(12);

	for (size_t i = 0; i < n; i++)
		p[i] = letters[random_below(sizeof letters - 1)];
	return text_intern(s, (struct str){ p, n });
}

static int64_t random_value(const struct state *s, const struct field_row *f, struct arena *a)
{
	switch (f->type) {
	case FIELD_INT:
		return random_below(3) ? (int32_t)random_below(9) - 3 : INT32_MIN + (int32_t)random_below(5);
	case FIELD_LONG:
		return (int64_t)(noise >> random_below(60));
	case FIELD_BOOL:
		return random_below(2);
	case FIELD_NAME:
		return (int64_t)random_below(3) - 1;
	case FIELD_PLACE:
		return (int64_t)random_below(6) - 1;
	case FIELD_AREA:
		return (int64_t)random_below(5) - 1;
	case FIELD_REGION:
		return (int64_t)random_below(3) - 1;
	case FIELD_SEAT:
	case FIELD_KIND:
		return (int64_t)random_below(4) - 1;
	case FIELD_PLAYER:
	case FIELD_CALL:
		return (int64_t)random_below(100000) - 1;
	case FIELD_OPTION:
		return (int64_t)random_below((uint32_t)s->schema->noptions + 1) - 1;
	case FIELD_TEXT:
		return random_text(s, a);
	case FIELD_COLOUR:
		return random_below(2) ? -1 : (int64_t)random_below(0x1000000);
	case FIELD_WHEN:
		return random_below(4) ? (int64_t)random_below(4000000000u) : random_below(2) ? WHEN_NONE : WHEN_NEVER;
	}
	return 0;
}

static void test_record__what_is_written_reads_back(void **state)
{
	struct arena *a = *state;
	struct state *s = small_state(a), *back = state_copy(s, a);
	struct buf out = buf_new(a), again = buf_new(a);
	struct source src;
	struct err e = { 0 };

	for (int32_t i = 0; i < 3000; i++) {
		struct odd_row row = { 0 };

		for (const struct field_row *f = odd_fields; f->name; f++)
			field_set(f, &row, random_value(s, f, a));
		row.id = i * 7 - 9000;
		row_put(s, TABLE_ODD, &row);
	}
	record_write_table(&out, s, TABLE_ODD, host);
	src = source_new(a, S("odd"), buf_str(&out));
	assert_ok(record_read_table(back, TABLE_ODD, &src, &e), &e);
	assert_true(state_equal(s, back));
	record_write_table(&again, back, TABLE_ODD, host);
	assert_str_str(buf_str(&again), buf_str(&out));
}

static void test_record__the_cores_tables_read_back(void **state)
{
	struct arena *a = *state;
	struct state *s = small_state(a), *back = state_with(s->schema->map, a);
	struct err e = { 0 };

	state_game_edit(s)->last = 1767600000;
	row_put(s, TABLE_CALL, &(struct call_row){ 3, CALL_NONE, 2, -1, 5, WHEN_NEVER, WHEN_NONE, 0 });
	row_put(s, TABLE_ASKED, &(struct asked_row){ 3, 1, 1 });
	row_clear(back, TABLE_GAME);
	for (table_id t = 0; t < TABLE_OWN; t++) {
		struct buf out = buf_new(a);
		struct source src;

		record_write_table(&out, s, t, host);
		src = source_new(a, S("table"), str_dup(a, buf_str(&out)));
		assert_ok(record_read_table(back, t, &src, &e), &e);
	}
	assert_true(state_equal(s, back));
}

/* ---- files ---- */

static int read_file(struct state *s, table_id t, const char *text, struct err *e, struct arena *a)
{
	struct source src = source_new(a, S("state/land"), str_c(text));

	return record_read_table(s, t, &src, e);
}

static void test_record__a_wrong_file_is_told_with_its_place(void **state)
{
	static const struct {
		table_id table;
		const char *text, *error;
	} cases[] = {
		{ TABLE_LAND, "area=osaka-shore\n", "state/land:1:1: there is no area called \"osaka-shore\"" },
		{ TABLE_LAND, "area=osaka\narea=kyoto troops=x\n", "state/land:2:12: \"x\" is no whole number" },
		{ TABLE_LAND, "area=kyoto\narea=osaka\n",
		  "state/land:2:1: rows must be in the order of their keys, each once" },
		{ TABLE_LAND, "area=osaka\narea=osaka troops=2\n",
		  "state/land:2:1: rows must be in the order of their keys, each once" },
		{ TABLE_LAND, "troops=2\n", "state/land:1:1: area is missing" },
		{ TABLE_LAND, "area=osaka\n  troops=3\n", "state/land:1:1: no line may stand under a row" },
		{ TABLE_PACT, "from=red since=2\n", "state/land:1:1: to is missing" },
		{ TABLE_SEAT, "id=4 name=Red\nid=5 name=rED\n", "two seats are called \"red\"" },
		{ TABLE_GAME, "turn=1\nturn=2\n",
		  "state/land:1:1: rows must be in the order of their keys, each once" },
	};
	struct arena *a = *state;

	for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
		struct state *s = small_state(a);
		struct err e = { 0 };

		if (cases[i].table == TABLE_SEAT)
			row_clear(s, TABLE_SEAT);
		assert_int_equal(read_file(s, cases[i].table, cases[i].text, &e, a), ERR_SYNTAX);
		assert_str_str(str_c(e.text), str_c(cases[i].error));
	}
}

static void test_record__a_million_rows_are_read(void **state)
{
	struct arena *a = *state;
	struct state *s = small_state(a);
	struct buf out = buf_new(a);
	struct source src;
	struct err e = { 0 };

	for (int32_t i = 0; i < 1000000; i++)
		buf_addf(&out, "id=%d seat=red\n", (int)i);
	src = source_new(a, S("odd"), buf_str(&out));
	assert_ok(record_read_table(s, TABLE_ODD, &src, &e), &e);
	assert_int_equal(row_count(s, TABLE_ODD), 1000000);
	assert_int_equal(ROW(struct odd_row, s, TABLE_ODD, 999999)->seat, 0);
}

/* ---- expectations and differences ---- */

static void test_record__a_row_matches_what_is_said_of_it(void **state)
{
	struct arena *a = *state;
	struct state *s = small_state(a);
	struct land_row row = { 1, 0, 3, 0 };
	struct board b = board_of("land area=osaka troops=3\nland area=Osaka owner=***\nland gold=1\n", a);
	struct err e = { 0 };
	bool matches;

	assert_ok(record_matches(s, TABLE_LAND, &row, &b.lines[0], 1, &matches, &e), &e);
	assert_true(matches);
	assert_ok(record_matches(s, TABLE_LAND, &row, &b.lines[1], 1, &matches, &e), &e);
	assert_false(matches);
	assert_int_equal(record_matches(s, TABLE_LAND, &row, &b.lines[2], 1, &matches, &e), ERR_REFUSED);
}

static void test_record__tables_are_found_by_name(void **state)
{
	struct state *s = small_state(*state);
	bool found;

	assert_int_equal(table_by_name(s->schema, S("land"), &found), TABLE_LAND);
	assert_true(found);
	table_by_name(s->schema, S("lands"), &found);
	assert_false(found);
}

TEST_MAIN(TEST_ARENA(test_record__a_row_reads_like_a_report),
	  TEST_ARENA(test_record__a_secret_is_for_its_owner_and_the_host),
	  TEST_ARENA(test_record__a_state_as_seen_holds_no_secret),
	  TEST_ARENA(test_record__what_says_nothing_is_the_hosts_alone),
	  TEST_ARENA(test_record__nobody_owns_what_belongs_to_no_seat),
	  TEST_ARENA(test_record__names_are_read_as_people_write_them),
	  TEST_ARENA(test_record__what_is_wrong_is_refused_by_name),
	  TEST_ARENA(test_record__what_is_written_reads_back), TEST_ARENA(test_record__the_cores_tables_read_back),
	  TEST_ARENA(test_record__a_wrong_file_is_told_with_its_place),
	  TEST_ARENA(test_record__a_million_rows_are_read), TEST_ARENA(test_record__a_row_matches_what_is_said_of_it),
	  TEST_ARENA(test_record__tables_are_found_by_name))
