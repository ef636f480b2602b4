/*
 * pending: what a player may have asked for (request.h), in words that leave it open: words for another player, days on which he
 * may be away. It waits, in its exact form, for the yes of his next mail; in a later one nothing of it is left.
 */
#ifndef PBP_HEAR_PENDING_H
#define PBP_HEAR_PENDING_H

#include "request/request.h"

/* Hears the yes or the no that is said to what waits. The text without it, where that is all it can be said to. */
const struct source *pending_hear(struct ear *ear, const struct source *text);
/* Of what waited before this mail nothing waits any more; each is told. */
void pending_end(struct ear *ear);
/* A request is asked about, in the line just heard. */
void pending_ask(struct ear *ear, struct str exact);

#endif
