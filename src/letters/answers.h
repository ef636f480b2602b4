/*
 * answers: what a player asked of the game (engine/ask.h), answered for his receipt from what he may know, and nothing
 * else: his own rows, those of everybody, the history that is public.
 */
#ifndef PBP_LETTERS_ANSWERS_H
#define PBP_LETTERS_ANSWERS_H

#include "letters/letters.h"

/* Paragraphs with a heading each; nothing where nothing was asked. */
int answers_write(struct buf *out, struct desk *k, const struct answer *to, struct err *e);
/* Whether a mail without a word in its body asks by its subject. */
const struct asked *answers_subject(const struct answer *to, struct arena *a);

/* Whether a line asks what a person must answer, or must look at: for rules that name what none names, for a place that
 * there is not, a question whose every word is not found. */
bool answers_none(struct desk *k, const struct asked *asked, struct arena *a);

#endif
