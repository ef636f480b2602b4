/*
 * settle: the start of a player's first Turn: Headquarter, Troops, influence (1.3, 1.4, 1.7).
 */
#ifndef PBP_GLOBAL_DOMINATION_SETTLE_H
#define PBP_GLOBAL_DOMINATION_SETTLE_H

#include "play/turn.h"

/* Warns of those who have chosen no start and for whom none is left (1.2). */
void settle_look(const struct view *v, struct notes *why);
/* The first Turn of the game: everybody; who has chosen no start gets the lowest lawful area. */
void settle_first(struct turn *t);
/* Later Turns: those who have joined and were admitted (1.6). */
void settle_late(struct turn *t);

#endif
