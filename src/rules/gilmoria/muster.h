/*
 * muster: how people come into the game, which domains they get, and how the game begins.
 */
#ifndef PBP_GILMORIA_MUSTER_H
#define PBP_GILMORIA_MUSTER_H

#include "play/turn.h"

void gm_join_check(const struct view *v, const struct command *c, struct notes *notes);
void gm_join_act(struct turn *t, const struct command *c);
extern const struct muster gm_muster;

/* A new game: a row for each territory in play, nobody's yet. */
void gm_setup(struct turn *t);
/* GIL-SETUP-1, GIL-SETUP-2: what keeps the game from beginning. */
void gm_ready(const struct view *v, struct notes *notes);
/* Domains, personalities, the first turn: in this order, with dice only where options or seats ask for them. */
void gm_begin(struct turn *t);

#endif
