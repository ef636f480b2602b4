/*
 * lost: what a game had on disk and has no more: tags of turns that have ended, mails that waited. Before anything is
 * written on top of that, it is said what to do.
 */
#ifndef PBP_DISK_LOST_H
#define PBP_DISK_LOST_H

#include "disk/desk.h"

/* Of both histories the tags that are missing, as the commands that make them again, a line each; empty: none is. */
int lost_tags(struct str *commands, struct desk *k, struct arena *a, struct err *e);
/* ERR_DAMAGED: something is lost. The inbox is listed (desk_begin). */
int lost_check(struct desk *k, struct err *e);

#endif
