/*
 * turn: what a rule may do. A rule gets a turn, reads `before` and the book,
 * edits `after`, opens and ends calls, rolls dice under a label, and says what
 * happened. It sees no clock but `now`, no file, no text of a player.
 */
#ifndef PBP_PLAY_TURN_H
#define PBP_PLAY_TURN_H

#include "base/set.h"
#include "play/call.h"
#include "play/dice.h"
#include "play/event.h"

struct engine_work; /* what the engine keeps behind a turn: books, pending closes */

struct turn {
	struct arena *arena; /* goes with the step */
	const struct game *game;
	const struct state *before;
	struct state *after;
	struct dice *dice;
	when now;
	struct events events;
	const struct command *cause; /* the LIVE command that acts, or NULL: stamped on events */
	call_id call;                /* the call that closes or hears */
	int32_t ended_turn;          /* set by turn_end: the number of the turn that this step ends, else 0 */
	bool over;                   /* set by game_end */
	struct engine_work *work;
};

/* Opens a call; its kind's open() runs at once. bell WHEN_NEVER: none. asked may be NULL: nobody (or strangers). */
call_id call_open(struct turn *t, kind_id kind, call_id parent, int32_t subject, when bell, const struct set *asked);
void call_ring_at(struct turn *t, call_id call, when bell);
/* Asks one seat more (a player who joins while it is open). */
void call_ask(struct turn *t, call_id call, seat_id seat);
/* A seat of a LIVE call has said all it must (SEALED calls see it in their book). */
void call_answered(struct turn *t, call_id call, seat_id seat);
/* Closes it in this step's wake: its close() runs as a step of its own, at the same instant. */
void call_end(struct turn *t, call_id call);
/* What stands for a seat in a call, in written order. */
const struct command *const *book_of(const struct turn *t, call_id call, seat_id seat, size_t *n);
/* Seats of a call, as asked. */
struct set call_asked(const struct turn *t, call_id call);

/* Dice for what the ruleset's list of dice has there. What is rolled for the same again in a turn has other dice. */
struct dice_stream *dice_open(struct turn *t, int32_t what, struct dice_about about);
int32_t dice_next(struct dice_stream *s, int32_t sides);
/* The next n at once; good until the stream is asked again. */
static inline const uint16_t *dice_take(struct dice_stream *s, int32_t sides, size_t n)
{
	return dice_stream_take(s, sides, n);
}

void event_add(struct turn *t, event_id what, const char *rule, const int64_t *args, size_t n);
/* As event_add, with another cause than the acting command (SEALED: the booked command). */
void event_add_for(struct turn *t, const struct command *cause, event_id what, const char *rule, const int64_t *args,
		   size_t n);
/* The event that was added last is due to this order as well (a battle to those of all who came); NULL: to
 * none. Said twice is said once. */
void event_because(struct turn *t, const struct command *cause);
#define EVENT(t, what, ...) \
	event_add((t), (what), NULL, (const int64_t[]){ __VA_ARGS__ }, \
		  sizeof((const int64_t[]){ __VA_ARGS__ }) / sizeof(int64_t))
#define EVENT_FOR(t, cause, what, rule, ...) \
	event_add_for((t), (cause), (what), (rule), (const int64_t[]){ __VA_ARGS__ }, \
		      sizeof((const int64_t[]){ __VA_ARGS__ }) / sizeof(int64_t))

/* Amendments that wait come into force: for rules whose new season begins with effects of its own before
 * its call opens. The opening of a BOUNDARY call does it as well; doing it twice changes nothing. */
void amendments_in_force(struct turn *t);

/* Corrections that the host announced for the turn being played are made in `after`: for rules that have a
 * place for them (struct ruleset.announced); they load what they work on after this. */
void announced_in_force(struct turn *t);
/* The state of a view as that will leave it; for checks. */
const struct state *announced_state(const struct view *v);

/* This step ends turn N (state's game row moves to N + 1): a tag and a report follow. */
void turn_end(struct turn *t);
/* The game is over; every call is closed without its close(). */
void game_end(struct turn *t);
/* A new seat (join): name as given (a colour, a name), folded names must differ. */
seat_id seat_add(struct turn *t, struct str name, player_id player, int32_t colour);

#endif
