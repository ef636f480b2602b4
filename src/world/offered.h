/* offered: what a player is asked about that is no order, and a yes asks for (hear/pending.h). */
#ifndef PBP_WORLD_OFFERED_H
#define PBP_WORLD_OFFERED_H

#include "world/core.h"

struct offered_row { /* a request that a seat is asked about, until its player's next mail */
	seat_id seat;
	int32_t number; /* from 1 */
	int32_t after;  /* the mail that brought it was heard after that step */
	text_id exact;  /* request/request.h */
};

#endif
