/*
 * contrast: a sentence that says what is not meant beside what is: "not to Kyoto but to Kobe", "3, not 4", "2 instead of
 * 1", "No, wait: ...". What is denied goes; the rest may be what its writer means (guess.h). He is asked.
 */
#ifndef PBP_VERDICT_CONTRAST_H
#define PBP_VERDICT_CONTRAST_H

#include "bind/binder.h"

/* The phrases without what is denied, in the task's arena; NULL: nothing is, or it cannot be told what, or all of it takes back an
 * order that stands ("cancel"). drops: a clause of it does, and was left out. */
const struct reading *contrast_plain(struct task *t, const struct reading *r, size_t from, size_t to, bool *drops);

#endif
