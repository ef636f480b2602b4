/*
 * leads: whether what stands before orders, and leads up to them ("My orders for the spring", "Once more, in plain words"), is of one
 * who means them now, or of another's, old, thought of or conditional ones ("What Bob wants me to send"), by
 * grammar/leads.examples and those lines of talk.examples and withheld.examples that end with a colon: a linear support vector machine (order/lean.h) over talk_traits. What of it a word list knows is bind/label.h's.
 */
#ifndef PBP_ORDER_LEADS_H
#define PBP_ORDER_LEADS_H

#include "base/str.h"

/* Parts of LEAN_ONE; above 0: it is like what leads up to orders that are meant. */
int32_t leads_lean(struct str text);

#endif
