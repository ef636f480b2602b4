/*
 * reply_clear: whether it is clear what a part of an answer does (reply_parts.h), so that what waits may be done by a yes of it, or by
 * another that stands beside it.
 */
#ifndef PBP_ANSWER_REPLY_CLEAR_H
#define PBP_ANSWER_REPLY_CLEAR_H

#include "answer/reply_parts.h"
#include "order/lean.h"

enum { REPLY_SURE_SHORT = 2 * LEAN_ONE }; /* by which few words are surely a yes */

bool reply_is_clear(const struct reply_answer *r, size_t i);
/* What it says is of some of those that wait, and no more than these need wait for it: "Yes to Ash. Birch looks weak." */
bool reply_is_open(const struct reply_answer *r, size_t i);
/* "And then the lot in Fir can give Hazel what for": whatever it does, it does to none that waits. */
bool reply_speaks_elsewhere(const struct reply_answer *r, const struct reply_part *p);
/* "Activate Hesper, with no trick at all": it may order something of a kind of which none waits. */
bool reply_may_order(const struct reply_answer *r, const struct reply_part *p);
/* "And with my 18 points I take two extra troops": an order, understood or not, of a kind of which none waits. */
bool reply_orders_else(const struct reply_answer *r, const struct reply_part *p);

#endif
