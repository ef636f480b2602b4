/*
 * reason: "because there is more room", "since the money goes otherwise", "otherwise they lapse": why an order is given. Whatever it
 * doubts or denies of others it does not undo the order beside it; what makes that depend on something, corrects it, or denies it in
 * its writer's name is no reason.
 */
#ifndef PBP_BIND_REASON_H
#define PBP_BIND_REASON_H

#include "order/roles.h"

/* A clause that begins with a word that tells why. */
bool reason_tells(struct str text);
/* ... and nothing in it could be said of the order: what stands beside it need not ask. */
bool reason_is_plain(struct str text);
/* "to fill the gap" */
bool reason_is_purpose(struct str text);
/* "and only when that's over": what was said before it ends of itself, so it makes no condition, and the next deed follows. */
bool reason_is_then(struct str text);
/* "I fancy a trip to Chicago": what the writer tells of himself, which cannot be said of an order. */
bool reason_is_own_remark(struct str text);

#endif
