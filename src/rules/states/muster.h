/*
 * muster: how people come into the game, and how the board is dealt when it begins.
 */
#ifndef PBP_STATES_MUSTER_H
#define PBP_STATES_MUSTER_H

#include "play/turn.h"

void st_join_check(const struct view *v, const struct command *c, struct notes *notes);
void st_join_act(struct turn *t, const struct command *c);

/* A new game: a row for each territory in play, nobody's yet. */
void st_setup(struct turn *t);
/* STA-SETUP-1 to 3: what keeps the game from beginning. */
void st_ready(const struct view *v, struct notes *notes);
/* The Buffer, the deal, the first turn. */
void st_begin(struct turn *t);

#endif
