/*
 * fill: an order that lacks a place and nothing else, where the rules would take it for one place alone: "send 3 to
 * Kyoto" of who holds Osaka. Its writer is asked (bind.h, guess).
 */
#ifndef PBP_BIND_FILL_H
#define PBP_BIND_FILL_H

#include "bind/clauses.h"

/* The order with that place, in the message's memory; NULL: it lacks none, or more, or several would do. */
struct command *fill_place(struct task *t, const struct sense *s);

#endif
