/* holdings: what a seat has, in words, for its letters; what is another's secret is in none of them */
#include "report/table.h"

#include "report/holdings.h"
#include "world/record.h"

static seat_id seat_called(const struct table *t, const char *name)
{
	return seat_by_name(engine_state(t->engine), str_c(name));
}

/* The realm of a seat, with that much Influence. */
static const struct state *with_influence(const struct table *t, seat_id seat, int64_t influence)
{
	struct state *s = state_copy(engine_state(t->engine), t->a);
	bool found;
	const table_id realm = table_by_name(s->schema, S("realm"), &found);
	const struct field_row *amount = table_field(s->schema->tables[realm], "influence");

	assert_true(found);
	for (size_t i = 0; i < row_count(s, realm); i++)
		if (field_get(&s->schema->tables[realm]->fields[0], row_at(s, realm, i)) == seat)
			field_set(amount, row_edit_at(s, realm, i), influence);
	return s;
}

static struct str holdings_of(const struct table *t, const struct state *s, seat_id seat)
{
	struct buf out = buf_new(t->a);

	holdings_write(&out, t->game, s, seat);
	return buf_str(&out);
}

static void test_holdings__tell_what_is_yours_and_what_lies_around_it(void **state)
{
	struct table t = table_begun(*state);

	assert_str(holdings_of(&t, with_influence(&t, seat_called(&t, "teal"), 37), seat_called(&t, "teal")),
		   "Yours, and what touches it:\n"
		   "  Aldport 5, HQ: free Brume, Corran, Galla\n"
		   "  37 Influence\n"
		   "\n"
		   "The others:\n"
		   "  red: Dunmere 5 HQ\n"
		   "  gold: Hazelby 5 HQ\n");
	table_close(&t);
}

static void test_holdings__a_secret_is_its_owners_alone(void **state)
{
	struct table t = table_begun(*state);
	const struct state *s = with_influence(&t, seat_called(&t, "teal"), 37);
	const struct str red = holdings_of(&t, s, seat_called(&t, "red"));

	assert_true(str_find(red, S("Dunmere 5, HQ")) < red.n);
	assert_true(str_find(red, S("37")) == red.n);
	assert_true(str_find(red, S("Influence")) == red.n); /* nothing of his own is nothing to tell */
	table_close(&t);
}

/* The same game, where whose land is whose is its owner's alone. */
static const struct state *with_secret_owners(const struct table *t)
{
	struct state *s = state_copy(engine_state(t->engine), t->a);
	struct schema *schema = ARENA_NEW(t->a, struct schema);
	const struct table_row **tables = ARENA_ARRAY(t->a, const struct table_row *, s->schema->ntables);
	struct table_row *land = ARENA_NEW(t->a, struct table_row);
	bool found;
	const table_id id = table_by_name(s->schema, S("land"), &found);
	size_t n = 0;

	assert_true(found);
	*schema = *s->schema;
	memcpy(tables, s->schema->tables, s->schema->ntables * sizeof *tables);
	*land = *tables[id];
	while (land->fields[n].name)
		n++;
	struct field_row *fields = ARENA_ARRAY(t->a, struct field_row, n + 1);
	memcpy(fields, land->fields, (n + 1) * sizeof *fields);
	for (size_t i = 0; i < n; i++)
		if (!strcmp(fields[i].name, "owner"))
			fields[i].audience = AUDIENCE_OWNER;
	land->fields = fields;
	tables[id] = land;
	schema->tables = tables;
	s->schema = schema;
	return s;
}

static void test_holdings__say_nothing_of_whose_a_place_is_where_that_is_secret(void **state)
{
	struct table t = table_begun(*state);
	const struct str red = holdings_of(&t, with_secret_owners(&t), seat_called(&t, "red"));

	assert_true(str_find(red, S("Dunmere 5, HQ")) < red.n);
	assert_true(str_find(red, S("free")) == red.n && str_find(red, S("what touches it")) == red.n);
	table_close(&t);
}

static void test_holdings__of_a_game_without_words_there_are_none(void **state)
{
	struct table t = table_begun(*state);
	struct game wordless = *t.game;
	struct buf out = buf_new(t.a);

	wordless.phrases = phrases_new(t.a);
	holdings_write(&out, &wordless, engine_state(t.engine), seat_called(&t, "teal"));
	assert_int_equal(out.n, 0);
	table_close(&t);
}

TEST_MAIN(TEST_ARENA(test_holdings__tell_what_is_yours_and_what_lies_around_it),
	  TEST_ARENA(test_holdings__a_secret_is_its_owners_alone),
	  TEST_ARENA(test_holdings__say_nothing_of_whose_a_place_is_where_that_is_secret),
	  TEST_ARENA(test_holdings__of_a_game_without_words_there_are_none))
