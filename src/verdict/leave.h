/*
 * leave: "Can I build a garrison in Aldport?", "Could 3 of mine in Utah attack Iowa?": the order that its writer asks leave
 * for. It is no order; what the rules would say of it is the answer (hear/line.c).
 */
#ifndef PBP_VERDICT_LEAVE_H
#define PBP_VERDICT_LEAVE_H

#include "bind/binder.h"

/* The phrases from..to without the words that ask, in the task's arena; NULL: they ask for no leave. */
const struct reading *leave_asked(struct task *t, const struct reading *r, size_t from, size_t to);

#endif
