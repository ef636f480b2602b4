/*
 * phrases: builds the phrases of one reading; the hands of grammar/order.y. The
 * grammar is flat, so at most one phrase is in the making: its preposition, what stands before its
 * noun and its terms wait here until it ends.
 */
#ifndef PBP_ORDER_PHRASES_H
#define PBP_ORDER_PHRASES_H

#include "base/bug.h"
#include "order/lattice.h"

struct phrases {
	struct arena *arena;              /* of phrases and terms */
	const struct lexeme *const *path; /* no fillers among them */
	size_t npath, next;

	VEC(struct phrase) list;
	VEC(struct term) terms; /* of the list and of the phrase in the making */
	size_t terms_from;      /* where the latter begin */
	unsigned stops;

	const struct lexeme *role, *one; /* the preposition, the article "a" */
	unsigned flags;
};

/* Parses the path of a reading; phrases and terms are in out->list, whose terms point into the arena. */
void phrases_parse(struct phrases *out, const struct lexeme *const *path, size_t n, struct arena *a);

/* For the grammar. */
int phrases_next(struct phrases *to, const struct lexeme **value, struct span *at);
void phrases_role(struct phrases *to, const struct lexeme *l);
void phrases_before(struct phrases *to, unsigned flags);
void phrases_one(struct phrases *to, const struct lexeme *l);
void phrases_term(struct phrases *to, const struct lexeme *l);
void phrases_all(struct phrases *to, const struct lexeme *all, const struct lexeme *number);
void phrases_pair(struct phrases *to, const struct lexeme *l);
void phrases_opener(struct phrases *to, const struct lexeme *l);
void phrases_all_but(struct phrases *to, const struct lexeme *l);
void phrases_argument(struct phrases *to, struct span at);
void phrases_description(struct phrases *to, struct span at);
void phrases_verb(struct phrases *to, struct span at, const struct lexeme *l);
void phrases_word(struct phrases *to, struct span at, const struct lexeme *l);
void phrases_stop(struct phrases *to, struct span at, const struct lexeme *l, enum stop why);
void phrases_colon(struct phrases *to);

#endif
