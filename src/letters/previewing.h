/*
 * previewing: what would come of orders that are only tried (request/preview.h): which would be taken, what would stand, what
 * follows as far as it does not hang on dice or on others. Nothing is done.
 */
#ifndef PBP_LETTERS_PREVIEWING_H
#define PBP_LETTERS_PREVIEWING_H

#include "letters/letters.h"

/* line: that asks for it, in the mail. */
int previewing_write(struct buf *out, struct desk *k, const struct answer *to, uint32_t line, struct err *e);

#endif
