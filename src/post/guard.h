/*
 * guard: the last look at what is about to be posted. What comes here is what `pbp report` prints for everybody; should a
 * word ever be in it that proves who somebody is (a token, a key of ours), it stays here, and the host is told.
 */
#ifndef PBP_POST_GUARD_H
#define PBP_POST_GUARD_H

#include "post/post.h"

/* ERR_REFUSED, or 0. */
int guard_refuses(const struct forum *f, struct str text, struct err *e);

#endif
