/*
 * moving: a player's address changes (request/request.h). The new one is asked whether it is his, with a token that nobody
 * else is sent; the old one is told when it no longer counts.
 */
#ifndef PBP_LETTERS_MOVING_H
#define PBP_LETTERS_MOVING_H

#include "speech/ask.h"
#include "letters/letters.h"

/* Of what a request of the mail brings about; nothing where it is another. */
int moving_letters(struct desk *k, const struct answer *to, const struct requested *r, struct arena *a, struct err *e);

#endif
