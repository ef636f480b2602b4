/* board: words, lines, blocks of the files that hosts write */
#include "test.h"

#include "base/board.h"
#include "base/buf.h"

static struct board parse(struct arena *a, struct str text)
{
	struct source *s = ARENA_NEW(a, struct source);
	struct board b;
	struct err e;

	*s = source_new(a, S("test.map"), text);
	assert_ok(board_parse(&b, s, a, &e), &e);
	return b;
}

static void show_word(struct buf *out, const struct board_word *w)
{
	buf_add_char(out, '<');
	if (w->key.n)
		buf_addf(out, "%.*s=", STR_ARG(w->key));
	buf_addf(out, w->quoted ? "'%.*s'" : "%.*s", STR_ARG(w->text));
	buf_add_c(out, w->broken ? "!>" : ">");
}

static void show_lines(struct buf *out, const struct board_line *lines, size_t n)
{
	for (size_t i = 0; i < n; i++) {
		for (size_t k = 0; k < lines[i].nwords; k++)
			show_word(out, &lines[i].words[k]);
		if (!lines[i].nwords)
			buf_add_char(out, '_');
		if (lines[i].nblock) {
			buf_add_char(out, '{');
			show_lines(out, lines[i].block, lines[i].nblock);
			buf_add_char(out, '}');
		}
		buf_add_c(out, i + 1 < n ? " " : "");
	}
}

/* What is read, on one line: words in <>, blank lines as _, blocks in {}. */
static void assert_board(struct arena *a, const char *text, const char *expected)
{
	struct board b = parse(a, str_c(text));
	struct buf out = buf_new(a);

	show_lines(&out, b.lines, b.nlines);
	assert_str(buf_str(&out), expected);
}

static void test_board__words_are_parted_by_blanks(void **state)
{
	assert_board(*state, "area  1\tHokkaido land\n", "<area><1><Hokkaido><land>");
	assert_board(*state, "one\ntwo\r\nthree\rfour", "<one> <two> <three> <four>");
	assert_board(*state, "", "");
	assert_board(*state, "\n\n \t\n", "");
	assert_board(*state, "大阪 \xff\xfe é\n", "<大阪><\xff\xfe><é>");
}

static void test_board__quotes_keep_blanks_and_know_two_escapes(void **state)
{
	assert_board(*state, "map \"Japan, 47\" \"\"", "<map><'Japan, 47'><''>");
	assert_board(*state, "\"a \\\"b\\\" \\\\ \\n\"", "<'a \"b\" \\ \\n'>");
	assert_board(*state, "\"a\"\"b\"c", "<'a'><'b'><c>");
	assert_board(*state, "5'10\" x", "<5'10><' x'!>");
}

static void test_board__a_quote_that_never_closes_ends_with_its_line(void **state)
{
	assert_board(*state, "\"abc d\ne", "<'abc d'!> <e>");
	assert_board(*state, "\"abc\\", "<'abc\\'!>");
	assert_board(*state, "\"abc\\\"", "<'abc\"'!>");
	assert_board(*state, "k=\"abc d\r\ne \"", "<k='abc d'!> <e><''!>");
	assert_board(*state, "\"", "<''!>");
}

static void test_board__key_and_value_are_one_word(void **state)
{
	assert_board(*state, "alias=JP-01 n=\"va lue\" e= x.y-z_1=a=b",
		     "<alias=JP-01><n='va lue'>"
		     "<e=><x.y-z_1=a=b>");
	assert_board(*state, "colour=#ff0000", "<colour=#ff0000>");
	assert_board(*state, "a = b => == k=v\"q\"", "<a><=><b><=>><==><k=v><'q'>");
	assert_board(*state, "http://x/?a=b", "<http://x/?a=b>");
}

static void test_board__a_comment_begins_a_word(void **state)
{
	assert_board(*state, "# all of it\na b # rest\nc#d #", "<a><b> <c#d>");
	assert_board(*state, "\"a\"# b \"c", "<'a'>");
}

static void test_board__indentation_makes_blocks(void **state)
{
	assert_board(*state, "a\n b\n  c\n d\ne\n", "<a>{<b>{<c>} <d>} <e>");
	assert_board(*state, "a\n\tb\n        c\n", "<a>{<b> <c>}");
	assert_board(*state, "a\n  \tb\n        c\n", "<a>{<b> <c>}");
	assert_board(*state, "a\n b\n", "<a>{<b>}");
	assert_board(*state, "  a\n b\nc", "<a> <b> <c>");
	assert_board(*state, "a\r b\rc", "<a>{<b>} <c>");
}

