/*
 * show: what this floor and the one below understood, for `pbp parse` and
 * `pbp bind`: for people who write rulesets or wonder about a line.
 */
#ifndef PBP_BIND_SHOW_H
#define PBP_BIND_SHOW_H

#include "bind/bind.h"

/* Words and phrases of all readings, a line a node. */
void show_sheet(struct buf *out, const struct binder *b, const struct source *text);

struct shown {         /* one binding */
	uint32_t line; /* from 1 */
	struct binding binding;
	struct str canonical; /* empty without a command */
};
/* The commands of a text for a seat, every verb admitted. Memory: a. */
size_t show_bound(const struct shown **out, const struct binder *b, const struct state *s,
		  seat_id seat, const struct source *text, struct arena *a);
/* The words of refused lines that nobody knew, as written, in order. */
size_t show_unknown_words(struct str **out, const struct binder *b, const struct source *text,
			  struct arena *a);

#endif
