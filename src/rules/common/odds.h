/*
 * odds: the chances of a battle to the end by the dice of the Risk row (battle_dice.h): three against two, compared in pairs, the
 * attacker loses where they are equal, a bonus goes to the highest die of its side.
 */
#ifndef PBP_RULES_COMMON_ODDS_H
#define PBP_RULES_COMMON_ODDS_H

#include <stdbool.h>
#include <stdint.h>

#include "base/arena.h"

struct odds {
	int32_t percent; /* that the attacker wins */
	int32_t lost;    /* how many he loses on average when he does, rounded */
};
struct odds_bonus {
	int32_t attacker, defender;
};
/* false: more than are counted. */
bool odds_of(struct odds *out, int32_t attackers, int32_t defenders, struct odds_bonus bonus, struct arena *a);
/* With how many at least he wins three times in four; 0: more than are counted. */
int32_t odds_needed(int32_t defenders, struct odds_bonus bonus, struct arena *a);

#endif
