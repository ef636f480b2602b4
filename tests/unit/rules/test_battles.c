/*
 * Battles of the common table against exact values, which the test works out for itself: the chance
 * of every outcome of one throw by counting dice, and of a battle by adding up over what is left
 * (dynamic programming). The dice are the real stream's.
 * PBP_BATTLES says how many of each setting: 2,000, or 200,000 in `make long`.
 */
#include "test.h"

#include "rules/common/battle_dice.h"

enum { MOST = 10, CUBE = 6 };

/* ---- one throw --------------------------------------------------------------------------------- */

/* chance[a][d]: the attacker loses a, the defender d. */
struct odds {
	double chance[MOST + 1][MOST + 1];
};

static double choose(int n, int k)
{
	double c = 1;

	for (int i = 0; i < k; i++)
		c = c * (n - i) / (i + 1);
	return c;
}

static double power(double x, int n)
{
	double p = 1;

	for (int i = 0; i < n; i++)
		p *= x;
	return p;
}

static double binomial(int n, int k, double p)
{
	return choose(n, k) * power(p, k) * power(1 - p, n - k);
}

static bool is_near(double a, double b)
{
	return a - b < 1e-6 && b - a < 1e-6;
}

static void sort_down(int *die, int n)
{
	for (int i = 1; i < n; i++)
		for (int k = i; k > 0 && die[k - 1] < die[k]; k--) {
			int swap = die[k];

			die[k] = die[k - 1];
			die[k - 1] = swap;
		}
}

/* Every throw of up to five dice, counted. */
static struct odds risk_odds(const struct battle *b)
{
	int na = b->units[ATTACKER] < 3 ? b->units[ATTACKER] : 3, nd = b->units[DEFENDER] < 2 ? b->units[DEFENDER] : 2;
	int all = (int)power(CUBE, na + nd);
	struct odds o = { { { 0 } } };

	for (int code = 0; code < all; code++) {
		int a[3] = { 0 }, d[2] = { 0 }, rest = code, lost[2] = { 0, 0 };

		for (int i = 0; i < na; i++, rest /= CUBE)
			a[i] = rest % CUBE + 1;
		for (int i = 0; i < nd; i++, rest /= CUBE)
			d[i] = rest % CUBE + 1;
		sort_down(a, na);
		sort_down(d, nd);
		a[0] += b->bonus[ATTACKER];
		d[0] += b->bonus[DEFENDER];
		for (int i = 0; i < na && i < nd; i++)
			lost[a[i] > d[i]]++;
		o.chance[lost[0]][lost[1]] += 1.0 / all;
	}
	return o;
}

static double reaches(int needed, int bonus)
{
	int good = CUBE + 1 - (needed - bonus);

	return (good < 0 ? 0 : good > CUBE ? CUBE : good) / (double)CUBE;
}

static struct odds attrition_odds(const struct battle *b)
{
	int k = b->units[ATTACKER] < b->units[DEFENDER] ? b->units[ATTACKER] : b->units[DEFENDER];
	struct odds o = { { { 0 } } };

	for (int a = 0; a <= k; a++)
		for (int d = 0; d <= k; d++)
			o.chance[a][d] = binomial(k, a, 1 - reaches(6, b->bonus[ATTACKER])) *
					 binomial(k, d, 1 - reaches(6, b->bonus[DEFENDER]));
	return o;
}

static struct odds fifty_odds(const struct battle *b)
{
	int na = b->units[ATTACKER], nd = b->units[DEFENDER];
	struct odds o = { { { 0 } } };

	for (int by_a = 0; by_a <= na; by_a++)
		for (int by_d = 0; by_d <= nd; by_d++)
			o.chance[by_d < na ? by_d : na][by_a < nd ? by_a : nd] +=
				binomial(na, by_a, reaches(4, b->bonus[ATTACKER])) *
				binomial(nd, by_d, reaches(4, b->bonus[DEFENDER]));
	return o;
}

