/*
 * scan: what grammar/words.l shares with order/token.c, and nobody else needs.
 */
#ifndef PBP_ORDER_SCAN_H
#define PBP_ORDER_SCAN_H

#include "order/fold.h"
#include "order/token.h"

/* The state of one scan: where the present match lies in the folded line. */
struct scan {
	const struct fold *fold;
	struct arena *arena;
	size_t from, to;
	bool blank;   /* before the present token */
	bool comment; /* the rest of the line is one */
};

/* Whether the match at the line's beginning, a bullet or list number by its form, is followed by what
 * makes it one. next: the byte behind the match. */
bool scan_is_dress(const struct scan *s, char next);
/* Whether the '#' or "//" of the match opens a comment: after a blank, and no number is behind it. */
bool scan_is_comment(const struct scan *s, char next);

/* Whether the '|' of the match opens a row of a table, and is no quote mark: another one ends the line. */
bool scan_is_row(const struct scan *s, char next);

#endif
