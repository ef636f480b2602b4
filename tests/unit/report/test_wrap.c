/* Running text in columns. */
#include "test.h"

#include "base/utf8.h"
#include "report/wrap.h"

static struct str wrapped(struct arena *a, struct str text, unsigned indent, unsigned width)
{
	struct buf out = buf_new(a);

	wrap_text(&out, text, indent, width);
	return buf_str(&out);
}

static void test_wrap__further_lines_are_two_deeper(void **state)
{
	assert_str(wrapped(*state, S("one two three four"), 2, 10), "  one two\n    three\n    four\n");
	assert_str(wrapped(*state, S(""), 2, 10), "  \n");
}

static void test_wrap__wide_letters_take_two_columns(void **state)
{
	assert_str(wrapped(*state, S("\xe6\x97\xa5\xe6\x9c\xac a b"), 0, 6), "\xe6\x97\xa5\xe6\x9c\xac a\n  b\n");
}

static void test_wrap__a_word_longer_than_a_line_is_cut(void **state)
{
	assert_str(wrapped(*state, S("a bcdefghijklmnop q"), 0, 8), "a\n  bcdefg\n  hijklm\n  nop q\n");
}

static void test_wrap__a_no_break_blank_keeps_words_together(void **state)
{
	assert_str(wrapped(*state,
			   S("one [rule\xc2\xa0"
			     "7.3]"),
			   0, 12),
		   "one\n  [rule 7.3]\n");
}

static void test_wrap__only_long_lines_are_wrapped(void **state)
{
	struct buf out = buf_new(*state);

	wrap_lines(&out, S("a  b\n  one two three\none two three\n\nz"), 10);
	assert_str(buf_str(&out), "a  b\n  one two\n    three\none two\nthree\n\nz\n");
}

/* Whatever the text and the width: no line is longer, no letter is lost. */
static void test_wrap__no_line_is_too_long(void **state)
{
	static const char letters[] = "aaaa bbbb \xe6\x97\xa5 -";
	uint32_t seed = 7;

	for (int round = 0; round < 2000; round++) {
		struct buf text = buf_new(*state);
		struct str out, line;
		unsigned width = 8 + (seed >> 10) % 30;
		size_t kept = 0, given = 0;

		for (unsigned i = 0; i < width * 3; i++) {
			seed = seed * 1664525u + 1013904223u;
			buf_add(&text, str_sub(STR(letters), (seed >> 12) % 9, (seed >> 12) % 9 + (seed >> 20) % 4));
		}
		out = wrapped(*state, buf_str(&text), 2, width);
		for (size_t i = 0; i < text.n; i++)
			given += text.p[i] != ' ';
		for (size_t i = 0; i < out.n; i++)
			kept += out.p[i] != ' ' && out.p[i] != '\n';
		assert_int_equal(kept, given);
		while (str_line(&out, &line))
			assert_true(utf8_columns(line) <= width);
	}
}

TEST_MAIN(TEST_ARENA(test_wrap__further_lines_are_two_deeper), TEST_ARENA(test_wrap__wide_letters_take_two_columns),
	  TEST_ARENA(test_wrap__a_word_longer_than_a_line_is_cut),
	  TEST_ARENA(test_wrap__a_no_break_blank_keeps_words_together),
	  TEST_ARENA(test_wrap__only_long_lines_are_wrapped), TEST_ARENA(test_wrap__no_line_is_too_long))
