/*
 * mind: a line whose writer changes his mind in it: "5 to Ohio. No wait, 3 to Ohio and 2 to Iowa". What is left of it when each word
 * that takes back has done so to what stands next before it, or to what it names. Its writer is asked (bind.h, guess).
 */
#ifndef PBP_VERDICT_MIND_H
#define PBP_VERDICT_MIND_H

#include "verdict/guess.h"

/* Gives the first of the refused bindings all that the line comes to; false: nothing is taken back in it, or it is not known what. */
bool mind_changed(struct task *t, const struct line *line, guess_reader *read, struct binding *all);

#endif
