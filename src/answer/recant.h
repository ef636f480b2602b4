/*
 * recant: a clause that takes back, in the exact words of grammar/recant.def, what it names by where it goes, what it is, and how many
 * there are of it: "forget both marches on Dunmere", "everything to Dunmere is off". What does not fit in kind, place and
 * count names nothing.
 */
#ifndef PBP_ANSWER_RECANT_H
#define PBP_ANSWER_RECANT_H

#include "answer/which.h"

/* Of so many orders those that the clause takes back are added to the set; false: none. */
bool recant_named(struct ear *ear, struct str clause, const struct command *const *orders, size_t n,
		  bool set[WHICH_MOST]);
/* Beside it: "better safe than sorry", "too risky". */
bool recant_tells_why(struct str clause, struct arena *a);

#endif
