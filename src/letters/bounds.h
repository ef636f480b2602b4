/*
 * bounds: whether a mail is answered at once. What brings nothing about (a loop, a bounce that is not marked, the same words again)
 * is bounded by ten a day; what plays the game is not held up by that.
 */
#ifndef PBP_LETTERS_BOUNDS_H
#define PBP_LETTERS_BOUNDS_H

#include "letters/letters.h"

/* By his address, as one who plays, or as host. */
bool bounds_knows(const struct desk *k, const struct answer *to);
/* How many more answers he may get today, QUOTA_AGAIN, or QUOTA_OVER. */
int bounds_take(struct desk *k, const struct answer *to, struct arena *a);

#endif
