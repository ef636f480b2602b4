/*
 * led: "Then I express it more clearly: move 4 to Nara". What stands before the colon is no order and not understood, and is like what
 * people write before orders that they mean (order/leads.h): what stands behind it is put up for a yes, by itself.
 */
#ifndef PBP_VERDICT_LED_H
#define PBP_VERDICT_LED_H

#include "verdict/ending.h"

/* Several words that are like what people write before orders that they do not mean, or not yet, or that are another's. */
bool led_doubts(struct str label);
struct bound led_bound(struct task *t, const struct line *line, struct bound whole, ending_binder *bind);

#endif
