/*
 * answers: whether what is written to "do you mean this?" says yes to all of it, by its likeness to answers of which that is known
 * (grammar/answers.examples, learned by grammar/lean.c when the program is built; order/lean.h).
 */
#ifndef PBP_ORDER_ANSWERS_H
#define PBP_ORDER_ANSWERS_H

#include "base/str.h"

/* text: every place that it names is "Ash" in it, every figure 3. Both linear. */
/* Towards a yes, parts of LEAN_ONE. */
int32_t answers_lean(struct str text);
/* How many of its words nothing was learned of, which may say anything: of all of them, parts of LEAN_ONE. */
int32_t answers_unknown(struct str text);

#endif
