/*
 * learned: what was counted of examples, for likely.h. Made when the program is built (grammar/learn.c), or of a file that it
 * reads (letters/lore.h).
 */
#ifndef PBP_ORDER_LEARNED_H
#define PBP_ORDER_LEARNED_H

#include "base/traits.h"
#include "order/likely.h"

enum { LEARNED_COUNT = LIKELY_BIT - 1 /* more texts of one kind are not counted */ };

struct learned {
	const uint32_t (*traits)[2]; /* by size, and where its counts begin; one more ends the counts */
	const uint16_t *counts;      /* kind times LIKELY_BIT, and in how many texts of it */
	const uint32_t *of;          /* of each kind: what is counted in it */
	const int32_t
		*others; /* of each kind: the logarithm of what is counted in all others, and one for each trait */
	uint32_t nkinds, ntraits;
	const char *const *kinds; /* NULL: they are known by their numbers alone */
};

struct example {
	struct traits traits;
	uint16_t kind; /* below LIKELY_KINDS */
};
/* Only traits that at least so many texts have: pieces of rare words say nothing, and are most. */
struct learned learned_of(const struct example *list, size_t n, uint32_t nkinds, uint32_t least, struct arena *a);

#endif
