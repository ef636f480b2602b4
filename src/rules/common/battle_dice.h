/*
 * battle_dice: battles by dice as one table: how many dice each side throws, in which order they are
 * drawn, what a bonus is added to, and who loses what. A rulebook chooses a row; what a battle is
 * about, who moves in and what is told is its own business.
 *
 *	risk         up to three dice against two, highest against highest, the lower loses one,
 *	             the attacker where they are equal; a bonus goes to the highest die
 *	attrition    as many duels as the smaller side has units, each side's unit survives on a 6
 *	fifty-fifty  a die for every unit, 4 or more removes one of the enemy's, both sides at once
 *
 * Invariant: a throw never removes more units than a side has.
 */
#ifndef PBP_RULES_COMMON_BATTLE_DICE_H
#define PBP_RULES_COMMON_BATTLE_DICE_H

#include "play/turn.h"

enum battle_side { ATTACKER, DEFENDER };
enum battle_mode { BATTLE_RISK, BATTLE_ATTRITION, BATTLE_FIFTY_FIFTY, BATTLE_MODES };
enum { BATTLE_PAIRED = 3 }; /* dice a side has at most where dice are compared in pairs */

struct battle_dice { /* arrays are by enum battle_side */
	const char *name;
	int32_t most[2];        /* dice a side throws at most; 0: one for each unit */
	bool even;              /* both sides throw as many as the smaller one has units */
	enum battle_side first; /* whose dice are drawn first */
	int32_t from;           /* a die counts from this number on, its bonus added; 0: dice are paired */
	bool saves;             /* a die that counts saves a unit of its own; else it removes an enemy */
};
extern const struct battle_dice battle_dice[BATTLE_MODES];

struct battle {
	int32_t units[2]; /* that fight: what must stay behind is not among them */
	int32_t bonus[2];
};

struct battle_throw {
	int32_t dice[2];                  /* how many */
	int32_t paired[2][BATTLE_PAIRED]; /* highest first, as thrown; 0 where there is none */
	int32_t counted[2];               /* dice that reached `from` */
	int32_t lost[2];
};

static inline bool battle_goes_on(const struct battle *b)
{
	return b->units[ATTACKER] > 0 && b->units[DEFENDER] > 0;
}

/* One throw of both sides; takes the losses off. Only while the battle goes on. */
void battle_throw(const struct battle_dice *rules, struct battle *b, struct dice_stream *s, struct battle_throw *out);

#endif
