/* dice: the chain, the streams, fairness, forced dice */
#include "test.h"

#include "play/dice.h"

#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

static const uint8_t secret[32] = { 1, 2, 3 };

static struct hash filled(uint8_t byte)
{
	struct hash h;

	memset(h.b, byte, sizeof h.b);
	return h;
}

static struct dice dice_with(uint8_t seed, struct str luck, struct arena *a)
{
	struct hash s = filled(seed), mails = filled(7);
	struct dice d;

	dice_init(&d, &s, S("island"), 3, &mails, luck, a);
	return d;
}

/* ---- chain ---- */

static void test_dice__every_seed_of_a_chain_leads_to_its_end(void **state)
{
	struct arena *a = *state;
	struct dice_chain *c = dice_chain_new(secret, a);
	static const uint64_t steps[] = { 0, 1, 255, 256, 257, 40000, DICE_CHAIN - 1 };

	for (size_t i = 0; i < sizeof steps / sizeof *steps; i++) {
		struct hash seed = dice_chain_seed(c, steps[i]), end = dice_chain_end(c, steps[i]);

		assert_true(dice_seed_fits(&seed, &end, steps[i]));
		assert_false(dice_seed_fits(&seed, &end, steps[i] + 1));
	}
}

static void test_dice__a_seed_is_the_hash_of_the_next(void **state)
{
	struct dice_chain *c = dice_chain_new(secret, *state);
	struct hash first = dice_chain_seed(c, 0), second = dice_chain_seed(c, 1), hashed;

	hashed = hash_of((struct str){ (const char *)second.b, sizeof second.b });
	assert_memory_equal(hashed.b, first.b, sizeof first.b);
}

static void test_dice__a_used_up_chain_is_followed_by_another(void **state)
{
	struct dice_chain *c = dice_chain_new(secret, *state);
	struct hash end0 = dice_chain_end(c, 0), end1 = dice_chain_end(c, DICE_CHAIN);
	struct hash seed = dice_chain_seed(c, DICE_CHAIN + 5), again;

	assert_int_not_equal(hash_cmp(&end0, &end1), 0);
	assert_true(dice_seed_fits(&seed, &end1, DICE_CHAIN + 5));
	assert_false(dice_seed_fits(&seed, &end0, DICE_CHAIN + 5));
	again = dice_chain_end(c, 9);
	assert_int_equal(hash_cmp(&again, &end0), 0);
}

static void test_dice__another_secret_is_another_chain(void **state)
{
	static const uint8_t other[32] = { 1, 2, 4 };
	struct hash a = dice_chain_end(dice_chain_new(secret, *state), 0);
	struct hash b = dice_chain_end(dice_chain_new(other, *state), 0);

	assert_int_not_equal(hash_cmp(&a, &b), 0);
}

static void test_dice__marks_of_an_earlier_run_give_the_same_seeds(void **state)
{
	struct arena *a = *state;
	struct dice_chain *c = dice_chain_new(secret, a), *again = dice_chain_new(secret, a);
	static const uint64_t steps[] = { 0, 1, 300, 40000, DICE_CHAIN + 3 };
	struct str marks;

	assert_int_equal(dice_chain_marks(c, a).n, 0);
	dice_chain_end(c, 0);
	marks = dice_chain_marks(c, a);
	assert_true(dice_chain_use(again, marks));
	for (size_t i = 0; i < sizeof steps / sizeof *steps; i++) {
		struct hash x = dice_chain_seed(c, steps[i]), y = dice_chain_seed(again, steps[i]);

		assert_int_equal(hash_cmp(&x, &y), 0);
	}
}

static void test_dice__foreign_or_damaged_marks_are_not_used(void **state)
{
	struct arena *a = *state;
	static const uint8_t other[32] = { 1, 2, 4 };
	struct dice_chain *c = dice_chain_new(secret, a);
	struct str marks;
	char *damaged;

	dice_chain_end(c, 0);
	marks = dice_chain_marks(c, a);
	assert_false(dice_chain_use(dice_chain_new(other, a), marks));
	assert_false(dice_chain_use(c, str_sub(marks, 0, marks.n - 1)));
	assert_false(dice_chain_use(c, STR_NONE));
	damaged = str_cstr(a, marks);
	damaged[4000] ^= 1;
	assert_false(dice_chain_use(c, (struct str){ damaged, marks.n }));
}

/* ---- streams ---- */

