/*
 * hidden: what players are called, in a game in which nobody may know who plays (option `names`). Where names are hidden a
 * player's name goes here and nowhere else, for him and the host; when the game is over all of them become the names that
 * everybody reads (engine/called.c). So what tells others who plays has nothing to leave out.
 */
#ifndef PBP_WORLD_HIDDEN_H
#define PBP_WORLD_HIDDEN_H

#include "world/core.h"

struct hidden_row {
	player_id player;
	text_id name;
};

bool names_are_hidden(const struct state *s);
/* Empty: he has said none, or all may read it. */
struct str hidden_name(const struct state *s, player_id player);

#endif
