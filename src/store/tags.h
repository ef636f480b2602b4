/*
 * tags: the tags of a batch, written into git's packed-refs at one stroke. A
 * file a tag, synced one by one, would cost more than the turns they name.
 */
#ifndef PBP_STORE_TAGS_H
#define PBP_STORE_TAGS_H

#include "store/backend.h"

/* Adds or replaces tags, in two steps, sync_all after each: the lock file, which the writer may unlink again; packed-refs
 * itself. repository is the path of a bare repository. ERR_AGAIN where git holds packed-refs.lock. */
int tags_prepare(const char *repository, const struct tag *tags, size_t n, struct sync *s, struct arena *a,
		 struct err *e);
int tags_place(const char *repository, const struct tag *tags, size_t n, struct sync *s, struct err *e);
/* A file that git takes for a lock of its own on `path`, with these bytes. ERR_AGAIN where one stands. */
int tags_lock(const char *path, struct str bytes, struct sync *s, struct err *e);

#endif
