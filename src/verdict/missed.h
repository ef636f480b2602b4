/*
 * missed: what a sentence says beside the orders as which it is asked about, and is in none of them: clauses that count or name
 * something and have no share in what is offered. Its writer reads them word for word, so that no half of it is lost unsaid.
 */
#ifndef PBP_VERDICT_MISSED_H
#define PBP_VERDICT_MISSED_H

#include "bind/binder.h"

/* What is missed in what is asked about is named with it, and that is only a part of it then. */
struct bound missed_named(struct task *t, const struct line *line, struct bound bound);

#endif
