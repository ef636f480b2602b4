/*
 * paths: lines understood up to some point, the cheapest of them.
 */
#ifndef PBP_BIND_PATHS_H
#define PBP_BIND_PATHS_H

#include "bind/clause.h"

/* A line understood up to some point: a list, last clause first. */
struct path {
	const struct path *before;
	const struct sense *sense; /* of the clause that ends here; NULL: nothing is said */
	const struct reading *reading;
	uint32_t cost; /* of the whole line up to here */
	uint16_t part, sentence, nsenses;
	uint8_t sep;                /* what stands before the clause: enum role */
	bool said;                  /* the clause has a verb of its own */
	bool open;                  /* it lacks what the clause after it must bring, or this path is none */
	struct nouns spoken;        /* all verbs that the last verb's word may be */
	const struct item *waiting; /* a clause whose verb is yet to come */
	size_t nwaiting;
};

enum { PATHS = 6 };
struct paths {
	const struct path *at[PATHS]; /* cheapest first, all different */
	size_t n;
};

/* In the place of a dearer one, where there is room or it means the same. */
void paths_keep(struct paths *list, const struct path *p);
/* Its last clause says something, and is no chatter. */
static inline bool path_orders(const struct path *p)
{
	return p->sense && p->sense->fault.kind != FAULT_CHATTER;
}
/* What its clauses that do order, as they are written; how many. out: room for nsenses. */
size_t path_commands(const struct task *t, const struct path *p, const struct command **out);

#endif
