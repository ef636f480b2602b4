/*
 * battle_dice: the table of modes, and one throw by a row of it.
 */
#include "rules/common/battle_dice.h"

#include "base/bug.h"

enum { SIDES_OF_A_DIE = 6 };

const struct battle_dice battle_dice[BATTLE_MODES] = {
	[BATTLE_RISK] = { .name = "risk", .most = { 3, 2 }, .first = ATTACKER },
	[BATTLE_ATTRITION] = { .name = "attrition", .even = true, .first = DEFENDER, .from = 6, .saves = true },
	[BATTLE_FIFTY_FIFTY] = { .name = "fifty-fifty", .first = ATTACKER, .from = 4 },
};

static inline int32_t smaller(int32_t a, int32_t b)
{
	return a < b ? a : b;
}

static int32_t dice_of(const struct battle_dice *rules, const struct battle *b, enum battle_side side)
{
	if (rules->even)
		return smaller(b->units[ATTACKER], b->units[DEFENDER]);
	return rules->most[side] ? smaller(rules->most[side], b->units[side]) : b->units[side];
}

/* ---- dice in pairs ----------------------------------------------------------------------------- */

static inline void order(int32_t *higher, int32_t *lower)
{
	int32_t a = *higher, b = *lower;

	*higher = a > b ? a : b;
	*lower = a > b ? b : a;
}

/* What is not drawn is 0 and comes last. How many there are seldom changes; what they show always does, so
 * that a network without branches is faster than one with. */
static inline void sort_paired(int32_t sorted[BATTLE_PAIRED], const uint16_t *die, int32_t n)
{
	int32_t a = die[0], b = 0, c = 0;

	if (n > 1) {
		b = die[1];
		order(&a, &b);
	}
	if (n > 2) {
		c = die[2];
		order(&b, &c);
		order(&a, &b);
	}
	sorted[0] = a;
	sorted[1] = b;
	sorted[2] = c;
}

static inline void compare_pairs(const struct battle *b, struct battle_throw *t)
{
	int32_t pairs = smaller(t->dice[ATTACKER], t->dice[DEFENDER]), killed;

	killed = t->paired[ATTACKER][0] + b->bonus[ATTACKER] > t->paired[DEFENDER][0] + b->bonus[DEFENDER];
	for (int32_t i = 1; i < pairs; i++)
		killed += t->paired[ATTACKER][i] > t->paired[DEFENDER][i];
	t->lost[DEFENDER] = killed;
	t->lost[ATTACKER] = pairs - killed;
}

static void throw_pairs(const struct battle_dice *rules, const struct battle *b, struct dice_stream *s,
			struct battle_throw *t)
{
	const enum battle_side first = rules->first, second = !first;
	const uint16_t *die = dice_take(s, SIDES_OF_A_DIE, (size_t)t->dice[0] + (size_t)t->dice[1]);

	sort_paired(t->paired[first], die, t->dice[first]);
	sort_paired(t->paired[second], die + t->dice[first], t->dice[second]);
	t->counted[ATTACKER] = t->counted[DEFENDER] = 0;
	compare_pairs(b, t);
}

/* ---- dice that count for themselves ------------------------------------------------------------ */

static int32_t draw_counted(int32_t n, int32_t needed, struct dice_stream *s)
{
	const uint16_t *die = dice_take(s, SIDES_OF_A_DIE, (size_t)n);
	int32_t counted = 0;

	for (int32_t i = 0; i < n; i++)
		counted += die[i] >= needed;
	return counted;
}

static int32_t lost_by(const struct battle_dice *rules, const struct battle *b, const struct battle_throw *t,
		       enum battle_side side)
{
	if (rules->saves)
		return t->dice[side] - t->counted[side];
	return smaller(b->units[side], t->counted[!side]);
}

static void throw_counted(const struct battle_dice *rules, const struct battle *b, struct dice_stream *s,
			  struct battle_throw *t)
{
	const enum battle_side first = rules->first, second = !first;

	memset(t->paired, 0, sizeof t->paired);
	t->counted[first] = draw_counted(t->dice[first], rules->from - b->bonus[first], s);
	t->counted[second] = draw_counted(t->dice[second], rules->from - b->bonus[second], s);
	t->lost[ATTACKER] = lost_by(rules, b, t, ATTACKER);
	t->lost[DEFENDER] = lost_by(rules, b, t, DEFENDER);
}

/* ---- a throw ----------------------------------------------------------------------------------- */

void battle_throw(const struct battle_dice *rules, struct battle *b, struct dice_stream *s, struct battle_throw *out)
{
	BUG_ON(!battle_goes_on(b));
	out->dice[ATTACKER] = dice_of(rules, b, ATTACKER);
	out->dice[DEFENDER] = dice_of(rules, b, DEFENDER);
	if (rules->from == 0)
		throw_pairs(rules, b, s, out);
	else
		throw_counted(rules, b, s, out);
	b->units[ATTACKER] -= out->lost[ATTACKER];
	b->units[DEFENDER] -= out->lost[DEFENDER];
}
