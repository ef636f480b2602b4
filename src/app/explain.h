/*
 * explain: what a history says of one subject: an area, a seat, or a thing of
 * the ruleset's own that has a number (share 12). `pbp explain`
 * and the filters of `pbp log`.
 */
#ifndef PBP_APP_EXPLAIN_H
#define PBP_APP_EXPLAIN_H

#include "disk/live.h"

struct subject {
	struct str name;
	area_id area;
	seat_id seat;
	const char *thing; /* name of its class, which is what columns and arguments that hold it are called; or NULL */
	int32_t number;
	struct str id; /* the number as it is written: "12", "12/2" */
};
/* By name; false where nothing is called so. */
bool subject_find(struct subject *out, const struct live *l, struct str name);
/* s: the state whose texts the event names */
bool subject_in_event(const struct subject *x, const struct ruleset *r, const struct state *s, const struct event *e);

#endif
