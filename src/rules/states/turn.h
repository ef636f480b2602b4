/*
 * turn: the life of a turn: whose it is and who moves it, how it opens, what receipts say of it, how it
 * closes; and the end of the game.
 */
#ifndef PBP_STATES_TURN_H
#define PBP_STATES_TURN_H

#include "play/ruleset.h"

void st_first_turn(struct turn *t);
/* A turn is over by its mover's word. */
void st_end(struct turn *t, call_id call);
void st_close(struct turn *t, const struct call_row *call);
void st_outlook(const struct view *v, const struct call_row *call, seat_id seat,
		struct notes *notes);
/* STA-BUF-2: a turn of the Buffer is moved by one of the two people. */
bool st_speaks_for(const struct view *v, player_id player, seat_id seat);
/* Why a command is not heard: whose turn it is, or that the game or the turn is over. */
void st_unheard(const struct view *v, const struct command *c, struct notes *notes);

/* over.c: after a conquest by one owner from another: elimination, victory. */
void st_after_conquest(struct turn *t, seat_id by, seat_id loser);
/* STA-END-3: the last round is over. */
void st_rounds_over(struct turn *t);
bool st_standing(const struct view *v, struct standing *out);
bool st_alive(const struct state *s, seat_id seat);
/* Who has won a finished game; SEAT_NONE where nobody has. */
seat_id st_winner(const struct state *s);

#endif
