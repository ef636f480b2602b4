/*
 * frame: which lines of a text hold orders, before their words are looked at: ORDERS ... END,
 * a signature, hard line breaks.
 */
#ifndef PBP_ORDER_FRAME_H
#define PBP_ORDER_FRAME_H

#include "order/sheet.h"
#include "order/vocab.h"

struct frame {
	const struct source *source;
	const struct vocab *vocab;
	const struct span *read; /* the lines that may be read; NULL: all */
	size_t nread, part;
	size_t line;       /* the next, from 1 */
	size_t begin, end; /* lines outside of [begin, end) are not read */
};

void frame_begin(struct frame *f, const struct source *s, const struct span *read, size_t nread, const struct vocab *v);
/* The next line that is not blank, joined with those that go on with it. */
bool frame_next(struct frame *f, struct span *at, unsigned *flags);

#endif
