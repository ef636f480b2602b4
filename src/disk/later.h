/*
 * later: letters that may not leave yet: answers above the bound of a day, until the day is over; what a host who
 * plays must not read before the bell, until the turn has ended. Each is a file ROOT/NAME/later/HASH.KIND, written
 * before the mail that asks for it leaves the spool and removed when it is in the outbox.
 */
#ifndef PBP_DISK_LATER_H
#define PBP_DISK_LATER_H

#include "disk/desk.h"

struct late {
	when until;   /* leaves from then on; or WHEN_NONE: */
	int32_t turn; /* when this turn is over */
	struct str to, reply_to, subject, text;
	struct str kind;   /* [a-z]+: one letter holds all of one kind to one address that wait for the same */
	struct hash about; /* the mail: written again it is the same */
};

int later_add(struct desk *k, const struct late *l, struct err *e);
/* Those that may leave now, by address, kind, what they wait for, and mail; memory of a. */
size_t later_due(struct late **out, struct desk *k, when now, struct arena *a);
int later_remove(struct desk *k, const struct late *l, struct err *e);
/* When the first may leave that waits for a time; WHEN_NEVER. */
when later_next(struct desk *k, struct arena *a);

#endif
