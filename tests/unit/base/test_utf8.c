/* utf8: decoding, width, folding, mixed scripts, slugs */
#include "test.h"

#include "base/utf8.h"

static void test_utf8__every_character_goes_there_and_back(void **state)
{
	(void)state;
	for (uint32_t c = 1; c <= 0x10ffff; c++) {
		char bytes[4];
		struct str s = { bytes, utf8_encode(c, bytes) };
		size_t at = 0;
		bool surrogate = c >= 0xd800 && c <= 0xdfff;

		assert_int_equal(utf8_next(s, &at), surrogate ? UTF8_BAD : c);
		assert_int_equal(at, s.n);
	}
}

static void test_utf8__bad_bytes_are_passed_one_by_one(void **state)
{
	static const char *const bad[] = {
		"\x80",         "\xc0\x80",         "\xc1\xbf",         "\xe0\x9f\xbf",
		"\xed\xa0\x80", "\xf0\x8f\xbf\xbf", "\xf4\x90\x80\x80", "\xf8\x88\x80\x80\x80",
		"\xff",         "\xe2\x82",         "\xe2(\xa1",
	};

	(void)state;
	for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
		size_t at = 0;

		assert_int_equal(utf8_next(str_c(bad[i]), &at), UTF8_BAD);
		assert_int_equal(at, 1);
		assert_false(utf8_valid(str_c(bad[i])));
	}
	assert_true(utf8_valid(S("aé→大😀")));
	assert_true(utf8_valid(STR_NONE));
}

static void test_utf8__width_is_that_of_a_terminal(void **state)
{
	(void)state;
	assert_int_equal(utf8_columns(S("Osaka")), 5);
	assert_int_equal(utf8_columns(S("大阪")), 4);
	assert_int_equal(utf8_columns(S("O\xcc\x84saka")), 5);
	assert_int_equal(utf8_columns(S("\xe2\x80\x8b")), 0);
	assert_int_equal(utf8_columns(S("ｗ")), 2);
	assert_int_equal(utf8_columns(S("😀")), 2);
	assert_int_equal(utf8_columns(S("é—→")), 3);
	assert_int_equal(utf8_count(S("大阪 O\xcc\x84")), 5);
}

static void assert_fold(struct arena *a, const char *text, const char *expected)
{
	char *out = arena_alloc(a, strlen(text) * 4 + 1, 1);
	struct str s = str_c(text);
	size_t n = 0;

	for (size_t at = 0; at < s.n;)
		n += utf8_fold(utf8_next(s, &at), out + n);
	assert_str(((struct str){ out, n }), expected);
}

static void test_utf8__letters_fold_to_ascii(void **state)
{
	assert_fold(*state, "Ōsaka ÉÀÜ ß ẞ Æ œ Ø Ł Đ ı İ Þ", "osaka eau ss ss ae oe o l d i i th");
	assert_fold(*state, "Đà Nẵng Thừa Thiên", "da nang thua thien");
	assert_fold(*state, "Ｏｓａｋａ４（１）", "osaka4(1)");
	assert_fold(*state, "ﬁn oﬃce", "fin office");
	assert_fold(*state, "O\xcc\x84saka", "osaka");
}

static void test_utf8__signs_fold_to_what_people_type(void **state)
{
	assert_fold(*state, "a→b ⇒ ➜ ⟶", "a->b -> -> ->");
	assert_fold(*state, "a–b—c−d‐e", "a-b-c-d-e");
	assert_fold(*state, "‘a’ “b” «c» `d´", "'a' \"b\" \"c\" 'd'");
	assert_fold(*state,
		    "a\xc2\xa0"
		    "b\xe3\x80\x80"
		    "c\td\re",
		    "a b c d e");
	assert_fold(*state, "4× ½ …", "4x 1/2 ...");
}

