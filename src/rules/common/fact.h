/*
 * fact: what players ask of how a game of turns one after another stands (play/fact.h): troops that wait and that will come, who has
 * what, whose turn it is and who comes then, when it ends.
 */
#ifndef PBP_RULES_COMMON_FACT_H
#define PBP_RULES_COMMON_FACT_H

#include "play/fact.h"
#include "rules/common/stage.h"

struct stage_facts { /* notes */
	int32_t pool, income, has, now, then, ends, prices, chance;
	/* may: what a turn that has begun keeps from beginning again in its round */
	void (*passes)(struct state *, seat_id);
};
#define STAGE_FACT_NOTES \
	.pool = NOTE_FACT_POOL, .income = NOTE_FACT_INCOME, .has = NOTE_FACT_HAS, .now = NOTE_FACT_NOW, \
	.then = NOTE_FACT_THEN, .ends = NOTE_FACT_ENDS, .prices = NOTE_FACT_PRICES, .chance = NOTE_FACT_CHANCE

void stage_fact(const struct view *v, enum fact what, seat_id of, const struct stage_facts *told, struct notes *notes);
/* For struct ruleset: troops of the owner. */
int32_t stage_force(const struct state *s, seat_id seat, area_id a);
int32_t stage_pool(const struct state *s, seat_id seat);

#endif
