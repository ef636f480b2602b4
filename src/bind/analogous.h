/*
 * analogous: what a sentence that no rule reads is most like (order/analogy.h), said in plain words, each of which must be read as
 * a line is. A guess (bind.h): its writer is asked.
 */
#ifndef PBP_BIND_ANALOGOUS_H
#define PBP_BIND_ANALOGOUS_H

#include "bind/binder.h"

/* Reads one order in plain words, and guesses nothing; NULL: it is none. In the message's memory. */
typedef const struct command *analogous_reader(const struct task *t, struct str text);

struct analogous {
	const struct command **at; /* in the message's memory */
	size_t n;                  /* 0: it is like none */
	int32_t likely;            /* the least likely of them: parts of LEAN_ONE */
	bool whole;                /* nothing that is named or counted is left out, but a "one" */
	bool sounds;               /* a number is left out as the word that it sounds like */
};
/* at: of the line. */
struct analogous analogous_orders(struct task *t, const struct line *line, struct span at, analogous_reader *read);

/* What is refused of a line (list), sentence by sentence: guessed so where the rules guess nothing, or something else. A sentence that is
 * refused in several parts is one then. What is read as no order at all and is much like one is refused, and guessed so. */
void analogous_guess(struct task *t, const struct line *line, struct binding *list, size_t *n, analogous_reader *read);

#endif
