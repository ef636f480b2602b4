/*
 * recall: the books of a game's open calls, heard again from its inbox.
 */
#ifndef PBP_DISK_RECALL_H
#define PBP_DISK_RECALL_H

#include "disk/desk.h"

/* So that the books stand as they stood. Commands that only look call it without the lock. */
int desk_recall(struct desk *k, struct err *e);

/* What stands in a host's mail below a line that takes a turn back (run/below.h) waits there unheard: its reason says so,
 * and it is heard under another name. */
struct str below_reason(void);
bool below_waits(const struct decision *d);
void below_name(struct decision *d);

#endif
