/*
 * turn: the life of a turn and of the set-up before the first: whose it is, how it opens, what receipts
 * say of it, how it goes on to the debrief, how it closes.
 */
#ifndef PBP_ARMIES_TURN_H
#define PBP_ARMIES_TURN_H

#include "play/ruleset.h"

extern const struct muster ar_muster;
void ar_begin(struct turn *t);
void ar_ready(const struct view *v, struct notes *notes);
int32_t ar_most_players(const struct state *s);
/* The set-up: one army at a time. */
void ar_next_placement(struct turn *t, seat_id after);
void ar_setup_close(struct turn *t, const struct call_row *call);
void ar_setup_outlook(const struct view *v, const struct call_row *call, seat_id seat, struct notes *n);
/* How many of its first armies a seat has still to place. */
int32_t ar_to_place(const struct state *s, seat_id seat);
void ar_first_turn(struct turn *t);
void ar_turn_close(struct turn *t, const struct call_row *call);
void ar_turn_outlook(const struct view *v, const struct call_row *call, seat_id seat, struct notes *n);
/* Why a command is not heard (ARM-STAGE-2, -3). */
void ar_unheard(const struct view *v, const struct command *c, struct notes *notes);

/* The open call of the turn; CALL_NONE. */
call_id ar_turn_call(const struct state *s);
/* ARM-DEB: counts what may be placed, and where; the battle is forgotten. */
void ar_debrief_begins(struct turn *t);
/* How many, and of these for whole continents, if it began now. */
int32_t ar_allowance(const struct state *s, seat_id seat, int32_t *bonus);
/* ARM-DEB-3: whether an area may be placed in, if it began now. */
bool ar_is_ground(const struct state *s, seat_id seat, area_id area);
/* A battle that had to wait is over: tells the player whose turn goes on. */
void ar_tell_goes_on(struct turn *t);

#endif
