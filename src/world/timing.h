/* timing: the core's rows about what the clock does to open calls, besides what stands in the calls themselves. */
#ifndef PBP_WORLD_TIMING_H
#define PBP_WORLD_TIMING_H

#include "base/clock.h"
#include "world/table.h"

struct waited_row { /* an open call whose bell has been put off for those who had sent nothing */
	call_id call;
};
struct cooling_row { /* an open call that ends early because all have answered */
	call_id call;
	int64_t until; /* then; WHEN_NEVER: somebody is awaited again */
	int64_t since; /* when its book was written in last; for the host alone */
};
struct absence_row { /* one row: by how many days bells have been moved for players who were away */
	int32_t key;
	int32_t days;
};
struct extended_row { /* a seat that has asked for more time */
	seat_id seat;
	int32_t times; /* it was given it */
};

struct state;
/* A bell as people are told it: WHEN_NEVER while the game rests, for none rings then. */
when state_bell(const struct state *s, when bell);
/* What is left of a call's time when a game that rests goes on; 0: nothing that can be said. */
int64_t state_left(const struct state *s, when opened, when bell);

#endif
