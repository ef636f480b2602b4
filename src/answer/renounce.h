/*
 * renounce: "Forget the garrison, I've changed my mind", "Call off the move to Nara, 5 against 5 is a waste", "I no longer want the
 * fort", "cancel the garrison and the move": a sentence that takes back orders that stand, in whatever words, and says nothing else
 * but why, what stays, and courtesies. A clause that does names one order or several (which.h), holds one word that denies, and no
 * other deed; and nothing in the sentence makes a condition, a question or another order.
 */
#ifndef PBP_ANSWER_RENOUNCE_H
#define PBP_ANSWER_RENOUNCE_H

#include "answer/which.h"

/* How many of the orders it takes back, into set; 0: it is no such sentence. */
size_t renounce_named(struct ear *ear, struct str text, const struct command *const *orders, size_t n,
		      bool set[WHICH_MOST]);
/* It begins with a no to all that waits, so many orders, and is short enough for one. */
bool renounce_says_no(struct str text, size_t waiting, struct arena *a);
/* "No, leave Alabama, it is too far", "nope, thanks": no is said to what waits, and nothing else. */
bool renounce_all(struct ear *ear, struct str text, const struct command *const *orders, size_t n);
/* "I changed my mind, sorry.", behind such a no: no yes is said, and nothing is named that could be another order. */
bool renounce_goes_on(struct ear *ear, struct str text);
/* Where a line is to be cut so that such a sentence, or such a part behind or before an order, is a line of its own; its end: nowhere. */
size_t renounce_cut(struct ear *ear, struct str line, const struct command *const *orders, size_t n);
/* "take the garrison back", "leave it out": of the first word. */
bool renounce_is_parted(const struct words *w, size_t i);

#endif
