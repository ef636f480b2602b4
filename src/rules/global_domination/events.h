/*
 * events: what a Turn of Global Domination reports. What shows on the map is told to all; what would
 * betray a purse, a stash or an order is told to its owner alone (5.2, 2.4.1).
 */
#ifndef PBP_GLOBAL_DOMINATION_EVENTS_H
#define PBP_GLOBAL_DOMINATION_EVENTS_H

#include "rules/common/told.h"

#define THING ONE_OF("thing", gd_thing_names)

#define EVENTS(X) \
	/* a player's first Turn begins */ \
	X(GD_SETTLED, TOLD("settled", "1.3", SEAT("seat"), AREA("area"), INT("count"))) \
	/* the game begins and no lawful start is left for it */ \
	X(GD_UNSETTLED, TOLD("unsettled", "1.2", SEAT("seat"))) \
	/* the start chosen has become illegal; to the seat */ \
	X(GD_DISPLACED, SECRET("displaced", "1.6", SEAT("seat"), AREA("area"))) \
	X(GD_ATTRITION, TOLD("attrition", "3.1", AREA("area"), SEAT("owner"), INT("count"))) \
	X(GD_TRIMMED, TOLD("trimmed", "7.7", AREA("area"), SEAT("owner"), INT("count"), INT("limit"))) \
	/* option vacated = neutral */ \
	X(GD_VACATED, TOLD("vacated", "1.1", AREA("area"), SEAT("owner"))) \
	X(GD_SPAWNED, TOLD("spawned", NULL, SEAT("seat"), AREA("area"), INT("count"))) \
	X(GD_FED, TOLD("fed", "5.6", SEAT("seat"), INT("lands"), INT("count"))) \
	X(GD_SALTED, TOLD("salted", "5.7", SEAT("seat"), AREA("area"))) \
	/* a stick is thrown */ \
	X(GD_BLASTED, TOLD("dynamited", "5.8", SEAT("seat"), AREA("area"), INT("count"))) \
	/* what the sticks did */ \
	X(GD_RUBBLE, TOLD("rubble", "5.8", AREA("area"), SEAT("owner"), INT("killed"), THING, INT("trebuchets"))) \
	X(GD_BUILT, TOLD("built", NULL, SEAT("seat"), THING, AREA("area"), INT("count"))) \
	/* count of units paid */ \
	X(GD_REBUILT, TOLD("rebuilt", "6.4", SEAT("seat"), AREA("area"), INT("count"))) \
	X(GD_PAID, SECRET("paid", NULL, SEAT("seat"), INT("price"), INT("left"), INT("lapsing"))) \
	X(GD_BOUGHT, SECRET("bought", NULL, SEAT("seat"), THING, INT("count"))) \
	X(GD_LAPSED, SECRET("lapsed", "1.7", SEAT("seat"), INT("count"))) \
	X(GD_MOVED, TOLD("moved", "7.1", SEAT("seat"), INT("count"), AREA("from"), AREA("to"))) \
	/* neutral land is taken */ \
	X(GD_ENTERED, TOLD("entered", "7.2", SEAT("seat"), INT("count"), AREA("from"), AREA("to"))) \
	X(GD_HAULED, TOLD("hauled", "7.6", SEAT("seat"), INT("count"), AREA("from"), AREA("to"))) \
	X(GD_SIEGED, TOLD("sieged", "8.15", SEAT("seat"), INT("count"), AREA("from"), AREA("area"), THING)) \
	/* what the Sieges did */ \
	X(GD_BREACHED, TOLD("breached", "8.15.1", AREA("area"), SEAT("owner"), INT("killed"), INT("walls"))) \
	X(GD_MET, TOLD("met", "8.2", AREA("area"), AREA("other"), SEAT("seat"), SEAT("against"), INT("count"), \
		       INT("enemies"), INT("lost"))) \
	/* each army of a Skirmish over an area */ \
	X(GD_SKIRMISH, TOLD("skirmish", "8.1", AREA("area"), SEAT("seat"), INT("count"), INT("left"))) \
	/* enters neutral land after a Skirmish */ \
	X(GD_ADVANCED, TOLD("advanced", "8.6.1", SEAT("seat"), AREA("area"), INT("count"))) \
	/* on a ring of Invasions this one comes first */ \
	X(GD_RING, TOLD("ring", "8.14", AREA("area"), AREA("target"))) \
	X(GD_BATTLE, TOLD("battle", NULL, AREA("area"), SEAT("attacker"), SEAT("defender"), INT("attackers"), \
			  INT("defenders"), INT("walls"), INT("left"), ONE_OF("result", result_names))) \
	X(GD_GROWN, TOLD("grown", "9.1", AREA("area"), SEAT("owner"), INT("count"))) \
	X(GD_INCOME, SECRET("income", "9.2", SEAT("seat"), INT("count"), INT("lands"), INT("troops"), \
			    INT("headquarters"), INT("total"))) \
	X(GD_ELIMINATED, TOLD("eliminated", "2.1.4", SEAT("seat"))) \
	X(GD_WON, TOLD("won", "2.1.4", SEAT("seat"))) \
	X(GD_DRAWN, TOLD("drawn", "2.1.4", { NULL, FIELD_INT, NULL })) \
	X(GD_PARTLY, SECRET("partly", "2.9.1", SEAT("seat"), AREA("from"), AREA("to"), INT("count"), INT("ordered"))) \
	X(GD_FIZZLED, SECRET("fizzled", NULL, SEAT("seat"), ONE_OF("reason", gd_note_names), AREA("area"), \
			     AREA("other"), INT("count"), INT("limit"), THING))

DECLARE_EVENTS(gd, GD_EVENTS);

enum battle_result { REPELLED, NEUTRALISED, OVERTAKEN };

#endif
