/*
 * events: the rows of events.h as the table the core reads.
 */
#include "rules/global_domination/events.h"
#include "rules/global_domination/notes.h"
#include "rules/global_domination/tables.h"

static const char *const result_names[] = { "repelled", "neutralised", "overtaken", NULL };

#define SEAT(name) \
	{ \
		name, FIELD_SEAT, NULL \
	}
#define AREA(name) \
	{ \
		name, FIELD_AREA, NULL \
	}
#define INT(name) \
	{ \
		name, FIELD_INT, NULL \
	}
#define THING \
	{ \
		"thing", FIELD_NAME, gd_thing_names \
	}
#define SECRET(name_, rule_, ...) \
	{ \
		.name = name_, .rule = rule_, .seen = AUDIENCE_OWNER, .args = { __VA_ARGS__ } \
	}

#undef ROW /* state.h has another */
#define ROW(name_, rule_, ...) \
	{ \
		.name = name_, .rule = rule_, .seen = AUDIENCE_ALL, .args = { __VA_ARGS__ } \
	}

const struct event_row gd_events[GD_EVENTS + 1] = {
	[GD_SETTLED] = ROW("settled", "1.3", SEAT("seat"), AREA("area"), INT("count")),
	[GD_UNSETTLED] = ROW("unsettled", "1.2", SEAT("seat")),
	[GD_DISPLACED] = SECRET("displaced", "1.6", SEAT("seat"), AREA("area")),
	[GD_ATTRITION] = ROW("attrition", "3.1", AREA("area"), SEAT("owner"), INT("count")),
	[GD_TRIMMED] = ROW("trimmed", "7.7", AREA("area"), SEAT("owner"), INT("count"),
			   INT("limit")),
	[GD_VACATED] = ROW("vacated", "1.1", AREA("area"), SEAT("owner")),
	[GD_SPAWNED] = ROW("spawned", NULL, SEAT("seat"), AREA("area"), INT("count")),
	[GD_FED] = ROW("fed", "5.6", SEAT("seat"), INT("lands"), INT("count")),
	[GD_SALTED] = ROW("salted", "5.7", SEAT("seat"), AREA("area")),
	[GD_BLASTED] = ROW("dynamited", "5.8", SEAT("seat"), AREA("area"), INT("count")),
	[GD_RUBBLE] = ROW("rubble", "5.8", AREA("area"), SEAT("owner"), INT("killed"), THING,
			  INT("trebuchets")),
	[GD_BUILT] = ROW("built", NULL, SEAT("seat"), THING, AREA("area"), INT("count")),
	[GD_REBUILT] = ROW("rebuilt", "6.4", SEAT("seat"), AREA("area"), INT("count")),
	[GD_PAID] = SECRET("paid", NULL, SEAT("seat"), INT("price"), INT("left"), INT("lapsing")),
	[GD_BOUGHT] = SECRET("bought", NULL, SEAT("seat"), THING, INT("count")),
	[GD_LAPSED] = SECRET("lapsed", "1.7", SEAT("seat"), INT("count")),
	[GD_MOVED] = ROW("moved", "7.1", SEAT("seat"), INT("count"), AREA("from"), AREA("to")),
	[GD_ENTERED] = ROW("entered", "7.2", SEAT("seat"), INT("count"), AREA("from"), AREA("to")),
	[GD_HAULED] = ROW("hauled", "7.6", SEAT("seat"), INT("count"), AREA("from"), AREA("to")),
	[GD_SIEGED] = ROW("sieged", "8.15", SEAT("seat"), INT("count"), AREA("from"), AREA("area"),
			  THING),
	[GD_BREACHED] = ROW("breached", "8.15.1", AREA("area"), SEAT("owner"), INT("killed"),
			    INT("walls")),
	[GD_MET] = ROW("met", "8.2", AREA("area"), AREA("other"), SEAT("seat"), SEAT("against"),
		       INT("count"), INT("enemies"), INT("lost")),
	[GD_SKIRMISH] = ROW("skirmish", "8.1", AREA("area"), SEAT("seat"), INT("count"),
			    INT("left")),
	[GD_ADVANCED] = ROW("advanced", "8.6.1", SEAT("seat"), AREA("area"), INT("count")),
	[GD_RING] = ROW("ring", "8.14", AREA("area"), AREA("target")),
	[GD_BATTLE] = ROW("battle", NULL, AREA("area"), SEAT("attacker"), SEAT("defender"),
			  INT("attackers"), INT("defenders"), INT("walls"), INT("left"),
			  { "result", FIELD_NAME, result_names }),
	[GD_GROWN] = ROW("grown", "9.1", AREA("area"), SEAT("owner"), INT("count")),
	[GD_INCOME] = SECRET("income", "9.2", SEAT("seat"), INT("count"), INT("lands"),
			     INT("troops"), INT("headquarters"), INT("total")),
	[GD_ELIMINATED] = ROW("eliminated", "2.1.4", SEAT("seat")),
	[GD_WON] = ROW("won", "2.1.4", SEAT("seat")),
	[GD_DRAWN] = ROW("drawn", "2.1.4", { NULL, FIELD_INT, NULL }),
	[GD_PARTLY] = SECRET("partly", "2.9.1", SEAT("seat"), AREA("from"), AREA("to"),
			     INT("count"), INT("ordered")),
	[GD_FIZZLED] = SECRET("fizzled", NULL, SEAT("seat"),
			      { "reason", FIELD_NAME, gd_note_names }, AREA("area"), AREA("other"),
			      INT("count"), INT("limit"), THING),
	[GD_EVENTS] = { .name = NULL },
};
