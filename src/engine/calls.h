/*
 * calls: questions about the open calls of a state (calls.c), whether one closes (ring.c), and the call that
 * gathers players (muster.c). Nothing is changed here but by muster_tune and option_put.
 */
#ifndef PBP_ENGINE_CALLS_H
#define PBP_ENGINE_CALLS_H

#include "play/turn.h"

struct engine;

struct speaker {
	player_id player;
	seat_id only; /* the host acts for this seat; else SEAT_NONE */
	bool host;
};
const struct call_kind *kind_of(const struct game *g, const struct call_row *c);
bool call_hears(const struct call_row *c); /* open, not deaf, not ended */
bool call_asks(const struct state *s, call_id call, seat_id seat);
size_t asked_begin(const struct state *s, call_id call); /* index of its first row in TABLE_ASKED */
const struct asked_row *asked_at(const struct state *s, call_id call, size_t i); /* NULL: no more */
unsigned call_depth(const struct state *s, const struct call_row *c);
bool call_has_open_child(const struct state *s, call_id call);
/* The seat for which the speaker is asked by the call; SEAT_NONE. */
seat_id speaker_seat(const struct view *v, const struct call_row *c, const struct speaker *who);
/* The newest hearing call that asks the speaker, the muster left out. */
const struct call_row *speaker_call(const struct view *v, const struct speaker *who, seat_id *seat);

/* ---- ring.c ---- */

/* When it is played, if nothing ends it earlier: at the bell that people are told, or by the grace of the game after it. */
when call_played_at(const struct game *g, const struct state *s, const struct call_row *c);

/* Whether it closes in the wake of what has just been heard, as things stand in s. */
bool call_closes(struct engine *e, const struct state *s, const struct call_row *c);

/* ---- muster.c ---- */

const struct call_row *muster_of(const struct state *s);
bool muster_ready(struct engine *e, const struct state *s, struct notes *why);
bool muster_is_full(struct engine *e, const struct state *s);
void muster_tune(struct turn *t); /* its bell follows option begin */
void option_put(struct turn *t, int32_t option, text_id value, text_id because);

/* ---- verbs.c ---- */

enum own_verb {
	OWN_DONE,
	OWN_WAIT,
	OWN_WITHDRAW,
	OWN_PASS,
	OWN_LUCK,
	OWN_WITHDRAW_LINE,
	OWN_CONFIRM_LINE,
	OWN_CONFIRM,
	OWN_VERBS
};
/* Index into engine_verbs, or -1 for a ruleset's verb. */
int own_verb(const struct game *g, verb_id v);

/* Who plays and may vote on it; how many of these are for it. to: whom they concede to, who is not asked; SEAT_NONE. vote.c */
size_t vote_count(const struct state *s, int32_t what, seat_id to, size_t *voters);

/* Another plays the seat, or nobody: what its player said of himself goes. request.c */
void seat_forget(struct state *s, seat_id seat);

/* The turn is over: what was written to all in it is for all to read, and counting begins anew. press_open.c */
void press_publish(struct turn *t);

/* ---- held.c: what waits for its writer's word; a line of a mail, or 0: all ---- */

size_t held_count(const struct state *s, seat_id seat, int32_t line);
void held_drop(struct state *s, seat_id seat, int32_t line);
/* What is confirmed is done, but for what has become unlawful meanwhile: that waits on. */
void act_confirm(struct turn *t, const struct command *c);
void act_withdraw(struct turn *t, const struct command *c);

#endif
