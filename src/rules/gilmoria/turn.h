/*
 * turn: the life of a turn: whose it is and who plays it, how it opens, what receipts say of it, how it
 * closes; and the end of the game.
 */
#ifndef PBP_GILMORIA_TURN_H
#define PBP_GILMORIA_TURN_H

#include "play/ruleset.h"

void gm_first_turn(struct turn *t, seat_id first);
/* A domain's turn is over by its warlord's word. */
void gm_end(struct turn *t, call_id call);
void gm_close(struct turn *t, const struct call_row *call);
void gm_outlook(const struct view *v, const struct call_row *call, seat_id seat,
		struct notes *notes);
/* GIL-ALLY-1: an ally's turn is played by its warlord. */
bool gm_speaks_for(const struct view *v, player_id player, seat_id seat);
/* Why a command is not heard: whose turn it is, or that the game or the turn is over. */
void gm_unheard(const struct view *v, const struct command *c, struct notes *notes);

/* over.c: after a conquest by one domain from another: elimination, victory. */
void gm_after_conquest(struct turn *t, seat_id by, seat_id loser);
/* GIL-END-1 with victory=realm: whether the bloc holds everything now. */
void gm_check_realm(struct turn *t, seat_id warlord);
/* GIL-END-1: only this warlord is left. */
void gm_last_warlord(struct turn *t, seat_id warlord);
/* GIL-END-2: the last round is over. */
void gm_rounds_over(struct turn *t);
/* How many warlords play on; the last of them into *last. */
int32_t gm_warlords_left(const struct state *s, seat_id *last);
bool gm_standing(const struct view *v, struct standing *out);
bool gm_alive(const struct state *s, seat_id seat);
/* Who has won a finished game; SEAT_NONE where nobody has alone. */
seat_id gm_winner(const struct state *s);

#endif
