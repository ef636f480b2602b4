/*
 * analogy_traits: by what a part of a text tells which order it is, what a name or number in it is to that (order/analogy.h), where one
 * order ends and the next begins, and whose number an order has that names none: its words and those around it, what it names, in which
 * order. For analogy.c, and for grammar/teach.c, which learns of them.
 */
#ifndef PBP_ORDER_ANALOGY_TRAITS_H
#define PBP_ORDER_ANALOGY_TRAITS_H

#include "order/analogy.h"
#include "base/traits.h"

struct analogy_text {
	const struct analogy_piece *at;
	size_t n;
};
struct analogy_clause {
	size_t from, to;
};

/* From sign to sign, and from what may begin one. More than `most`: that is how many there are at least. */
size_t analogy_clauses(struct analogy_text x, struct analogy_clause *out, size_t most);
/* Between two clauses that stand beside each other stands a sign or word. */
bool analogy_are_parted(struct analogy_clause a, struct analogy_clause b);

/* Of the pieces from here to there: which order they are. */
struct traits analogy_deed_traits(struct analogy_text x, size_t from, size_t to, struct arena *a);
/* ... behind an order of this deed; "": they are the first. */
struct traits analogy_behind_traits(struct analogy_text x, size_t from, size_t to, struct str before, struct arena *a);
/* Of one of them, a name or number: what it is to their order. */
struct traits analogy_place_traits(struct analogy_text x, size_t i, size_t from, size_t to, struct arena *a);
/* Of two clauses: whether they are of one order. */
struct traits analogy_cut_traits(struct analogy_text x, struct analogy_clause left, struct analogy_clause right,
				 struct arena *a);
/* Of pieces without a number: whose number their order has. */
struct traits analogy_share_traits(struct analogy_text x, size_t from, size_t to, struct arena *a);

/* Of all of it: whether what is like an order in it is meant as one. */
struct traits analogy_meant_traits(struct analogy_text x, struct arena *a);

/* Among words with blanks between. */
bool analogy_listed(struct str word, struct str list);

#endif
