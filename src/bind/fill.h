/*
 * fill: an order that lacks a place and nothing else, where the rules would take it for one place alone: "send 3 to
 * Kyoto" of who holds Osaka. Its writer is asked (bind.h, guess).
 */
#ifndef PBP_BIND_FILL_H
#define PBP_BIND_FILL_H

#include "bind/clauses.h"

/* What the clauses of a binding order, in the message's memory, is its guess, where each lacks one place at most and the
 * rules take that for one place alone. */
void fill_rows(struct task *t, struct binding *b, const struct path *const *rows, size_t n);

#endif
