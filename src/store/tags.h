/*
 * tags: the tags of a batch, written into git's packed-refs at one stroke. A
 * file a tag, synced one by one, would cost more than the turns they name.
 */
#ifndef PBP_STORE_TAGS_H
#define PBP_STORE_TAGS_H

#include "store/backend.h"

/* Adds or replaces tags, durably. repository is the path of a bare repository. ERR_AGAIN where git
 * holds packed-refs.lock. */
int tags_write(const char *repository, const struct tag *tags, size_t n, struct arena *a, struct err *e);

#endif
