/*
 * fill: an order that lacks a place, where the rules would take it for one place alone: "send 3 to Kyoto" of who holds
 * Osaka; or a number, where it names all: "my new men appear in Osaka". Its writer is asked (bind.h, guess).
 */
#ifndef PBP_VERDICT_FILL_H
#define PBP_VERDICT_FILL_H

#include "bind/clauses.h"

/* What the clauses of a binding order, in the message's memory, is its guess, where each lacks such a thing at most. Else
 * what those order that do is a part of it (bind.h, part), where the others take back nothing and make no conditions. */
void fill_rows(struct task *t, struct binding *b, const struct path *const *rows, size_t n);

/* The meaning at the least price; of several, where `tries`, the one that the rules would take, were it all that is ordered.
 * NULL: there is none. */
const struct path *fill_meaning(struct task *t, const struct paths *found, bool tries);

/* The rules would take it, were it all that is ordered. No game in hand: they take none. */
bool fill_takes(struct task *t, const struct command *c);
/* The rules would take it, were it all that is ordered. */
bool fill_is_taken(struct task *t, const struct path *p);

#endif