static void test_board__a_line_is_under_the_last_less_indented_one(void **state)
{
	assert_board(*state, "a\n    b\n  c\n   d\n", "<a>{<b> <c>{<d>}}");
	assert_board(*state, "a\n    b\n  c\nd", "<a>{<b> <c>} <d>");
}

static void test_board__blank_lines_count_inside_blocks_only(void **state)
{
	assert_board(*state, "\n# x\na\n\n# y\nb\n", "<a> <b>");
	assert_board(*state, "a\n\n b\n\n c\n\nd\n\n", "<a>{_ <b> _ <c>} <d>");
	assert_board(*state, "a\n b\n\n # x\n\nc", "<a>{<b> _ _} <c>");
	assert_board(*state, "a\n b\n# x\n c", "<a>{<b> _ <c>}");
	assert_board(*state, "a\n b\n # x", "<a>{<b> _}");
	assert_board(*state, "a\n b\n   # x\n  # y\n c", "<a>{<b> _ _ <c>}");
	assert_board(*state, "a\n\n # x\n b", "<a>{_ _ <b>}");
}

static void test_board__comments_alone_make_no_block(void **state)
{
	assert_board(*state, "a\n  # x\n  # y\nb", "<a> <b>");
	assert_board(*state, "a\n  # x", "<a>");
	assert_board(*state, "a\n b\n   # x\nc", "<a>{<b> _} <c>");
}

static void test_board__a_block_can_be_had_as_a_text(void **state)
{
	struct board b = parse(*state, S("mail\n    Hi\n\n      # deep\n      move\n  x \nend"));

	assert_str(board_block_text(*state, &b.lines[0]), "  Hi\n\n    # deep\n    move\nx \n");
	assert_str(board_block_text(*state, &b.lines[1]), "");
}

static void test_board__raw_is_the_line_as_it_stands(void **state)
{
	struct board b = parse(*state, S("mail red # c\n  # kept  \n\n   -- \n\t\"x # y\r\nend"));
	const struct board_line *block = b.lines[0].block;

	assert_int_equal(b.lines[0].nblock, 3);
	assert_str(b.lines[0].raw, "mail red # c");
	assert_str(block[0].raw, "# kept  ");
	assert_int_equal(block[0].indent, 2);
	assert_str(block[1].raw, "");
	assert_str(block[2].raw, "-- ");
	assert_int_equal(block[2].indent, 3);
	assert_int_equal(block[2].nblock, 1);
	assert_str(block[2].block[0].raw, "\"x # y");
	assert_int_equal(block[2].block[0].indent, 8);
	assert_int_equal(block[2].block[0].line, 5);
	assert_int_equal(b.lines[1].line, 6);
}

static void test_board__spans_point_into_the_source(void **state)
{
	struct board b = parse(*state, S("\xef\xbb\xbf"
					 "a k=\"v\"  \"w\\\"\"  # c\n  b"));
	const struct board_line *l = &b.lines[0];

	assert_str(source_text(b.source, l->at), "a k=\"v\"  \"w\\\"\"");
	assert_str(source_text(b.source, l->words[0].at), "a");
	assert_str(source_text(b.source, l->words[1].at), "k=\"v\"");
	assert_str(source_text(b.source, l->words[2].at), "\"w\\\"\"");
	assert_str(source_text(b.source, l->block[0].at), "b");
	assert_int_equal(l->block[0].line, 2);
}

static void test_board__a_nul_is_a_byte_like_any_other(void **state)
{
	struct board b = parse(*state, S("a\0b \"c\0d\"\n\0\n"));

	assert_int_equal(b.nlines, 2);
	assert_int_equal(b.lines[0].nwords, 2);
	assert_str_str(b.lines[0].words[0].text, S("a\0b"));
	assert_str_str(b.lines[0].words[1].text, S("c\0d"));
	assert_str_str(b.lines[1].words[0].text, S("\0"));
}

