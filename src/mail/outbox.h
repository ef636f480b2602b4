/*
 * outbox: letters on their way out, as a Maildir (tmp, new, cur) whose file
 * names are derived from what a letter answers, so that none is queued twice.
 * They stay there for somebody else to fetch, or are handed to a sendmail
 * command; what it does not take stays for the next run.
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
/*
 * Hands every letter of new to the command (split at blanks, no shell; "-i -f <> -- ADDRESS" is added,
 * the letter on its stdin), each at most `seconds` long, and removes those it took with exit 0.
 * The first failure of the command ends the sending and is no error: *sent and *left say how it
 * stands, and why gets its reason. Errors are those of the folder.
 */
int outbox_send(const struct outbox *o, const char *command, unsigned seconds, size_t *sent,
		size_t *left, struct err *why, struct err *e);

#endif
