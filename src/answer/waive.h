/*
 * waive: "forget the one to Galla", "not the attack": a sentence that takes back, in whatever words (renounce.h), some of the orders
 * that wait for their writer's yes, and names none that stands. They are dropped, the others wait on. Nothing is ever booked by it.
 */
#ifndef PBP_ANSWER_WAIVE_H
#define PBP_ANSWER_WAIVE_H

#include "engine/ear.h"

/* It takes back all that waits, by name. */
bool waive_all(struct ear *ear, struct str text);
/* It takes back some or all of it, by name. */
bool waive_names(struct ear *ear, struct str text);
/* It takes back some of it, and is heard; false: it is no such sentence. */
bool waive_hear(struct ear *ear, const struct binding *b);
/* He is to be waited for, where orders act at once: of what waits only the end of his turn is dropped. */
void waive_ends(struct ear *ear, const struct binding *b);

#endif
