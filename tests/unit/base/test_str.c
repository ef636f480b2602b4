/* str: pieces of text, cutting, numbers */
#include "base/byte.h"
#include "test.h"

#include <ctype.h>

static void test_str__none_equals_empty(void **state)
{
	(void)state;
	assert_true(str_eq(STR_NONE, S("")));
	assert_true(str_eq(str_c(NULL), str_c("")));
	assert_true(str_starts(S("abc"), STR_NONE));
	assert_true(str_ends(STR_NONE, S("")));
	assert_str(str_sub(STR_NONE, 0, 4), "");
	assert_str(str_trim(STR_NONE), "");
}

static void test_str__order_is_by_bytes_and_the_shorter_first(void **state)
{
	(void)state;
	assert_true(str_cmp(S("ab"), S("b")) < 0);
	assert_true(str_cmp(S("a"), S("ab")) < 0);
	assert_true(str_cmp(S("\xff"), S("a")) > 0);
	assert_int_equal(str_cmp(S(""), STR_NONE), 0);
}

static void test_str__case_is_ascii_only(void **state)
{
	(void)state;
	assert_true(str_eq_nocase(S("FROM"), S("from")));
	assert_false(str_eq_nocase(S("\xc3\x84"), S("\xc3\xa4")));
	assert_true(str_starts_nocase(S("Subject: x"), S("sUBJECT")));
	assert_false(str_starts_nocase(S("Sub"), S("subject")));
}

static void test_str__what_is_not_found_is_at_the_end(void **state)
{
	(void)state;
	assert_int_equal(str_find(S("hello"), S("llo")), 2);
	assert_int_equal(str_find(S("hello"), S("z")), 5);
	assert_int_equal(str_find(S("hello"), S("")), 0);
	assert_int_equal(str_find(STR_NONE, S("z")), 0);
	assert_int_equal(str_find_char(S("hello"), 'l'), 2);
	assert_int_equal(str_find_char(S("hello"), 'z'), 5);
	assert_int_equal(str_find_any(S("a, b. c"), 0, ".,"), 1);
	assert_int_equal(str_find_any(S("a, b. c"), 2, ".,"), 4);
	assert_int_equal(str_find_any(S("a, b. c"), 5, ".,"), 7);
	assert_int_equal(str_find_any(S("a"), 9, "."), 1);
}

static void test_str__sub_is_clamped(void **state)
{
	(void)state;
	assert_str(str_sub(S("hello"), 1, 3), "el");
	assert_str(str_sub(S("hello"), 3, 99), "lo");
	assert_str(str_sub(S("hello"), 4, 2), "");
}

static void test_str__trim_takes_blanks_and_line_ends(void **state)
{
	(void)state;
	assert_str(str_trim(S(" \t a b\r\n")), "a b");
	assert_str(str_trim(S(" \t ")), "");
}

static void test_str__cut_gives_an_empty_last_piece(void **state)
{
	struct str rest = S("a,b,"), piece;

	(void)state;
	assert_true(str_cut(&rest, ',', &piece));
	assert_str(piece, "a");
	assert_true(str_cut(&rest, ',', &piece));
	assert_str(piece, "b");
	assert_true(str_cut(&rest, ',', &piece));
	assert_str(piece, "");
	assert_false(str_cut(&rest, ',', &piece));
}

static void test_str__lines_end_in_lf_crlf_or_cr(void **state)
{
	static const char *const lines[] = { "a", "b", "", "c", "d" };
	struct str rest = S("a\nb\r\n\rc\rd\n"), line;

	(void)state;
	for (size_t i = 0; i < 5; i++) {
		assert_true(str_line(&rest, &line));
		assert_str(line, lines[i]);
	}
	assert_false(str_line(&rest, &line));
}

static void assert_no_int(const char *text)
{
	int64_t n = 42;

	assert_false(str_to_int(str_c(text), &n));
	assert_int_equal(n, 42);
}

static void assert_int(const char *text, int64_t value)
{
	int64_t n = 42;

	assert_true(str_to_int(str_c(text), &n));
	assert_true(n == value);
}

