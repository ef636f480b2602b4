/*
 * follower: the command that a run is followed by (`after` of the config), as pages and posts that only a program with a
 * network can make. Its process begins before the run is shut in, and waits; it is the host's, and sees no mail.
 */
#ifndef PBP_RUN_FOLLOWER_H
#define PBP_RUN_FOLLOWER_H

#include <sys/types.h>

#include "base/err.h"

struct follower {
	pid_t pid; /* 0: there is none */
	int word;  /* where it waits to be told */
};

/* The command is the shell's; PBP_ROOT is set for it. */
int follower_start(struct follower *out, const char *command, const char *root, struct err *e);
/* Lets it run, and waits for it: its exit code, 128 and more where a signal ended it. */
int follower_go(struct follower *f);
/* It ends without having run, unless it has. */
void follower_stop(struct follower *f);

#endif
