/*
 * best: the cheapest ways to understand a line, in its own words, under its heading, in plain words; what is said of them is
 * verdict.c's.
 */
#ifndef PBP_VERDICT_BEST_H
#define PBP_VERDICT_BEST_H

#include "bind/clauses.h"

/* The best are first; none: it is not understood. Memory: the task's. */
void best_of_line(struct task *t, const struct sheet *sheet, const struct line *line, struct paths *best);
/* One reading as it stands, or in plain words; nothing where it is not understood whole. */
void best_if_whole(struct task *t, const struct reading *r, struct paths *out);
/* Understood, or stopped on purpose: nothing dearer can be better. */
bool best_is_settled(const struct path *p);
/* It puts right what stands before it; "to make it 5" puts nothing right. */
bool best_corrects(const struct reading *r);
/* "the rest" is what it orders there. */
bool best_says_rest(const struct path *p, struct span at);

#endif
