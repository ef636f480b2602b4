/*
 * tickets: the signed tickets (disk/ticket.h) of the mails that are answered: with the receipt, or, where nothing may prove
 * an order while the game runs (option ticket = after), laid by as ROOT/NAME/tickets/HASH and sent when it is over. They
 * stay there: a game that goes on after its end sends them again at the next.
 */
#ifndef PBP_LETTERS_TICKETS_H
#define PBP_LETTERS_TICKETS_H

#include "letters/letters.h"

struct receipt_ticket {
	struct str text; /* for the receipt; empty: none */
	bool later;      /* it was laid by */
};

/* tip: the commit at which the public history stands, in hex. */
int tickets_of(struct receipt_ticket *out, struct desk *k, const struct answer *to, struct str tip, struct arena *a,
	       struct err *e);
/* All that were laid by, to whom they are; step: the one that ended the game. */
int tickets_send(struct desk *k, const struct commit *step, struct err *e);

#endif
