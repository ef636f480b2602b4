/* line: from the lines of a mail to what becomes of each: read, bound, routed to a call, done or drafted. */
#ifndef PBP_HEAR_LINE_H
#define PBP_HEAR_LINE_H

#include "engine/ear.h"

void ear_page(struct ear *ear, const struct source *text); /* page.c: the lines of a text, in their order */

/* How many lines below it belong to it, and are heard with it. */
size_t ear_line(struct ear *ear, const struct page *page, size_t i);
void ear_binding(struct ear *ear, const struct binding *b);

/* ride.c: of an order with room for a second one, what stands behind it or below it, where that is it: how many lines below. */
size_t ear_ride(struct ear *ear, const struct page *page, size_t i, struct bound *bound);

/* ---- now.c ---- */

/* Of a refused line why nobody would hear such an order now; NULL: it could be given, or is none of the game's. */
const struct diag *ear_not_now(struct ear *ear, const struct binding *b);

#endif
