/*
 * recall: the books of a game's open calls, heard again from its inbox.
 */
#ifndef PBP_DISK_RECALL_H
#define PBP_DISK_RECALL_H

#include "disk/desk.h"

/* So that the books stand as they stood. Commands that only look call it without the lock. */
int desk_recall(struct desk *k, struct err *e);

#endif
