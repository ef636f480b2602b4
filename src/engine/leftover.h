/*
 * leftover: what is like an order and was passed over. Where a line was taken for talk, or for a question, each sentence of it that
 * names a place and how much, or what is to be done, is looked at by itself: what it means by itself is offered, and what means
 * nothing is refused in its own words. So nothing of the kind stands among what was read as no order, and none is lost beside
 * what the line asks. Nothing is ever booked by it.
 */
#ifndef PBP_ENGINE_LEFTOVER_H
#define PBP_ENGINE_LEFTOVER_H

#include "engine/ear.h"

/* What a line was bound to, with what is left over in it. */
struct bound leftover_find(struct ear *ear, const struct page *page, struct bound bound);
/* The same of a line that is bound to nothing: what is left over in it is heard, and the rest as talk. False: nothing is. */
bool leftover_hear(struct ear *ear, const struct page *page, struct span at);
/* All of a mail has been heard: a sentence that puts right something and was not understood may be of what waits for its writer's
 * yes, who is asked for that again. */
void leftover_doubt(struct ear *ear);

#endif
