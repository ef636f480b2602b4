/*
 * stage: a game of turns one after another, each of phases that close one by one. A turn is a call to one
 * seat, which another seat's player may move; troops wait in its pool until they are placed, or until the
 * deadline places them. What is different from one rulebook to the next is a struct stage_game, which its
 * ruleset names (struct ruleset.own); all that is in it speaks for one rulebook alone.
 */
#ifndef PBP_RULES_COMMON_STAGE_H
#define PBP_RULES_COMMON_STAGE_H

#include "play/game.h"
#include "rules/common/land.h"
#include "rules/common/told.h"

/* ---- where the turn stands --------------------------------------------------------------------- */

enum { STAGE_OWN = 3 };

struct stage_row {              /* one row, the ruleset's last table */
	seat_id active;         /* whose turn it is */
	seat_id mover;          /* whose player's mail moves it */
	seat_id first;          /* with whom a round begins */
	int32_t phase;          /* by the ruleset's enum */
	int32_t pool;           /* troops that wait for deployment */
	int32_t round;          /* from 1; 0 before the first */
	int32_t taken;          /* territories, in this turn so far */
	int32_t end;            /* how the game ended, by the ruleset's enum; 0: it has not */
	int32_t own[STAGE_OWN]; /* what the ruleset counts besides */
};
struct stage_row stage_of(const struct state *s); /* the defaults before the game begins */
struct stage_row *stage_edit(struct state *s);

/* ---- what is said ------------------------------------------------------------------------------ */

/* Of all notes of such a game, in this order; mover: what the ruleset calls him, phases: their names. */
#define STAGE_FACTS(X, mover_, phases_) \
	FACT_ID(X, area_id, area, "area", FIELD_AREA) \
	FACT_ID(X, area_id, other, "other", FIELD_AREA) \
	FACT_INT(X, int64_t, count, "count") \
	FACT_INT(X, int64_t, limit, "limit") \
	FACT_ID(X, seat_id, seat, "seat", FIELD_SEAT) \
	FACT_ID(X, seat_id, mover, mover_, FIELD_SEAT) \
	FACT_NAME(X, phase, "phase", phases_)
/* Behind these, where the ruleset has domains. */
#define STAGE_FACT_DOMAIN(X) FACT_ID(X, region_id, domain, "domain", FIELD_REGION)

struct facts {
	STAGE_FACTS(FACT_MEMBER, NULL, NULL) STAGE_FACT_DOMAIN(FACT_MEMBER)
};
void note_say(struct notes *n, int32_t what, struct span at, const struct facts *f);

/* ---- the rulebook ------------------------------------------------------------------------------ */

struct next {                /* turn */
	seat_id seat, mover; /* SEAT_NONE: there is none */
	bool wraps;          /* a round is over */
	const char *deadline;
};

enum { NOTE_UNSAID = -1 };
struct ruled { /* a note, and the rule without which it is not said */
	int32_t note;
	const char *rule;
};

struct stage_game {
	kind_id kind; /* of a turn */
	/* phases: with which a turn of several begins; of deployment; behind the last */
	int32_t first, deploys, end;
	int32_t rounds_end; /* enum end: by max_rounds */
	verb_id end_first;  /* the verb that ends the first phase by its name, where there is one for each */
	const char *rounds_rule, *place_rule;
	int32_t told_phase, told_placed, told_ended, told_over, told_rounds, told_deployed; /* events */
	struct ruled begun, won, out, short_of, not_own;
	struct ruled phase_waits, turn_waits, order_waits; /* for troops: the end of the phase, of the turn, an order */
	struct ruled deploy_over, phase_over;              /* orders of a phase that is over */
	struct ruled not_now;                              /* it is another's turn */
	int32_t turn_over, empty, bell, next_turn, over_next, over_already; /* notes */
	struct ruled not_next, one_stays;
	int32_t not_in_play, attack_own, none_to_move, move_nowhere, told_moved; /* the last an event */
	int32_t later; /* may: of a phase that has not begun; 0: ending it skips those between */

