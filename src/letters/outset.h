/*
 * outset: with what a player begins a turn, a game, or a seat that he takes over: what is asked of him and until when.
 * From his own rows, for the templates asked.txt and missing.txt.
 */
#ifndef PBP_LETTERS_OUTSET_H
#define PBP_LETTERS_OUTSET_H

#include <jansson.h>

#include "engine/engine.h"

/*
 * asked: [{what, until, rests, more, for}], of each kind of call that asks him the first to close; unasked: true where none does
 * while the game runs: then others: {what, until, rests, whom} is what the game waits for.
 */
void outset_asked(json_t *value, const struct game *g, const struct state *s, seat_id seat, struct arena *a);
/* Whom a call asks: "red", "red and blue", "4 players". */
struct str outset_whom(const struct state *s, call_id call, struct arena *a);
/* The same for a subject line, of what is asked since `before` and closes first: "the aftermath, until Thu 8 Jan,
 * 22:20"; or nothing. */
/* "Your turn", "Your turn for buffer": for who alone is asked, and acts at once; or nothing. */
struct str outset_turn(const struct game *g, const struct state *s, seat_id seat, struct arena *a);
/* first: {lines}: the rules that decide a first turn, as the game's phrases say them: `outset 1 "..."`; those of that seat's
 * place where one is named as an example. */
void outset_first(json_t *value, const struct game *g, const struct state *s, seat_id seat, struct arena *a);
struct str outset_new(const struct game *g, const struct state *before, const struct state *s, seat_id seat,
		      struct arena *a);
/* missing: [{lines}], what comes of it if he orders nothing; of a turn that begins, for which nothing can stand yet. */
void outset_missing(json_t *value, const struct game *g, const struct state *s, seat_id seat, when now,
		    struct arena *a);
/* waiting: {lines}, what is not done before his yes, but for those that are told elsewhere; several: more than one; waits: how many in all. */
void outset_waiting(json_t *value, const struct engine *e, seat_id seat, const struct str *but, size_t nbut,
		    struct arena *a);
/* near: {lines}: where he has what he is to order for, and what is beside it; nothing where nothing is asked. */
void outset_places(json_t *value, const struct game *g, const struct state *s, seat_id seat, struct arena *a);

#endif
