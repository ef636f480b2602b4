/*
 * votes: a choice by many: each casts a ballot, a list of numbers (one, for a plain choice); equal lists are counted
 * together, and those with the most votes stay. What a number means and what a tie means the rulebook says.
 */
#ifndef PBP_RULES_COMMON_VOTES_H
#define PBP_RULES_COMMON_VOTES_H

#include "base/vec.h"
#include "play/turn.h"

struct ballot {
	int32_t *item; /* in order: the caller sorts what has no order of its own */
	size_t n;
	VEC(seat_id) voters; /* in the order of casting */
};
struct votes {
	struct arena *arena;
	VEC(struct ballot) list; /* different ones */
};

void votes_cast(struct votes *v, int32_t *item, size_t n, seat_id voter);
/* By their items, so that what is told does not depend on who voted first. */
void votes_sort(struct votes *v);
/* Only those with the most votes stay. */
void votes_keep_most(struct votes *v);
/* One of n, from 0; a die has at most 1000 sides, n may be more. Below 2 nothing is rolled. */
size_t votes_draw(struct dice_stream *s, size_t n);

#endif
