/*
 * likeness: which of some kinds a text is most like, by the traits that the texts of each kind have: how much more likely each is
 * in texts of that kind than in any, where what a kind never had is as likely as in all of them, in its part (Dirichlet smoothing:
 * C. Zhai, J. Lafferty, A Study of Smoothing Methods for Language Models Applied to Ad Hoc Information Retrieval, 2001). In whole
 * numbers: the same on every machine. It is for many kinds of a few texts each, read while the program runs. How likely a few kinds
 * of many texts are, against each other, order/likely.h says.
 *
 *	likeness_add() for every text, likeness_close() once, then likeness_score() as often as one likes.
 */
#ifndef PBP_BASE_LIKENESS_H
#define PBP_BASE_LIKENESS_H

#include "base/arena.h"
#include "base/traits.h"
#include "base/vec.h"

#include <stdint.h>

enum { LIKENESS_BIT = 100 };

struct likeness_cell {
	uint32_t trait, count;
	uint16_t kind;
};
struct likeness_trait {
	uint32_t trait, from, to; /* its cells */
	uint64_t count;           /* of all */
};
struct likeness {
	VEC(struct likeness_cell) cells;
	struct likeness_trait *traits; /* by number */
	size_t ntraits, nkinds;
	uint64_t *counts, count; /* of each kind, and of all */
	struct arena *arena;
};

/* In the arena, of which all else that it holds is. */
void likeness_init(struct likeness *l, size_t nkinds, struct arena *a);
/* kind: below nkinds; those of a kind together, in the order of the kinds. */
void likeness_add(struct likeness *l, size_t kind, struct traits t);
void likeness_close(struct likeness *l);
/* out: of each kind how many bits a trait that is known tells for it. */
void likeness_score(int64_t *out, const struct likeness *l, struct traits t);

#endif