/* Computed apart, in Python, from the description at the head of dice.c. */
static void test_dice__known_answers(void **state)
{
	struct arena *a = *state;
	struct dice d = dice_with(9, S("rabbit's foot"), a);
	struct dice_stream *s = dice_stream(&d, S("battle:Osaka>Kyoto:3#1"));
	struct dice_stream *wide = dice_stream(&d, S("deal"));
	struct hash end = dice_chain_end(dice_chain_new(secret, a), 0);
	static const int32_t six[] = {
		4, 4, 1, 1, 4, 6, 2, 2, 2, 2, 5, 3, 1, 6, 2, 2, 6, 1, 5, 6, 5, 3, 3, 1, 3, 5, 5,
		3, 1, 5, 3, 6, 3, 4, 3, 4, 6, 4, 4, 6, 1, 3, 5, 3, 1, 5, 2, 4, 3, 6, 3, 4, 2, 2,
		5, 5, 5, 5, 1, 3, 6, 2, 1, 1, 2, 5, 5, 2, 1, 6, 2, 1, 1, 3, 1, 5, 5, 3, 6, 3,
	};
	static const int32_t thousand[] = {
		518, 329, 969, 136, 258, 547, 554, 500, 439, 380, 199, 728, 153, 510, 583, 122, 2,   417, 207, 927,
		832, 289, 242, 436, 936, 384, 202, 470, 851, 427, 668, 233, 715, 868, 436, 593, 653, 164, 272, 811,
	};

	for (size_t i = 0; i < sizeof six / sizeof *six; i++)
		assert_int_equal(dice_stream_next(s, 6), six[i]);
	for (size_t i = 0; i < sizeof thousand / sizeof *thousand; i++)
		assert_int_equal(dice_stream_next(wide, 1000), thousand[i]);
	assert_str(hash_hex(a, &end), "524ddd262f2bd8ee2927f0296e513236bf265f0a3f5ba982bba02053916c1df4");
}

static void test_dice__a_roll_does_not_depend_on_the_others(void **state)
{
	struct arena *a = *state;
	struct dice one = dice_with(9, STR_NONE, a), two = dice_with(9, STR_NONE, a);
	struct dice_stream *x = dice_stream(&one, S("x")), *y = dice_stream(&one, S("y"));
	struct dice_stream *y2 = dice_stream(&two, S("y")), *x2 = dice_stream(&two, S("x"));
	int32_t xs[700], ys[700];

	for (size_t i = 0; i < 700; i++) {
		xs[i] = dice_stream_next(x, 6);
		ys[i] = dice_stream_next(y, 6);
	}
	for (size_t i = 0; i < 700; i++)
		assert_int_equal(dice_stream_next(y2, 6), ys[i]);
	for (size_t i = 0; i < 700; i++)
		assert_int_equal(dice_stream_next(x2, 6), xs[i]);
	assert_memory_not_equal(xs, ys, sizeof xs);
}

/* docs/dice.md to the letter: byte by byte from the stream's bytes, which dice of 256 sides show. */
static int32_t by_the_book(const uint8_t *bytes, size_t *at, uint32_t sides)
{
	uint32_t range = sides > 256 ? 65536 : 256, drawn;

	do {
		drawn = bytes[(*at)++];
		if (sides > 256)
			drawn |= (uint32_t)bytes[(*at)++] << 8;
	} while (drawn >= range - range % sides);
	return (int32_t)(drawn % sides) + 1;
}

static void test_dice__of_mixed_sides_and_numbers_are_those_of_the_book(void **state)
{
	static const int32_t sides[] = { 6, 6, 6, 100, 6, 8, 1000, 6, 256, 2, 255, 257, 6, 200, 129 };
	enum { BYTES = 20000, ROLLS = 4000 };
	struct arena *a = *state;
	struct dice one = dice_with(9, STR_NONE, a), two = dice_with(9, STR_NONE, a);
	struct dice_stream *shown = dice_stream(&one, S("x")), *s = dice_stream(&two, S("x"));
	uint8_t *bytes = arena_alloc(a, BYTES + 4096, 1);
	uint32_t random = 1;
	size_t at = 0;

	for (size_t i = 0; i < BYTES + 4096; i++)
		bytes[i] = (uint8_t)(dice_stream_next(shown, 256) - 1);
	for (int k = 0; k < ROLLS && at < BYTES; k++) {
		int32_t of = sides[(random >> 16) % (sizeof sides / sizeof *sides)];
		size_t n = 1 + (random >> 24) % 9;
		const uint16_t *die = dice_stream_take(s, of, n);

		for (size_t i = 0; i < n; i++)
			assert_int_equal(die[i], by_the_book(bytes, &at, (uint32_t)of));
		random = random * 1664525u + 1013904223u;
	}
}

