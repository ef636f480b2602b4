/* charset and transfer: bytes to text, losing nothing */
#include "test.h"

#include "base/utf8.h"
#include "mail/body.h"
#include "mail/charset.h"
#include "mail/transfer.h"

static struct str read_as(struct arena *a, struct str bytes, const char *charset, unsigned expected)
{
	unsigned repairs = 0;
	struct str s = charset_to_utf8(a, bytes, str_c(charset), &repairs);

	assert_int_equal(repairs, expected);
	assert_true(utf8_valid(s));
	return s;
}

static void test_charset__valid_utf8_is_taken_as_it_is(void **state)
{
	const struct str s = S("K\xc5\x8d"
			       "be");

	assert_ptr_equal(read_as(*state, s, "utf-8", 0).p, s.p);
	assert_str(read_as(*state, S("\xef\xbb\xbfKobe"), "UTF-8", 0), "Kobe");
	assert_str(read_as(*state, STR_NONE, "utf-8", 0), "");
}

static void test_charset__latin1_is_read_as_windows_1252(void **state)
{
	assert_str(read_as(*state, S("\x80 \x96 \xfc"), "iso-8859-1", 0), "\xe2\x82\xac \xe2\x80\x93 \xc3\xbc");
}

static void test_charset__the_unknown_is_guessed_and_said(void **state)
{
	assert_str(read_as(*state, S("\xc3\xbc"), "", REPAIR_CHARSET), "\xc3\xbc");
	assert_str(read_as(*state, S("\xfc"), "x-none", REPAIR_CHARSET), "\xc3\xbc");
	assert_str(read_as(*state, S("plain"), "x-none", 0), "plain");
	assert_str(read_as(*state, S("\xc3\xbc"), "ASCII//TRANSLIT", REPAIR_CHARSET), "\xc3\xbc");
}

static void test_charset__broken_bytes_are_kept_and_said(void **state)
{
	assert_str(read_as(*state,
			   S("a\xfc"
			     "b\xc5\x8d"),
			   "utf-8", REPAIR_BYTES),
		   "a\xc3\xbc"
		   "b\xc5\x8d");
	assert_str(read_as(*state, S("a\0b"), "utf-8", REPAIR_NUL), "ab");
	assert_str(read_as(*state, S("\x1b$B\x25\x22\x80\x80\x1b(Bend"), "iso-2022-jp", REPAIR_BYTES),
		   "\xe3\x82\xa2\xef\xbf\xbd\xef\xbf\xbd"
		   "end");
	assert_str(read_as(*state, S("a\xe3"), "shift_jis", REPAIR_BYTES), "a\xef\xbf\xbd");
}

static void test_charset__wide_text_cut_in_half_keeps_its_first_half(void **state)
{
	assert_str(read_as(*state, S("\0m\0o\0"), "utf-16", REPAIR_BYTES), "mo\xef\xbf\xbd");
	assert_str(read_as(*state, S("\xff\xfem\0o\0"), "utf-16", 0), "mo");
}

static struct str undone(struct arena *a, size_t (*undo)(char *, size_t), const char *text)
{
	char *p = str_cstr(a, str_c(text));

	return (struct str){ p, undo(p, strlen(text)) };
}

static void test_transfer__quoted_printable_is_read_leniently(void **state)
{
	assert_str(undone(*state, transfer_undo_qp, "a=\nb=\r\nc= \t\nd"), "abcd");
	assert_str(undone(*state, transfer_undo_qp, "=c3=BC=3d=3D"), "\xc3\xbc==");
	assert_str(undone(*state, transfer_undo_qp, "1=ZZ 2=4 =\nx="), "1=ZZ 2=4 x");
	assert_str(undone(*state, transfer_undo_qp, "line \nnext=20\n"), "line \nnext \n");
}

static void test_transfer__base64_loses_no_letter(void **state)
{
	assert_str(undone(*state, transfer_undo_base64, "T3Nha2E="), "Osaka");
	assert_str(undone(*state, transfer_undo_base64, "T3Nha2E"), "Osaka");
	assert_str(undone(*state, transfer_undo_base64, "T3 Nh!\r\na2E=\nIQ=="), "Osaka!");
	assert_str(undone(*state, transfer_undo_base64, "_-8"), "\xff\xef");
	assert_str(undone(*state, transfer_undo_base64, ""), "");
}

TEST_MAIN(TEST_ARENA(test_charset__valid_utf8_is_taken_as_it_is),
	  TEST_ARENA(test_charset__latin1_is_read_as_windows_1252),
	  TEST_ARENA(test_charset__the_unknown_is_guessed_and_said),
	  TEST_ARENA(test_charset__broken_bytes_are_kept_and_said),
	  TEST_ARENA(test_charset__wide_text_cut_in_half_keeps_its_first_half),
	  TEST_ARENA(test_transfer__quoted_printable_is_read_leniently),
	  TEST_ARENA(test_transfer__base64_loses_no_letter))
