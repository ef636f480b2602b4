/*
 * process: all games of a root played up to now with the mail that came in. What a run commits is a function of
 * (repository, mails, now).
 */
#ifndef PBP_RUN_PROCESS_H
#define PBP_RUN_PROCESS_H

#include "mail/mailbox.h"
#include "run/painter.h"
#include "run/session.h"

struct process_request {
	const char *const *boxes; /* mailboxes and Maildirs; none: standard input, unless somebody sits there */
	int nboxes;
	enum mailbox_format format;
	painting paint; /* for `pictures on`; or NULL */
	void *context;
	const char *sendmail; /* the command that sends letters, in place of the config's; or NULL */
};

struct process_tally {
	size_t taken, found, later, quarantined, seen; /* found: in the spool when we came, and due */
	struct session_tally games;
};

/* From here on signals stop the run between two mails, and it is shut in. ERR_AGAIN when it was stopped. */
int process_run(struct process_tally *out, const struct place *p, const struct process_request *asked, struct err *e);

#endif