static void test_board__deep_blocks_are_refused_not_followed(void **state)
{
	struct arena *a = *state;
	struct buf text = buf_new(a);
	struct source s;
	struct board b;
	struct err e;

	for (size_t i = 0; i <= 32; i++) {
		buf_add_repeat(&text, ' ', i);
		buf_add_c(&text, "x\n");
	}
	s = source_new(a, S("deep"), buf_str(&text));
	assert_ok(board_parse(&b, &s, a, &e), &e);
	for (size_t i = 33; i < 3000; i++) {
		buf_add_repeat(&text, ' ', i);
		buf_add_c(&text, "x\n");
	}
	s = source_new(a, S("deep"), buf_str(&text));
	assert_int_equal(board_parse(&b, &s, a, &e), ERR_LIMIT);
	assert_string_equal(e.text, "deep:34: more than 32 blocks in each other");
}

static void test_board__errors_name_file_line_and_column(void **state)
{
	struct board b = parse(*state, S("a\n  大 word\n"));
	struct err e;

	assert_int_equal(board_error(&e, &b, b.lines[0].block[0].words[1].at, "no %s", "such"), ERR_SYNTAX);
	assert_string_equal(e.text, "test.map:2:6: no such");
}

static void test_board__words_are_asked_by_key_and_by_place(void **state)
{
	struct board b = parse(*state, S("map x=1 \"map\" y= \"=\""));
	const struct board_line *l = &b.lines[0];

	assert_str(board_value(l, "x")->text, "1");
	assert_str(board_value(l, "y")->text, "");
	assert_null(board_value(l, "map"));
	assert_null(board_value(l, ""));
	assert_true(board_word_is(l, 0, "map"));
	assert_false(board_word_is(l, 1, "1"));
	assert_true(board_word_is(l, 2, "map"));
	assert_false(board_word_is(l, 5, "x"));
}

static void check_order(const struct board_line *lines, size_t n, uint32_t *line, int depth)
{
	assert_true(depth <= 32);
	for (size_t i = 0; i < n; i++) {
		assert_true(lines[i].line > *line);
		*line = lines[i].line;
		assert_true(depth > 0 || lines[i].nwords);
		check_order(lines[i].block, lines[i].nblock, line, depth + 1);
	}
}

static void test_board__any_bytes_give_lines_in_order(void **state)
{
	static const char alphabet[] = "ab=\"\\# \t\n\r\0\xff\xc3\xa9 \n  \n";
	struct arena *a = *state;
	uint64_t seed = 1;

	for (int round = 0; round < 20000; round++) {
		struct source s;
		struct board b;
		char text[60];
		uint32_t line = 0;

		for (size_t i = 0; i < sizeof text; i++) {
			seed = seed * 6364136223846793005u + 1442695040888963407u;
			text[i] = alphabet[(seed >> 33) % (sizeof alphabet - 1)];
		}
		s = source_new(a, S("any"), (struct str){ text, sizeof text });
		if (!board_parse(&b, &s, a, NULL))
			check_order(b.lines, b.nlines, &line, 0);
		arena_reset(a);
	}
}

TEST_MAIN(TEST_ARENA(test_board__words_are_parted_by_blanks),
	  TEST_ARENA(test_board__quotes_keep_blanks_and_know_two_escapes),
	  TEST_ARENA(test_board__a_quote_that_never_closes_ends_with_its_line),
	  TEST_ARENA(test_board__key_and_value_are_one_word), TEST_ARENA(test_board__a_comment_begins_a_word),
	  TEST_ARENA(test_board__indentation_makes_blocks),
	  TEST_ARENA(test_board__a_line_is_under_the_last_less_indented_one),
	  TEST_ARENA(test_board__blank_lines_count_inside_blocks_only),
	  TEST_ARENA(test_board__comments_alone_make_no_block), TEST_ARENA(test_board__a_block_can_be_had_as_a_text),
	  TEST_ARENA(test_board__raw_is_the_line_as_it_stands), TEST_ARENA(test_board__spans_point_into_the_source),
	  TEST_ARENA(test_board__a_nul_is_a_byte_like_any_other),
	  TEST_ARENA(test_board__deep_blocks_are_refused_not_followed),
	  TEST_ARENA(test_board__errors_name_file_line_and_column),
	  TEST_ARENA(test_board__words_are_asked_by_key_and_by_place),
	  TEST_ARENA(test_board__any_bytes_give_lines_in_order))
