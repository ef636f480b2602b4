/*
 * assign_search: the search of assign.c, and what it costs that a phrase stands for a slot (assign_price.c): by the verb's marks,
 * by the order of bare names, by the numbers beside them.
 */
#ifndef PBP_BIND_ASSIGN_SEARCH_H
#define PBP_BIND_ASSIGN_SEARCH_H

#include "bind/value.h"

enum { IMPOSSIBLE = 1000000 };

struct search {
	struct task *task;
	const struct clause *clause;
	const struct verb *verb;
	unsigned nslots;
	struct sense now;
	struct senses *out;
	const struct offers **offers; /* by item, made when first needed */
};

/* What the verb's cheapest mark for that role is where item i stands; IMPOSSIBLE: it has none. */
unsigned mark_price(const struct search *s, unsigned slot, unsigned role, size_t i);
/* All that it costs to take item i so, in that role. */
unsigned offer_price(const struct search *s, const struct offer *o, unsigned role, size_t i);
/* Two names may be of one kind. */
bool share_a_class(const struct term *a, const struct term *b);

#endif
