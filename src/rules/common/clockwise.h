/*
 * clockwise: turns that go round the table, in the order of the seats, from the one with whom a round begins.
 */
#ifndef PBP_RULES_COMMON_CLOCKWISE_H
#define PBP_RULES_COMMON_CLOCKWISE_H

#include "play/turn.h"

/* Whether a seat has turns; NULL: where somebody plays it and it is not out. */
typedef bool has_turns_fn(const struct state *s, seat_id seat);

/* Who comes after that seat (SEAT_NONE: who begins), in rounds that begin with `first` (SEAT_NONE: the lowest seat);
 * *wraps: with him a round begins; may be NULL. SEAT_NONE: nobody has turns. */
seat_id clockwise_next(const struct state *s, seat_id first, seat_id after, has_turns_fn *has, bool *wraps);
/* How many have turns; the last of them into *last, which may be NULL. */
int32_t clockwise_count(const struct state *s, has_turns_fn *has, seat_id *last);
/* Who begins the game: the lowest seat, or one drawn by a die, whose number goes into *roll (else 0). */
seat_id clockwise_draw(struct turn *t, bool random, int32_t what, int32_t *roll);

#endif
