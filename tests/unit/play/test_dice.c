/* dice: the chain, the streams, fairness, forced dice */
#include "test.h"

#include "play/dice.h"
#include "world/map.h"

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
	const struct dice_key k = { .number = 3, .seed = filled(seed), .luck = luck };
	struct dice d;

	dice_init(&d, S("island"), &k, a);
	return d;
}

static struct dice_stream *under(struct dice *d, struct str label)
{
	return dice_stream(d, label, label);
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
	struct dice_stream *s = under(&d, S("battle:Osaka>Kyoto:3#1"));
	struct dice_stream *wide = under(&d, S("deal"));
	struct hash end = dice_chain_end(dice_chain_new(secret, a), 0);
	static const int32_t six[] = {
		5, 3, 2, 4, 4, 3, 2, 2, 6, 3, 4, 2, 4, 3, 4, 1, 1, 5, 1, 5, 6, 4, 4, 2, 4, 4, 2,
		1, 3, 1, 6, 3, 1, 4, 1, 1, 5, 4, 4, 1, 6, 5, 1, 3, 6, 6, 6, 5, 5, 3, 2, 6, 1, 5,
		6, 6, 6, 5, 3, 4, 2, 1, 3, 6, 3, 2, 4, 3, 5, 1, 3, 2, 4, 6, 5, 4, 5, 3, 3, 3,
	};
	static const int32_t thousand[] = {
		80,  940, 915, 778, 39,  906, 390, 205, 488, 381, 842, 878, 289, 299, 854, 536, 462, 873, 273, 97,
		282, 491, 92,  43,  990, 512, 918, 55,  708, 213, 734, 889, 954, 881, 898, 829, 761, 703, 807, 648,
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
	struct dice_stream *x = under(&one, S("x")), *y = under(&one, S("y"));
	struct dice_stream *y2 = under(&two, S("y")), *x2 = under(&two, S("x"));
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
	struct dice_stream *shown = under(&one, S("x")), *s = under(&two, S("x"));
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
		struct dice_stream *s = under(&d[i], S("x"));

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
	struct dice_stream *s = under(&d, S("many"));
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
	struct dice_stream *x = under(&d, S("x")), *y;
	const struct dice_roll *rolls;
	int32_t first, last;

	under(&d, S("never used"));
	y = under(&d, S("y"));
	last = dice_stream_next(y, 20);
	first = dice_stream_next(x, 6);
	dice_stream_next(x, 6);
	dice_stream_next(x, 1000);
	assert_int_equal(dice_rolls(&d, &rolls), 3);
	assert_int_equal(rolls[0].stream, 0);
	assert_int_equal(rolls[0].n, 2);
	assert_int_equal(rolls[0].sides, 6);
	assert_int_equal(rolls[0].value[0], first);
	assert_int_equal(rolls[1].stream, 0);
	assert_int_equal(rolls[1].sides, 1000);
	assert_int_equal(rolls[2].stream, 2);
	assert_int_equal(rolls[2].value[0], last);
}

static void test_dice__a_long_roll_is_logged_in_parts(void **state)
{
	struct arena *a = *state;
	struct dice d = dice_with(9, STR_NONE, a);
	struct dice_stream *s = under(&d, S("long"));
	const struct dice_roll *rolls;
	int32_t last = 0;

	for (int i = 0; i < 70000; i++)
		last = dice_stream_next(s, 6);
	assert_int_equal(dice_rolls(&d, &rolls), 2);
	assert_int_equal(rolls[0].n, UINT16_MAX);
	assert_int_equal(rolls[1].n, 70000 - UINT16_MAX);
	assert_int_equal(rolls[1].value[rolls[1].n - 1], last);
}

/* ---- labels ---- */

static const struct area places[] = { { .name = { "Osaka", 5 } }, { .name = { "Kyoto", 5 }, .slug = { "kyoto", 5 } } };
static const struct map board = { .areas = places, .nareas = 2 };
static const struct dice_kind battle = { "battle", "battle:{from}>{to}", NOUN_AREA };
static const struct dice_kind strange = { "odd", "{number}/{to:slug}/{seat}", NOUN_AREA };

/* Version, five numbers, the kind; the dice computed apart, in Python. */
static void test_dice__a_label_is_numbers_and_a_kind(void **state)
{
	struct arena *a = *state;
	struct dice d = dice_with(9, S("rabbit's foot"), a);
	const struct dice_about about = { 0, 12, 14, -1 };
	const struct str label = dice_label(&battle, &about, 2, a);
	static const uint8_t expected[] = { 1,    0,    0,    0, 0, 12, 0, 0,   0,   14,  0,   0,   0,  0xff,
					    0xff, 0xff, 0xff, 2, 0, 0,  0, 'b', 'a', 't', 't', 'l', 'e' };
	static const int32_t of_a_label[] = { 5, 2, 3, 2, 5, 6, 4, 5, 4, 5 };
	struct dice_stream *s = under(&d, label);

	assert_int_equal(label.n, sizeof expected);
	assert_memory_equal(label.p, expected, sizeof expected);
	for (size_t i = 0; i < sizeof of_a_label / sizeof *of_a_label; i++)
		assert_int_equal(dice_stream_next(s, 6), of_a_label[i]);
}

static void test_dice__every_number_and_the_kind_count(void **state)
{
	struct arena *a = *state;
	const struct dice_about about[] = {
		{ 0, 1, 2, 3 }, { 1, 1, 2, 3 }, { 0, 2, 1, 3 }, { 0, 1, 2, 4 }, { 0, 1, 23, -1 },
	};
	struct str labels[11];
	size_t n = 0;

	for (size_t i = 0; i < sizeof about / sizeof *about; i++) {
		labels[n++] = dice_label(&battle, &about[i], 1, a);
		labels[n++] = dice_label(&battle, &about[i], 2, a);
	}
	labels[n++] = dice_label(&strange, &about[0], 1, a);
	for (size_t i = 0; i < n; i++)
		for (size_t k = 0; k < i; k++)
			assert_false(str_eq(labels[i], labels[k]));
}

static void test_dice__labels_have_words(void **state)
{
	struct buf words = buf_new(*state);

	dice_words(&words, &battle, &(struct dice_about){ 3, 0, 1, -1 }, &board);
	buf_add_char(&words, ' ');
	dice_words(&words, &strange, &(struct dice_about){ 3, 0, 1, 7 }, &board);
	assert_str(buf_str(&words), "battle:Osaka>Kyoto 7/kyoto/3");
}

/* The key of a step, before format 3: computed apart. */
static void test_dice__of_a_step_follow_from_its_mails(void **state)
{
	struct arena *a = *state;
	struct dice_key k = {
		.by_step = true, .number = 3, .seed = filled(9), .mails = filled(7), .luck = S("rabbit's foot")
	};
	static const int32_t of_a_step[] = { 4, 4, 1, 1, 4, 6, 2, 2, 2, 2, 5, 3 };
	struct dice d;
	struct dice_stream *s;

	dice_init(&d, S("island"), &k, a);
	s = under(&d, S("battle:Osaka>Kyoto:3#1"));
	for (size_t i = 0; i < sizeof of_a_step / sizeof *of_a_step; i++)
		assert_int_equal(dice_stream_next(s, 6), of_a_step[i]);
}

/* Before format 3 mails do; now nothing of them does. */
static void test_dice__of_a_turn_do_not(void **state)
{
	struct arena *a = *state;
	struct dice_key k = { .number = 3, .seed = filled(9), .mails = filled(7) };
	struct dice one, two;

	dice_init(&one, S("island"), &k, a);
	k.mails = filled(8);
	dice_init(&two, S("island"), &k, a);
	assert_memory_equal(one.key, two.key, sizeof one.key);
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

static void roll_without_seed(struct arena *a)
{
	struct dice d;

	dice_init_none(&d, a);
	under(&d, S("x"));
}

static void roll_one_side(struct arena *a)
{
	struct dice d = dice_with(9, STR_NONE, a);

	dice_stream_next(under(&d, S("x")), 1);
}

static void test_dice__misuse_is_a_bug(void **state)
{
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
	s = under(&d, S("battle"));
	assert_int_equal(dice_stream_next(s, 6), 6);
	assert_int_equal(dice_stream_next(s, 6), 5);
	assert_int_equal(dice_stream_next(under(&d, S("duel:red#2")), 6), 1);
	assert_int_equal(dice_stream_next(under(&d, S("other")), 6), 2);
	assert_int_equal(dice_stream_next(s, 6), 3);
	assert_int_equal(dice_forced_left(&d), 0);
	assert_false(dice_forced_missing(&d));
}

static void test_dice__a_missing_forced_die_is_noticed(void **state)
{
	struct dice d = dice_with(9, STR_NONE, *state);
	struct dice_stream *s = under(&d, S("battle"));
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
	assert_int_equal(dice_stream_next(under(&d, S("battle")), 6), 6);
	assert_true(dice_forced_missing(&d));
}

static void test_dice__forced_dice_need_no_seed(void **state)
{
	struct dice d;

	dice_init_none(&d, *state);
	dice_force(&d, S(""), (const uint8_t[]){ 4 }, 1);
	assert_int_equal(dice_stream_next(under(&d, S("battle")), 6), 4);
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
	  TEST_ARENA(test_dice__a_long_roll_is_logged_in_parts), TEST_ARENA(test_dice__a_label_is_numbers_and_a_kind),
	  TEST_ARENA(test_dice__every_number_and_the_kind_count), TEST_ARENA(test_dice__labels_have_words),
	  TEST_ARENA(test_dice__of_a_step_follow_from_its_mails), TEST_ARENA(test_dice__of_a_turn_do_not),
	  TEST_ARENA(test_dice__misuse_is_a_bug), TEST_ARENA(test_dice__forced_dice_come_part_by_part),
	  TEST_ARENA(test_dice__a_missing_forced_die_is_noticed),
	  TEST_ARENA(test_dice__a_forced_die_that_does_not_fit_is_noticed),
	  TEST_ARENA(test_dice__forced_dice_need_no_seed))
