/*
 * child: a process made before `process` shuts itself in (sandbox.h), for what a run may not do any more: it waits at a pipe to
 * be asked and answers through another. It goes away with whoever started it, whose pipe ends then.
 */
#ifndef PBP_RUN_CHILD_H
#define PBP_RUN_CHILD_H

#include <stdbool.h>
#include <sys/types.h>

#include "base/err.h"

struct child {
	pid_t pid;       /* 0: there is none */
	int ask, answer; /* the parent's ends */
};
/* Runs in the child, with its ends; when it comes back the child ends. */
typedef void child_work(int ask, int answer, void *context);

/* what: for the error, "the painter" */
int child_start(struct child *out, child_work *work, void *context, const char *what, struct err *e);
/* It finds that nothing is asked any more, and is waited for. */
void child_stop(struct child *c);
/* All n bytes; false where the other side is gone. */
bool child_read(int fd, void *to, size_t n);

#endif
