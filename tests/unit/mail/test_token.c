/* token: found and overwritten wherever a mail program may put it */
#include "test.h"

#include "base/buf.h"
#include "mail/token.h"

static const uint8_t secret[32] = "the secret of a game, 32 bytes.";

static struct str ann(struct arena *a)
{
	return token_make(secret, STR("demo"), 1, STR("ann@example.org"), a);
}

static const char base64[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

static struct str base64_of(struct arena *a, struct str s, size_t line)
{
	struct buf b = buf_new(a);
	size_t column = 0;

	for (size_t i = 0; i < s.n; i += 3) {
		uint32_t bits = 0;

		for (size_t k = 0; k < 3; k++)
			bits = bits << 8 | (i + k < s.n ? (unsigned char)s.p[i + k] : 0);
		for (size_t k = 0; k < 4; k++) {
			buf_add_char(&b, i + k > s.n ? '=' : base64[bits >> (18 - 6 * k) & 63]);
			if (++column == line) {
				buf_add_c(&b, "\r\n");
				column = 0;
			}
		}
	}
	return buf_str(&b);
}

static struct str printable_of(struct arena *a, struct str s)
{
	struct buf b = buf_new(a);

	for (size_t i = 0; i < s.n; i++)
		buf_addf(&b, "%s=%02X", i % 7 ? "" : "=\r\n", (unsigned)(unsigned char)s.p[i]);
	return buf_str(&b);
}

/* Found, and the second time nothing is left to be found. */
static struct str taken(struct arena *a, struct str raw)
{
	struct str blanked, again;

	assert_true(token_take(&blanked, raw, ann(a), a));
	assert_int_equal(blanked.n, raw.n);
	assert_false(token_take(&again, blanked, ann(a), a));
	assert_ptr_equal(again.p, blanked.p);
	return blanked;
}

static void test_token__is_made_of_secret_game_and_address(void **state)
{
	struct str one = ann(*state);

	assert_int_equal(one.n, TOKEN_LENGTH);
	assert_str_str(one, ann(*state));
	assert_false(str_eq(one, token_make(secret, STR("demo"), 1, STR("bob@example.org"), *state)));
	assert_false(str_eq(one, token_make(secret, STR("dem"), 1, STR("oann@example.org"), *state)));
	assert_false(str_eq(one, token_make(secret, STR("demo"), 2, STR("ann@example.org"), *state)));
}

static void test_token__in_plain_text_goes_with_its_name(void **state)
{
	struct arena *a = *state;
	struct str t = ann(a);

	assert_str(taken(a, str_printf(a, "A: b\n\ntoken %.*s\nmove\n", STR_ARG(t))),
		   "A: b\n\n                                    \nmove\n");
	assert_str(taken(a, str_printf(a, "A: b\n\n(Token: %.*s)\nmove\n", STR_ARG(t))),
		   "A: b\n\n(                                     )\nmove\n");
	assert_str(taken(a, str_printf(a, "A: b\n\nbroken %.*s", STR_ARG(t))),
		   "A: b\n\nbroken                               ");
}

static void test_token__is_read_without_case(void **state)
{
	struct arena *a = *state;
	struct str t = ann(a);
	struct buf b = buf_new(a);

	buf_add_c(&b, "A: b\n\n");
	for (size_t i = 0; i < t.n; i++)
		buf_add_char(&b, t.p[i] >= 'a' && i % 2 ? (char)(t.p[i] - 32) : t.p[i]);
	taken(a, buf_str(&b));
}

static void test_token__in_a_header_leaves_no_empty_line(void **state)
{
	struct arena *a = *state;

	assert_str(taken(a, str_printf(a, "Subject: x\n %.*s\nTo: b\n\nc\n", STR_ARG(ann(a)))),
		   "Subject: x\n ******************************\nTo: b\n\nc\n");
}

static void test_token__in_quoted_printable(void **state)
{
	struct arena *a = *state;
	struct str t = ann(a);

	taken(a, str_printf(a, "A: b\n\nx%.*s", STR_ARG(printable_of(a, t))));
	taken(a, str_printf(a, "A: b\n\n%.*s=  \n%.*s\n", STR_ARG(str_sub(t, 0, 9)), STR_ARG(str_sub(t, 9, t.n))));
	taken(a, str_printf(a, "Subject: =?utf-8?Q?%.*s?=\n\n", STR_ARG(t)));
}

static void test_token__in_base64_at_every_offset_and_line_length(void **state)
{
	struct arena *a = *state;

	for (size_t from = 0; from < 7; from++)
		for (size_t line = 5; line < 80; line += 6) {
			struct str text = str_printf(a, "%.*s%.*s%s", (int)from, "\n\n\n\n\n\n\n", STR_ARG(ann(a)),
						     from % 2 ? "" : " yes");

			taken(a, str_printf(a, "A: base64\n\n%.*s", STR_ARG(base64_of(a, text, line))));
			taken(a, str_printf(a, "Subject: =?utf-8?B?%.*s?=\n\n", STR_ARG(base64_of(a, text, 0))));
		}
}

static void test_token__of_another_is_overwritten_and_proves_nothing(void **state)
{
	struct arena *a = *state;
	struct str bob = token_make(secret, STR("demo"), 1, STR("bob@example.org"), a), blanked;

	assert_false(token_take(&blanked, str_printf(a, "A: b\n\n%.*s", STR_ARG(bob)), ann(a), a));
	assert_str(blanked, "A: b\n\n                              ");
}

static void test_token__side_by_side_with_others_is_found(void **state)
{
	struct arena *a = *state;
	struct str t = ann(a);

	taken(a, str_printf(a, "A: b\n\n%.*s%.*s\n", STR_ARG(t), STR_ARG(t)));
	taken(a, str_printf(a, "A: b\n\n%.*sabc\n", STR_ARG(t)));
}

static void test_token__a_shorter_word_is_none(void **state)
{
	struct arena *a = *state;
	struct str t = ann(a), out;
	struct str shorter = str_printf(a, "A: b\n\n%.*s\n", STR_ARG(str_sub(t, 0, t.n - 1)));

	assert_false(token_take(&out, shorter, t, a));
	assert_ptr_equal(out.p, shorter.p);
	taken(a, str_printf(a, "A: b\n\npbp-abcpbp-pbp%.*s\n", STR_ARG(str_sub(t, 3, t.n))));
}

static int setup(void **state)
{
	static struct arena arena;

	arena_init(&arena);
	*state = &arena;
	return 0;
}

static int teardown(void **state)
{
	arena_release(*state);
	return 0;
}

int main(void)
{
#define T(name) cmocka_unit_test_setup_teardown(name, setup, teardown)
	const struct CMUnitTest tests[] = {
		T(test_token__is_made_of_secret_game_and_address),
		T(test_token__in_plain_text_goes_with_its_name),
		T(test_token__is_read_without_case),
		T(test_token__in_a_header_leaves_no_empty_line),
		T(test_token__in_quoted_printable),
		T(test_token__in_base64_at_every_offset_and_line_length),
		T(test_token__of_another_is_overwritten_and_proves_nothing),
		T(test_token__side_by_side_with_others_is_found),
		T(test_token__a_shorter_word_is_none),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
