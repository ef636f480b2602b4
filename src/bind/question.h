/*
 * question: what a question beside orders is about. What asks for a fact, or how something goes in the game, says nothing of the
 * orders; what asks whether they should be, may be, or could be others, does.
 */
#ifndef PBP_BIND_QUESTION_H
#define PBP_BIND_QUESTION_H

#include "order/roles.h"

#include <stdbool.h>
#include <stdint.h>

/* "what do", "how does": singly (order/roles.h). */
bool words_ask_of(const struct words *w);
/* weight: of its text (weigh.h). */
bool words_ask_fact(const struct words *w, int32_t weight);

/* "Let me know if anything is unclear", "If I made a mistake, just shout": the condition is of the telling. */
bool words_ask_to_be_told(const struct words *w);

#endif
