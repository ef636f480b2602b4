/*
 * muster: how people come into the game, before it begins and while it goes on; the board at the start.
 */
#ifndef PBP_HEGEMON_MUSTER_H
#define PBP_HEGEMON_MUSTER_H

#include "play/turn.h"
#include "rules/common/told.h"

DECLARE_ORDER(heg_join);

/* A new game: cities and units as the map gives them. */
void heg_setup(struct turn *t);
/* HEG-START-2: what keeps the game from beginning. */
void heg_ready(const struct view *v, struct notes *notes);
/* HEG-AMEND-4: what is wrong with the parameters together. */
void heg_options_fit(const struct view *v, struct notes *notes);
/* Purses, the opening auction, and the door for those who join later. */
void heg_begin(struct turn *t);

#endif
