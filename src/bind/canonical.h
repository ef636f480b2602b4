/*
 * canonical: the wording of commands, and of what is not yet one.
 */
#ifndef PBP_BIND_CANONICAL_H
#define PBP_BIND_CANONICAL_H

#include "bind/bind.h"

/* As command_print, with the gap where a needed slot, or one of the missing ones (by bit), has no value. */
void command_print_gaps(struct buf *out, const struct game *g, const struct state *s,
			const struct command *c, const char *gap, uint32_t missing);

#endif
