/*
 * sender: a child made before `process` shuts itself in (sandbox.h), which waits
 * for a word and then hands the letters to the mail system. The mail system needs
 * what nothing else in a run does. Where the run dies the child goes away, and
 * the letters wait in the outbox.
 */
#ifndef PBP_RUN_SENDER_H
#define PBP_RUN_SENDER_H

#include "mail/sending.h"
#include "run/child.h"

struct sender {
	struct child child;
};

int sender_start(struct sender *out, struct outbox *o, const struct sending *how, struct err *e);
/* All letters of the outbox, as sending_run has it; end tells how it stands then. */
int sender_send(struct sender *s, struct sending *end, struct err *e);
/* Without a word the child ends and sends nothing. */
void sender_stop(struct sender *s);

#endif
