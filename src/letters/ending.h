/*
 * ending: what a player reads when the game is over: why, who came where, that orders and seeds are open now, and how
 * to check and keep all of it.
 */
#ifndef PBP_LETTERS_ENDING_H
#define PBP_LETTERS_ENDING_H

#include "letters/seated.h"

/* Whether the step ended the game. */
bool ending_comes(const struct seating *s);
/* {reasons, ranked, ranking, first} of what all may see: observer-over.txt. */
json_t *ending_value(const struct seating *s, const struct events *events);
/* A letter to who plays that seat. */
int ending_tell(const struct seating *s, const struct events *events, seat_id seat, struct err *e);

#endif
