/*
 * lock: one writer at a time. The kernel drops the lock with the process that
 * holds it; the file stays, and says who holds it, or, when nobody does, whether
 * the last one was killed in the middle.
 */
#ifndef PBP_STORE_LOCK_H
#define PBP_STORE_LOCK_H

#include <stdbool.h>

struct err;

struct lock {
	int fd;      /* -1: not held */
	bool orphan; /* the last holder did not let go by itself: what it left may be cleaned up */
};

/* Waits at most wait_ms, then ERR_AGAIN naming the process that holds it. */
int lock_take(struct lock *l, const char *path, unsigned wait_ms, struct err *e);
void lock_drop(struct lock *l);

#endif
