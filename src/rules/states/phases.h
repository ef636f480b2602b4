/*
 * phases: what can be ordered in a turn, phase by phase. Checks look in the order in which the rules
 * ask; an act does what its check let pass.
 */
#ifndef PBP_STATES_PHASES_H
#define PBP_STATES_PHASES_H

#include "rules/common/orders.h"
#include "rules/states/board.h"
#include "rules/states/notes.h"

/* Whether it is a fortification that closes the attack phase. */
bool st_move_shuts(const struct view *v, const struct command *c, verb_id other);

DECLARE_ORDER(st_attack);
DECLARE_ORDER(st_move);

#endif