static void test_dice__seed_and_luck_change_the_roll(void **state)
{
	struct dice d[] = { dice_with(9, S("a"), *state), dice_with(8, S("a"), *state), dice_with(9, S("b"), *state) };
	int32_t rolled[3][40];

	for (size_t i = 0; i < 3; i++) {
		struct dice_stream *s = dice_stream(&d[i], S("x"));

		for (size_t k = 0; k < 40; k++)
			rolled[i][k] = dice_stream_next(s, 6);
	}
	assert_memory_not_equal(rolled[0], rolled[1], sizeof rolled[0]);
	assert_memory_not_equal(rolled[0], rolled[2], sizeof rolled[0]);
}

/* Chi-square: six standard deviations and a bit, so that fair dice pass. */
static void check_fair(struct arena *a, int32_t sides, size_t rolls)
{
	struct dice d = dice_with(1, STR_NONE, a);
	struct dice_stream *s = dice_stream(&d, S("many"));
	double count[1001] = { 0 }, expected = (double)rolls / sides, chi = 0, excess;

	for (size_t i = 0; i < rolls; i++)
		count[dice_stream_next(s, sides)]++;
	assert_true(count[0] == 0);
	for (int32_t v = 1; v <= sides; v++)
		chi += (count[v] - expected) * (count[v] - expected) / expected;
	excess = chi - (sides - 1) - 20;
	assert_true(excess <= 0 || excess * excess < 36 * 2 * (sides - 1));
}

static void test_dice__every_side_is_as_likely(void **state)
{
	static const int32_t sides[] = { 2, 3, 6, 10, 20, 100, 255, 256, 257, 1000 };

	for (size_t i = 0; i < sizeof sides / sizeof *sides; i++)
		check_fair(*state, sides[i], 1000000);
}

/* `make fair` asks for ten million dice of every kind; else a few show that the loop runs. */
static void test_dice__every_side_of_every_die_is_as_likely(void **state)
{
	const size_t rolls = getenv("PBP_FAIR") ? 10000000 : 100000;

	for (int32_t sides = 2; sides <= 100; sides++)
		check_fair(*state, sides, rolls);
}

/* ---- the log ---- */

static void test_dice__the_log_keeps_order_labels_and_values(void **state)
{
	struct arena *a = *state;
	struct dice d = dice_with(9, STR_NONE, a);
	struct dice_stream *x = dice_stream(&d, S("x")), *y;
	const struct dice_roll *rolls;
	int32_t first, last;

	dice_stream(&d, S("never used"));
	y = dice_stream(&d, S("y"));
	last = dice_stream_next(y, 20);
	first = dice_stream_next(x, 6);
	dice_stream_next(x, 6);
	dice_stream_next(x, 1000);
	assert_int_equal(dice_rolls(&d, &rolls), 3);
	assert_str(rolls[0].label, "x");
	assert_int_equal(rolls[0].n, 2);
	assert_int_equal(rolls[0].sides, 6);
	assert_int_equal(rolls[0].value[0], first);
	assert_str(rolls[1].label, "x");
	assert_int_equal(rolls[1].sides, 1000);
	assert_str(rolls[2].label, "y");
	assert_int_equal(rolls[2].value[0], last);
}

static void test_dice__a_long_roll_is_logged_in_parts(void **state)
{
	struct arena *a = *state;
	struct dice d = dice_with(9, STR_NONE, a);
	struct dice_stream *s = dice_stream(&d, S("long"));
	const struct dice_roll *rolls;
	int32_t last = 0;

	for (int i = 0; i < 70000; i++)
		last = dice_stream_next(s, 6);
	assert_int_equal(dice_rolls(&d, &rolls), 2);
	assert_int_equal(rolls[0].n, UINT16_MAX);
	assert_int_equal(rolls[1].n, 70000 - UINT16_MAX);
	assert_int_equal(rolls[1].value[rolls[1].n - 1], last);
}

static void test_dice__many_labels_are_told_apart(void **state)
{
	struct arena *a = *state;
	struct dice d = dice_with(9, STR_NONE, a);
	const struct dice_roll *rolls;

	for (int i = 0; i < 100000; i++)
		dice_stream_next(dice_stream(&d, str_printf(a, "battle:%d", i)), 6);
	assert_int_equal(dice_rolls(&d, &rolls), 100000);
	assert_str(rolls[77777].label, "battle:77777");
}

/* Whether f aborts. */
static bool aborts(void (*f)(struct arena *), struct arena *a)
{
	int status = 0;
	pid_t child = fork();

	if (!child) {
		signal(SIGABRT, SIG_DFL);
		freopen("/dev/null", "w", stderr);
		f(a);
		_exit(0);
	}
	waitpid(child, &status, 0);
	return WIFSIGNALED(status) && WTERMSIG(status) == SIGABRT;
}

static void open_twice(struct arena *a)
{
	struct dice d = dice_with(9, STR_NONE, a);

	dice_stream(&d, S("x"));
	dice_stream(&d, S("x"));
}

