/*
 * lean: towards which of some classes a text leans, by weights of its traits that were learned of texts of known classes when the
 * program was built (grammar/svm.h): the sum of the weights of the traits that are known, over the square root of how many there
 * are. 0 is the middle between a class and all others; LEAN_ONE is where support vectors lie. In whole numbers: the same everywhere.
 */
#ifndef PBP_ORDER_LEAN_H
#define PBP_ORDER_LEAN_H

#include "base/traits.h"

enum { LEAN_ONE = 1024, LEAN_CLASSES = 160 };

struct lean {
	const uint32_t (*traits)[2]; /* by size, and where its weights begin; one more ends them */
	const int16_t (*weights)[2]; /* of which class, and how much */
	uint32_t ntraits, nclasses;
	const char *const *classes;
};

/* Traits that are summed up one after another. */
struct lean_sum {
	int64_t sum[LEAN_CLASSES], known;
};
void lean_add(struct lean_sum *s, const struct lean *by, struct traits t);
void lean_of(int32_t out[LEAN_CLASSES], const struct lean *by, const struct lean_sum *s);
/* Of each class, by its number. */
void lean_scores(int32_t out[LEAN_CLASSES], const struct lean *by, struct traits t);
/* The class of this name; nclasses: there is none. */
uint32_t lean_class(const struct lean *by, const char *name);

#endif
