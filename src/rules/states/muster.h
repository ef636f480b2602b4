/*
 * muster: how people come into the game, and how the board is dealt when it begins.
 */
#ifndef PBP_STATES_MUSTER_H
#define PBP_STATES_MUSTER_H

#include "rules/common/join.h"

extern const struct muster st_muster;

/* A new game: a row for each territory in play, nobody's yet. */
void st_setup(struct turn *t);
/* STA-SETUP-1 to 3: what keeps the game from beginning. */
void st_ready(const struct view *v, struct notes *notes);
/* The Buffer, the deal, the first turn. */
void st_begin(struct turn *t);

#endif
