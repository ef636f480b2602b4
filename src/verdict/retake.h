/*
 * retake: words in the middle of a line that take back what stands before them, in whatever words of an exact grammar
 * (grammar/recant.def, RETAKES): "3 to Ohio. Oh no, silly me, 2 to Ohio". They are one word then that takes back, as "no wait" is.
 */
#ifndef PBP_VERDICT_RETAKE_H
#define PBP_VERDICT_RETAKE_H

#include "bind/binder.h"

/* The line, or one whose readings have such a word in the place of what is said. */
const struct line *retake_heard(struct task *t, const struct line *line);

#endif
