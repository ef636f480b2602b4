/*
 * events: what a turn of Gilmoria reports. Everything is told to all.
 */
#ifndef PBP_GILMORIA_EVENTS_H
#define PBP_GILMORIA_EVENTS_H

#include "rules/common/told.h"

#define DOMAIN REGION("domain")
#define PHASE ONE_OF("phase", gm_phase_names)
#define TACTIC ONE_OF("tactic", gm_tactic_names)
#define ATTEMPT \
	SEAT("seat"), DOMAIN, TACTIC, INT("base"), INT("other"), INT("own"), INT("bonus"), INT("temper"), \
		INT("chance"), INT("roll"), YES("success")

#define EVENTS(X) \
	/* who plays which domain */ \
	X(GM_SETTLED, TOLD("settled", "GIL-SETUP-2", SEAT("seat"), DOMAIN, INT("lands"), INT("units"))) \
	X(GM_TEMPER, TOLD("temper", "GIL-PERS-1", DOMAIN, ONE_OF("temper", gm_temper_names), INT("roll"))) \
	X(GM_FIRST, TOLD("first", "GIL-STAGE-2", SEAT("seat"), INT("roll"))) \
	/* a turn begins */ \
	X(GM_TURN, TOLD("turn", "GIL-STAGE-2", SEAT("seat"), SEAT("warlord"), PHASE, INT("pool"), INT("lands"), \
			INT("strongholds"), INT("bonus"), INT("round"), WHEN("bell"))) \
	/* a turn ends; what it was is told by the events before */ \
	X(GM_ENDED, TOLD("ended", "GIL-STAGE-2", SEAT("seat"), INT("taken"))) \
	/* begins by the player's own word */ \
	X(GM_PHASE, TOLD("phase", "GIL-STAGE-3", SEAT("seat"), PHASE)) \
	/* diplomacy is over */ \
	X(GM_POOL, TOLD("pool", "GIL-DEP-1", SEAT("seat"), INT("pool"), INT("lands"), INT("strongholds"), \
			INT("bonus"), INT("recruits"))) \
	X(GM_ACTIVATION, TOLD("activation", "GIL-DIP-4", ATTEMPT)) \
	X(GM_DEACTIVATION, TOLD("de-activation", "GIL-DIP-5", ATTEMPT)) \
	X(GM_ENVOYS, TOLD("envoys", "GIL-DIP-8", SEAT("seat"), TACTIC, INT("base"), INT("bonus"), INT("chance"), \
			  INT("roll"), YES("success"))) \
	X(GM_ALLIED, TOLD("allied", "GIL-DIP-4", DOMAIN, SEAT("seat"))) \
	/* whose ally it was */ \
	X(GM_NEUTRAL, TOLD("neutral", "GIL-DIP-5", DOMAIN, SEAT("seat"))) \
	/* domain none: envoys */ \
	X(GM_SILENCE, TOLD("silence", "GIL-TAC-2", SEAT("seat"), DOMAIN, INT("until"))) \
	X(GM_PAID, TOLD("paid", "GIL-TAC-5", SEAT("seat"), TACTIC, INT("count"), INT("sow"))) \
	X(GM_RECRUITED, \
	  TOLD("recruited", "GIL-DIP-7", SEAT("seat"), INT("count"), INT("roll"), INT("cost"), INT("sow"))) \
	/* by envoys */ \
	X(GM_GAINED, TOLD("gained", "GIL-DIP-8", SEAT("seat"), INT("count"), INT("sow"))) \
	/* for a turn with a conquest */ \
	X(GM_SPOILS, TOLD("spoils", "GIL-SOW-1", SEAT("seat"), INT("count"), INT("sow"), DOMAIN)) \
	X(GM_DEPLOYED, TOLD("deployed", "GIL-DEP-2", SEAT("seat"), AREA("area"), INT("count"), INT("left"))) \
	/* by the deadline */ \
	X(GM_PLACED, TOLD("placed", "GIL-STAGE-4", SEAT("seat"), AREA("area"), INT("count"))) \
	/* of the attack, defence */ \
	X(GM_ATTACK, TOLD("attack", "GIL-BAT-1", SEAT("seat"), AREA("area"), AREA("target"), SEAT("owner"), \
			  INT("attackers"), INT("defenders"), YES("leader"), INT("attack"), INT("defence"))) \
	X(GM_THROW, TOLD("throw", "GIL-BAT-4", AREA("area"), AREA("target"), TEXT("attack"), TEXT("defence"), \
			 INT("lost"), INT("killed"), INT("attackers"), INT("defenders"))) \
	X(GM_CONQUERED, \
	  TOLD("conquered", "GIL-BAT-4", SEAT("seat"), AREA("area"), AREA("target"), SEAT("owner"), INT("count"))) \
	/* conquered, and nobody is left */ \
	X(GM_EMPTIED, TOLD("emptied", "GIL-BAT-5", SEAT("seat"), AREA("area"), AREA("target"), SEAT("owner"))) \
	X(GM_REPELLED, TOLD("repelled", "GIL-BAT-4", SEAT("seat"), AREA("area"), AREA("target"), SEAT("owner"), \
			    INT("count"), INT("defenders"))) \
	X(GM_LEADER_LOST, TOLD("leader-lost", "GIL-LEAD-2", SEAT("seat"), AREA("area"))) \
	X(GM_LEADER_MOVED, TOLD("leader-moved", "GIL-LEAD-1", SEAT("seat"), AREA("area"))) \
	X(GM_MOVED, TOLD("moved", "GIL-MOB-1", SEAT("seat"), INT("count"), AREA("from"), AREA("to"))) \
	/* a domain of nobody's has no land left */ \
	X(GM_DESTROYED, TOLD("destroyed", "GIL-ALLY-3", SEAT("seat"), SEAT("by"))) \
	X(GM_ELIMINATED, TOLD("eliminated", "GIL-ELIM-1", SEAT("seat"), SEAT("by"))) \
	X(GM_WON, TOLD("won", "GIL-END-1", SEAT("seat"))) \
	/* his bloc holds everything */ \
	X(GM_REALM, TOLD("realm", "GIL-END-1", SEAT("seat"))) \
	/* the last one is over */ \
	X(GM_ROUNDS, TOLD("rounds-over", "GIL-END-2", INT("round"))) \
	/* his turn, when the next had begun in the same mail; a headline */ \
	X(GM_OVER, TOLD("over", "GIL-STAGE-2", SEAT("seat")))

DECLARE_EVENTS(gm, GM_EVENTS);

#define TELL(t, what, ...) EVENT((t), EVENT_OWN + (what), __VA_ARGS__)

#endif
