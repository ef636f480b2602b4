/*
 * sandbox: what `process` gives up before it reads a mail: files but those it
 * works with (Landlock), the network and whatever else no mail needs (seccomp).
 * So a flaw in a parser, ours or a library's, finds little. Where the kernel has
 * no such thing the run goes on without; `pbp doctor` says so.
 */
#ifndef PBP_RUN_SANDBOX_H
#define PBP_RUN_SANDBOX_H

#include "base/arena.h"
#include "base/str.h"
#include "base/vec.h"

enum sandbox_part {
	SANDBOX_FILES = 1, /* Landlock; from version 2 on, which lets files be linked between folders */
	SANDBOX_CALLS = 2, /* seccomp */
};

struct sandbox {
	VEC(const char *) read, write; /* files, or folders with all below them; what is not there is passed over */
	bool programs;                 /* gpgv must be run */
};

/* Which parts the kernel has. */
unsigned sandbox_kernel(void);
/* No way back, for children either. Which parts hold now. */
unsigned sandbox_enter(const struct sandbox *s);

#endif
