/*
 * dropped: what an annulled turn takes with it: the host's lines and the orders that came after it. They
 * stand in history, but no longer in the game; whoever wrote them must send them again, so he is told.
 */
#ifndef PBP_LETTERS_DROPPED_H
#define PBP_LETTERS_DROPPED_H

#include "disk/live.h"

/* For the host: his lines, and how many orders of each seat. What stood in open calls is counted as long as the
 * engine stands behind the turn that is no more: a run that answers for one that died does not know it. Nothing
 * where nothing was dropped. */
int dropped_for_host(struct buf *out, struct live *l, const struct object_id *annul, struct arena *a, struct err *e);
/* How the game stands when the turn is open again: the state, and the outcome of the annulling line as seen from there:
 * nothing of what is no more is told. Memory: a. */
int dropped_position(struct outcome *o, const struct state **out, struct live *l, const struct object_id *annul,
		     struct arena *a, struct err *e);
/* For players, from history, for news.txt: dropped: {reopened, later, hosts: his lines as all may read them}. */
int dropped_for_players(json_t *value, struct live *l, const struct commit *annul, struct arena *a, struct err *e);

#endif
