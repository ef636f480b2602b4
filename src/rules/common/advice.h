/*
 * advice: what may be sensible in a turn of phases (stage.h), for who may copy it: new troops to where they attack best, an
 * attack whose odds are good, idle troops to a border that needs them. Slots are those of orders.h.
 */
#ifndef PBP_RULES_COMMON_ADVICE_H
#define PBP_RULES_COMMON_ADVICE_H

#include "rules/common/orders.h"

struct stage_advice {
	verb_id deploy, attack, move, end_turn;
	bool counted; /* an attack says with how many; else all but one go */
	/* may: orders of phases before deployment; returns who may be an ally after them, and is not attacked, or SEAT_NONE */
	seat_id (*before)(const struct view *, struct counsel *);
	/* may: what is worth a unit more to who defends that territory */
	int32_t (*defence)(const struct state *, area_id);
	/* may: whether its troops can go to another of the seat's; without it they can anywhere */
	bool (*may_go)(const struct view *, area_id from, area_id to);
};

/* For struct call_kind. */
void stage_counsel(const struct view *v, const struct call_row *call, seat_id seat, struct counsel *c);

#endif
