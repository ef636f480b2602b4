/*
 * turn: whose turn it is and who moves it, how it opens; and the end of the game.
 */
#ifndef PBP_STATES_TURN_H
#define PBP_STATES_TURN_H

#include "play/ruleset.h"

void st_first_turn(struct turn *t);
/* STA-BUF-2: a turn of the Buffer is moved by one of the two people. */
bool st_speaks_for(const struct view *v, player_id player, seat_id seat);

/* over.c: after a conquest by one owner from another: elimination, victory. */
void st_after_conquest(struct turn *t, seat_id by, seat_id loser);
bool st_standing(const struct view *v, struct standing *out);
/* Who has won a finished game; SEAT_NONE where nobody has. */
seat_id st_winner(const struct state *s);

#endif
