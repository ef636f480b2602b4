/*
 * places: the board in lines of a letter (letter.h): who holds what where, and what touches what. Nothing that not everybody may know.
 */
#ifndef PBP_REPORT_PLACES_H
#define PBP_REPORT_PLACES_H

#include "play/game.h"

/* Every place, with what stands there and its neighbours. */
void places_write(struct buf *out, const struct game *g, const struct state *s);
/* One of them. */
void places_one(struct buf *out, const struct game *g, const struct state *s, area_id area);
/* What a seat orders for: its places and what touches each; where the ruleset tells places in its own words those beside them
 * as well. reader: who orders, for himself or for another. */
void places_of(struct buf *out, const struct game *g, const struct state *s, seat_id seat, seat_id reader);
/* A place as a player names it: its name, an alias, or the beginning of one name alone; AREA_NONE. */
area_id places_find(const struct map *m, struct str name, struct arena *a);
/* What touches it, a line each, with who holds it. */
void places_around(struct buf *out, const struct game *g, const struct state *s, area_id area);

#endif
