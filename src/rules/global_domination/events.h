/*
 * events: what a Turn of Global Domination reports. What shows on the map is told to all; what would
 * betray a purse, a stash or an order is told to its owner alone (5.2, 2.4.1).
 */
#ifndef PBP_GLOBAL_DOMINATION_EVENTS_H
#define PBP_GLOBAL_DOMINATION_EVENTS_H

#include "play/event.h"

/* By their number from EVENT_OWN on. */
enum gd_event {
	GD_SETTLED,    /* seat area: a player's first Turn begins (1.3, 1.4) */
	GD_UNSETTLED, /* seat: the game begins and no lawful start is left for it (1.2, 1.6) */
	GD_DISPLACED,  /* seat area: the start chosen has become illegal (1.6); to the seat */
	GD_ATTRITION,  /* area owner count (3.1) */
	GD_TRIMMED,    /* area owner count limit (7.7) */
	GD_VACATED,    /* area owner: option vacated = neutral */
	GD_SPAWNED,    /* seat area count */
	GD_FED,        /* seat lands count (5.6) */
	GD_SALTED,     /* seat area (5.7) */
	GD_BLASTED,    /* seat area count (5.8): a stick is thrown */
	GD_RUBBLE,     /* area owner killed thing trebuchets: what the sticks did */
	GD_BUILT,      /* seat thing area count */
	GD_REBUILT,    /* seat area count (6.4): count of units paid */
	GD_PAID,       /* seat price left lapsing; to the seat */
	GD_BOUGHT,     /* seat thing count; to the seat */
	GD_LAPSED,     /* seat count (1.7); to the seat */
	GD_MOVED,      /* seat count from to (7.1) */
	GD_ENTERED,    /* seat count from to (7.2): neutral land is taken */
	GD_HAULED,     /* seat count from to (7.6) */
	GD_SIEGED,     /* seat count from area aim */
	GD_BREACHED,   /* area owner killed walls: what the Sieges did */
	GD_MET,        /* area other seat against count enemies lost (8.2) */
	GD_SKIRMISH,   /* area seat count left: each army of a Skirmish over an area (8.1) */
	GD_ADVANCED,   /* seat area count: enters neutral land after a Skirmish (8.6.1) */
	GD_RING,       /* area target: on a ring of Invasions this one comes first (8.14) */
	GD_BATTLE,     /* area attacker defender attackers walls defenders left result */
	GD_GROWN,      /* area owner count (9.1) */
	GD_INCOME,     /* seat count lands troops headquarters total; to the seat */
	GD_ELIMINATED, /* seat */
	GD_WON,        /* seat */
	GD_DRAWN,
	GD_PARTLY,  /* seat from to count ordered (2.9.1); to the seat */
	GD_FIZZLED, /* seat reason area other count limit thing; to the seat */
	GD_EVENTS
};
enum battle_result { REPELLED, NEUTRALISED, OVERTAKEN };

extern const struct event_row gd_events[];

#endif
