/*
 * events: what a turn of States reports. Everything is told to all.
 */
#ifndef PBP_STATES_EVENTS_H
#define PBP_STATES_EVENTS_H

#include "rules/common/told.h"

#define PHASE ONE_OF("phase", st_phase_names)

#define EVENTS(X) \
	/* a share of the board */ \
	X(ST_DEALT, TOLD("dealt", "STA-SETUP-2", SEAT("seat"), INT("lands"), INT("troops"))) \
	/* a turn begins; mover: of the Buffer's */ \
	X(ST_TURN, TOLD("turn", "STA-STAGE-2", SEAT("seat"), SEAT("mover"), PHASE, INT("pool"), INT("lands"), \
			INT("bonus"), INT("round"), WHEN("bell"))) \
	/* a turn ends; what it was is told by the events before */ \
	X(ST_ENDED, TOLD("ended", "STA-STAGE-2", SEAT("seat"), INT("taken"))) \
	X(ST_DEPLOYED, TOLD("deployed", "STA-DEP-1", SEAT("seat"), AREA("area"), INT("count"), INT("left"))) \
	/* by the deadline */ \
	X(ST_PLACED, TOLD("placed", "STA-STAGE-5", SEAT("seat"), AREA("area"), INT("count"))) \
	/* begins by the player's own word */ \
	X(ST_PHASE, TOLD("phase", "STA-STAGE-2", SEAT("seat"), PHASE)) \
	X(ST_ATTACK, TOLD("attack", "STA-ATT-1", SEAT("seat"), AREA("area"), AREA("target"), SEAT("owner"), \
			  INT("attackers"), INT("defenders"))) \
	X(ST_THROW, TOLD("throw", "STA-DICE-1", AREA("area"), AREA("target"), INT("a1"), INT("a2"), INT("a3"), \
			 INT("d1"), INT("d2"), INT("lost"), INT("killed"), INT("attackers"), INT("defenders"))) \
	X(ST_CONQUERED, \
	  TOLD("conquered", "STA-ATT-6", SEAT("seat"), AREA("area"), AREA("target"), SEAT("owner"), INT("count"))) \
	X(ST_REPELLED, TOLD("repelled", "STA-ATT-6", SEAT("seat"), AREA("area"), AREA("target"), SEAT("owner"), \
			    INT("attackers"), INT("defenders"))) \
	/* attack_mode=single */ \
	X(ST_UNDECIDED, TOLD("undecided", "STA-ATT-4", SEAT("seat"), AREA("area"), AREA("target"), SEAT("owner"), \
			     INT("attackers"), INT("defenders"))) \
	X(ST_MOVED, TOLD("moved", "STA-FORT-2", SEAT("seat"), INT("count"), AREA("from"), AREA("to"))) \
	X(ST_ELIMINATED, TOLD("eliminated", "STA-END-2", SEAT("seat"), SEAT("by"))) \
	X(ST_WON, TOLD("won", "STA-END-1", SEAT("seat"))) \
	X(ST_BUFFER_WON, TOLD("buffer-won", "STA-BUF-5", SEAT("seat"))) \
	/* the last one is over */ \
	X(ST_ROUNDS, TOLD("rounds-over", "STA-END-3", INT("round"))) \
	/* his turn, when the next had begun in the same mail; a headline */ \
	X(ST_OVER, TOLD("over", "STA-STAGE-2", SEAT("seat")))

DECLARE_EVENTS(st, ST_EVENTS);

#define TELL(t, what, ...) EVENT((t), EVENT_OWN + (what), __VA_ARGS__)

#endif
