/*
 * hand: the mails that were decided since the last flush, as they came, until
 * the steps that record them are made.
 */
#ifndef PBP_DISK_HAND_H
#define PBP_DISK_HAND_H

#include "base/vec.h"
#include "mail/inbox.h"

struct hand {
	VEC(struct decision) held;
	struct arena mails; /* of them: until the flush */
};

/* One that is held, or NULL. next: where to look first, 0 to begin with; they are recorded in nearly the order in
 * which they are held. */
const struct decision *hand_find(const struct hand *h, const struct hash *mail, size_t *next);

#endif
