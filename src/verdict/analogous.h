/*
 * analogous: what a sentence that no rule reads is most like (order/analogy.h), said in plain words, each of which must be read as
 * a line is. A guess (bind.h): its writer is asked.
 */
#ifndef PBP_VERDICT_ANALOGOUS_H
#define PBP_VERDICT_ANALOGOUS_H

#include "bind/binder.h"

/* Reads one order in plain words, and guesses nothing; NULL: it is none. In the message's memory. */
typedef const struct command *analogous_reader(const struct task *t, struct str text);

/* What is refused of a line (list), sentence by sentence: guessed so where the rules guess nothing, or something else. A sentence that is
 * refused in several parts is one then. What is read as no order at all and is much like one is refused, and guessed so. */
void analogous_guess(struct task *t, const struct line *line, struct binding *list, size_t *n, analogous_reader *read);

#endif
