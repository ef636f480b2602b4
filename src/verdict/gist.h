/*
 * gist: what a sentence orders that is not understood as a whole: the clauses of it that can be read, without those beside them that
 * tell why, of whom, or how things stand. Its writer is asked (bind.h, guess).
 */
#ifndef PBP_VERDICT_GIST_H
#define PBP_VERDICT_GIST_H

#include "verdict/guess.h"

/* What the phrases from..to of a reading may mean; each meaning leaves out as little as it can. left: what of it may be an order as
 * well, or what one depends on, and is left out; empty: nothing. */
void gist_read(struct task *t, guess_reader *read, const struct reading *r, size_t from, size_t to, struct paths *found,
	       struct span *left);

/* Where in a line the clauses stand that may order something, without those that tell why, when, of whom, and those that name nothing;
 * what stands between two of them is left out. left: as above. None: something in it limits what is ordered, or it has too many. */
enum { GIST_SPANS = 8 };
size_t gist_spans(struct task *t, const struct reading *r, struct span sentence, struct span out[GIST_SPANS],
		  struct span *left);

#endif