static void roll_without_seed(struct arena *a)
{
	struct dice d;

	dice_init_none(&d, a);
	dice_stream(&d, S("x"));
}

static void roll_one_side(struct arena *a)
{
	struct dice d = dice_with(9, STR_NONE, a);

	dice_stream_next(dice_stream(&d, S("x")), 1);
}

static void test_dice__misuse_is_a_bug(void **state)
{
	assert_true(aborts(open_twice, *state));
	assert_true(aborts(roll_without_seed, *state));
	assert_true(aborts(roll_one_side, *state));
}

/* ---- forced ---- */

static void test_dice__forced_dice_come_part_by_part(void **state)
{
	struct dice d = dice_with(9, STR_NONE, *state);
	struct dice_stream *s;

	dice_force(&d, STR_NONE, (const uint8_t[]){ 6, 5, 3 }, 3);
	dice_force(&d, S("duel:"), (const uint8_t[]){ 1 }, 1);
	dice_force(&d, STR_NONE, (const uint8_t[]){ 2 }, 1);
	assert_int_equal(dice_forced_left(&d), 5);
	s = dice_stream(&d, S("battle"));
	assert_int_equal(dice_stream_next(s, 6), 6);
	assert_int_equal(dice_stream_next(s, 6), 5);
	assert_int_equal(dice_stream_next(dice_stream(&d, S("duel:red#2")), 6), 1);
	assert_int_equal(dice_stream_next(dice_stream(&d, S("other")), 6), 2);
	assert_int_equal(dice_stream_next(s, 6), 3);
	assert_int_equal(dice_forced_left(&d), 0);
	assert_false(dice_forced_missing(&d));
}

static void test_dice__a_missing_forced_die_is_noticed(void **state)
{
	struct dice d = dice_with(9, STR_NONE, *state);
	struct dice_stream *s = dice_stream(&d, S("battle"));
	int32_t value;

	dice_force(&d, STR_NONE, (const uint8_t[]){ 6 }, 1);
	assert_int_equal(dice_stream_next(s, 6), 6);
	assert_false(dice_forced_missing(&d));
	value = dice_stream_next(s, 6);
	assert_true(value >= 1 && value <= 6);
	assert_true(dice_forced_missing(&d));
}

static void test_dice__a_forced_die_that_does_not_fit_is_noticed(void **state)
{
	struct dice d = dice_with(9, STR_NONE, *state);

	dice_force(&d, STR_NONE, (const uint8_t[]){ 7 }, 1);
	assert_int_equal(dice_stream_next(dice_stream(&d, S("battle")), 6), 6);
	assert_true(dice_forced_missing(&d));
}

static void test_dice__forced_dice_need_no_seed(void **state)
{
	struct dice d;

	dice_init_none(&d, *state);
	dice_force(&d, S(""), (const uint8_t[]){ 4 }, 1);
	assert_int_equal(dice_stream_next(dice_stream(&d, S("battle")), 6), 4);
}

TEST_MAIN(TEST_ARENA(test_dice__every_seed_of_a_chain_leads_to_its_end),
	  TEST_ARENA(test_dice__a_seed_is_the_hash_of_the_next),
	  TEST_ARENA(test_dice__a_used_up_chain_is_followed_by_another),
	  TEST_ARENA(test_dice__another_secret_is_another_chain),
	  TEST_ARENA(test_dice__marks_of_an_earlier_run_give_the_same_seeds),
	  TEST_ARENA(test_dice__foreign_or_damaged_marks_are_not_used), TEST_ARENA(test_dice__known_answers),
	  TEST_ARENA(test_dice__a_roll_does_not_depend_on_the_others),
	  TEST_ARENA(test_dice__of_mixed_sides_and_numbers_are_those_of_the_book),
	  TEST_ARENA(test_dice__seed_and_luck_change_the_roll), TEST_ARENA(test_dice__every_side_is_as_likely),
	  TEST_ARENA(test_dice__every_side_of_every_die_is_as_likely),
	  TEST_ARENA(test_dice__the_log_keeps_order_labels_and_values),
	  TEST_ARENA(test_dice__a_long_roll_is_logged_in_parts), TEST_ARENA(test_dice__many_labels_are_told_apart),
	  TEST_ARENA(test_dice__misuse_is_a_bug), TEST_ARENA(test_dice__forced_dice_come_part_by_part),
	  TEST_ARENA(test_dice__a_missing_forced_die_is_noticed),
	  TEST_ARENA(test_dice__a_forced_die_that_does_not_fit_is_noticed),
	  TEST_ARENA(test_dice__forced_dice_need_no_seed))
