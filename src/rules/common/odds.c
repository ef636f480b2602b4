/* odds: see odds.h. All chances are counted in whole numbers, of ONE. */
#include "rules/common/odds.h"

enum { MOST = 60, GOOD = 75 /* percent */, SIDES = 6, ATTACKS = 3, DEFENDS = 2 };
#define ONE INT64_C(1000000000)

/* By dice of the attacker and of the defender: in how many of how many throws the attacker loses none, one, two. */
struct throws {
	int64_t lost[DEFENDS + 1], all;
};
struct table {
	struct throws of[ATTACKS][DEFENDS];
};

static int32_t smaller(int32_t a, int32_t b)
{
	return a < b ? a : b;
}

/* The two highest, the highest first; of one die the second is 0. */
static void two_highest(int32_t out[2], int32_t code, int32_t dice)
{
	out[0] = out[1] = 0;
	for (int32_t i = 0; i < dice; i++, code /= SIDES) {
		const int32_t die = code % SIDES + 1;
		out[1] = die > out[0] ? out[0] : die > out[1] ? die : out[1];
		out[0] = die > out[0] ? die : out[0];
	}
}

static int32_t power_of(int32_t dice)
{
	int32_t n = 1;
	while (dice-- > 0)
		n *= SIDES;
	return n;
}

/* Every throw of so many against so many. */
static struct throws throws_of(int32_t dice, int32_t against, struct odds_bonus bonus)
{
	const int32_t attacks = power_of(dice), defends = power_of(against);
	struct throws t = { .all = (int64_t)attacks * defends };
	for (int32_t i = 0; i < attacks; i++)
		for (int32_t k = 0; k < defends; k++) {
			int32_t x[2], y[2];
			two_highest(x, i, dice);
			two_highest(y, k, against);
			const int32_t second = dice > 1 && against > 1 && x[1] <= y[1];
			t.lost[(x[0] + bonus.attacker <= y[0] + bonus.defender) + second]++;
		}
	return t;
}

static struct table table_of(struct odds_bonus bonus)
{
	struct table t;
	for (int32_t i = 0; i < ATTACKS; i++)
		for (int32_t k = 0; k < DEFENDS; k++)
			t.of[i][k] = throws_of(i + 1, k + 1, bonus);
	return t;
}

/* From one position to those that a throw leads to; reached: by attackers, then defenders. */
static void follow(int64_t *reached, const struct table *by, int32_t attackers, int32_t defenders)
{
	const int32_t dice = smaller(attackers, ATTACKS), against = smaller(defenders, DEFENDS),
		      pairs = smaller(dice, against);
	const struct throws *t = &by->of[dice - 1][against - 1];
	const int64_t here = reached[attackers * (MOST + 1) + defenders];

	for (int32_t lost = 0; lost <= pairs; lost++)
		reached[(attackers - lost) * (MOST + 1) + defenders - (pairs - lost)] += here * t->lost[lost] / t->all;
}

static bool count(struct odds *out, const struct table *by, int32_t attackers, int32_t defenders, struct arena *a)
{
	int64_t *reached = ARENA_ARRAY(a, int64_t, (MOST + 1) * (MOST + 1)), won = 0, lost = 0;

	if (attackers < 1 || attackers > MOST || defenders < 0 || defenders > MOST)
		return false;
	reached[attackers * (MOST + 1) + defenders] = ONE;
	for (int32_t n = attackers; n > 0; n--)
		for (int32_t m = defenders; m > 0; m--)
			follow(reached, by, n, m);
	for (int32_t n = 1; n <= attackers; n++) {
		won += reached[n * (MOST + 1)];
		lost += reached[n * (MOST + 1)] * (attackers - n);
	}
	out->percent = (int32_t)((won + ONE / 200) / (ONE / 100));
	out->lost = won ? (int32_t)((lost + won / 2) / won) : 0;
	return true;
}

bool odds_of(struct odds *out, int32_t attackers, int32_t defenders, struct odds_bonus bonus, struct arena *a)
{
	const struct table by = table_of(bonus);

	return count(out, &by, attackers, defenders, a);
}

int32_t odds_needed(int32_t defenders, struct odds_bonus bonus, struct arena *a)
{
	const struct table by = table_of(bonus);
	struct odds odds;

	for (int32_t n = 1; n <= MOST; n++)
		if (count(&odds, &by, n, defenders, a) && odds.percent >= GOOD)
			return n;
	return 0;
}
