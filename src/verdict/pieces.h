/*
 * pieces: a sentence as order/analogy.h looks at it: its words and signs, and what of it the game or a number names; and an order that was
 * found in it in plain words.
 */
#ifndef PBP_VERDICT_PIECES_H
#define PBP_VERDICT_PIECES_H

#include "bind/binder.h"
#include "bind/phrase.h"
#include "order/analogy.h"

struct pieces {
	struct task *task;
	struct analogy_piece at[ANALOGY_PIECES];
	struct span of[ANALOGY_PIECES]; /* where each stands */
	bool area[ANALOGY_PIECES];      /* it names one */
	int64_t count[ANALOGY_PIECES];  /* how many it is; -1: as it is written */
	size_t n;
	bool many; /* more than there is room for */
	bool more; /* "3 more" */
};

/* What stands at such places of a line; a comma between two of them. */
void pieces_take(struct pieces *p, const struct reading *r, const struct span *at, size_t n);
/* In the message's memory. */
struct str pieces_in_words(const struct pieces *p, const struct analogy_order *o);

#endif
