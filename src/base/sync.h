/*
 * sync: files and folders that are to be durable together. A disk takes about as
 * long for one as for hundreds, so whoever has more than one thing to make durable
 * names them all, and syncs once: a few each by itself, many by one call for their
 * file system.
 *
 *	sync_add(&s, path)      written, linked or renamed: any number of times
 *	sync_all(&s, e)         durable, all of it
 *
 * What must not be durable before something else is, is done after sync_all: the
 * set orders nothing by itself.
 */
#ifndef PBP_BASE_SYNC_H
#define PBP_BASE_SYNC_H

#include "base/arena.h"
#include "base/err.h"
#include "base/vec.h"

struct sync {
	struct arena arena; /* of the names */
	VEC(const char *) paths;
};

/* A file that was written, or a folder in which names came or went. The name is copied. */
void sync_add(struct sync *s, const char *path);
/* What is gone meanwhile is left out. The set is empty afterwards, and after an error as it was. */
int sync_all(struct sync *s, struct err *e);
/* Forgets what was not synced. */
void sync_release(struct sync *s);

#endif
