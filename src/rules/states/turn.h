/*
 * turn: how a game begins; whose turn it is and who plays it; and how it ends.
 */
#ifndef PBP_STATES_TURN_H
#define PBP_STATES_TURN_H

#include "play/fact.h"
#include "rules/common/join.h"
#include "rules/common/told.h"

/* muster.c: how people come into the game, and how it begins. */
int32_t st_most_people(const struct state *s);
extern const struct muster st_muster;

/* A new game: a row for each territory in play, nobody's yet. */
void st_setup(struct turn *t);
/* STA-SETUP-1 to 3: what keeps the game from beginning. */
void st_ready(const struct view *v, struct notes *notes);
void st_possible(const struct view *v, struct notes *notes);
/* The Buffer, the deal, the first turn. */
void st_begin(struct turn *t);

void st_first_turn(struct turn *t);
/* STA-BUF-2: a turn of the Buffer is moved by one of the two people. */
bool st_speaks_for(const struct view *v, player_id player, seat_id seat);

/* over.c: after a conquest by one owner from another: elimination, victory. */
void st_after_conquest(struct turn *t, seat_id by, seat_id loser);
/* fact.c: what players ask of how it stands. */
void st_fact(const struct view *v, enum fact what, seat_id of, struct notes *notes);
void st_clash(const struct view *v, const struct clash *c, struct notes *notes);
bool st_standing(const struct view *v, struct standing *out);
/* Who has won a finished game; SEAT_NONE where nobody has. */
seat_id st_winner(const struct state *s);

#endif
