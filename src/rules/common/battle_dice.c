/*
 * battle_dice: the table of modes, and one throw by a row of it.
 */
#include "rules/common/battle_dice.h"

#include "base/bug.h"

enum { SIDES_OF_A_DIE = 6 };

const struct battle_dice battle_dice[BATTLE_MODES] = {
	[BATTLE_RISK] = { .name = "risk", .most = { 3, 2 }, .first = ATTACKER },
	[BATTLE_ATTRITION] = { .name = "attrition",
			       .even = true,
			       .first = DEFENDER,
			       .from = 6,
			       .saves = true },
	[BATTLE_FIFTY_FIFTY] = { .name = "fifty-fifty", .first = ATTACKER, .from = 4 },
};

static inline int32_t smaller(int32_t a, int32_t b)
{
	return a < b ? a : b;
}

static int32_t dice_of(const struct battle_dice *rules, const struct battle *b,
		       enum battle_side side)
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

/* What is not drawn is 0 and sorts last; a network of three has no branch to guess wrong. */
static inline void draw_paired(int32_t sorted[BATTLE_PAIRED], int32_t n, struct dice_stream *s)
{
	for (int32_t i = 0; i < n; i++)
		sorted[i] = dice_next(s, SIDES_OF_A_DIE);
	order(&sorted[0], &sorted[1]);
	order(&sorted[1], &sorted[2]);
	order(&sorted[0], &sorted[1]);
}

static void compare_pairs(const struct battle *b, struct battle_throw *t)
{
	int32_t pairs = smaller(t->dice[ATTACKER], t->dice[DEFENDER]), killed;

	killed = t->paired[ATTACKER][0] + b->bonus[ATTACKER] >
		 t->paired[DEFENDER][0] + b->bonus[DEFENDER];
	for (int32_t i = 1; i < pairs; i++)
		killed += t->paired[ATTACKER][i] > t->paired[DEFENDER][i];
	t->lost[DEFENDER] = killed;
	t->lost[ATTACKER] = pairs - killed;
}

/* ---- dice that count for themselves ------------------------------------------------------------ */

static int32_t draw_counted(int32_t n, int32_t needed, struct dice_stream *s)
{
	int32_t counted = 0;

	for (int32_t i = 0; i < n; i++)
		counted += dice_next(s, SIDES_OF_A_DIE) >= needed;
	return counted;
}

static int32_t lost_by(const struct battle_dice *rules, const struct battle *b,
		       const struct battle_throw *t, enum battle_side side)
{
	if (rules->saves)
		return t->dice[side] - t->counted[side];
	return smaller(b->units[side], t->counted[!side]);
}

/* ---- a throw ----------------------------------------------------------------------------------- */

static void draw(const struct battle_dice *rules, const struct battle *b, enum battle_side side,
		 struct dice_stream *s, struct battle_throw *t)
{
	t->dice[side] = dice_of(rules, b, side);
	if (rules->from == 0)
		draw_paired(t->paired[side], t->dice[side], s);
	else
		t->counted[side] = draw_counted(t->dice[side], rules->from - b->bonus[side], s);
}

void battle_throw(const struct battle_dice *rules, struct battle *b, struct dice_stream *s,
		  struct battle_throw *out)
{
	BUG_ON(!battle_goes_on(b));
	*out = (struct battle_throw){ .dice = { 0, 0 } };
	draw(rules, b, rules->first, s, out);
	draw(rules, b, !rules->first, s, out);
	if (rules->from == 0) {
		compare_pairs(b, out);
	} else {
		out->lost[ATTACKER] = lost_by(rules, b, out, ATTACKER);
		out->lost[DEFENDER] = lost_by(rules, b, out, DEFENDER);
	}
	b->units[ATTACKER] -= out->lost[ATTACKER];
	b->units[DEFENDER] -= out->lost[DEFENDER];
}
