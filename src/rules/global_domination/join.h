/*
 * join: how players come into the game: starting locations and colours (section 1).
 */
#ifndef PBP_GLOBAL_DOMINATION_JOIN_H
#define PBP_GLOBAL_DOMINATION_JOIN_H

#include "play/turn.h"

void gd_join_check(const struct view *v, const struct command *c, struct notes *notes);
void gd_join_act(struct turn *t, const struct command *c);

#endif
