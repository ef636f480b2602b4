/*
 * outset: with what a player begins a turn, a game, or a seat that he takes over: what is asked of him and until when, and
 * orders to copy. From his own rows.
 */
#ifndef PBP_LETTERS_OUTSET_H
#define PBP_LETTERS_OUTSET_H

#include "play/game.h"

/* "Asked of you now: the orders for the Turn, until ...": a paragraph for each call that asks him; where none does, that
 * nothing is. */
void outset_asked(struct buf *out, const struct game *g, const struct state *s, seat_id seat);
/* The same for a subject line, of what is asked since `before` and closes first: "the aftermath, until Thu 8 Jan,
 * 22:20"; or nothing. */
struct str outset_new(const struct game *g, const struct state *before, const struct state *s, seat_id seat,
		      struct arena *a);
/* Under their heading; nothing where nothing is asked of him. */
void outset_form(struct buf *out, const struct game *g, const struct state *s, seat_id seat);

#endif
