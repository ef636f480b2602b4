/*
 * drop: files put into a folder durably, one or ten thousand at a time. A file
 * is written under tmp/ in a folder of the writer's own, and is not there
 * before drop_flush: that syncs what was written, links each file into place
 * and syncs the folder. A crash leaves only the writer's folder below tmp/,
 * which drop_sweep takes away (the writer's lock on it died with him).
 */
#ifndef PBP_MAIL_DROP_H
#define PBP_MAIL_DROP_H

#include "base/arena.h"
#include "base/err.h"
#include "base/str.h"
#include "base/sync.h"
#include "base/vec.h"

struct drop_file {
	char *at, *to;  /* where it was written, where it will stand */
	unsigned owner; /* as drop.owner was */
};

struct drop {
	const char *folder, *tmp; /* on one file system */
	struct arena *arena;      /* of the folders' names */
	struct arena names;       /* of what was not yet flushed */
	char *own;                /* tmp/PID-N, once something was written */
	int lock;                 /* descriptor of own, locked; -1 */
	unsigned long count;
	unsigned owner; /* of what is added now: the user's to set, for drop_forget */
	VEC(struct drop_file) pending;
};

/* Makes both folders (0700) and sweeps. The strings are copied into the arena, which must outlive it. */
int drop_open(struct drop *out, const char *folder, const char *tmp, struct arena *a, struct err *e);
/* head and body are written one after the other, mode 0600. The name is taken at the flush; a file
 * that stands there already wins, silently: names are made of hashes. Flushes by itself now and
 * then, so that ten thousand files cost no more memory than a thousand. */
int drop_add(struct drop *d, const char *name, struct str head, struct str body, struct err *e);
/* The same for a file that lies on the same file system; its old name stays. */
int drop_adopt(struct drop *d, const char *name, const char *path, struct err *e);
/* All that was added is durable and in place, or an error; may be called again after an error. */
int drop_flush(struct drop *d, struct err *e);
/* The same in three steps, for who makes more durable than this: what was written; sync_all; it gets its names; sync_all;
 * it is done. */
void drop_written(const struct drop *d, struct sync *s);
int drop_place(const struct drop *d, struct sync *s, struct err *e);
void drop_placed(struct drop *d);
/* Of what was not flushed all that this owner added. */
void drop_forget(struct drop *d, unsigned owner);
/* Forgets what was not flushed and removes the writer's folder. */
void drop_close(struct drop *d);
/* Removes what writers that are no more left below tmp, and nothing that others put there. */
int drop_sweep(const char *tmp, struct arena *a, struct err *e);

#endif
