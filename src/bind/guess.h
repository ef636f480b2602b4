/*
 * guess: what a sentence that is not understood may mean: what it says without the words that nobody understands. Its
 * writer is asked; nothing is ever booked by it. Words that doubt, limit, deny or take back are never left out: beside
 * one of them nothing is guessed.
 */
#ifndef PBP_BIND_GUESS_H
#define PBP_BIND_GUESS_H

#include "bind/clauses.h"

/* The reading without such words, in the task's arena; NULL: it has none, or others that must not be left out. */
const struct reading *guess_reading(struct task *t, const struct reading *r);
/* Gives refused bindings the orders that a way through such a reading finds in their words; all of them or none. */
void guess_orders(struct task *t, const struct path *p, struct binding *list, size_t n);

#endif
