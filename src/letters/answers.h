/*
 * answers: what a player asked of the game (speech/ask.h), answered for his receipt from what he may know, and nothing
 * else: his own rows, those of everybody, the history that is public.
 */
#ifndef PBP_LETTERS_ANSWERS_H
#define PBP_LETTERS_ANSWERS_H

#include "letters/letters.h"

struct told {
	struct buf words, lapsed; /* paragraphs with a heading each; what waits for a yes no longer, without one */
	bool asked;               /* something in it answers a question */
};
/* Nothing where nothing was asked, or said to the program. */
int answers_write(struct told *out, struct desk *k, const struct answer *to, struct err *e);
/* Whether a mail without a word in its body asks by its subject. */
const struct asked *answers_subject(const struct answer *to, struct arena *a);

/* Whether a line asks what a person must answer, or must look at: for rules that name what none names, for a place that
 * there is not, a question whose every word is not found. */
bool answers_none(struct desk *k, const struct asked *asked, struct arena *a);

#endif