	struct next (*next)(const struct state *);
	/* may: whether it begins at once, in the mail that ended the turn before; else where it is moved for another */
	bool (*hands_over)(const struct state *, const struct next *);
	/* Phase and pool of a turn whose row has its seats; tells that it begins. */
	void (*open)(struct turn *, struct stage_row *, when bell);
	/* may: before a later phase begins, before the rest of the pool is placed */
	void (*leave)(struct turn *, int32_t phase);
	/* may: when all is placed */
	void (*settled)(struct turn *, const struct stage_row *);
	/* may: whether it ended the game instead of opening that turn */
	bool (*ends)(struct turn *, const struct next *);
	int32_t (*pool)(const struct state *);
	int32_t (*income)(const struct state *, const struct next *);
	/* may: why an order of that phase cannot be given in this one; NOTE_UNSAID */
	int32_t (*bars)(int32_t now, int32_t phase);
	/* may: what is said instead where land of others is named in this turn */
	int32_t (*not_own_here)(const struct view *, int32_t otherwise);
	/* may: why an attack on that owner is none; NOTE_UNSAID */
	int32_t (*spares)(const struct view *, seat_id);
	int32_t (*outlook)(const struct stage_row *, int64_t pool);
	/* may: whose turn it is that others move: a note; NOTE_UNSAID */
	int32_t (*moved_by)(const struct view *, const struct stage_row *);
	region_id (*home)(const struct state *, seat_id); /* may */
	seat_id (*winner)(const struct state *);
	const struct stage_advice *advice;
};

/* What a rulebook calls as all of them do: its events PRE_PHASE ..., its notes. */
#define STAGE_TOLD(pre) \
	.told_phase = pre##_PHASE, .told_placed = pre##_PLACED, .told_ended = pre##_ENDED, .told_over = pre##_OVER, \
	.told_rounds = pre##_ROUNDS, .told_deployed = pre##_DEPLOYED, .told_moved = pre##_MOVED, \
	.turn_over = NOTE_TURN_OVER, .empty = NOTE_POOL_EMPTY, .bell = NOTE_OUTLOOK_BELL, \
	.next_turn = NOTE_OUTLOOK_NEXT, .over_next = NOTE_OUTLOOK_OVER, .over_already = NOTE_PHASE_OVER_ALREADY, \
	.not_in_play = NOTE_NOT_IN_PLAY, .attack_own = NOTE_ATTACK_OWN, .none_to_move = NOTE_NONE_TO_MOVE, \
	.move_nowhere = NOTE_MOVE_NOWHERE

static inline const struct stage_game *stage_game_of(const struct game *g)
{
	return g->rules->own;
}
#define TELL(t, what, ...) EVENT((t), EVENT_OWN + (what), __VA_ARGS__)

/* ---- the life of a turn ------------------------------------------------------------------------ */

void stage_open(struct turn *t, const struct next *next);
/* It is over by its mover's word. Where the next one is handed over it begins at once, so that one mail
 * holds both; the call that has ended closes with nothing left to do but to count the turn. */
void stage_end(struct turn *t, call_id call);
void stage_finish(struct turn *t, int32_t end);
bool stage_is_last(const struct state *s, int32_t round, const char *rule);
/* The next phase, or the end of the turn behind the last one. */
void stage_go_on(struct turn *t, const struct command *c, int32_t phase);
/* An accepted order of a later phase closes those before it. */
void stage_enter(struct turn *t, int32_t phase);
/* What is placed is placed in the phase for it. */
void stage_enter_deployment(struct turn *t);
bool stage_alive(const struct state *s, seat_id seat);

/* For struct call_kind and struct ruleset. */
void stage_close(struct turn *t, const struct call_row *call);
void stage_outlook(const struct view *v, const struct call_row *call, seat_id seat, struct notes *notes);
void stage_unheard(const struct view *v, const struct command *c, struct notes *notes);
#define STAGE_KIND \
	{ \
		.name = "turn", .hearing = LIVE, .ending = AT_BELL, .keeping = REPLACE_ALL, .flags = KIND_BOUNDARY, \
		.close = stage_close, .outlook = stage_outlook, .counsel = stage_counsel \
	}

#endif
