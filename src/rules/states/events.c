/*
 * events: the rows of events.h as the table the core reads.
 */
#include "rules/states/events.h"
#include "rules/common/told.h"
#include "rules/states/tables.h"

#define PHASE ONE_OF("phase", st_phase_names)

const struct event_row st_events[ST_EVENTS + 1] = {
	[ST_DEALT] = TOLD("dealt", "STA-SETUP-2", SEAT("seat"), INT("lands"), INT("troops")),
	[ST_TURN] = TOLD("turn", "STA-STAGE-2", SEAT("seat"), SEAT("mover"), PHASE, INT("pool"), INT("lands"),
			 INT("bonus"), INT("round"), WHEN("bell")),
	[ST_ENDED] = TOLD("ended", "STA-STAGE-2", SEAT("seat"), INT("taken")),
	[ST_DEPLOYED] = TOLD("deployed", "STA-DEP-1", SEAT("seat"), AREA("area"), INT("count"), INT("left")),
	[ST_PLACED] = TOLD("placed", "STA-STAGE-5", SEAT("seat"), AREA("area"), INT("count")),
	[ST_PHASE] = TOLD("phase", "STA-STAGE-2", SEAT("seat"), PHASE),
	[ST_ATTACK] = TOLD("attack", "STA-ATT-1", SEAT("seat"), AREA("area"), AREA("target"), SEAT("owner"),
			   INT("attackers"), INT("defenders")),
	[ST_THROW] = TOLD("throw", "STA-DICE-1", AREA("area"), AREA("target"), INT("a1"), INT("a2"), INT("a3"),
			  INT("d1"), INT("d2"), INT("lost"), INT("killed"), INT("attackers"), INT("defenders")),
	[ST_CONQUERED] = TOLD("conquered", "STA-ATT-6", SEAT("seat"), AREA("area"), AREA("target"),
			      SEAT("owner"), INT("count")),
	[ST_REPELLED] = TOLD("repelled", "STA-ATT-6", SEAT("seat"), AREA("area"), AREA("target"),
			     SEAT("owner"), INT("attackers"), INT("defenders")),
	[ST_UNDECIDED] = TOLD("undecided", "STA-ATT-4", SEAT("seat"), AREA("area"), AREA("target"),
			      SEAT("owner"), INT("attackers"), INT("defenders")),
	[ST_MOVED] = TOLD("moved", "STA-FORT-2", SEAT("seat"), INT("count"), AREA("from"), AREA("to")),
	[ST_ELIMINATED] = TOLD("eliminated", "STA-END-2", SEAT("seat"), SEAT("by")),
	[ST_WON] = TOLD("won", "STA-END-1", SEAT("seat")),
	[ST_BUFFER_WON] = TOLD("buffer-won", "STA-BUF-5", SEAT("seat")),
	[ST_ROUNDS] = TOLD("rounds-over", "STA-END-3", INT("round")),
	[ST_OVER] = TOLD("over", "STA-STAGE-2", SEAT("seat")),
	[ST_EVENTS] = { .name = NULL },
};
