/*
 * likeness: which of some kinds a text is most like, by the traits that the texts of each kind have: the cosine between both, each
 * trait weighed by how few of the kinds have it (log-entropy weighting: S. Dumais, Improving the Retrieval of Information from
 * External Sources, 1991). In whole numbers: the same on every machine. It is for many kinds of a few texts each, read while the program
 * runs, of which a text may be like none: how much it is like one has an end, LIKENESS_ONE. How likely a few kinds of many texts are,
 * against each other, order/likely.h says.
 *
 *	likeness_add() for every text, likeness_close() once, then likeness_score() as often as one likes.
 */
#ifndef PBP_BASE_LIKENESS_H
#define PBP_BASE_LIKENESS_H

#include "base/arena.h"
#include "base/vec.h"

#include <stdint.h>

enum { LIKENESS_ONE = 1000 };

struct likeness_cell {
	uint32_t trait, count;
	uint16_t kind;
};
struct likeness_trait {
	uint32_t trait, from, to; /* its cells */
	int32_t weight;           /* of LOG2_ONE */
};
struct likeness {
	VEC(struct likeness_cell) cells;
	struct likeness_trait *traits; /* by number */
	size_t ntraits, nkinds;
	int64_t *length; /* of each kind */
	struct arena *arena;
};

/* In the arena, of which all else that it holds is. */
void likeness_init(struct likeness *l, size_t nkinds, struct arena *a);
/* kind: below nkinds. */
void likeness_add(struct likeness *l, size_t kind, const uint32_t *traits, size_t n);
void likeness_close(struct likeness *l);
/* Adds times what the traits are like each kind, of LIKENESS_ONE, to out. Sorts the traits; a: for the while. */
void likeness_score(int64_t *out, const struct likeness *l, uint32_t *traits, size_t n, int32_t times, struct arena *a);

#endif