static void test_utf8__what_cannot_be_seen_vanishes(void **state)
{
	assert_fold(*state,
		    "\xef\xbb\xbfO\xc2\xads\xe2\x80\x8b"
		    "a\x01k\x1b\x7f"
		    "a\xef\xb8\x8f",
		    "osaka");
}

static void test_utf8__a_superscript_makes_no_other_number(void **state)
{
	assert_fold(*state, "4² 4₂", "4^2 4^2");
	assert_fold(*state, "٤ ४", "٤ ४");
}

static void test_utf8__other_scripts_stay_in_lower_case_without_marks(void **state)
{
	assert_fold(*state, "МОСКВА Ёж Й", "москва еж и");
	assert_fold(*state, "ΑΘΉΝΑ ς", "αθηνα σ");
	assert_fold(*state, "大阪 •", "大阪 •");
}

static void test_utf8__every_form_is_its_own_form(void **state)
{
	(void)state;
	for (uint32_t c = 0; c <= 0x10ffff; c++) {
		char form[4], again[4];
		struct str s = { form, utf8_fold(c, form) };

		for (size_t at = 0, from = 0; at < s.n; from = at) {
			size_t n = utf8_fold(utf8_next(s, &at), again);

			if (n != at - from || memcmp(again, form + from, n))
				fail_msg("U+%04X folds twice", c);
		}
	}
}

static void test_utf8__names_lose_dots_apostrophes_and_doubled_blanks(void **state)
{
	assert_str(utf8_fold_name(*state, S("  St.  Mary's_Bay \xc2\xa0")), "st marys bay");
	assert_str(utf8_fold_name(*state, S("O’Brien…")), "obrien");
	assert_str(utf8_fold_name(*state, S("Aix-la-Chapelle")), "aix-la-chapelle");
	assert_str(utf8_fold_name(*state, S(" ._' ")), "");
}

static void test_utf8__look_alikes_of_another_script_are_found(void **state)
{
	uint32_t odd = 0;

	(void)state;
	assert_true(utf8_mixed_scripts(S("move 4 to Оsaka"), &odd));
	assert_int_equal(odd, 0x041e);
	assert_true(utf8_mixed_scripts(S("МоскBа"), &odd));
	assert_int_equal(odd, 'B');
	assert_true(utf8_mixed_scripts(S("O\xcc\x84саkа"), &odd));
	assert_false(utf8_mixed_scripts(S("Osaka Москва Αθήνα"), &odd));
	assert_false(utf8_mixed_scripts(S("Tシャツ 大阪Osaka"), &odd));
	assert_false(utf8_mixed_scripts(STR_NONE, &odd));
}

static void test_slug__names_become_labels(void **state)
{
	assert_str(str_slug(*state, S("  Aix-la--Chapelle (West) ")), "aix-la-chapelle-west");
	assert_str(str_slug(*state, S("Ōsaka, St. Mary's")), "osaka-st-marys");
	assert_str(str_slug(*state, S("大阪 府")), "大阪-府");
	assert_str(str_slug(*state, S("!!! \xff → 😀")), "");
}

TEST_MAIN(cmocka_unit_test(test_utf8__every_character_goes_there_and_back),
	  cmocka_unit_test(test_utf8__bad_bytes_are_passed_one_by_one),
	  cmocka_unit_test(test_utf8__width_is_that_of_a_terminal), TEST_ARENA(test_utf8__letters_fold_to_ascii),
	  TEST_ARENA(test_utf8__signs_fold_to_what_people_type), TEST_ARENA(test_utf8__what_cannot_be_seen_vanishes),
	  TEST_ARENA(test_utf8__a_superscript_makes_no_other_number),
	  TEST_ARENA(test_utf8__other_scripts_stay_in_lower_case_without_marks),
	  cmocka_unit_test(test_utf8__every_form_is_its_own_form),
	  TEST_ARENA(test_utf8__names_lose_dots_apostrophes_and_doubled_blanks),
	  cmocka_unit_test(test_utf8__look_alikes_of_another_script_are_found),
	  TEST_ARENA(test_slug__names_become_labels))
