/* diag: mistakes as people see them */
#include "test.h"

#include "base/diag.h"
#include "base/utf8.h"

static struct str render(struct arena *a, struct str text, struct diag d)
{
	struct source s = source_new(a, S("your mail"), text);
	struct buf out = buf_new(a);

	diag_render(&out, &d, &s);
	return buf_str(&out);
}

/* A diag at the needle. */
static struct diag at(struct str text, const char *needle, struct str what)
{
	uint32_t from = (uint32_t)str_find(text, str_c(needle));

	return (struct diag){ .severity = SEVERITY_ERROR,
			      .at = { from, from + (uint32_t)strlen(needle) },
			      .what = what };
}

static void test_diag__it_points_at_what_was_written(void **state)
{
	struct str text = S("Hi\n\nx\nmove 4 from Okasa to Kyoto\n");
	struct diag d = at(text, "Okasa", S("there is no place called \"Okasa\""));

	d.hint = S("did you mean Osaka or Okayama?");
	assert_str(render(*state, text, d), "line 4, column 13: there is no place called \"Okasa\"\n"
					    "    move 4 from Okasa to Kyoto\n"
					    "                ^~~~~\n"
					    "    did you mean Osaka or Okayama?\n");
}

static void test_diag__wide_characters_take_two_columns(void **state)
{
	struct str text = S("大阪 to 京都\twith");

	assert_str(render(*state, text, at(text, "京都\t", S("x"))), "line 1, column 9: x\n"
								     "    大阪 to 京都 with\n"
								     "            ^~~~~\n");
}

static void test_diag__rule_detail_and_grade_are_shown(void **state)
{
	struct str text = S("move 4");
	struct diag d = at(text, "4", S("too many"));

	d.severity = SEVERITY_WARNING;
	d.rule = S("game/7.2");
	d.detail = S("Osaka has 3; you ordered 4");
	assert_str(render(*state, text, d), "line 1, column 6: warning: too many [game/7.2]\n"
					    "    move 4\n"
					    "         ^\n"
					    "    Osaka has 3; you ordered 4\n");
}

static void test_diag__nothing_dangerous_reaches_a_terminal(void **state)
{
	struct str text = S("a\x1b[31m\xff\xe2\x80\xae!");

	assert_str(render(*state, text, at(text, "!", S("bad \x1b thing"))), "line 1, column 8: bad   thing\n"
									     "    a [31m\xef\xbf\xbd!\n"
									     "           ^\n");
}

static void test_diag__a_long_line_is_shown_as_a_window(void **state)
{
	struct str text = str_printf(*state, "%0100dHERE%0100d", 0, 0);
	struct str shown = render(*state, text, at(text, "HERE", S("x"))), line;

	str_line(&shown, &line);
	str_line(&shown, &line);
	assert_str(line, "    ...000000000000000000000000HERE"
			 "0000000000000000000000000000000000...");
	str_line(&shown, &line);
	assert_str(line, "                               ^~~~");
}

static void test_diag__the_window_ends_with_the_line(void **state)
{
	struct str text = str_printf(*state, "%0100dHERE", 0);
	struct str shown = render(*state, text, at(text, "HERE", S("x"))), line;

	str_line(&shown, &line);
	str_line(&shown, &line);
	assert_true(str_ends(line, S("0HERE")));
	assert_int_equal(line.n, 4 + 68);
}

static void test_diag__a_span_over_lines_stops_at_the_first(void **state)
{
	struct str text = S("one\r\ntwo");

	assert_str(render(*state, text, at(text, "ne\r\ntwo", S("x"))), "line 1, column 2: x\n"
									"    one\n"
									"     ^~\n");
}

static void test_diag__no_place_no_quote(void **state)
{
	struct diag d = { .severity = SEVERITY_NOTE, .what = S("nothing was ordered") };

	assert_str(render(*state, S("hello"), d), "note: nothing was ordered\n");
}

static void test_diag__a_place_behind_the_end_is_the_end(void **state)
{
	struct diag d = { .severity = SEVERITY_ERROR, .at = { 900, 901 }, .what = S("x") };

	assert_str(render(*state, S("ab"), d), "line 1, column 3: x\n    ab\n      ^\n");
	assert_str(render(*state, S(""), d), "line 1, column 1: x\n    \n    ^\n");
}

static void test_diag__texts_are_copied(void **state)
{
	struct arena *a = *state;
	char what[] = "one";
	struct diags list;

	diags_init(&list, a);
	diag_add(&list, &(struct diag){ .severity = SEVERITY_WARNING, .what = str_c(what) });
	what[0] = 'X';
	assert_str(list.list.at[0].what, "one");
}

TEST_MAIN(TEST_ARENA(test_diag__it_points_at_what_was_written), TEST_ARENA(test_diag__wide_characters_take_two_columns),
	  TEST_ARENA(test_diag__rule_detail_and_grade_are_shown),
	  TEST_ARENA(test_diag__nothing_dangerous_reaches_a_terminal),
	  TEST_ARENA(test_diag__a_long_line_is_shown_as_a_window), TEST_ARENA(test_diag__the_window_ends_with_the_line),
	  TEST_ARENA(test_diag__a_span_over_lines_stops_at_the_first), TEST_ARENA(test_diag__no_place_no_quote),
	  TEST_ARENA(test_diag__a_place_behind_the_end_is_the_end), TEST_ARENA(test_diag__texts_are_copied))