static void test_str__numbers_are_whole_decimal_and_fit(void **state)
{
	(void)state;
	assert_int("0", 0);
	assert_int("-0", 0);
	assert_int("007", 7);
	assert_int("9223372036854775807", INT64_MAX);
	assert_int("-9223372036854775808", INT64_MIN);
	assert_no_int("9223372036854775808");
	assert_no_int("-9223372036854775809");
	assert_no_int("99999999999999999999999999");
	assert_no_int("");
	assert_no_int("-");
	assert_no_int("+1");
	assert_no_int(" 1");
	assert_no_int("1e3");
	assert_no_int("4.5");
}

static void test_str__copies_are_terminated(void **state)
{
	assert_string_equal(str_cstr(*state, str_sub(S("hello"), 0, 2)), "he");
	assert_string_equal(str_dup(*state, STR_NONE).p, "");
	assert_str(str_printf(*state, "%s-%d", "a", 5), "a-5");
}

/* Whatever lies behind it, and however far away it is. */
static void test_str__a_line_ends_at_its_first_cr_or_lf(void **state)
{
	char text[600];

	(void)state;
	for (size_t end = 0; end < sizeof text - 2; end++) {
		memset(text, 'x', sizeof text);
		text[end] = end % 2 ? '\n' : '\r';
		text[end + 1] = end % 2 ? '\r' : '\n';
		assert_int_equal(str_line_end((struct str){ text, sizeof text }, 0), end);
		assert_int_equal(str_line_end((struct str){ text, end }, 0), end);
		assert_int_equal(str_line_end((struct str){ text, sizeof text }, end + 2), sizeof text);
	}
}

static void test_str__letters_change_from_a_byte_on(void **state)
{
	assert_str(str_lower(*state, S("Ann@Example.ORG"), 3), "Ann@example.org");
	assert_str(str_lower(*state, S("\xc3\x84RGER"), 0), "\xc3\x84rger");
	assert_str(str_capital(*state, S("two moves")), "Two moves");
	assert_str(str_capital(*state, S("\xc3\xa4rger")), "\xc3\xa4rger");
	assert_str(str_capital(*state, STR_NONE), "");
}

/* As the C locale has them, whether a byte comes as char or as its value. */
static void test_str__bytes_are_what_ascii_says(void **state)
{
	(void)state;
	for (int c = 0; c < 256; c++) {
		const int as_char = (char)c;
		const char hex[] = { (char)c, '\0' };

		assert_int_equal(byte_is_digit(as_char), isdigit(c) != 0);
		assert_int_equal(byte_is_small(as_char), islower(c) != 0);
		assert_int_equal(byte_is_capital(as_char), isupper(c) != 0);
		assert_int_equal(byte_is_letter(as_char), isalpha(c) != 0);
		assert_int_equal(byte_is_plain(as_char), isalnum(c) != 0);
		assert_int_equal(byte_is_blank(as_char), isblank(c) != 0);
		assert_int_equal(byte_hex(as_char), isxdigit(c) ? (int)strtol(hex, NULL, 16) : -1);
		assert_int_equal(byte_is_word(as_char), isalnum(c) || c >= 0x80);
		assert_int_equal(byte_is_word(c), byte_is_word(as_char));
		assert_int_equal((unsigned char)byte_lower((char)c), tolower(c));
		assert_int_equal((unsigned char)byte_upper((char)c), toupper(c));
	}
}

TEST_MAIN(cmocka_unit_test(test_str__bytes_are_what_ascii_says), TEST_ARENA(test_str__letters_change_from_a_byte_on),
	  cmocka_unit_test(test_str__a_line_ends_at_its_first_cr_or_lf), cmocka_unit_test(test_str__none_equals_empty),
	  cmocka_unit_test(test_str__order_is_by_bytes_and_the_shorter_first),
	  cmocka_unit_test(test_str__case_is_ascii_only), cmocka_unit_test(test_str__what_is_not_found_is_at_the_end),
	  cmocka_unit_test(test_str__sub_is_clamped), cmocka_unit_test(test_str__trim_takes_blanks_and_line_ends),
	  cmocka_unit_test(test_str__cut_gives_an_empty_last_piece),
	  cmocka_unit_test(test_str__lines_end_in_lf_crlf_or_cr),
	  cmocka_unit_test(test_str__numbers_are_whole_decimal_and_fit), TEST_ARENA(test_str__copies_are_terminated))
