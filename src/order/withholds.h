/*
 * withholds: towards what withholds the orders beside it a sentence leans, or away from that, by grammar/talk.examples and
 * withheld.examples: a linear support vector machine (order/lean.h) over talk_traits. For bind/weigh.c, which holds it together
 * with what order/likely.h counts of the same: the two err in different lines.
 */
#ifndef PBP_ORDER_WITHHOLDS_H
#define PBP_ORDER_WITHHOLDS_H

#include "base/traits.h"

/* Parts of LEAN_ONE; below 0: it is like what does not. */
int32_t withholds_lean(struct traits t);

#endif
