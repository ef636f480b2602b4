/*
 * clauses: where clauses end. Commas, "and", "then" and the point where
 * something would be said twice MAY end a clause; all ways to cut compete by
 * price. A clause without a verb takes the one before it, or in a list of
 * subjects the one after it, and what it lacks and the verb lets spread.
 */
#ifndef PBP_BIND_CLAUSES_H
#define PBP_BIND_CLAUSES_H

#include "bind/paths.h"

/* All cheapest ways through a reading; none where words are left over, unless the task is lenient. */
void clauses_of_reading(struct task *t, const struct reading *r, struct paths *out);

#endif
