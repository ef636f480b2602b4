/*
 * over: when the game ends, what an artefact's end is, and who has won.
 */
#ifndef PBP_ARMIES_OVER_H
#define PBP_ARMIES_OVER_H

#include "play/ruleset.h"
#include "rules/armies/tables.h"

/* ARM-END-1: after every army that is drawn; ends the game when no space is free. */
void ar_after_drawing(struct turn *t);
void ar_finish(struct turn *t, enum end end);
/* ARM-END-4: passed rounds, max_rounds; at the end of a round. Whether the game is over. */
bool ar_round_ends_it(struct turn *t);
bool ar_standing(const struct view *v, struct standing *out);
bool ar_alive(const struct state *s, seat_id seat);

#endif
