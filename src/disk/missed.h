/*
 * missed: who let a turn pass. A seat has missed a turn where a call that belongs to turns (KIND_BOUNDARY) asked it and no
 * line of its mails was taken, or waits for a yes, in the whole turn: orders that do nothing count, `pass` and `done` too,
 * and those for a seat of nobody's that he plays. Auctions and battles
 * that others began ask, but nobody misses a turn by not answering; nor does a seat that nobody plays. Read back from history, so that all who look find the
 * same.
 */
#ifndef PBP_DISK_MISSED_H
#define PBP_DISK_MISSED_H

#include "disk/live.h"

enum { MISSED_MOST = 9 }; /* counted no further */

struct missed {
	int turns;    /* in a row */
	bool refused; /* in the last of them he wrote orders, and none was taken */
};

/* What each seat has missed, `turn` the last of it: n of them, by the rows of TABLE_SEAT in the state
 * that `turn` ended with. Memory of a. */
int missed_turns(struct missed **out, size_t *n, struct live *l, int32_t turn, struct arena *a, struct err *e);

#endif
