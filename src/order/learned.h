/* learned: what grammar/learn.c counts of examples when the program is built, for likely.c. */
#ifndef PBP_ORDER_LEARNED_H
#define PBP_ORDER_LEARNED_H

#include "base/traits.h"
#include "order/likely.h"

struct learned {
	const uint32_t (*traits)[2]; /* by size, and where its counts begin; one more ends the counts */
	const uint16_t *counts;      /* kind times LIKELY_BIT, and in how many texts of it */
	const uint32_t *of;          /* of each kind: what is counted in it */
	const int32_t
		*others; /* of each kind: the logarithm of what is counted in all others, and one for each trait */
	uint32_t nkinds, ntraits;
	const char *const *kinds;
};

#endif
