/*
 * miss: how many turns in a row each seat has sent nothing, where seats are opened for that (option `missed_limit`): then it
 * must be known when a turn ends. What letters say of misses is read back from history (disk/missed.h), and means the same.
 */
#ifndef PBP_WORLD_MISS_H
#define PBP_WORLD_MISS_H

#include "world/state.h"

struct miss_row {
	seat_id seat;
	int32_t turns;
	int32_t asked, wrote; /* in the open turn */
};

#endif