static struct odds (*const odds_of[BATTLE_MODES])(const struct battle *) = {
	[BATTLE_RISK] = risk_odds,
	[BATTLE_ATTRITION] = attrition_odds,
	[BATTLE_FIFTY_FIFTY] = fifty_odds,
};

/* ---- a battle ---------------------------------------------------------------------------------- */

/* wins[A][D]: that the defender ends with nothing; both[A][D]: and the attacker too. */
struct chances {
	double wins[MOST + 1][MOST + 1], both[MOST + 1][MOST + 1];
};

static void add_up(struct chances *c, enum battle_mode mode, const struct battle *b)
{
	struct odds o = odds_of[mode](b);
	double stays = o.chance[0][0], wins = 0, both = 0;
	int na = b->units[ATTACKER], nd = b->units[DEFENDER];

	for (int a = 0; a <= na; a++)
		for (int d = 0; d <= nd; d++) {
			if (a + d == 0)
				continue;
			wins += o.chance[a][d] * c->wins[na - a][nd - d];
			both += o.chance[a][d] * c->both[na - a][nd - d];
		}
	c->wins[na][nd] = wins / (1 - stays);
	c->both[na][nd] = both / (1 - stays);
}

static struct chances exact(enum battle_mode mode, int attack, int defence)
{
	struct chances c = { .both[0][0] = 1 };

	for (int a = 0; a <= MOST; a++)
		c.wins[a][0] = 1;
	for (int a = 1; a <= MOST; a++)
		for (int d = 1; d <= MOST; d++)
			add_up(&c, mode, &(struct battle){ { a, d }, { attack, defence } });
	return c;
}

static void test_exact__is_what_is_known_of_risk_and_the_other_modes(void **state)
{
	static const struct {
		enum battle_mode mode;
		int a, d, attack, defence;
		double wins, both; /* both -1: not known from elsewhere */
	} rows[] = {
		{ BATTLE_RISK, 1, 1, 0, 0, 0.416667, 0 },
		{ BATTLE_RISK, 2, 1, 0, 0, 0.754244, 0 },
		{ BATTLE_RISK, 3, 2, 0, 0, 0.655954, 0 },
		{ BATTLE_RISK, 5, 3, 0, 0, 0.769375, 0 },
		{ BATTLE_RISK, 3, 5, 0, 0, 0.205942, 0 },
		{ BATTLE_RISK, 10, 5, 0, 0, 0.916284, 0 },
		{ BATTLE_RISK, 10, 10, 0, 0, 0.567593, 0 },
		{ BATTLE_RISK, 5, 3, 0, 1, 0.589850, 0 },
		{ BATTLE_RISK, 5, 3, 0, 2, 0.391886, 0 },
		{ BATTLE_RISK, 5, 3, 1, 0, 0.913327, 0 },
		{ BATTLE_ATTRITION, 5, 3, 0, 0, 0.982455, 0.048965 },
		{ BATTLE_ATTRITION, 5, 3, 0, 1, 0.873055, 0.127273 },
		{ BATTLE_ATTRITION, 5, 3, 0, 2, 0.634214, 0.154108 },
		{ BATTLE_ATTRITION, 5, 3, 1, 0, 0.992889, 0.020364 },
		{ BATTLE_ATTRITION, 3, 5, 0, 0, 0.066510, -1 },
		{ BATTLE_ATTRITION, 10, 5, 0, 0, 0.999391, -1 },
		{ BATTLE_ATTRITION, 10, 10, 0, 0, 0.598250, -1 },
		{ BATTLE_FIFTY_FIFTY, 5, 3, 0, 0, 0.972831, 0.011262 },
		{ BATTLE_FIFTY_FIFTY, 5, 3, 0, 1, 0.935186, 0.027380 },
		{ BATTLE_FIFTY_FIFTY, 5, 3, 0, 2, 0.880865, 0.050577 },
		{ BATTLE_FIFTY_FIFTY, 5, 3, 1, 0, 0.997304, 0.002387 },
		{ BATTLE_FIFTY_FIFTY, 3, 5, 0, 0, 0.038430, -1 },
		{ BATTLE_FIFTY_FIFTY, 10, 5, 0, 0, 0.999717, -1 },
		{ BATTLE_FIFTY_FIFTY, 10, 10, 0, 0, 0.513917, -1 },
	};

	(void)state;
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct chances c = exact(rows[i].mode, rows[i].attack, rows[i].defence);

		if (!is_near(c.wins[rows[i].a][rows[i].d], rows[i].wins))
			fail_msg("row %zu: %f", i, c.wins[rows[i].a][rows[i].d]);
		if (rows[i].both >= 0 && !is_near(c.both[rows[i].a][rows[i].d], rows[i].both))
			fail_msg("row %zu, both: %f", i, c.both[rows[i].a][rows[i].d]);
	}
	assert_true(is_near(risk_odds(&(struct battle){ { 3, 2 }, { 0, 0 } }).chance[0][2], 2890.0 / 7776));
	assert_true(is_near(risk_odds(&(struct battle){ { 3, 2 }, { 0, 0 } }).chance[1][1], 2611.0 / 7776));
}

