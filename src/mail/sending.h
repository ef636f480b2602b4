/*
 * sending: the outbox's letters handed to a sendmail command. A letter leaves new
 * when the command took it (exit 0) or refused it for good (it then stands in
 * cur); all others stay for the next run, which begins with those that have
 * waited longest since they were tried.
 */
#ifndef PBP_MAIL_SENDING_H
#define PBP_MAIL_SENDING_H

#include "mail/outbox.h"

struct sending {
	/* Split at blanks, no shell; "-i -f <> -- ADDRESS" is added, the letter on its stdin. A "-t" is
	 * left out: with it Exim takes the address away again. */
	const char *command;
	unsigned seconds; /* at most, for one letter */
	/* may: called before a letter is put aside; an error ends the sending, the letter stays */
	int (*refused)(void *who, struct str name, struct str to, const struct err *why, struct err *e);
	void *who;

	size_t nsent, naside, nleft; /* how it stands at the end; left: in new */
	struct err why;              /* the last failure of the command, which is no error of ours */
};

/*
 * All letters of new, one after the other. After five failures in a row, or one that would meet every
 * letter (the command cannot be started, takes too long, is wrongly called), the rest waits. Does nothing
 * while another process is sending. Errors are those of the folder.
 */
int sending_run(struct sending *s, const struct outbox *o, struct err *e);

#endif
