/*
 * seen: a state as somebody sees it, for code that must not know more than he does.
 */
#ifndef PBP_WORLD_SEEN_H
#define PBP_WORLD_SEEN_H

#include "world/state.h"

/* A copy: what v may not see of a row stands at its default, and rows are missing of which he may see nothing but the key, or
 * not that. */
struct state *state_as_seen(const struct state *s, struct viewer v, struct arena *a);

#endif
