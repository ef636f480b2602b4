/* Where things stand, and which lines are read; what they read as is in tests/grammar/readings. */
#include "test.h"

#include "readings_file.h"

static struct vocab *isles(struct arena *a)
{
	static const char *const lines[] = { "verb move", "unit troop", "unit unit|u !label", "area Osaka",
					     "area Kyoto" };
	struct vocab *v = vocab_new(a);

	for (size_t i = 0; i < sizeof lines / sizeof *lines; i++)
		vocab_add_line(v, str_c(lines[i]), (int32_t)i);
	vocab_seal(v);
	return v;
}

static struct sheet *parsed(struct arena *a, const char *text, const struct span *read, size_t nread)
{
	struct source *s = ARENA_NEW(a, struct source);
	struct sheet *sheet = ARENA_NEW(a, struct sheet);

	*s = source_new(a, S("test"), str_c(text));
	sheet_parse(sheet, s, read, nread, isles(a), a);
	return sheet;
}

/* The k-th phrase of the first line's cheapest reading, as it was written. */
static struct str written(const struct sheet *s, unsigned k)
{
	return source_text(s->source, s->lines[0].readings->phrases[k].at);
}

static void test_parse__phrases_stand_where_they_were_written(void **state)
{
	const struct sheet *s = parsed(*state, "  1. please Move 4 of my troops, from Ōsakka to the Kyoto.", NULL, 0);

	assert_str(written(s, 0), "Move");
	assert_str(written(s, 1), "4 of my troops");
	assert_str(written(s, 2), ",");
	assert_str(written(s, 3), "from Ōsakka");
	assert_str(written(s, 4), "to the Kyoto");
	assert_str(source_text(s->source, s->lines[0].at), "please Move 4 of my troops, from Ōsakka to the Kyoto.");

	const struct phrase *from = &s->lines[0].readings->phrases[3];
	assert_str(source_text(s->source, from->mark), "from");
	assert_str(source_text(s->source, from->terms[0].at), "Ōsakka");
	assert_int_equal(from->terms[0].repair, REPAIR_TYPO);
}

static void test_parse__words_grown_together_are_cut_between_characters(void **state)
{
	const struct sheet *s = parsed(*state, "ｕ１2 ４ｔroops", NULL, 0);
	const struct phrase *unit = &s->lines[0].readings->phrases[0];

	assert_str(source_text(s->source, unit->terms[0].at), "ｕ");
	assert_str(source_text(s->source, unit->terms[1].at), "１2");
	assert_str(source_text(s->source, unit[1].terms[0].at), "４");
	assert_str(source_text(s->source, unit[1].terms[1].at), "ｔroops");
}

static void test_parse__only_lines_that_may_be_read_are_in_the_sheet(void **state)
{
	const struct span read[] = { { 0, 5 }, { 12, 23 } };
	const struct sheet *s = parsed(*state, "move\nKyoto\n\nOsaka\nmove\nKyoto\nOsaka\n", read, 2);

	assert_int_equal(s->nlines, 3);
	assert_int_equal(s->lines[0].at.from, 0);
	assert_int_equal(s->lines[1].at.from, 12);
	assert_int_equal(s->lines[2].at.from, 18);
}

static void test_parse__any_line_end_ends_a_line(void **state)
{
	const struct sheet *s = parsed(*state, "move Osaka\r\nmove Kyoto\rmove Osaka\nmove Kyoto", NULL, 0);

	assert_int_equal(s->nlines, 4);
	for (size_t i = 0; i < s->nlines; i++)
		assert_int_equal(s->lines[i].readings->nphrases, 2);
}

static void test_parse__an_empty_text_is_an_empty_sheet(void **state)
{
	assert_int_equal(parsed(*state, "", NULL, 0)->nlines, 0);
	assert_int_equal(parsed(*state, "\n \n\t\n----\n...\n🙂\n", NULL, 0)->nlines, 0);
}

static void test_parse__letters_of_two_scripts_are_no_name_and_are_said(void **state)
{
	const struct sheet *s = parsed(*state, "move to \xd0\x9esaka", NULL, 0);

	assert_true(s->lines[0].flags & LINE_MIXED);
	assert_int_equal(s->diags.list.n, 1);
	assert_str(s->diags.list.at[0].code, "mixed-scripts");
	assert_int_equal(s->lines[0].readings->phrases[1].terms[0].kind, TERM_UNKNOWN);
}

TEST_MAIN(TEST_ARENA(test_parse__phrases_stand_where_they_were_written),
	  TEST_ARENA(test_parse__words_grown_together_are_cut_between_characters),
	  TEST_ARENA(test_parse__only_lines_that_may_be_read_are_in_the_sheet),
	  TEST_ARENA(test_parse__any_line_end_ends_a_line), TEST_ARENA(test_parse__an_empty_text_is_an_empty_sheet),
	  TEST_ARENA(test_parse__letters_of_two_scripts_are_no_name_and_are_said))
