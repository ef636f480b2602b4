/*
 * canonical: the wording of commands, and of what is not yet one.
 */
#ifndef PBP_BIND_CANONICAL_H
#define PBP_BIND_CANONICAL_H

#include "bind/bind.h"

/* As command_print, with the gap where a needed slot, or one of the missing ones (by bit), has no value. */
void command_print_gaps(struct buf *out, const struct game *g, const struct state *s, const struct command *c,
			const char *gap, uint32_t missing);
/* One value of it in the words it is printed with, as of a single thing: "Osaka", "fortress", "share 12", "teal",
 * a rider whole. False where it is none: what was not understood. */
/* A value of a class, by itself: "Hestur", "share 12". */
void noun_print(struct buf *out, const struct game *g, const struct state *s, noun_class what, int32_t value);
bool command_print_value(struct buf *out, const struct game *g, const struct state *s, const struct command *c,
			 const struct arg *a);

#endif
