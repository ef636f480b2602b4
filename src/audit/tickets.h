/*
 * tickets: signed tickets (disk/ticket.h) compared with a history. One that the game's key did not sign is not of this
 * game, and accuses nobody. One that is says what its mail brought about and what it left in which book: where the
 * step that took it is revealed, the same stands there, or the host has changed it; where it is not, it is not due yet.
 *
 * A sheet stands for the last of a seat's mails that says orders. Which one that is is known as far as there are tickets
 * of all mails behind it.
 */
#ifndef PBP_AUDIT_TICKETS_H
#define PBP_AUDIT_TICKETS_H

#include "audit/audit.h"
#include "disk/ticket.h"

struct held_ticket {
	const char *path; /* of the file that it stands in */
	struct ticket t;
};
struct held_tickets {
	VEC(struct held_ticket) list;
};

/* All in a text. How many there are, foreign ones included, which are noted in c->tickets. */
size_t tickets_read(struct held_tickets *out, struct audit *c, const char *path, struct str text);
/* A letter that is not of this game, or shows nothing of it: why, noted in c->tickets. Nobody is accused by it. */
void tickets_foreign(struct audit *c, const char *path, struct str why);
int tickets_check(struct audit *c, const struct held_tickets *all);
/* own.c: a mail that its writer has kept, read again; what of its ticket stands in it, told in c->tickets.own. Another
 * pbp may read it otherwise, so nobody is accused by it. */
int own_check(struct audit *c, const char *path, const struct held_tickets *all, struct err *e);

#endif
