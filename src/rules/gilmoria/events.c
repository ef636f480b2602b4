/*
 * events: the rows of events.h as the table the core reads.
 */
#include "rules/gilmoria/events.h"
#include "rules/common/told.h"
#include "rules/gilmoria/tables.h"
#include "rules/gilmoria/tactics.h"

#define DOMAIN REGION("domain")
#define PHASE ONE_OF("phase", gm_phase_names)
#define TACTIC ONE_OF("tactic", gm_tactic_names)
#define ATTEMPT SEAT("seat"), DOMAIN, TACTIC, INT("base"), INT("other"), INT("own"), INT("bonus"), \
	INT("temper"), INT("chance"), INT("roll"), YES("success")

const struct event_row gm_events[GM_EVENTS + 1] = {
	[GM_SETTLED] = TOLD("settled", "GIL-SETUP-2", SEAT("seat"), DOMAIN, INT("lands"), INT("units")),
	[GM_TEMPER] = TOLD("temper", "GIL-PERS-1", DOMAIN, ONE_OF("temper", gm_temper_names), INT("roll")),
	[GM_FIRST] = TOLD("first", "GIL-STAGE-2", SEAT("seat"), INT("roll")),
	[GM_TURN] = TOLD("turn", "GIL-STAGE-2", SEAT("seat"), SEAT("warlord"), PHASE, INT("pool"), INT("lands"),
			 INT("strongholds"), INT("bonus"), INT("round"), WHEN("bell")),
	[GM_ENDED] = TOLD("ended", "GIL-STAGE-2", SEAT("seat"), INT("taken")),
	[GM_PHASE] = TOLD("phase", "GIL-STAGE-3", SEAT("seat"), PHASE),
	[GM_POOL] = TOLD("pool", "GIL-DEP-1", SEAT("seat"), INT("pool"), INT("lands"), INT("strongholds"),
			 INT("bonus"), INT("recruits")),
	[GM_ACTIVATION] = TOLD("activation", "GIL-DIP-4", ATTEMPT),
	[GM_DEACTIVATION] = TOLD("de-activation", "GIL-DIP-5", ATTEMPT),
	[GM_ENVOYS] = TOLD("envoys", "GIL-DIP-8", SEAT("seat"), TACTIC, INT("base"), INT("bonus"), INT("chance"),
			   INT("roll"), YES("success")),
	[GM_ALLIED] = TOLD("allied", "GIL-DIP-4", DOMAIN, SEAT("seat")),
	[GM_NEUTRAL] = TOLD("neutral", "GIL-DIP-5", DOMAIN, SEAT("seat")),
	[GM_SILENCE] = TOLD("silence", "GIL-TAC-2", SEAT("seat"), DOMAIN, INT("until")),
	[GM_PAID] = TOLD("paid", "GIL-TAC-5", SEAT("seat"), TACTIC, INT("count"), INT("sow")),
	[GM_RECRUITED] = TOLD("recruited", "GIL-DIP-7", SEAT("seat"), INT("count"), INT("roll"), INT("cost"),
			      INT("sow")),
	[GM_GAINED] = TOLD("gained", "GIL-DIP-8", SEAT("seat"), INT("count"), INT("sow")),
	[GM_SPOILS] = TOLD("spoils", "GIL-SOW-1", SEAT("seat"), INT("count"), INT("sow"), DOMAIN),
	[GM_DEPLOYED] = TOLD("deployed", "GIL-DEP-2", SEAT("seat"), AREA("area"), INT("count"), INT("left")),
	[GM_PLACED] = TOLD("placed", "GIL-STAGE-4", SEAT("seat"), AREA("area"), INT("count")),
	[GM_ATTACK] = TOLD("attack", "GIL-BAT-1", SEAT("seat"), AREA("area"), AREA("target"), SEAT("owner"),
			   INT("attackers"), INT("defenders"), YES("leader"), INT("attack"), INT("defence")),
	[GM_THROW] = TOLD("throw", "GIL-BAT-4", AREA("area"), AREA("target"), TEXT("attack"), TEXT("defence"),
			  INT("lost"), INT("killed"), INT("attackers"), INT("defenders")),
	[GM_CONQUERED] = TOLD("conquered", "GIL-BAT-4", SEAT("seat"), AREA("area"), AREA("target"),
			      SEAT("owner"), INT("count")),
	[GM_EMPTIED] = TOLD("emptied", "GIL-BAT-5", SEAT("seat"), AREA("area"), AREA("target"), SEAT("owner")),
	[GM_REPELLED] = TOLD("repelled", "GIL-BAT-4", SEAT("seat"), AREA("area"), AREA("target"),
			     SEAT("owner"), INT("count"), INT("defenders")),
	[GM_LEADER_LOST] = TOLD("leader-lost", "GIL-LEAD-2", SEAT("seat"), AREA("area")),
	[GM_LEADER_MOVED] = TOLD("leader-moved", "GIL-LEAD-1", SEAT("seat"), AREA("area")),
	[GM_MOVED] = TOLD("moved", "GIL-MOB-1", SEAT("seat"), INT("count"), AREA("from"), AREA("to")),
	[GM_DESTROYED] = TOLD("destroyed", "GIL-ALLY-3", SEAT("seat"), SEAT("by")),
	[GM_ELIMINATED] = TOLD("eliminated", "GIL-ELIM-1", SEAT("seat"), SEAT("by")),
	[GM_WON] = TOLD("won", "GIL-END-1", SEAT("seat")),
	[GM_REALM] = TOLD("realm", "GIL-END-1", SEAT("seat")),
	[GM_ROUNDS] = TOLD("rounds-over", "GIL-END-2", INT("round")),
	[GM_OVER] = TOLD("over", "GIL-STAGE-2", SEAT("seat")),
	[GM_EVENTS] = { .name = NULL },
};
