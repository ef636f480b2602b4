/*
 * observer: who reads along without playing: he is sent what all may see of each turn (option `observers`). For the host alone, as
 * addresses are; nothing of a game depends on it.
 */
#ifndef PBP_WORLD_OBSERVER_H
#define PBP_WORLD_OBSERVER_H

#include "world/state.h"

struct observer_row {
	int32_t number; /* from 1 */
	text_id address;
	int32_t dismissed; /* by the host: he stays so, whatever he asks */
};

enum { OBSERVERS_MOST = 50 }; /* of a game */

/* Whether he is dismissed or not; NULL. */
const struct observer_row *observer_find(const struct state *s, struct str address);
/* Who is not dismissed. */
size_t observer_count(const struct state *s);
void observer_put(struct state *s, struct str address, bool dismissed);
/* Whether a report goes to him: the game has observers, he is not dismissed, and plays no seat by now. */
bool observer_is_sent(const struct state *s, const struct observer_row *row);

#endif
