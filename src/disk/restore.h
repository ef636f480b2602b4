/*
 * restore: a game that was put back from a backup: what came after the backup and can still be read, because the public history
 * is newer than the private one, is told; and the game can go on from where the backup ends.
 */
#ifndef PBP_DISK_RESTORE_H
#define PBP_DISK_RESTORE_H

#include "disk/desk.h"

struct lost_step {
	when at;
	struct str subject;
};
struct put_back {
	int64_t ends;                 /* the last step of the private history */
	const struct lost_step *lost; /* steps that are public and no more in it, oldest first */
	size_t n;
	const char *aside; /* where the public history lies now that has them; NULL: it is where it was */
};

/* What is public of a game and missing in its private history. Memory: a. */
int restore_look(struct put_back *out, struct root *r, struct str name, struct arena *a, struct err *e);
/* The same; where something is missing that public history is moved aside, and made anew up to the private one's end. */
int restore_game(struct put_back *out, struct root *r, struct str name, struct arena *a, struct err *e);

#endif