/* ---- the stream -------------------------------------------------------------------------------- */

struct table { /* the dice of one setting */
	struct arena arena;
	struct dice dice;
	uint64_t step;
};

enum { PER_STEP = 1000, STEPS_APART = 1000000 };

static void next_step(struct table *t)
{
	const struct dice_key key = { .number = t->step++, .seed = hash_of(STR("the ninth battle")) };

	arena_reset(&t->arena);
	dice_init(&t->dice, STR("battles"), &key, &t->arena);
}

static void fight(struct table *t, enum battle_mode mode, struct battle *b, uint64_t k)
{
	struct battle_throw thrown;
	struct dice_stream *s;

	if (k % PER_STEP == 0)
		next_step(t);
	s = dice_stream(&t->dice, str_printf(&t->arena, "battle:%u", (unsigned)(k % PER_STEP)), STR_NONE);
	while (battle_goes_on(b))
		battle_throw(&battle_dice[mode], b, s, &thrown);
}

/*
 * Four standard deviations, and three battles more: what hardly ever comes does not come by the bell curve. Honest
 * dice are further off once in 16,000 times; `make long` asks 3,600 times, with a secret with which they are not.
 */
static bool is_as_often(uint64_t counted, uint64_t n, double p)
{
	double apart = (double)counted - (double)n * p, variance = (double)n * p * (1 - p);

	return apart * apart <= 16 * variance + 9;
}

struct setting {
	enum battle_mode mode;
	int attack, defence; /* the bonuses */
};

static void compare(struct table *t, const struct setting *s, const struct chances *c, int a, int d, uint64_t n)
{
	uint64_t won = 0, both = 0;

	for (uint64_t k = 0; k < n; k++) {
		struct battle b = { { a, d }, { s->attack, s->defence } };

		fight(t, s->mode, &b, k);
		won += b.units[DEFENDER] == 0;
		both += b.units[DEFENDER] == 0 && b.units[ATTACKER] == 0;
	}
	if (!is_as_often(won, n, c->wins[a][d]) || !is_as_often(both, n, c->both[a][d]))
		fail_msg("%s %d v %d, +%d v +%d: %llu of %llu won, %f expected; %llu empty, %f expected",
			 battle_dice[s->mode].name, a, d, s->attack, s->defence, (unsigned long long)won,
			 (unsigned long long)n, (double)n * c->wins[a][d], (unsigned long long)both,
			 (double)n * c->both[a][d]);
}

static uint64_t battles(void)
{
	int64_t n;

	return str_to_int(str_c(getenv("PBP_BATTLES")), &n) && n > 0 ? (uint64_t)n : 2000;
}

/* 1 v 1 to 10 v 10 in each mode. */
static void compare_all(int attack, int defence)
{
	struct table t = { .arena = ARENA_INIT, .step = (uint64_t)(3 * attack + defence) * STEPS_APART };

	for (enum battle_mode mode = 0; mode < BATTLE_MODES; mode++) {
		struct setting s = { mode, attack, defence };
		struct chances c = exact(mode, attack, defence);

		for (int a = 1; a <= MOST; a++)
			for (int d = 1; d <= MOST; d++)
				compare(&t, &s, &c, a, d, battles());
	}
	arena_release(&t.arena);
}

