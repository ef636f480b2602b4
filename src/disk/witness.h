/*
 * witness: the mails of a history with what was decided of each, in the order
 * in which they were heard: what a replay is made from.
 */
#ifndef PBP_DISK_WITNESS_H
#define PBP_DISK_WITNESS_H

#include "base/board.h"
#include "mail/inbox.h"
#include "store/store.h"

struct witness {
	struct decision decision; /* without raw */
	size_t commit, last;      /* indexes of the first commit that records it, and of the last */
	const struct object_id *id;
	unsigned body;      /* which of its texts was read */
	struct hash stored; /* of the bytes as they are kept: a token was overwritten in them */
	bool host, copied, stays;
};

/* When a mail was heard, from a line of an index: at=, after=, place=. */
bool witness_place(struct decision *d, const struct board_line *l);
/* commits: oldest first. Each once, in the order in which they were heard. ERR_DAMAGED where an index does not read. */
int witnesses_read(struct witness **out, size_t *n, decision_order order, struct store *s, const struct commit *commits,
		   size_t ncommits, struct arena *a, struct err *e);
void witnesses_sort(struct witness *list, size_t n, decision_order order);
/* Fills in raw. */
int witness_read(struct decision *out, const struct witness *w, struct store *s, struct arena *a, struct err *e);

#endif
