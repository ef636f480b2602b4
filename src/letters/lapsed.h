/*
 * lapsed: what waited for a player's yes when its call closed. Where that ends the turn it stands above his report, else he has a
 * letter of it at once: he must not read it a day later. The letter is read back from history, so that a crash swallows none.
 */
#ifndef PBP_LETTERS_LAPSED_H
#define PBP_LETTERS_LAPSED_H

#include "letters/seated.h"

/* The orders of that seat, in words, in the order they were given; how many. lapsed: as struct step has it; memory of a. */
size_t lapsed_orders(struct str **out, struct str lapsed, const struct state *after, seat_id seat, struct arena *a);
/* To whom a step concerns that ended no turn. */
int lapsed_tell(const struct seating *s, const struct events *events, struct err *e);

#endif
