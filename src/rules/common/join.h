/*
 * join: taking and giving up a seat, for rulebooks in which a player has a colour of his own and is called
 * by it. How many may play, and what else they choose, the rulebooks say themselves.
 */
#ifndef PBP_RULES_COMMON_JOIN_H
#define PBP_RULES_COMMON_JOIN_H

#include "play/turn.h"

/* Seats that somebody plays and that are not out. */
int32_t join_players(const struct state *s);
bool join_plays(const struct seat_row *seat);

/* Why a colour cannot be had. */
enum colour_refusal { COLOUR_FREE, COLOUR_DULL, COLOUR_TAKEN };
/* colour: the argument of who has no seat yet, or NULL; owner: whose it is, else SEAT_NONE. */
enum colour_refusal join_colour(const struct state *s, const struct arg *colour, seat_id *owner);

/* Adds a seat for the command's player, with that colour (below 0: the next free one), by the name of the
 * colour, or by `otherwise` where it has none; with a number where that is taken. */
void join_by_colour(struct turn *t, const struct command *c, int32_t rgb, const char *otherwise);
/* The act of a verb by which a player gives up his seat. */
void join_leave(struct turn *t, const struct command *c);

#endif
