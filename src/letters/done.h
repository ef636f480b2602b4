/*
 * done: what a player's orders did last, where they act as they come and none stands: those of the newest turn in which any
 * of his acted, as history has them.
 */
#ifndef PBP_LETTERS_DONE_H
#define PBP_LETTERS_DONE_H

#include "letters/letters.h"

/* In canonical wording; of which turn. Looks back over a bounded number of steps. */
int done_orders(struct str **out, size_t *n, int32_t *turn, struct desk *k, player_id player, struct arena *a,
		struct err *e);

#endif
