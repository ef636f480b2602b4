/*
 * waiting: the inbox of a game, listed: decided mails that are not in history yet.
 */
#ifndef PBP_DISK_WAITING_H
#define PBP_DISK_WAITING_H

#include "base/vec.h"
#include "disk/hand.h"
#include "mail/inbox.h"

struct waiting {
	struct inbox inbox;
	struct inbox_entry *list; /* by (arrival, hash) */
	size_t n, room;           /* the room that the list has */
	struct arena arena;
	VEC(struct inbox_entry) unheard; /* a step was lost before or with them: to be heard again */
};

int waiting_list(struct waiting *w, struct err *e);
/* NULL: it does not wait. */
const struct inbox_entry *waiting_find(const struct waiting *w, when arrival, const struct hash *mail);
/* When each was heard, and its hash, in the order in which they were. */
int waiting_in_order(struct decision **out, const struct waiting *w, decision_order order, struct arena *a,
		     struct err *e);
/* What was held lies in the inbox now. */
void waiting_add(struct waiting *w, const struct hand *held);
/* What is in history leaves it. */
int waiting_remove(struct waiting *w, const struct hash *gone, size_t n, struct err *e);
void waiting_release(struct waiting *w);

#endif
