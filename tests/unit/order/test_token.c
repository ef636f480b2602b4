#include "test.h"

#include "order/token.h"

static struct tokens scan(struct arena *a, const char *text)
{
	struct source *s = ARENA_NEW(a, struct source);
	struct tokens t;

	*s = source_new(a, S("test"), str_c(text));
	assert_true(tokens_scan(&t, s, (struct span){ 0, (uint32_t)strlen(text) }, 100, a));
	return t;
}

static void test_token__digits_are_numbers_or_say_what_they_are(void **state)
{
	static const struct {
		const char *text;
		enum token_kind kind;
		int64_t number;
	} cases[] = {
		{ "4", TOKEN_NUMBER, 4 },
		{ "0", TOKEN_NUMBER, 0 },
		{ "007", TOKEN_ODD, 0 },
		{ "4.5", TOKEN_ODD, 0 },
		{ "1e3", TOKEN_ODD, 0 },
		{ "3-4", TOKEN_ODD, 0 },
		{ "10%", TOKEN_ODD, 0 },
		{ "1,000", TOKEN_ODD, 0 },
		{ "1/2/3", TOKEN_ODD, 0 },
		{ "12/1", TOKEN_PAIR, 12 },
		{ "1234567890123456", TOKEN_ODD, 0 },
		{ "999999999999999", TOKEN_NUMBER, 999999999999999 },
		{ "4x", TOKEN_GLUED, 4 },
		{ "72h", TOKEN_GLUED, 72 },
		{ "1d12h", TOKEN_WHEN, 0 },
		{ "20:00", TOKEN_WHEN, 0 },
		{ "2026-01-05", TOKEN_WHEN, 0 },
		{ "2026-01-05T20:00Z", TOKEN_WHEN, 0 },
	};

	for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
		const struct tokens t = scan(*state, cases[i].text);

		if (t.list.n != 1 || t.list.at[0].kind != cases[i].kind)
			fail_msg("%s", cases[i].text);
		if (cases[i].number)
			assert_int_equal(t.list.at[0].number, cases[i].number);
	}
}

static void test_token__what_ends_a_sentence_is_not_part_of_the_number(void **state)
{
	const struct tokens t = scan(*state, "4, 5. 6: 7-osaka 8->kobe 9,osaka");
	static const enum token_kind kinds[] = {
		TOKEN_NUMBER, TOKEN_COMMA,  TOKEN_NUMBER, TOKEN_FULL_STOP, TOKEN_NUMBER,
		TOKEN_COLON,  TOKEN_NUMBER, TOKEN_DASH,   TOKEN_WORD,      TOKEN_NUMBER,
		TOKEN_ARROW,  TOKEN_WORD,   TOKEN_NUMBER, TOKEN_COMMA,     TOKEN_WORD,
	};

	assert_int_equal(t.list.n, sizeof kinds / sizeof *kinds);
	for (size_t i = 0; i < t.list.n; i++)
		assert_int_equal(t.list.at[i].kind, kinds[i]);
}

static void assert_token(const struct token *t, const char *text, uint32_t from, uint32_t to)
{
	assert_str(t->text, text);
	assert_int_equal(t->at.from, from);
	assert_int_equal(t->at.to, to);
}

static void test_token__spans_are_bytes_as_written(void **state)
{
	const struct tokens t = scan(*state, "\xc5\x8csaka\xe2\x86\x92 K\xc2\xado\xcc\x81"
					     "be");

	assert_int_equal(t.list.n, 3);
	assert_token(&t.list.at[0], "osaka", 0, 6);
	assert_int_equal(t.list.at[1].kind, TOKEN_ARROW);
	assert_int_equal(t.list.at[1].at.from, 6);
	assert_int_equal(t.list.at[1].at.to, 9);
	assert_token(&t.list.at[2], "kobe", 10, 18);
}

static void test_token__apostrophes_do_not_count(void **state)
{
	const struct tokens t = scan(*state, "L'Aquila's 'Osaka' troops' don't");

	assert_str(t.list.at[0].text, "laquila");
	assert_true(t.list.at[0].possessive);
	assert_int_equal(t.list.at[1].kind, TOKEN_ORNAMENT);
	assert_token(&t.list.at[2], "osaka", 12, 17);
	assert_str(t.list.at[4].text, "troops");
	assert_str(t.list.at[6].text, "dont");
}

TEST_MAIN(TEST_ARENA(test_token__digits_are_numbers_or_say_what_they_are),
	  TEST_ARENA(test_token__what_ends_a_sentence_is_not_part_of_the_number),
	  TEST_ARENA(test_token__spans_are_bytes_as_written), TEST_ARENA(test_token__apostrophes_do_not_count))
