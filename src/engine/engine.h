/*
 * engine: the step function. It hears inputs in time order, keeps the book of
 * sealed calls, rings bells, and makes steps: (state, input, seed) -> (state,
 * events). No clock, no I/O, no global. It knows no game and no store: the app
 * commits the steps it is handed.
 *
 * The laws (DESIGN: calls), each a unit test:
 *  1. A command is heard by the newest open call that asks its seat, admits its
 *     verb and, where the verb has a call_slot, has that subject.
 *  2. A call with an open BLOCKS child is deaf and its clock stands still.
 *  3. Inputs and bells in time order, an input before a bell of the same second;
 *     among bells due the earliest, then the deepest child, then the lowest id.
 *  4. Nothing but state, input and seed decides.
 *  5. done, withdraw, pass, luck are ordinary verbs; the host's powers are lines of an exact form (host_verbs),
 *     committed like any order.
 *  6. What later sheets replace, and when a seat has answered.
 *  7. A LIVE sheet acts line by line; option on_refusal says what a refused line holds back.
 */
#ifndef PBP_ENGINE_ENGINE_H
#define PBP_ENGINE_ENGINE_H

#include "bind/bind.h"
#include "engine/input.h"

/* What players may say in any game: done, wait, withdraw, pass, luck. Ends with a NULL name. */
extern const struct verb engine_verbs[];
/* What the host may say: lines of an exact form, read without the vocabulary of the game. */
struct host_line;
struct host_verb {
	const char *name;
	const struct diag *(*run)(struct host_line *); /* the engine's: carries a line out; NULL, or why it cannot be */
	const char *usage, *help;
	unsigned takes; /* enum host_takes */
	bool chief;     /* not for a cohost */
	bool numbered;  /* only with a number behind its name: else it is no line of his */
	bool reasoned;  /* who is told of it would know why: he is asked for "because TEXT" */
};
/* What a line of his takes away with it, of what was in order before: the last turn, and what was written for the next
 * one; what stood for a seat. */
enum host_takes { HOST_TAKES_TURN = 1, HOST_TAKES_SEAT = 2 };
extern const struct host_verb host_verbs[]; /* ends with a NULL name */
/* "off", "always": after each run in which something happened, "daily", "08:30": seconds of the day. */
enum { DIGEST_OFF = -1, DIGEST_ALWAYS = -2 };
bool digest_hour(struct str text, int32_t *seconds);
unsigned host_takes(struct str line);         /* a host's line, however it was written; 0: nothing */
extern const struct call_kind engine_kinds[]; /* KIND_MUSTER */

/* Good until the engine hears again or makes the next step. */
struct step {
	uint32_t number; /* from 0 */
	when at;
	const struct state *before, *after;
	struct events events;         /* the rolls included, before the events that follow from them */
	const struct recorded *mails; /* by input_cmp */
	size_t nmails;
	const struct command *const *orders; /* of a close: the book, by seat, as written; of a LIVE mail: what acted */
	size_t norders;
	int32_t ended_turn; /* 0: none */
	bool over;
	int32_t annul;               /* the host annulled this turn: the app restores (0: no) */
	bool undoes;                 /* ... and undoes what ended it in its wake (turn_was_ended) */
	struct hash seed, chain_end; /* of its turn; before format 3 of the step */
	bool rolled;
	struct dice_key key; /* of its dice; a turn that is played again has the seed that it had */
	struct str played;   /* what took effect in it, as everybody may see it once orders are revealed (played.h) */
	struct str lapsed;   /* what waited for a yes when it closed a call, a line each: "lapsed seat=red order=..." */
	struct str subject;  /* one line a player understands; for the commit */
};

struct engine;
/* secret: the game's 32 bytes, copied; NULL where no dice may be rolled (check). state: the tip, copied. */
struct engine *engine_new(const struct game *g, struct binder *b, const struct state *tip, const uint8_t *secret,
			  struct arena *run);
void engine_free(struct engine *e);
const struct state *engine_state(const struct engine *e);

/* A new game: makes the core rows, runs setup, opens the muster. Options and seats stand in `s` already. */
bool engine_create(struct engine *e, when at, struct step *out);
/* From now on what was written in books is known from engine_use_book alone. */
void engine_play_revealed(struct engine *e);
/* Of a player whose name was hidden: told with the end of the game, if that is the next step. */
void engine_use_name(struct engine *e, player_id player, struct str name);
/* The book of the call that closes next, as it stood then (struct step.played): what was written in it is not known; or
 * what the clock does next to an open call (tick.h). ERR_REFUSED: it does not read, or no such call is open. */
int engine_use_book(struct engine *e, struct str played, when at, struct arena *a, struct err *err);
/* The next close that is due before t (at t too when inclusive), or an amendment, resume or begin that
 * is due; true when it made a step. Call until false. */
bool engine_ring(struct engine *e, when t, bool inclusive, struct step *step);
/* When the next bell is due (now for what is due in a step's wake); WHEN_NEVER. */
when engine_next(const struct engine *e);

/* Seeds as a history reveals them, in place of a secret, by number: to play it again. False: none is known. */
typedef bool (*engine_seeds)(void *context, uint64_t number, struct hash *seed, struct hash *end);
void engine_use_seeds(struct engine *e, engine_seeds seeds, void *context);

/* The published end of the seed chain that the next step draws from. */
struct hash engine_commitment(const struct engine *e);
/* What saves the next run of the game from walking the whole seed chain: see dice_chain_marks. Empty
 * where no seed was needed. Marks that are not this game's are left unused. */
struct str engine_dice_marks(const struct engine *e, struct arena *a);
void engine_use_dice_marks(struct engine *e, struct str marks);

/* Whether a game that has just been made can ever begin, whoever joins; if not, why. */
bool engine_is_possible(const struct engine *e, struct notes *why);
/* Whether a game that has not begun could; if not, why. */
bool engine_may_begin(const struct engine *e, struct notes *why);

/* Open calls as people see them. */
size_t engine_calls(const struct engine *e, const struct call_status **out, struct arena *a);
/* Whether what that address writes now may be kept sealed until a bell. */
bool engine_hears_sealed(const struct engine *e, struct str address);
/* What stands in the book for a seat (canonical wording) and what is missing. */
void engine_outlook(const struct engine *e, seat_id seat, struct outcome *out, struct arena *a);
/* The orders of a seat that wait for its word (`confirm`), in canonical wording; how many. */
size_t engine_waiting(const struct engine *e, seat_id seat, struct str **out, struct arena *a);
/* Since when at the latest one waits that closes with that call; WHEN_NONE: none does. */
when engine_waits_since(const struct engine *e, call_id call, seat_id seat);
/* As the host sees it: of the newest call that asks somebody. */
void engine_outlook_host(const struct engine *e, struct outcome *out, struct arena *a);
/* The same as commands, of all open calls that ask him; good until the engine hears again. */
size_t engine_booked(const struct engine *e, seat_id seat, const struct command *const **out, struct arena *a);
/* Forced dice for scenarios: used by the next steps instead of the stream. */
void engine_force_dice(struct engine *e, struct str label, const uint8_t *values, size_t n);
size_t engine_forced_left(const struct engine *e);
bool engine_forced_missing(const struct engine *e);

#endif
