/*
 * limit: what a host's `set` and `unset` may do to rows. The limits stand beside the fields
 * (world/table.h), so that a ruleset declares what its code counts on and the core can say it. Only
 * corrections are measured: rows that the rules write, files and scenarios are not.
 *
 * Every refusal is one line that names the field, what was written and what is allowed.
 */
#ifndef PBP_WORLD_LIMIT_H
#define PBP_WORLD_LIMIT_H

#include "world/record.h"

enum { LIMIT_MOST = 1000000 }; /* for numbers of which nothing is said */

/* Whether anything of the table may be set. */
bool limit_may_set(const struct table_row *t);
/* The words of a line from index `from` on, each for itself: fields that are there and may be set, values
 * that read and lie within the field's limits. ERR_REFUSED. */
int limit_words(const struct state *s, table_id t, const struct board_line *l, size_t from, struct err *e);
/* The row as it would stand, among all others; old: as it stands, or NULL. Only fields that change are
 * measured, so that what was wrong before can be mended step by step. */
int limit_row(const struct state *s, table_id t, const void *old, const void *row, struct err *e);
/* Whether a row that stands may go. */
int limit_removal(const struct state *s, table_id t, const void *row, struct err *e);

#endif
