/*
 * view: what a rule may look at when it answers a question about a command:
 * const all over, with a scratch arena for trials on a private copy.
 */
#ifndef PBP_PLAY_VIEW_H
#define PBP_PLAY_VIEW_H

#include "play/verb.h"

struct game;

struct view {
	const struct game *game;
	const struct state *state;
	struct arena *scratch; /* emptied by the caller */
	when now;
	seat_id seat; /* who asks; SEAT_NONE a stranger or the host */
	player_id player;
	call_id call; /* in which call */
	/* what stands for that seat in that call, in written order; for a command being checked: those before it in its mail */
	const struct command *const *book;
	size_t nbook;
};

/* A copy to try things on, in the view's scratch arena. */
struct state *view_trial(const struct view *v);

/* Whether his words act for a seat: his own, or one that the rules give him (ruleset.h, speaks_for). */
bool view_speaks_for(const struct view *v, seat_id seat);
/* The same of the player of a seat. */
bool seat_speaks_for(const struct game *g, const struct state *s, seat_id seat, seat_id other);
/* For which seat a call asks him: his own first; SEAT_NONE: it does not. */
seat_id seat_asked_for(const struct game *g, const struct state *s, call_id call, seat_id seat);

#endif
