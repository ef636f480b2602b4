/*
 * unclear: a line that is not understood, or not done as it stands, and what it seems to mean: its writer is offered that, and answers yes.
 */
#ifndef PBP_HEAR_UNCLEAR_H
#define PBP_HEAR_UNCLEAR_H

#include "engine/ear.h"

/* Why the rules would not take what it may mean; empty: they would. */
struct str unclear_why(struct ear *ear, const struct binding *b);
/* "Can I build a fortress in Iowa?" where the rules would not take it: why is the answer. */
bool unclear_leave(struct ear *ear, const struct binding *b);
/* Of all that it may mean what the rules would take; nothing: it is refused. */
bool unclear_guess(struct ear *ear, const struct binding *whole);
/* What is understood and not lawful as it stands, where the same words may mean another deed that is: that is offered. */
bool unclear_instead(struct ear *ear, const struct binding *b);
/* Where orders act at once, and something of the game says that one has finished: it is offered. */
bool unclear_ending(struct ear *ear, const struct binding *b);

#endif
