/*
 * publish: the public history, made from the private one.
 */
#ifndef PBP_DISK_PUBLISH_H
#define PBP_DISK_PUBLISH_H

#include "base/err.h"
#include "store/store.h"

struct pen;

enum { LOCK_WAIT_MS = 30000 };

struct public
{
	struct store *store;
	struct object_id tip;
	int64_t published; /* how many steps are in it; 0: not known yet */
	bool open;         /* its batch */
	bool littered;     /* somebody died over it: what lies about is cleaned up at the next flush */
};

/* Writes the public history up to the private tip, a commit a step: durable with publish_flush, which
 * follows the private flush. */
int publish_steps(struct pen *p, struct err *e);
int publish_flush(struct pen *p, struct err *e);
void publish_abandon(struct pen *p);
/* The public commit of a step. */
int publish_find(struct object_id *out, struct pen *p, int64_t step, struct err *e);
/* The name of the public commit that ended a turn. */
int publish_turn(struct str *out, struct pen *p, int32_t turn, struct arena *a, struct err *e);

#endif
