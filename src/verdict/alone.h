/*
 * alone: a part of a line by itself, as if all else of the line were blank; for halves.c and led.c, where what stands beside it is what
 * keeps it from being understood.
 */
#ifndef PBP_VERDICT_ALONE_H
#define PBP_VERDICT_ALONE_H

#include "verdict/ending.h"

struct bound alone_bind(struct task *t, const struct line *line, struct span at, ending_binder *bind);
/* All of it is an order, or would be asked. */
bool alone_is_understood(const struct bound *b);
/* What was accepted waits for a yes: something beside it is not understood. */
void alone_offer(struct task *t, struct binding *b);

#endif
