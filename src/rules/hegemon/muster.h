/*
 * muster: how people come into the game, before it begins and while it goes on; the board at the start.
 */
#ifndef PBP_HEGEMON_MUSTER_H
#define PBP_HEGEMON_MUSTER_H

#include "play/turn.h"

void heg_join_check(const struct view *v, const struct command *c, struct notes *notes);
void heg_join_act(struct turn *t, const struct command *c);

/* A new game: cities and units as the map gives them. */
void heg_setup(struct turn *t);
/* HEG-START-2: what keeps the game from beginning. */
void heg_ready(const struct view *v, struct notes *notes);
/* HEG-AMEND-4: what is wrong with the parameters together. */
void heg_options_fit(const struct view *v, struct notes *notes);
/* Purses, the opening auction, and the door for those who join later. */
void heg_begin(struct turn *t);

#endif
