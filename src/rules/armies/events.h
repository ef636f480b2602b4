/*
 * events: what a game of Armies reports. Everything is told to all.
 */
#ifndef PBP_ARMIES_EVENTS_H
#define PBP_ARMIES_EVENTS_H

#include "rules/common/told.h"

#define BELL WHEN("bell")
#define POWER ONE_OF("power", ar_power_names)
#define SIDE ONE_OF("side", ar_side_names)

#define EVENTS(X) \
	/* begins (first_player=random) */ \
	X(AR_ORDER, TOLD("begins", "ARM-SETUP-1", SEAT("seat"))) \
	/* board=random */ \
	X(AR_DEALT, TOLD("dealt", "ARM-POW-0", AREA("area"), POWER)) \
	/* the next placement of the set-up */ \
	X(AR_TO_PLACE, ASKS("to-place", "ARM-SETUP-1", SEAT("seat"), INT("count"), BELL)) \
	/* a turn begins */ \
	X(AR_TURN, TOLD("turn", "ARM-STAGE-1", SEAT("seat"), INT("round"), INT("owned"), INT("free"), BELL)) \
	/* in the set-up, or a free army, or a comeback */ \
	X(AR_PLACED, TOLD("placed", "ARM-FREE-1", SEAT("seat"), AREA("area"), INT("space"))) \
	/* by the deadline */ \
	X(AR_PLACED_LATE, ASKS("placed-late", "ARM-STAGE-4", SEAT("seat"), AREA("area"), INT("space"))) \
	X(AR_DEBRIEFED, TOLD("debriefed", "ARM-DEB-3", SEAT("seat"), AREA("area"), INT("count"), INT("left"))) \
	X(AR_MOVED, \
	  TOLD("moved", "ARM-MOVE-1", SEAT("seat"), AREA("from"), INT("from_space"), AREA("to"), INT("to_space"))) \
	X(AR_VISITED, TOLD("visited", "ARM-ART-1", SEAT("seat"), AREA("from"), INT("from_space"), AREA("to"), \
			   INT("to_space"), TEXT("name"), POWER)) \
	X(AR_RELIC_GONE, TOLD("artefact-gone", "ARM-ART-3", SEAT("seat"), INT("artefact"), TEXT("name"))) \
	/* begins by the player's own word */ \
	X(AR_STEP, TOLD("step", "ARM-STAGE-1", SEAT("seat"), ONE_OF("step", ar_step_names))) \
	X(AR_ATTACK, TOLD("attack", "ARM-BAT-1", SEAT("seat"), AREA("area"), AREA("from"), SEAT("defender"), \
			  INT("count"), INT("against"), INT("crossed"))) \
	/* who is asked */ \
	X(AR_ASKED, ASKS("asked", "ARM-RESP-1", SEAT("seat"), AREA("area"), BELL)) \
	X(AR_ANSWERED, TOLD("answered", "ARM-RESP-2", SEAT("seat"), SIDE, INT("count"), POWER, TEXT("name"))) \
	/* no answer in time */ \
	X(AR_SILENT, TOLD("silent", "ARM-RESP-4", SEAT("seat"))) \
	X(AR_FLED, \
	  TOLD("fled", "ARM-POW-3", SEAT("seat"), AREA("from"), INT("from_space"), AREA("to"), INT("to_space"))) \
	/* a power is used up */ \
	X(AR_USED, TOLD("used", "ARM-POW-4", SEAT("seat"), POWER, AREA("area"), TEXT("name"))) \
	/* no battle after all */ \
	X(AR_CALLED_OFF, TOLD("called-off", "ARM-POW-4", AREA("area"), POWER)) \
	X(AR_DEAD_JOIN, TOLD("dead-join", "ARM-POW-1", SEAT("seat"), INT("count"), SIDE)) \
	X(AR_TOTALS, \
	  TOLD("totals", "ARM-LOSS-1", AREA("area"), SEAT("attacker"), INT("a"), SEAT("defender"), INT("d"))) \
	X(AR_TIED, TOLD("tied", "ARM-LOSS-4", AREA("area"))) \
	/* a loser's armies */ \
	X(AR_WIPED, TOLD("wiped", "ARM-LOSS-1", SEAT("seat"), AREA("area"), INT("count"))) \
	X(AR_SHARE, \
	  TOLD("share", "ARM-LOSS-2", AREA("area"), INT("difference"), INT("winners"), INT("share"), INT("dropped"))) \
	X(AR_PAID, TOLD("paid", "ARM-LOSS-3", SEAT("seat"), AREA("area"), INT("count"), INT("short"), INT("dead"))) \
	X(AR_OWNER_PAID, TOLD("owner-paid", "ARM-LOSS-3", SEAT("seat"), AREA("area"), INT("count"))) \
	X(AR_RISEN, TOLD("risen", "ARM-POW-4", SEAT("seat"), AREA("area"), INT("space"))) \
	/* a free army */ \
	X(AR_WON, TOLD("won", "ARM-WIN-1", SEAT("seat"), SIDE)) \
	/* has no army left and comes back */ \
	X(AR_WIPED_OUT, TOLD("wiped-out", "ARM-BACK-1", SEAT("seat"), INT("count"))) \
	/* no space left */ \
	X(AR_FREE_LOST, TOLD("free-lost", "ARM-WIN-1", SEAT("seat"), INT("count"))) \
	/* what he asked for is not to be had */ \
	X(AR_RIDER_AGAIN, TOLD("rider-again", "ARM-WIN-1", SEAT("seat"), AREA("area"))) \
	X(AR_DEBRIEF, TOLD("debrief", "ARM-DEB-1", SEAT("seat"), INT("owned"), INT("bonus"), INT("left"))) \
	/* not placed in the debrief */ \
	X(AR_LOST, TOLD("lost", "ARM-DEB-4", SEAT("seat"), INT("count"))) \
	X(AR_PASSED, TOLD("passed", "ARM-STAGE-1", SEAT("seat"))) \
	/* a turn ends */ \
	X(AR_ENDED, TOLD("ended", "ARM-STAGE-1", SEAT("seat"))) \
	X(AR_SET_UP, TOLD("set-up", "ARM-SETUP-1", INT("armies"))) \
	X(AR_FULL, TOLD("full", "ARM-END-1", INT("armies"))) \
	X(AR_ALL_PASSED, TOLD("all-passed", "ARM-END-4", INT("rounds"))) \
	X(AR_ROUNDS, TOLD("rounds-over", "ARM-END-4", INT("round"))) \
	X(AR_RESULT, TOLD("result", "ARM-END-2", SEAT("seat"), INT("rank"), INT("areas"), INT("armies"))) \
	/* has armies to place after a battle */ \
	X(AR_DUE, ASKS("due", "ARM-WIN-1", SEAT("seat"), INT("count"), BELL)) \
	/* of a battle that had to wait; not told in words, but by letter */ \
	X(AR_INFORMED, ASKS("informed", "ARM-REP-2", SEAT("seat"))) \
	/* the battle is over, his turn goes on */ \
	X(AR_GOES_ON, ASKS("goes-on", "ARM-STAGE-1", SEAT("seat"), INT("left"), BELL)) \
	/* as AR_ASKED, with responses=clockwise */ \
	X(AR_ASKED_NEXT, ASKS("asked-next", "ARM-RESP-2", SEAT("seat"), AREA("area"), BELL))

DECLARE_EVENTS(ar, AR_EVENTS);

/* A word of a list, where there is one: of the first, which is none, nothing is said. */
#define NAMED_IF(word) ((word) > 0 ? (int64_t)(word) : -1)
#define TELL(t, what, ...) EVENT((t), EVENT_OWN + (what), __VA_ARGS__)

#endif
