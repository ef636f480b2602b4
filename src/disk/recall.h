/*
 * recall: the books of a game's open calls, heard again from its inbox.
 */
#ifndef PBP_DISK_RECALL_H
#define PBP_DISK_RECALL_H

#include "disk/desk.h"
#include "mail/message.h"

/* So that the books stand as they stood. Commands that only look call it without the lock. */
int desk_recall(struct desk *k, struct err *e);

/* What stands in a host's mail below a line that takes a turn back (run/below.h) waits there unheard: its reason says so,
 * and to which mail of whose it owes an answer; it is heard under another name. */
struct str below_reason(struct str from, struct str id, struct arena *a);
bool below_waits(const struct decision *d);
void below_name(struct decision *d);
/* d's text as if it had been a mail of its own; false: the reason does not say whose (older versions wrote none). */
bool below_mail(struct message *out, const struct decision *d, struct str reason, const struct mail_site *site,
		struct arena *a);

#endif
