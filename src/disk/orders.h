/*
 * orders: the files orders/SEAT of a commit: what was heard of a seat's mails, as written and as understood. Made
 * and read here alone:
 *
 *	mail HASH12 2026-01-06T10:00:00Z orders
 *	3 accepted: spawn 3 in Kyoto
 *	  > Spawn three in Kyoto, please
 *	5 refused
 *	  > sp awn
 *	  ! what was wrong
 */
#ifndef PBP_DISK_ORDERS_H
#define PBP_DISK_ORDERS_H

#include "engine/engine.h"

/* orders/NAME, or orders/seat-N where nothing of the name can stand in a path. */
struct str orders_path(seat_id seat, struct str name, struct arena *a);
/* The mails of that seat. */
void orders_write(struct buf *out, const struct recorded *mails, size_t n, seat_id seat);

/* The head of a mail: the digits that its hash begins with. False: it is another line. */
bool orders_read_mail(struct str *digits, struct str line);
struct orders_line {
	uint32_t line; /* of the mail, from 1; or LINE_NONE */
	enum verdict verdict;
	struct str canonical; /* empty where nothing was understood */
};
/* The head of a line that was heard. False: it is another. */
bool orders_read_line(struct orders_line *out, struct str line);

/* What was decided of a mail as a whole, in the word that indexes and the inbox have for it. */
struct str class_word(enum outcome_class what);
enum outcome_class class_of_word(struct str word); /* OUTCOME_ORDERS for one it does not know */

#endif
