/* phrase: texts with holes */
#include "test.h"

#include "base/phrase.h"

static const struct {
	const char *name, *form, *value;
} values[] = {
	{ "area", "", "Osaka" }, { "area", "id", "27" }, { "n", "", "3" },     { "one", "", "1" },
	{ "zero", "", "0" },     { "none", "", "" },     { "odd", "", "{n}" },
};

static bool fill(void *context, struct str name, struct str form, struct buf *out)
{
	size_t *asked = context;

	++*asked;
	buf_add_c(out, "");
	for (size_t i = 0; i < sizeof values / sizeof *values; i++)
		if (str_eq_c(name, values[i].name) && str_eq_c(form, values[i].form)) {
			buf_add_c(out, values[i].value);
			return true;
		}
	buf_add_c(out, "half written");
	return false;
}

static size_t assert_phrase(struct arena *a, const char *text, const char *expected)
{
	struct buf out = buf_new(a);
	size_t asked = 0, unfilled;

	unfilled = phrase_write(&out, str_c(text), fill, &asked);
	assert_str(buf_str(&out), expected);
	return unfilled;
}

static void test_phrase__holes_are_filled(void **state)
{
	assert_int_equal(assert_phrase(*state, "{area} ({area:id}): {n}", "Osaka (27): 3"), 0);
	assert_int_equal(assert_phrase(*state, "", ""), 0);
	assert_int_equal(assert_phrase(*state, "{{n} }", "{n} }"), 0);
}

static void test_phrase__choices_look_at_the_value(void **state)
{
	assert_phrase(*state, "{n?some|no}, {zero?some|no}, {none?some|no}", "some, no, no");
	assert_phrase(*state, "{none?x}{n?y}", "y");
	assert_phrase(*state, "{n} troop{n#|s}, {one} troop{one#|s}", "3 troops, 1 troop");
	assert_phrase(*state, "{area:id#a|b}", "b");
}

static void test_phrase__branches_hold_holes_but_no_choices(void **state)
{
	assert_phrase(*state, "{n?in {area} ({n})|{none}nowhere}", "in Osaka (3)");
	assert_phrase(*state, "{zero?x|in {area:id}|y}", "in 27|y");
	assert_int_equal(phrase_check(S("{n?{n?a|b}|c}"), NULL), ERR_SYNTAX);
}

static void test_phrase__what_is_filled_in_is_no_phrase(void **state)
{
	assert_phrase(*state, "{odd} {n?{odd}|}", "{n} {n}");
}

static void test_phrase__what_cannot_be_filled_stays(void **state)
{
	assert_int_equal(
		assert_phrase(*state, "a {foo} {area:foo} {foo?a|b} {n?{foo}|}", "a {foo} {area:foo} {foo?a|b} {foo}"),
		4);
	assert_int_equal(assert_phrase(*state, "{ {n {n:} {n", "{ {n {n:} {n"), 4);
}

static void test_phrase__the_check_finds_what_is_malformed(void **state)
{
	static const char *const bad[] = { "{",     "a {}",   "{a b}", "{:f}",      "{a:}",    "{a?x",
					   "{a#x}", "{a#x|y", "{a?{}", "{a?{b?c}}", "{a:b:c}", "{{{" };
	struct err e;

	(void)state;
	for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
		if (phrase_check(str_c(bad[i]), &e) != ERR_SYNTAX)
			fail_msg("%s is taken for a phrase", bad[i]);
	assert_ok(phrase_check(S("{a} {a:b} {{ } {a?x|y} {a?x} {a#x|y} {a?{b}|{c:d}} | ? #"), &e), &e);
	assert_ok(phrase_check(STR_NONE, &e), &e);
}

static void test_phrase__what_passes_the_check_is_written_whole(void **state)
{
	static const char alphabet[] = "{{{}}}?#|:n";
	uint64_t seed = 7;

	for (int round = 0; round < 50000; round++) {
		struct buf out = buf_new(*state);
		size_t asked = 0, unfilled, n = 0;
		char text[24];

		for (; n < sizeof text; n++) {
			seed = seed * 6364136223846793005u + 1442695040888963407u;
			text[n] = alphabet[(seed >> 33) % (sizeof alphabet - 1)];
		}
		unfilled = phrase_write(&out, (struct str){ text, n }, fill, &asked);
		if (!phrase_check((struct str){ text, n }, NULL))
			assert_true(unfilled <= asked);
		else
			assert_true(unfilled > 0);
		arena_reset(*state);
	}
}

TEST_MAIN(TEST_ARENA(test_phrase__holes_are_filled), TEST_ARENA(test_phrase__choices_look_at_the_value),
	  TEST_ARENA(test_phrase__branches_hold_holes_but_no_choices),
	  TEST_ARENA(test_phrase__what_is_filled_in_is_no_phrase), TEST_ARENA(test_phrase__what_cannot_be_filled_stays),
	  TEST_ARENA(test_phrase__the_check_finds_what_is_malformed),
	  TEST_ARENA(test_phrase__what_passes_the_check_is_written_whole))
