/*
 * phases: what can be ordered in a turn, phase by phase. Checks look in the order in which the rules
 * ask; an act does what its check let pass.
 */
#ifndef PBP_GILMORIA_PHASES_H
#define PBP_GILMORIA_PHASES_H

#include "rules/common/orders.h"
#include "rules/gilmoria/board.h"
#include "rules/gilmoria/notes.h"

/* GIL-DEP-1: where diplomacy ends the pool is counted. */
void gm_leave_diplomacy(struct turn *t, int32_t phase);
bool gm_move_shuts(const struct view *v, const struct command *c, verb_id other);
bool gm_shuts_diplomacy(const struct view *v, const struct command *c, verb_id other);
/* GIL-LEAD-1: whether the command's slot names a leader, and he stands there; false: said so. */
bool gm_check_leader(const struct view *v, const struct command *c, unsigned slot, area_id from, struct notes *notes);
/* Takes a leader from one territory to the next. */
void gm_lead(struct turn *t, area_id from, area_id to);

DECLARE_ORDER(gm_activate);
DECLARE_ORDER(gm_deactivate);
DECLARE_ORDER(gm_recruit);
DECLARE_ORDER(gm_acquire);

/* GIL-BAT-3: the own bloc, unless the option says otherwise. */
int32_t gm_spares(const struct view *v, seat_id owner);
DECLARE_ORDER(gm_attack);
DECLARE_ORDER(gm_move);

#endif
