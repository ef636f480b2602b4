/*
 * ready.h: what `ask` sends to `ready`, once: this head with four files, then the arguments and the environment, each ended by
 * a NUL. Then a byte for each signal. What comes back is the status, as wait has it.
 */
#ifndef PBP_TESTS_READY_H
#define PBP_TESTS_READY_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/resource.h>
#include <sys/types.h>

enum { READY_FOLDER = 3, READY_FILES = 4, READY_LIMITS = 16 };

struct ready_head {
	size_t argc, envc, size; /* of the texts: bytes */
	mode_t mask;
	struct rlimit limits[READY_LIMITS];
};

#endif
