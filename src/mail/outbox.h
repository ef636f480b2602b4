/*
 * outbox: letters on their way out, as a Maildir (tmp, new, cur) whose file
 * names are derived from what a letter answers, so that none is queued twice.
 * They stay there for somebody else to fetch, or are handed to a sendmail
 * command (sending.h).
 */
#ifndef PBP_MAIL_OUTBOX_H
#define PBP_MAIL_OUTBOX_H

#include "base/clock.h"
#include "mail/compose.h"
#include "mail/drop.h"

struct outbox {
	struct drop drop;
	const char *folder;
};

/* Makes folder/{tmp,new,cur}. */
int outbox_open(struct outbox *out, const char *folder, struct arena *a, struct err *e);
/* Queued for good only after outbox_flush. */
int outbox_add(struct outbox *o, const struct letter *l, struct err *e);
int outbox_flush(struct outbox *o, struct err *e);
void outbox_close(struct outbox *o);

#endif
