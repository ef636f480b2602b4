/* misheard: what is left over in the talk of a mail is heard, and what puts right something in words that nobody understands. */
#ifndef PBP_HEAR_MISHEARD_H
#define PBP_HEAR_MISHEARD_H

#include "engine/ear.h"

/* Of a line that is bound to nothing: what is left over in it (leftover.h) is heard, and the rest as talk. False: nothing is. */
bool misheard_hear(struct ear *ear, const struct page *page, struct span at);
/* All of a mail has been heard: a sentence that puts right something and was not understood may be of what waits for its writer's
 * yes, who is asked for that again. */
void misheard_doubt(struct ear *ear);

#endif
