/*
 * halves: a sentence of which something is not understood, clause by clause. A clause that stands by itself (its own deed, nothing that
 * points elsewhere) has a verdict of its own: it is booked, or asked where what is lost may bear on it; what is not understood is
 * refused in its own words. A sentence that limits, takes back, asks or tells is judged whole, as it was.
 */
#ifndef PBP_VERDICT_HALVES_H
#define PBP_VERDICT_HALVES_H

#include "verdict/ending.h"

/* The line as it was bound, with each such sentence of it in its clauses. */
struct bound halves_bound(struct task *t, const struct line *line, struct bound whole, ending_binder *bind);

#endif
