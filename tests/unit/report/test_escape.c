/* What a player wrote cannot become markup, another line, or a picture, in any format. */
#include "test.h"

#include "base/buf.h"
#include "base/utf8.h"
#include "report/report.h"

typedef void (*escaper)(struct buf *, struct str);

static const escaper all[] = { escape_html, escape_markdown, escape_bbcode, escape_terminal };
enum { ALL = sizeof all / sizeof *all };

static struct str escaped(struct arena *a, escaper f, struct str s)
{
	struct buf out = buf_new(a);

	f(&out, s);
	return out.p ? buf_str(&out) : S("");
}

static bool turns(uint32_t c)
{
	return c == 0x061c || c == 0x200e || c == 0x200f || (c >= 0x202a && c <= 0x202e) ||
	       (c >= 0x2066 && c <= 0x2069);
}

/* No control character, no bad byte, no mark that turns the direction of writing. */
static bool is_tame(struct str s)
{
	if (!utf8_valid(s))
		return false;
	for (size_t i = 0; i < s.n;) {
		uint32_t c = utf8_next(s, &i);

		if (c < 0x20 || (c >= 0x7f && c < 0xa0) || c == 0x2028 || c == 0x2029 || turns(c))
			return false;
	}
	return true;
}

static void test_escape__every_character_comes_out_tame(void **state)
{
	for (uint32_t c = 0; c < 0x3000; c++) {
		char bytes[8] = { 'x' };
		size_t n = utf8_encode(c, bytes + 1);

		bytes[1 + n] = 'y';
		for (size_t f = 0; f < ALL; f++)
			assert_true(is_tame(escaped(*state, all[f], (struct str){ bytes, n + 2 })));
	}
}

static void test_escape__every_pair_of_bytes_comes_out_tame(void **state)
{
	for (unsigned pair = 0; pair < 0x10000; pair++) {
		char bytes[2] = { (char)(pair >> 8), (char)(pair & 0xff) };

		for (size_t f = 0; f < ALL; f++)
			assert_true(is_tame(escaped(*state, all[f], (struct str){ bytes, 2 })));
		if (pair % 4096 == 0)
			arena_reset(*state);
	}
}

static void test_escape__html_has_no_signs_of_its_own_left(void **state)
{
	struct str out = escaped(*state, escape_html, S("<script a='b' c=\"d\">&amp;</script>"));

	assert_str(out, "&lt;script a=&#39;b&#39; c=&quot;d&quot;&gt;&amp;amp;&lt;/script&gt;");
	for (unsigned c = 1; c < 0x80; c++) {
		char byte = (char)c;
		struct str one = escaped(*state, escape_html, (struct str){ &byte, 1 });

		assert_true(one.n != 1 || !strchr("<>\"'", *one.p));
	}
}

static void test_escape__markdown_is_text(void **state)
{
	static const char *const cases[][2] = {
		{ "*a* _b_ `c` [d](e) <f> ~g~ a|b & \\",
		  "\\*a\\* \\_b\\_ \\`c\\` \\[d\\](e) \\<f\\> \\~g\\~ a\\|b \\& \\\\" },
		{ "# no heading", "\\# no heading" },
		{ "- no item", "\\- no item" },
		{ "+ no item", "\\+ no item" },
		{ "12. no item", "12\\. no item" },
		{ "3) no item", "3\\) no item" },
		{ "=== no heading", "\\=== no heading" },
		{ "a # b - c 1. d 8.15", "a # b - c 1. d 8.15" },
		{ "https://x.y www.x.y a@b.c", "https\\://x.y www\\.x.y a\\@b.c" },
		{ "a\nb\tc", "a b c" },
	};

	for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
		assert_str(escaped(*state, escape_markdown, str_c(cases[i][0])), cases[i][1]);
}

static void test_escape__bbcode_has_no_brackets_and_no_pictures(void **state)
{
	assert_str(escaped(*state, escape_bbcode, S("[b]x[/b][/code] (c) 8) rule 7.8) (7)")),
		   "(b)x(/b)(/code) (c ) 8 ) rule 7.8 ) (7)");
}

static void test_escape__marks_that_turn_writing_are_gone(void **state)
{
	for (size_t f = 0; f < ALL; f++)
		assert_str(escaped(*state, all[f],
				   S("a\xe2\x80\xae"
				     "b\xe2\x81\xa6"
				     "c\xd8\x9c"
				     "d\x1b"
				     "e")),
			   "abcde");
}

TEST_MAIN(TEST_ARENA(test_escape__every_character_comes_out_tame),
	  TEST_ARENA(test_escape__every_pair_of_bytes_comes_out_tame),
	  TEST_ARENA(test_escape__html_has_no_signs_of_its_own_left), TEST_ARENA(test_escape__markdown_is_text),
	  TEST_ARENA(test_escape__bbcode_has_no_brackets_and_no_pictures),
	  TEST_ARENA(test_escape__marks_that_turn_writing_are_gone))
