/*
 * tables: what a game of Gilmoria keeps: the territories, the domains with their alliances and points,
 * who may not speak to whom, and where the turn that is being played stands. Everything is public.
 *
 * A domain is a seat, a player's or nobody's, and the region of the map that is its home. Turn order
 * of the warlords is the order of their seats, from stage.first on.
 */
#ifndef PBP_GILMORIA_TABLES_H
#define PBP_GILMORIA_TABLES_H

#include "world/state.h"

enum { TABLE_LAND = TABLE_OWN, TABLE_DOMAIN, TABLE_SILENCE, TABLE_STAGE };

struct land_row {
	area_id area;
	seat_id owner; /* the domain; SEAT_NONE only before the game begins */
	int32_t units; /* 0 after a conquest that nobody survived (GIL-BAT-5) */
	int32_t leader; /* the owner's leader stands here */
	int32_t stronghold;
};

enum temper {
	TEMPER_NONE,
	TEMPER_PROUD,
	TEMPER_GREEDY,
	TEMPER_TIMID,
	TEMPER_HONEST,
	TEMPER_WARLIKE,
	TEMPERS,
};

struct domain_row {
	seat_id seat;
	region_id home;
	seat_id ally_of; /* its warlord; SEAT_NONE: a player domain, or neutral */
	int32_t joined;  /* place in the order of activations, from 1 */
	int32_t sow;     /* Spoils of War Points */
	int32_t played;  /* the last round in which it took a turn */
	int32_t temper;  /* enum temper */
};

struct silence_row {      /* GIL-TAC-2: a warlord may not act on a domain */
	seat_id seat;     /* the warlord */
	region_id domain; /* REGION_NONE: his envoys are closed (GIL-TAC-3) */
	int32_t until;    /* the last round in which it holds */
};

enum phase { PHASE_DIPLOMACY, PHASE_DEPLOYMENT, PHASE_BATTLE, PHASE_MOBILISATION, PHASES };
enum end { END_NONE, END_LAST_WARLORD, END_REALM, END_ROUNDS, ENDS };

struct stage_row {       /* one row */
	seat_id active;  /* the domain whose turn it is */
	seat_id warlord; /* who plays it: another seat in an ally's turn */
	int32_t phase;   /* enum phase */
	int32_t spoken;  /* the diplomatic action of this turn is used */
	int32_t recruits; /* units hired in this turn, until they join the pool */
	int32_t pool;    /* units that wait for deployment */
	int32_t taken;   /* territories, in this turn so far */
	int32_t round;   /* the game turn, from 1 */
	seat_id first;   /* the warlord with whom a round begins */
	int32_t allied;  /* activations so far */
	int32_t end;     /* enum end: how the game ended */
};

extern const char *const gm_phase_names[PHASES + 1];
extern const char *const gm_temper_names[TEMPERS + 1];
extern const struct table_row gm_tables[];
extern const struct option_row gm_options[];

#endif
