/*
 * sender: a child made before `process` shuts itself in (sandbox.h), which waits
 * for a word and then hands the letters to the mail system. The mail system needs
 * what nothing else in a run does. Where the run dies the child goes away, and
 * the letters wait in the outbox.
 */
#ifndef PBP_APP_SENDER_H
#define PBP_APP_SENDER_H

#include <sys/types.h>

#include "mail/outbox.h"

struct sender {
	pid_t pid; /* 0: there is none */
	int word, answer;
};

int sender_start(struct sender *out, const struct outbox *o, const char *command, struct err *e);
/* All letters of the outbox, as outbox_send has it. */
int sender_send(struct sender *s, size_t *left, struct err *why, struct err *e);
/* Without a word the child ends and sends nothing. */
void sender_stop(struct sender *s);

#endif
