/*
 * keeps: "keep those moves", "everything else stays as it is", "my orders stand": a sentence that says of what was ordered
 * before that it stays. "The rest stays" may be said of troops: it orders nothing either.
 */
#ifndef PBP_BIND_KEEPS_H
#define PBP_BIND_KEEPS_H

#include "base/str.h"

struct view;

enum keeps { KEEPS_NOTHING, KEEPS_REST, KEEPS_ORDERS };
enum keeps keeps_of(struct str sentence);
/* "So five remain in Aldport, if I count well": of how many it is told that they go nowhere. */
bool keeps_behind(const struct view *v, struct str sentence);

#endif
