/*
 * names: folded names to ids, for the places of a map. A name, its folded form
 * and its slug all lead to the same id; no two ids share one of these.
 */
#ifndef PBP_WORLD_NAMES_H
#define PBP_WORLD_NAMES_H

#include "base/arena.h"
#include "base/str.h"

struct names;
struct names *names_new(struct arena *a);
/* The id that has this name already (it may be the same one), or -1 when it is new and now stands for id. */
int32_t names_add(struct names *t, struct str name, int32_t id);
int32_t names_find(const struct names *t, struct str name); /* -1 */

#endif
