/*
 * events: the rows of events.h as the table the core reads.
 */
#include "rules/global_domination/events.h"
#include "rules/global_domination/notes.h"
#include "rules/global_domination/tables.h"

static const char *const result_names[] = { "repelled", "neutralised", "overtaken", NULL };

#define THING ONE_OF("thing", gd_thing_names)

const struct event_row gd_events[GD_EVENTS + 1] = {
	[GD_SETTLED] = TOLD("settled", "1.3", SEAT("seat"), AREA("area"), INT("count")),
	[GD_UNSETTLED] = TOLD("unsettled", "1.2", SEAT("seat")),
	[GD_DISPLACED] = SECRET("displaced", "1.6", SEAT("seat"), AREA("area")),
	[GD_ATTRITION] = TOLD("attrition", "3.1", AREA("area"), SEAT("owner"), INT("count")),
	[GD_TRIMMED] = TOLD("trimmed", "7.7", AREA("area"), SEAT("owner"), INT("count"),
			   INT("limit")),
	[GD_VACATED] = TOLD("vacated", "1.1", AREA("area"), SEAT("owner")),
	[GD_SPAWNED] = TOLD("spawned", NULL, SEAT("seat"), AREA("area"), INT("count")),
	[GD_FED] = TOLD("fed", "5.6", SEAT("seat"), INT("lands"), INT("count")),
	[GD_SALTED] = TOLD("salted", "5.7", SEAT("seat"), AREA("area")),
	[GD_BLASTED] = TOLD("dynamited", "5.8", SEAT("seat"), AREA("area"), INT("count")),
	[GD_RUBBLE] = TOLD("rubble", "5.8", AREA("area"), SEAT("owner"), INT("killed"), THING,
			  INT("trebuchets")),
	[GD_BUILT] = TOLD("built", NULL, SEAT("seat"), THING, AREA("area"), INT("count")),
	[GD_REBUILT] = TOLD("rebuilt", "6.4", SEAT("seat"), AREA("area"), INT("count")),
	[GD_PAID] = SECRET("paid", NULL, SEAT("seat"), INT("price"), INT("left"), INT("lapsing")),
	[GD_BOUGHT] = SECRET("bought", NULL, SEAT("seat"), THING, INT("count")),
	[GD_LAPSED] = SECRET("lapsed", "1.7", SEAT("seat"), INT("count")),
	[GD_MOVED] = TOLD("moved", "7.1", SEAT("seat"), INT("count"), AREA("from"), AREA("to")),
	[GD_ENTERED] = TOLD("entered", "7.2", SEAT("seat"), INT("count"), AREA("from"), AREA("to")),
	[GD_HAULED] = TOLD("hauled", "7.6", SEAT("seat"), INT("count"), AREA("from"), AREA("to")),
	[GD_SIEGED] = TOLD("sieged", "8.15", SEAT("seat"), INT("count"), AREA("from"), AREA("area"),
			  THING),
	[GD_BREACHED] = TOLD("breached", "8.15.1", AREA("area"), SEAT("owner"), INT("killed"),
			    INT("walls")),
	[GD_MET] = TOLD("met", "8.2", AREA("area"), AREA("other"), SEAT("seat"), SEAT("against"),
		       INT("count"), INT("enemies"), INT("lost")),
	[GD_SKIRMISH] = TOLD("skirmish", "8.1", AREA("area"), SEAT("seat"), INT("count"),
			    INT("left")),
	[GD_ADVANCED] = TOLD("advanced", "8.6.1", SEAT("seat"), AREA("area"), INT("count")),
	[GD_RING] = TOLD("ring", "8.14", AREA("area"), AREA("target")),
	[GD_BATTLE] = TOLD("battle", NULL, AREA("area"), SEAT("attacker"), SEAT("defender"),
			  INT("attackers"), INT("defenders"), INT("walls"), INT("left"),
			  ONE_OF("result", result_names)),
	[GD_GROWN] = TOLD("grown", "9.1", AREA("area"), SEAT("owner"), INT("count")),
	[GD_INCOME] = SECRET("income", "9.2", SEAT("seat"), INT("count"), INT("lands"),
			     INT("troops"), INT("headquarters"), INT("total")),
	[GD_ELIMINATED] = TOLD("eliminated", "2.1.4", SEAT("seat")),
	[GD_WON] = TOLD("won", "2.1.4", SEAT("seat")),
	[GD_DRAWN] = TOLD("drawn", "2.1.4", { NULL, FIELD_INT, NULL }),
	[GD_PARTLY] = SECRET("partly", "2.9.1", SEAT("seat"), AREA("from"), AREA("to"),
			     INT("count"), INT("ordered")),
	[GD_FIZZLED] = SECRET("fizzled", NULL, SEAT("seat"),
			      ONE_OF("reason", gd_note_names), AREA("area"), AREA("other"),
			      INT("count"), INT("limit"), THING),
	[GD_EVENTS] = { .name = NULL },
};
