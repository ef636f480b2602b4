/*
 * turn: how a game begins; whose turn it is and who plays it; and how it ends.
 */
#ifndef PBP_GILMORIA_TURN_H
#define PBP_GILMORIA_TURN_H

#include "play/fact.h"
#include "rules/common/join.h"
#include "rules/common/told.h"

/* muster.c: how people come into the game, and how it begins. */
DECLARE_ORDER(gm_join);
int32_t gm_most_warlords(const struct state *s);
extern const struct muster gm_muster;

/* A new game: a row for each territory in play, nobody's yet. */
void gm_setup(struct turn *t);
/* GIL-SETUP-1, GIL-SETUP-2: what keeps the game from beginning. */
void gm_ready(const struct view *v, struct notes *notes);
/* Domains, personalities, the first turn: in this order, with dice only where options or seats ask for them. */
void gm_begin(struct turn *t);

void gm_first_turn(struct turn *t, seat_id first);
/* GIL-ALLY-1: an ally's turn is played by its warlord. */
/* A domain without a player is one to be won over, whoever had it. */
bool gm_is_nobodys(const struct state *s, seat_id seat);
bool gm_speaks_for(const struct view *v, player_id player, seat_id seat);

/* advice.c */
extern const struct stage_advice gm_advice;

/* fact.c: what players ask of how it stands. */
void gm_fact(const struct view *v, enum fact what, seat_id of, struct notes *notes);
void gm_clash(const struct view *v, const struct clash *c, struct notes *notes);

/* over.c: after a conquest by one domain from another: elimination, victory. */
void gm_after_conquest(struct turn *t, seat_id by, seat_id loser);
/* GIL-END-1 with victory=realm: whether the bloc holds everything now. */
void gm_check_realm(struct turn *t, seat_id warlord);
/* GIL-END-1: only this warlord is left. */
void gm_last_warlord(struct turn *t, seat_id warlord);
bool gm_standing(const struct view *v, struct standing *out);
/* Who has won a finished game; SEAT_NONE where nobody has alone. */
seat_id gm_winner(const struct state *s);

#endif
