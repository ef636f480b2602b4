/*
 * leftover: what is like an order and was passed over. Where a line was taken for talk, or for a question, each sentence of it that
 * names a place and how much, or what is to be done, is looked at by itself: what it means by itself is offered, and what means
 * nothing is refused in its own words. So nothing of the kind stands among what was read as no order, and none is lost beside
 * what the line asks. Nothing is ever booked by it.
 */
#ifndef PBP_HEAR_LEFTOVER_H
#define PBP_HEAR_LEFTOVER_H

#include "engine/ear.h"
#include "order/roles.h"

/* What a line was bound to, with what is left over in it. */
struct bound leftover_find(struct ear *ear, const struct page *page, struct bound bound);
/* It puts something right. */
bool leftover_corrects(const struct words *w);

#endif
