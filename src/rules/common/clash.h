/*
 * clash: how an attack that somebody asks of would come out by the dice of the Risk row: its chances, in a game where territories
 * have troops and one stays behind.
 */
#ifndef PBP_RULES_COMMON_CLASH_H
#define PBP_RULES_COMMON_CLASH_H

#include "play/fact.h"
#include "play/game.h"
#include "rules/common/odds.h"

struct stage_clash { /* notes */
	int32_t fight, numbers, odds, need;
	struct odds_bonus bonus; /* there */
};
#define STAGE_CLASH_NOTES \
	.fight = NOTE_CLASH, .numbers = NOTE_CLASH_NUMBERS, .odds = NOTE_CLASH_ODDS, .need = NOTE_CLASH_NEED

void stage_clash(const struct view *v, const struct clash *c, const struct stage_clash *told, struct notes *notes);

#endif
