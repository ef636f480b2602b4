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
/* Nothing in it is open, nor tells how things are: what stands behind it is in no case. */
bool reason_has_no_case(struct str text);
/* "once ... is over" */
bool reason_ends(struct str text);
/* "and only when that's over": what was said before it ends of itself, so it makes no condition, and the next deed follows. */
bool reason_is_then(struct str text);
/* "I don't trust that lot in Chicago": what the writer denies of himself; not of the order, nor of its like. */
bool reason_is_own_denial(struct str text);
/* "and if the dice are rubbish I blame the beer": what depends on it is told of the writer, and no deed of a game. */
bool reason_is_own_consequence(struct str text);
/* "the kid's crying": what goes on beside the game. */
bool reason_goes_on(struct str text);
/* One of these, or "I fancy a trip to Chicago": what the writer tells beside an order, and which cannot be said of it. */
bool reason_is_remark(struct str text);

#endif
