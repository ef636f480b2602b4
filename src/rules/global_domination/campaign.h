/*
 * campaign: one Turn in the working: the rows of the state as dense arrays in an arena, by area and
 * by seat, and the orders of those who act. The Phases (phases.h) change it; campaign_store writes
 * it back. The same Phases serve the immediate check of one mail: then only its writer acts, nothing
 * is stored, and what the Phases have to say goes to the notes of the orders instead of events.
 *
 * Invariants: counts are never negative; a neutral area holds no units; units stand in the pool of
 * the moves they have left, which means something from the Movement Phase on only.
 */
#ifndef PBP_GLOBAL_DOMINATION_CAMPAIGN_H
#define PBP_GLOBAL_DOMINATION_CAMPAIGN_H

#include "rules/common/rule.h"
#include "rules/global_domination/events.h"
#include "rules/global_domination/notes.h"
#include "rules/global_domination/tables.h"
#include "rules/global_domination/verbs.h"

enum { MOVES = 4 }; /* moves left: 0 .. 3 (7.3) */

/* An army: units by the moves they have left. */
struct units {
	int64_t of[MOVES];
};

struct ground {
	seat_id owner;
	int32_t since;
	uint8_t unmovable; /* NO_THING .. BIVOUAC */
	bool headquarter, wasteland, is_land;
	struct units units;
	/* Trebuchets: ready to Siege; built this Turn; moved this Turn (8.15). */
	int64_t fresh, built, moved;
	bool raised;      /* its unmovable thing was built this Turn: no Dynamite has been near it */
	bool entered;     /* in the Movement Phase: somebody else might contest it (7.2.2) */
	int64_t ventured; /* Trebuchets that left for land so entered: they stay if it is contested */
	int64_t sieged;   /* of the fresh ones, how many have had their Siege (8.15.2) */
};

struct ordered {
	const struct command *command;
	struct notes *notes; /* of a check; NULL when the Turn is resolved */
};

struct crown { /* a player, while the Turn lasts */
	seat_id seat;
	bool plays;
	int64_t influence, lapsing;
	struct realm_row row;
	const struct ordered *orders; /* in written order */
	size_t norders;
	size_t owned, nowned;   /* its areas: campaign.owned[owned ...], ascending; see campaign_survey */
	size_t stash, nstash;   /* its rows in campaign.stash */
	int64_t bought[THINGS]; /* items bought this Turn */
	int64_t rest;           /* units that no line placed, and where they went (2.6) */
	area_id rest_place;
	int64_t lapsed; /* of the 50, unspent (1.7) */
};

struct campaign {
	struct arena *arena;
	const struct map *map;
	const struct state *state; /* options and seats */
	struct turn *turn;         /* NULL: a check */
	int32_t number;            /* of the Turn */
	bool keep_vacated;
	struct ground *ground; /* by area */
	struct crown *crown;   /* by seat */
	int32_t ncrowns;
	const seat_id *acting; /* who plays this Turn; in a check the one who asks */
	size_t nacting;
	area_id *owned;
	struct stash_row *stash;
	size_t nstash;
	size_t rings; /* rings of Invasions broken so far (8.14) */
};

/* Everybody who plays acts, without orders; turn NULL: for trials. */
struct campaign *campaign_load(const struct state *s, int32_t number, struct turn *turn, struct arena *a);
void campaign_store(const struct campaign *c, struct state *s);
/* Makes the lists of owned areas anew. */
void campaign_survey(struct campaign *c);

int64_t units_count(const struct units *u);
/* Takes n (at most as many as there are) off, fewest moves left first (7.3.1), or most first. */
struct units units_take_tired(struct units *u, int64_t n);
struct units units_take_rested(struct units *u, int64_t n);
void units_add(struct units *u, const struct units *more);

/* 7.7: how many units of a type an area may hold; INT64_MAX in a Headquarter before the Final Phase. */
int64_t ground_limit(const struct ground *g, bool final);
int64_t ground_room(const struct ground *g);
int64_t ground_trebuchets(const struct ground *g);
/* TRIM: every area down to its limit, at the end of a Phase (7.7). */
void campaign_trim(struct campaign *c, bool final);

/* 1.7: pays with what lapses first; false and nothing paid when there is not enough. */
bool crown_pay(struct campaign *c, struct crown *p, const struct ordered *o, int64_t price, const char *rule);
int64_t crown_purse(const struct crown *p);

/* Tells the writer of an order what is wrong with it: a note of the check, or the event `fizzled`. */
void remark(const struct campaign *c, const struct ordered *o, enum gd_note what, struct span at, struct facts facts);
#define REMARK(c, o, what, at, ...) remark((c), (o), NOTE_##what, (at), FACTS(__VA_ARGS__))
#define NO_SPAN ((struct span){ 0, 0 })
struct span order_span(const struct ordered *o, unsigned slot, unsigned k); /* of an argument; empty */

/* For what would be lawful if other players did something, and only then: in a check a warning, so that the
 * line stays and counts as valid (2.5.1); when the Turn is resolved it has failed like any other. */
enum gd_note unless_others_act(const struct ordered *o, enum gd_note error, enum gd_note warning, bool they_might);
/* 5.8: whether another player who plays is next to it, hence might throw a Dynamite there. */
bool dynamite_may_hit(const struct campaign *c, seat_id p, area_id a);

/* An event with its cause; nothing in a check. */
#define TELL(c, cause, what, rule, ...) \
	do { \
		if ((c)->turn != NULL) \
			EVENT_FOR((c)->turn, (cause), EVENT_OWN + (what), (rule), __VA_ARGS__); \
	} while (0)
/* The event told last is due to this order as well. */
#define BECAUSE(c, cause) \
	do { \
		if ((c)->turn != NULL) \
			event_because((c)->turn, (cause)); \
	} while (0)

#endif
