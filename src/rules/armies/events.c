/*
 * events: the rows of events.h as the table the core reads.
 */
#include "rules/armies/events.h"
#include "rules/armies/notes.h"
#include "rules/armies/powers.h"
#include "rules/armies/tables.h"

#define BELL WHEN("bell")
#define POWER ONE_OF("power", ar_power_names)
#define SIDE ONE_OF("side", ar_side_names)

const struct event_row ar_events[AR_EVENTS + 1] = {
	[AR_ORDER] = TOLD("begins", "ARM-SETUP-1", SEAT("seat")),
	[AR_DEALT] = TOLD("dealt", "ARM-POW-0", AREA("area"), POWER),
	[AR_TO_PLACE] = ASKS("to-place", "ARM-SETUP-1", SEAT("seat"), INT("count"), BELL),
	[AR_TURN] = TOLD("turn", "ARM-STAGE-1", SEAT("seat"), INT("round"), INT("owned"),
			 INT("free"), BELL),
	[AR_PLACED] = TOLD("placed", "ARM-FREE-1", SEAT("seat"), AREA("area"), INT("space")),
	[AR_PLACED_LATE] = TOLD("placed-late", "ARM-STAGE-4", SEAT("seat"), AREA("area"),
				INT("space")),
	[AR_DEBRIEFED] = TOLD("debriefed", "ARM-DEB-3", SEAT("seat"), AREA("area"), INT("count"),
			      INT("left")),
	[AR_MOVED] = TOLD("moved", "ARM-MOVE-1", SEAT("seat"), AREA("from"), INT("from_space"),
			  AREA("to"), INT("to_space")),
	[AR_VISITED] = TOLD("visited", "ARM-ART-1", SEAT("seat"), AREA("from"), INT("from_space"),
			    AREA("to"), INT("to_space"), TEXT("name"), POWER),
	[AR_RELIC_GONE] = TOLD("artefact-gone", "ARM-ART-3", SEAT("seat"), INT("artefact"),
			       TEXT("name")),
	[AR_STEP] = TOLD("step", "ARM-STAGE-1", SEAT("seat"),
			 ONE_OF("step", ar_step_names)),
	[AR_ATTACK] = TOLD("attack", "ARM-BAT-1", SEAT("seat"), AREA("area"), AREA("from"),
			   SEAT("defender"), INT("count"), INT("against"), INT("crossed")),
	[AR_ASKED] = ASKS("asked", "ARM-RESP-1", SEAT("seat"), AREA("area"), BELL),
	[AR_ANSWERED] = TOLD("answered", "ARM-RESP-2", SEAT("seat"), SIDE, INT("count"), POWER,
			     TEXT("name")),
	[AR_SILENT] = TOLD("silent", "ARM-RESP-4", SEAT("seat")),
	[AR_FLED] = TOLD("fled", "ARM-POW-3", SEAT("seat"), AREA("from"), INT("from_space"),
			 AREA("to"), INT("to_space")),
	[AR_USED] = TOLD("used", "ARM-POW-4", SEAT("seat"), POWER, AREA("area"), TEXT("name")),
	[AR_CALLED_OFF] = TOLD("called-off", "ARM-POW-4", AREA("area"), POWER),
	[AR_DEAD_JOIN] = TOLD("dead-join", "ARM-POW-1", SEAT("seat"), INT("count"), SIDE),
	[AR_TOTALS] = TOLD("totals", "ARM-LOSS-1", AREA("area"), SEAT("attacker"), INT("a"),
			   SEAT("defender"), INT("d")),
	[AR_TIED] = TOLD("tied", "ARM-LOSS-4", AREA("area")),
	[AR_WIPED] = TOLD("wiped", "ARM-LOSS-1", SEAT("seat"), AREA("area"), INT("count")),
	[AR_SHARE] = TOLD("share", "ARM-LOSS-2", AREA("area"), INT("difference"), INT("winners"),
			  INT("share"), INT("dropped")),
	[AR_PAID] = TOLD("paid", "ARM-LOSS-3", SEAT("seat"), AREA("area"), INT("count"),
			 INT("short"), INT("dead")),
	[AR_OWNER_PAID] = TOLD("owner-paid", "ARM-LOSS-3", SEAT("seat"), AREA("area"),
			       INT("count")),
	[AR_RISEN] = TOLD("risen", "ARM-POW-4", SEAT("seat"), AREA("area"), INT("space")),
	[AR_WON] = TOLD("won", "ARM-WIN-1", SEAT("seat"), SIDE),
	[AR_WIPED_OUT] = TOLD("wiped-out", "ARM-BACK-1", SEAT("seat"), INT("count")),
	[AR_FREE_LOST] = TOLD("free-lost", "ARM-WIN-1", SEAT("seat"), INT("count")),
	[AR_RIDER_AGAIN] = TOLD("rider-again", "ARM-WIN-1", SEAT("seat"), AREA("area")),
	[AR_DEBRIEF] = TOLD("debrief", "ARM-DEB-1", SEAT("seat"), INT("owned"), INT("bonus"),
			    INT("left")),
	[AR_LOST] = TOLD("lost", "ARM-DEB-4", SEAT("seat"), INT("count")),
	[AR_PASSED] = TOLD("passed", "ARM-STAGE-1", SEAT("seat")),
	[AR_ENDED] = TOLD("ended", "ARM-STAGE-1", SEAT("seat")),
	[AR_SET_UP] = TOLD("set-up", "ARM-SETUP-1", INT("armies")),
	[AR_FULL] = TOLD("full", "ARM-END-1", INT("armies")),
	[AR_ALL_PASSED] = TOLD("all-passed", "ARM-END-4", INT("rounds")),
	[AR_ROUNDS] = TOLD("rounds-over", "ARM-END-4", INT("round")),
	[AR_RESULT] = TOLD("result", "ARM-END-2", SEAT("seat"), INT("rank"), INT("areas"),
			   INT("armies")),
	[AR_DUE] = ASKS("due", "ARM-WIN-1", SEAT("seat"), INT("count"), BELL),
	[AR_INFORMED] = ASKS("informed", "ARM-REP-2", SEAT("seat")),
	[AR_GOES_ON] = ASKS("goes-on", "ARM-STAGE-1", SEAT("seat"), INT("left"), BELL),
	[AR_ASKED_NEXT] = ASKS("asked-next", "ARM-RESP-2", SEAT("seat"), AREA("area"), BELL),
	[AR_EVENTS] = { .name = NULL },
};
