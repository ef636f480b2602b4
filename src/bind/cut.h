/*
 * cut: where a clause of a part may end, and another begin: at what parts phrases, and where something would be said twice.
 */
#ifndef PBP_BIND_CUT_H
#define PBP_BIND_CUT_H

#include "bind/parts.h"

enum { PART_CUTS = 400 };

/* A place where a clause may end and another begin. */
struct cut {
	size_t from, to; /* items of the separator: the clause before ends at from, the next begins at to */
	uint8_t sep;
	uint8_t price;
};

/* The first before the part, the last behind it; how many. cut: room for two of each item, and two. */
size_t cuts_find(const struct task *t, const struct part *p, struct cut *cut);

/* "India 1 China 1", "Ohio 3, Iowa 2": so many in each of them; no deed that leads from the one to the other is said. */
bool items_are_pairs(const struct item *item, size_t n);

#endif
