/*
 * refuted: a guess that the rules of the board refuse gives way to the next likeliest reading of the same words: with where from and
 * where to turned round, or by another deed that takes all that is named, where one alone of these is lawful. What the words say
 * outright ("from Osaka", a deed by its name) stays. No game in hand: nothing changes.
 */
#ifndef PBP_VERDICT_REFUTED_H
#define PBP_VERDICT_REFUTED_H

#include "bind/binder.h"

void refuted_give_way(struct task *t, const struct line *line, struct binding *list, size_t n);
/* "6 from Ohio" puts nothing in Ohio: such a word stands before one of its places. */
bool refuted_by_marks(const struct task *t, const struct line *line, const struct command *c);

#endif
