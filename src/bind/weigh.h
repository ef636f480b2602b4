/*
 * weigh: by how much a text is like the lines by which people withhold the orders beside them (grammar/talk.examples), or like
 * those that they write beside orders they mean. In whole numbers, of the words and signs alone (order/talk_traits.h), by counts
 * (order/likely.h) and by a support vector machine (order/withholds.h) together; of a long text its first 600 bytes.
 */
#ifndef PBP_BIND_WEIGH_H
#define PBP_BIND_WEIGH_H

#include "order/likely.h"

/* Parts of LIKELY_BIT. Of 3,100 sentences beside orders that are meant, and 2,800 by which they are withheld, by nine writers, each
 * weighed by what the others taught: as safe 70 and 1.2 of a hundred are let pass, as told 82 and 4, as mild 87 and 6; by counts
 * alone they were 67 and 1.4, 78 and 3, 83 and 5. */
enum {
	WEIGHT_SAFE = -10 * LIKELY_BIT,     /* harmless, whatever its shape */
	WEIGHT_TOLD = -4 * LIKELY_BIT,      /* tells why, where it begins with a word for that */
	WEIGHT_MILD = -1 * LIKELY_BIT,      /* harmless where all the talk of its mail together is safe */
	WEIGHT_TALK = 8 * LIKELY_BIT,       /* is no order, though words of it might be */
	WEIGHT_NO_ORDER = -24 * LIKELY_BIT, /* is told of, and not ordered */
	WEIGHT_ORDER = 8 * LIKELY_BIT,      /* was meant as an order, though nothing in it is one */
	WEIGHT_HOLDS = 3 * LIKELY_BIT,      /* withholds, though it may be a question of fact, or a wrong order */
	WEIGHT_ODD = 6 * LIKELY_BIT,        /* a harmless shape does not help */
	WEIGHT_REFUSES = 14 * LIKELY_BIT,   /* where a word of it doubts, the order is refused and not asked about */
};

/* By how much a text is like what withholds the orders beside it; below 0: like what does not. */
int32_t weigh(struct str text);
/* It is rather like what does not: "There is a typo in the report" takes back no order. */
bool weighs_safe(struct str text);
/* It is like what people write beside orders, and neither like what withholds them nor like an order: by so much. */
bool weighs_as_talk(struct str text);
/* It is like what people write beside orders, whether these are meant or not, and by so much less like an order. */
bool weighs_unlike_order(struct str text);
/* It is like an order, and neither like what people write beside orders nor like what withholds them. */
bool weighs_as_order(struct str text);
/* A sentence that is an order, or a question, and still is much like what withholds the orders beside it. */
bool weighs_against(struct str text);

#endif
