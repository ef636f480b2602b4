/*
 * guess: what a sentence that is not understood may mean: what its names, numbers and deeds say together, whatever
 * stands between them. Its writer is asked; nothing is ever booked by it. All that a game or a number names must have
 * its place in it, in one way only; words that doubt, limit, deny or take back are never left out: beside one of them
 * nothing is guessed.
 */
#ifndef PBP_VERDICT_GUESS_H
#define PBP_VERDICT_GUESS_H

#include "bind/clauses.h"

/* The ways through a reading that understand all of it; none: there is none. */
typedef void guess_reader(struct task *t, const struct reading *r, struct paths *out);
/* Gives refused bindings of a line the orders that are found in the words of their sentences, in the message's memory. */
void guess_orders(struct task *t, const struct line *line, guess_reader *read, struct binding *list, size_t n);
/* Says its guess to its writer with what is wrong. */
void guess_suggest(struct task *t, struct binding *b);
/* Bindings between which a full stop stands; a semicolon may leave what the one depends on in the other. */
bool guess_are_apart(const struct task *t, const struct binding *a, const struct binding *b);

#endif
