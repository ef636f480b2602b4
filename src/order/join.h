/*
 * join: hard line breaks. An order that a mail program cut in two is one order (MAIL rule
 * N6): carried out by halves it would be another one.
 */
#ifndef PBP_ORDER_JOIN_H
#define PBP_ORDER_JOIN_H

#include "order/vocab.h"

/* Whether the line below goes on with the line above: the upper ends, or the lower begins, with what
 * cannot end or begin an order, a name goes across the break, or a condition stands behind it. */
bool lines_join(const struct vocab *v, struct str above, struct str below);

#endif
