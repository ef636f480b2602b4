/*
 * lattice: all that the words of one line may be. A lexeme covers tokens [from, to) and is
 * one thing they may be; a way through from the first token to the last is a reading.
 */
#ifndef PBP_ORDER_LATTICE_H
#define PBP_ORDER_LATTICE_H

#include "order/meaning.h"
#include "order/token.h"

/* What was said just before, as far as it makes a name likely. */
enum context {
	CONTEXT_NONE,
	CONTEXT_MARKED, /* a preposition or an arrow: a name is due */
	CONTEXT_VERB,
	CONTEXTS
};

#define PRICE_NEVER UINT8_MAX /* not in this context */

struct lexeme {
	uint16_t symbol; /* a token of grammar/order.y */
	uint16_t from, to;
	uint8_t role, flags; /* of the phrase it begins or is */
	uint8_t price[CONTEXTS];
	struct term term;
	struct term rest; /* an opener's text, a pair's second number */
};

struct lattice {
	VEC(struct lexeme) list; /* by `from` */
	uint32_t *first;         /* the lexemes at token i are list[first[i]] up to list[first[i + 1]] */
	size_t ntokens;
};

/* What stands before the next word when this one has been said. */
enum context context_after(enum context before, const struct lexeme *l);

/* The tokens may be split ("u12", "4x"). The lattice is in scratch, what its terms point to in a. */
void lattice_build(struct lattice *out, struct tokens *t, const struct source *s, const struct vocab *v,
		   struct arena *scratch, struct arena *a);

#endif
