/*
 * phases: what can be ordered in a turn, phase by phase. Checks look in the order in which the rules
 * ask; an act does what its check let pass.
 */
#ifndef PBP_GILMORIA_PHASES_H
#define PBP_GILMORIA_PHASES_H

#include "rules/common/orders.h"
#include "rules/gilmoria/board.h"
#include "rules/gilmoria/notes.h"

/* GIL-STAGE-3: whether an order of that phase may be given now; says why not. */
bool gm_may_act(const struct view *v, const struct command *c, enum phase phase, struct notes *notes);
/* GIL-DEP-1: where diplomacy ends the pool is counted. */
void gm_leave_diplomacy(struct turn *t, int32_t phase);
bool gm_move_shuts(const struct view *v, const struct command *c, verb_id other);
bool gm_shuts_diplomacy(const struct view *v, const struct command *c, verb_id other);
/* Whether the argument names land of the domain whose turn it is; else says so. */
bool stage_is_own(const struct view *v, const struct arg *a, int32_t otherwise, struct notes *notes);
/* GIL-LEAD-1: whether the command's slot names a leader, and he stands there; false: said so. */
bool gm_check_leader(const struct view *v, const struct command *c, unsigned slot, area_id from, struct notes *notes);
/* Takes a leader from one territory to the next. */
void gm_lead(struct turn *t, area_id from, area_id to);

void gm_activate_check(const struct view *v, const struct command *c, struct notes *notes);
void gm_activate_act(struct turn *t, const struct command *c);
void gm_deactivate_check(const struct view *v, const struct command *c, struct notes *notes);
void gm_deactivate_act(struct turn *t, const struct command *c);
void gm_recruit_check(const struct view *v, const struct command *c, struct notes *notes);
void gm_recruit_act(struct turn *t, const struct command *c);
void gm_acquire_check(const struct view *v, const struct command *c, struct notes *notes);
void gm_acquire_act(struct turn *t, const struct command *c);

/* GIL-BAT-3: the own bloc, unless the option says otherwise. */
int32_t gm_spares(const struct view *v, seat_id owner);
void gm_attack_check(const struct view *v, const struct command *c, struct notes *notes);
void gm_attack_act(struct turn *t, const struct command *c);
void gm_move_check(const struct view *v, const struct command *c, struct notes *notes);
void gm_move_act(struct turn *t, const struct command *c);

void gm_end_named_check(const struct view *v, const struct command *c, struct notes *notes);
void gm_end_named_act(struct turn *t, const struct command *c);

#endif
