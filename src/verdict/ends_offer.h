/*
 * ends_offer: sentences that no exact grammar reads, and that are like those by which a turn, or a part of it, is ended or left out
 * (order/ends.h): their writer is asked. Nothing is ever ended by it.
 */
#ifndef PBP_VERDICT_ENDS_OFFER_H
#define PBP_VERDICT_ENDS_OFFER_H

#include "verdict/ending.h"

/* The line as it was bound, with what it may end as guesses. */
struct bound ends_offered(struct task *t, const struct line *line, struct bound bound, ending_reader *read);

#endif
