/* said: what a line was understood to say takes effect: an order finds its call, is done or drafted; the host's line
 * is carried out. Here it is all one whether a mail was read or its tape is heard again. */
#ifndef PBP_ENGINE_SAID_H
#define PBP_ENGINE_SAID_H

#include "engine/ear.h"
#include "engine/route.h"

/* The line gets its command; by: NULL where no call hears it. It may not count for what stands beside it: then why
 * stands at the line. asks: where it waits in a book, its writer is asked about it; or NULL. */
void said_order(struct ear *ear, struct outcome_line *l, const struct command *c, const struct heard_by *by,
		bool counts, const struct diag *asks);
bool said_is_sealed(const struct ear *ear, const struct heard_by *by);

#endif
