/*
 * calls: questions about the open calls of a state (calls.c), whether one closes (ring.c), and the call that
 * gathers players (muster.c). Nothing is changed here but by muster_tune and option_put.
 */
#ifndef PBP_ENGINE_CALLS_H
#define PBP_ENGINE_CALLS_H

#include "play/turn.h"

struct engine;
struct engine_work;

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

/* The call that rings next, of those that ask the seat, else of all but the muster; NULL: none has a bell. */
const struct call_row *call_rings_next(const struct state *s, seat_id seat);

/* ---- ring.c ---- */

/* When it is played, if nothing ends it earlier: at the bell that people are told, or by the grace of the game after it. */
when call_played_at(const struct game *g, const struct state *s, const struct call_row *c);

bool call_is_of_turn(const struct game *g, const struct call_row *c);
/* An annulled turn closes with what stands: whoever has seen the result orders nothing new, unless it was reopened. */
bool call_plays_again(const struct state *s, call_id call);
/* Whether answers can end it before its bell. */
bool call_may_end_early(const struct game *g, const struct state *s, const struct call_row *c);
/* Whether it closes in the wake of what has just been heard, as things stand in s. */
bool call_closes(struct engine *e, const struct state *s, const struct call_row *c);

/* Whether something that was done at once has ended a call of that turn, so that it closed at t in the wake of that, and
 * not by its bell nor by what waits in its book. */
bool turn_was_ended(const struct game *g, const struct state *s, int32_t turn, when t);
/* The same of a turn that is annulled: now, as that left the game, it is undone. */
bool turn_is_undone(const struct game *g, const struct state *now, const struct state *before, when t);

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
	OWN_ADD,
	OWN_BOTH,
	OWN_WITHDRAW_LINE,
	OWN_WITHDRAW_ORDER,
	OWN_DECLINE,
	OWN_CONFIRM_LINE,
	OWN_CONFIRM_ORDER,
	OWN_ACCEPT_ORDER,
	OWN_CONFIRM,
	OWN_VERBS
};
/* Index into engine_verbs, or -1 for a ruleset's verb. */
int own_verb(const struct game *g, verb_id v);
/* As it is said at a place, by whom and to which call is open; n numbers with it. */
struct command *own_command(const struct game *g, enum own_verb own, struct span at, const int32_t *numbers, size_t n,
			    struct arena *a);

/* Another plays the seat, or nobody: what its player said of himself goes. seat.c */
void seat_forget(struct state *s, seat_id seat);
/* Nobody plays it; what its silence means the rules say. */
void seat_open(struct state *s, seat_id seat);

/* ---- miss.c: who lets a turn pass ---- */

void miss_wrote(struct turn *t, seat_id seat); /* something of his was taken */
void miss_asked(struct turn *t, seat_id seat); /* by a call of the turn */
void miss_turn(struct turn *t);                /* the turn ends */
seat_id miss_most(const struct state *s);      /* a seat that is to be opened; SEAT_NONE */

/* The turn is over: what was written to all in it is for all to read, and counting begins anew. press_open.c */
void press_publish(struct turn *t);

/* ---- called.c: what players are called ---- */

void called(struct turn *t, seat_id seat, player_id player, struct str name);
void called_tell(struct turn *t); /* the game is over: what was hidden is for all to read */
/* Of a command that would say a name to all, where names are hidden: why it cannot be; or NULL. */
const struct diag *called_in(const struct game *g, const struct state *s, const struct command *c, struct arena *a);

/* ---- votes: motion.c, lapse.c (request/vote.c says them) ---- */

bool seat_votes(const struct seat_row *seat, seat_id to); /* to: whom they concede to, who is not asked; SEAT_NONE */
bool vote_is_for(const struct state *s, seat_id seat, int32_t what, seat_id to);
/* Who plays and may vote on it; how many of these are for it. */
size_t vote_count(const struct state *s, int32_t what, seat_id to, size_t *voters);
void vote_forget(struct state *s, int32_t what);           /* all for it, whomever they concede to */
when vote_ends(const struct state *s);                     /* when the first votes fall; WHEN_NEVER */
void vote_drop(struct state *s, int32_t what, seat_id to); /* those for that alone */
void vote_lapse(struct turn *t);                           /* those that fall now */

/* ---- held.c: what waits for its writer's word; a line of a mail, or 0: all ---- */

size_t held_count(const struct state *s, seat_id seat, int32_t line);
/* NULL: this game knows no such order any more. */
struct command *held_read(const struct game *g, const struct state *s, const struct held_row *row, struct arena *a);
/* Whether it is said yes to: its place among what waits for its seat, from 1, and the line that it waits of. */
bool held_says(const struct game *g, const struct command *confirm, size_t place, int32_t line);
void held_drop(struct state *s, seat_id seat, int32_t line);
/* What waits for its writer's yes and falls with that call, as struct step has it; memory: the step's. waiting.c */
struct str waiting_lapses(struct engine_work *w, call_id call);
/* What is confirmed is done, but for what has become unlawful meanwhile: that waits on. */
void act_confirm(struct turn *t, const struct command *c);
void act_withdraw(struct turn *t, const struct command *c);

#endif
