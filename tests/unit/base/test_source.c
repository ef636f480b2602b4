/* source: offsets to lines and columns */
#include "test.h"

#include "base/source.h"

static void test_source__every_kind_of_line_end_counts_once(void **state)
{
	struct source s = source_new(*state, S("x"), S("a\nb\r\nc\rd\n"));

	assert_int_equal(s.nlines, 4);
	assert_str(source_text(&s, source_line_span(&s, 1)), "a");
	assert_str(source_text(&s, source_line_span(&s, 2)), "b");
	assert_str(source_text(&s, source_line_span(&s, 3)), "c");
	assert_str(source_text(&s, source_line_span(&s, 4)), "d");
	assert_int_equal(source_line_of(&s, 0), 1);
	assert_int_equal(source_line_of(&s, 2), 2);
	assert_int_equal(source_line_of(&s, 4), 2);
	assert_int_equal(source_line_of(&s, 9), 4);
	assert_int_equal(source_line_of(&s, 4000), 4);
}

static void test_source__an_empty_text_has_one_line(void **state)
{
	struct source s = source_new(*state, S("x"), STR_NONE);

	assert_int_equal(s.nlines, 1);
	assert_int_equal(source_line_of(&s, 0), 1);
	assert_int_equal(source_column_of(&s, 0), 1);
	assert_true(span_is_empty(source_line_span(&s, 1)));
}

static void test_source__columns_are_those_of_a_screen(void **state)
{
	struct source s = source_new(*state, S("x"), S("a\n\té大o\xcc\x84!\xff."));

	assert_int_equal(source_column_of(&s, 2), 1);
	assert_int_equal(source_column_of(&s, 3), 2);
	assert_int_equal(source_column_of(&s, 5), 3);
	assert_int_equal(source_column_of(&s, 8), 5);
	assert_int_equal(source_column_of(&s, 11), 6);
	assert_int_equal(source_column_of(&s, 13), 8);
}

static void test_span__joining_ignores_what_is_empty(void **state)
{
	struct span both = span_join((struct span){ 5, 7 }, (struct span){ 1, 3 });
	struct span one = span_join((struct span){ 0, 0 }, (struct span){ 4, 5 });

	(void)state;
	assert_int_equal(both.from, 1);
	assert_int_equal(both.to, 7);
	assert_int_equal(one.from, 4);
}

TEST_MAIN(TEST_ARENA(test_source__every_kind_of_line_end_counts_once),
	  TEST_ARENA(test_source__an_empty_text_has_one_line), TEST_ARENA(test_source__columns_are_those_of_a_screen),
	  cmocka_unit_test(test_span__joining_ignores_what_is_empty))
