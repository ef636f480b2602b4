/*
 * phases: what can be ordered in a turn, phase by phase. Checks look in the order in which the rules
 * ask; an act does what its check let pass.
 */
#ifndef PBP_STATES_PHASES_H
#define PBP_STATES_PHASES_H

#include "rules/common/orders.h"
#include "rules/states/board.h"
#include "rules/states/notes.h"

/* STA-STAGE-3: whether an order of that phase may be given now; says why not. */
bool st_may_act(const struct view *v, const struct command *c, enum phase phase, struct notes *notes);
/* Whether it is a fortification that closes the attack phase. */
bool st_move_shuts(const struct view *v, const struct command *c, verb_id other);

void st_attack_check(const struct view *v, const struct command *c, struct notes *notes);
void st_attack_act(struct turn *t, const struct command *c);
void st_move_check(const struct view *v, const struct command *c, struct notes *notes);
void st_move_act(struct turn *t, const struct command *c);
void st_end_named_check(const struct view *v, const struct command *c, struct notes *notes);
void st_end_named_act(struct turn *t, const struct command *c);

#endif
