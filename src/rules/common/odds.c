/* odds: see odds.h. All chances are counted in whole numbers, of ONE. */
#include "rules/common/odds.h"

enum { MOST = 60, GOOD = 75 /* percent */ };
#define ONE INT64_C(1000000000)

/* By dice of the attacker and of the defender: in how many of how many throws the attacker loses none, one, two. */
static const struct throws {
	int64_t lost[3], all;
} throws[3][2] = {
	{ { { 15, 21, 0 }, 36 }, { { 55, 161, 0 }, 216 } },
	{ { { 125, 91, 0 }, 216 }, { { 295, 420, 581 }, 1296 } },
	{ { { 855, 441, 0 }, 1296 }, { { 2890, 2611, 2275 }, 7776 } },
};

static int32_t smaller(int32_t a, int32_t b)
{
	return a < b ? a : b;
}

/* From one position to those that a throw leads to; reached: by attackers, then defenders. */
static void follow(int64_t *reached, int32_t attackers, int32_t defenders)
{
	const int32_t dice = smaller(attackers, 3), against = smaller(defenders, 2), pairs = smaller(dice, against);
	const struct throws *t = &throws[dice - 1][against - 1];
	const int64_t here = reached[attackers * (MOST + 1) + defenders];

	for (int32_t lost = 0; lost <= pairs; lost++)
		reached[(attackers - lost) * (MOST + 1) + defenders - (pairs - lost)] += here * t->lost[lost] / t->all;
}

bool odds_of(struct odds *out, int32_t attackers, int32_t defenders, struct arena *a)
{
	int64_t *reached = ARENA_ARRAY(a, int64_t, (MOST + 1) * (MOST + 1)), won = 0, lost = 0;

	if (attackers < 1 || attackers > MOST || defenders < 0 || defenders > MOST)
		return false;
	reached[attackers * (MOST + 1) + defenders] = ONE;
	for (int32_t n = attackers; n > 0; n--)
		for (int32_t m = defenders; m > 0; m--)
			follow(reached, n, m);
	for (int32_t n = 1; n <= attackers; n++) {
		won += reached[n * (MOST + 1)];
		lost += reached[n * (MOST + 1)] * (attackers - n);
	}
	out->percent = (int32_t)((won + ONE / 200) / (ONE / 100));
	out->lost = won ? (int32_t)((lost + won / 2) / won) : 0;
	return true;
}

int32_t odds_needed(int32_t defenders, struct arena *a)
{
	struct odds odds;

	for (int32_t n = 1; n <= MOST; n++)
		if (odds_of(&odds, n, defenders, a) && odds.percent >= GOOD)
			return n;
	return 0;
}
