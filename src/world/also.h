/*
 * also: from which addresses a player writes beside the one to which his letters go: what comes from there counts as his, once
 * a mail from there has confirmed it.
 */
#ifndef PBP_WORLD_ALSO_H
#define PBP_WORLD_ALSO_H

#include "world/state.h"

struct also_row {
	player_id player;
	int32_t number; /* from 1 */
	text_id address;
	int32_t counts; /* it has been confirmed from there */
};

enum { ALSO_MOST = 5 }; /* of a player */

/* Whether it counts or not; NULL. */
const struct also_row *also_find(const struct state *s, struct str address);
size_t also_count(const struct state *s, player_id player);
void also_put(struct state *s, player_id player, struct str address, bool counts);

#endif
