/*
 * assault: an attack from one territory on another by dice. What may attack what, who moves in and what is
 * told is the rulebook's business.
 */
#ifndef PBP_RULES_COMMON_ASSAULT_H
#define PBP_RULES_COMMON_ASSAULT_H

#include "rules/common/battle_dice.h"

struct assault {
	seat_id seat, owner; /* who attacks whom */
	area_id from, to;
	int32_t said; /* how many the order says; -1: none */
	bool led;     /* the attacker's leader goes along */
	struct battle battle;
};

/* What a throw that has just been made is told as; s: its dice are the last. */
typedef void tell_throw_fn(struct turn *t, const struct assault *a, const struct battle_dice *rules,
			   const struct battle_throw *thrown, const struct dice_stream *s);
/* The dice of a side in that throw: "6 5 3", as they fell; in pairs highest first. */
text_id assault_dice(struct turn *t, const struct battle_dice *rules, const struct battle_throw *thrown,
		     const struct dice_stream *s, enum battle_side side);
/* What is rolled for; its number in the ruleset's list of dice. */
#define ASSAULT_DICE \
	{ \
		"battle", "battle:{from}>{to}", NOUN_AREA, AUDIENCE_ALL \
	}
/* To the end, or one throw. Where nobody defends, or attacks, nothing is rolled. */
void assault_fight(struct turn *t, struct assault *a, int32_t what, const struct battle_dice *rules, bool once,
		   tell_throw_fn *tell);

#endif
