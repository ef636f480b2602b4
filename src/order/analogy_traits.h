/*
 * analogy_traits: by what a clause tells which order it is, and a name or number in it what it is to the order (order/analogy.h): its words
 * and those around it, what it names, in which order. For analogy.c, and for grammar/teach.c, which learns of them.
 */
#ifndef PBP_ORDER_ANALOGY_TRAITS_H
#define PBP_ORDER_ANALOGY_TRAITS_H

#include "order/analogy.h"
#include "base/traits.h"

/* Of the pieces from here to there: which order they are. */
struct traits analogy_deed_traits(const struct analogy_piece *at, size_t from, size_t to, struct arena *a);
/* Of one of them, a name or number: what it is to their order. */
struct traits analogy_place_traits(const struct analogy_piece *at, size_t i, size_t from, size_t to,
				   struct arena *a); /* Among words with blanks between. */
bool analogy_listed(struct str word, struct str list);

#endif