static void test_battles__come_out_as_often_as_the_exact_values_say(void **state)
{
	(void)state;
	compare_all(0, 0);
}

/* A leader in attack; in defence a leader or a stronghold, or both. */
static void test_battles__with_leaders_and_strongholds_as_well(void **state)
{
	(void)state;
	for (int attack = 0; attack <= 1; attack++)
		for (int defence = 0; defence <= 2; defence++)
			if (attack + defence > 0)
				compare_all(attack, defence);
}

/* ---- single throws ----------------------------------------------------------------------------- */

static struct battle_throw one_throw(enum battle_mode mode, struct battle *b, const uint8_t *dice, size_t n)
{
	struct arena a = ARENA_INIT;
	struct dice d;
	struct battle_throw out;

	dice_init_none(&d, &a);
	dice_force(&d, STR_NONE, dice, n);
	battle_throw(&battle_dice[mode], b, dice_stream(&d, STR("battle"), STR_NONE), &out);
	assert_int_equal(dice_forced_left(&d), 0);
	assert_false(dice_forced_missing(&d));
	arena_release(&a);
	return out;
}

static void test_throw__sorts_and_compares_pairs_and_equals_cost_the_attacker(void **state)
{
	static const uint8_t dice[] = { 3, 6, 5, 2, 5 };
	struct battle b = { { 7, 2 }, { 0, 0 } };
	struct battle_throw t = one_throw(BATTLE_RISK, &b, dice, 5);

	(void)state;
	assert_int_equal(t.paired[ATTACKER][0], 6);
	assert_int_equal(t.paired[ATTACKER][2], 3);
	assert_int_equal(t.lost[DEFENDER], 2);
	assert_int_equal(b.units[DEFENDER], 0);
	b = (struct battle){ { 7, 2 }, { 0, 1 } };
	t = one_throw(BATTLE_RISK, &b, dice, 5);
	assert_int_equal(t.lost[ATTACKER], 1);
	assert_int_equal(t.lost[DEFENDER], 1);
}

static void test_throw__of_attrition_draws_for_the_defender_first_and_both_may_fall(void **state)
{
	static const uint8_t dice[] = { 5, 6, 1, 1 };
	struct battle b = { { 2, 9 }, { 0, 0 } };
	struct battle_throw t = one_throw(BATTLE_ATTRITION, &b, dice, 4);

	(void)state;
	assert_int_equal(t.lost[DEFENDER], 1);
	assert_int_equal(t.lost[ATTACKER], 2);
	assert_int_equal(b.units[DEFENDER], 8);
	assert_false(battle_goes_on(&b));
}

static void test_throw__of_fifty_fifty_loses_surplus_hits(void **state)
{
	static const uint8_t dice[] = { 4, 4, 6, 3 };
	struct battle b = { { 3, 1 }, { 0, 0 } };
	struct battle_throw t = one_throw(BATTLE_FIFTY_FIFTY, &b, dice, 4);

	(void)state;
	assert_int_equal(t.counted[ATTACKER], 3);
	assert_int_equal(t.lost[DEFENDER], 1);
	assert_int_equal(t.lost[ATTACKER], 0);
}

TEST_MAIN(cmocka_unit_test(test_exact__is_what_is_known_of_risk_and_the_other_modes),
	  cmocka_unit_test(test_battles__come_out_as_often_as_the_exact_values_say),
	  cmocka_unit_test(test_battles__with_leaders_and_strongholds_as_well),
	  cmocka_unit_test(test_throw__sorts_and_compares_pairs_and_equals_cost_the_attacker),
	  cmocka_unit_test(test_throw__of_attrition_draws_for_the_defender_first_and_both_may_fall),
	  cmocka_unit_test(test_throw__of_fifty_fifty_loses_surplus_hits))
