/*
 * tables: what a game of Gilmoria keeps: the territories, the domains with their alliances and points,
 * who may not speak to whom, and where the turn that is being played stands. Everything is public.
 *
 * A domain is a seat, a player's or nobody's, and the region of the map that is its home. Turn order
 * of the warlords is the order of their seats, from stage.first on.
 */
#ifndef PBP_GILMORIA_TABLES_H
#define PBP_GILMORIA_TABLES_H

#include "rules/common/stage.h"

enum { TABLE_DOMAIN = TABLE_LAND + 1, TABLE_SILENCE };

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

/* Of struct stage_row.own: the diplomatic action of this turn is used; units hired in this turn, until they
 * join the pool; activations so far. */
enum { SPOKEN, RECRUITS, ALLIED };

/* What dice are rolled for. */
enum {
	DICE_BATTLE,
	DICE_DOMAINS,
	DICE_TEMPERS,
	DICE_FIRST,
	DICE_ACTIVATE,
	DICE_DEACTIVATE,
	DICE_RECRUIT,
	DICE_ACQUIRE
};

extern const struct dice_kind gm_dice[];
extern const char *const gm_phase_names[PHASES + 1];
extern const char *const gm_temper_names[TEMPERS + 1];
extern const char *const gm_end_names[ENDS + 1]; /* but for none keys of phrases `standing` */
extern const struct table_row gm_tables[];
extern const struct option_row gm_options[];
extern const struct stage_game gm_game; /* turn.c */

#endif
