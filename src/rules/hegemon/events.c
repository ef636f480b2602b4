/*
 * events: the rows of events.h as the table the core reads.
 */
#include "rules/hegemon/events.h"

#include "rules/common/told.h"
#include "rules/hegemon/tables.h"

static const char *const why_names[] = {
	[WHY_ORDERED] = "ordered",	 [WHY_NO_ANSWER] = "no-answer",	  [WHY_DISORDERED] = "disordered",
	[WHY_NOWHERE] = "nowhere",	 [WHY_SAME_SPACE] = "same-space", [WHY_EXCESS] = "excess",
	[WHY_EXCESS + 1] = NULL,
};

#define NATION REGION("nation")
#define UNIT INT("unit"), NATION, SEAT("seat")
#define SHARE TEXT("share"), INT("unit"), NATION, AREA("area")
#define SEASON ONE_OF("season", heg_season_names)

const struct event_row heg_events[HEG_EVENTS + 1] = {
	[HEG_SEASON] = TOLD("season", "HEG-TIME-1", SEASON, INT("year"), WHEN("bell")),
	[HEG_PURSE] = TOLD("purse", "HEG-COIN-1", SEAT("seat"), INT("count")),
	[HEG_LISTED] = TOLD("listed", "HEG-GA-1", SHARE, INT("buy_in")),
	[HEG_STARTED] = TOLD("started", "HEG-GA-2", SHARE, SEAT("seat"), SEAT("owner"), INT("count"), WHEN("bell")),
	[HEG_BID] = TOLD("bid", "HEG-AUCTION-1", SHARE, SEAT("seat"), INT("count"), INT("before"), WHEN("bell")),
	[HEG_BID_IGNORED] = TOLD("bid-ignored", "HEG-AUCTION-2", SHARE, SEAT("seat"), INT("count")),
	[HEG_SOLD] = TOLD("sold", "HEG-AUCTION-4", SHARE, SEAT("seat"), SEAT("owner"), INT("count"), TEXT("bids")),
	[HEG_UNSOLD] = TOLD("unsold", "HEG-AUCTION-5", SHARE, SEAT("owner"), TEXT("bids")),
	[HEG_MOVED] = TOLD("moved", "HEG-ORDERS-1", UNIT, AREA("from"), AREA("to"), INT("strength")),
	[HEG_FAILED] = TOLD("failed", "HEG-ATTACK-1", UNIT, AREA("from"), AREA("to"), INT("strength")),
	[HEG_HELD] = TOLD("held", "HEG-ORDERS-2", UNIT, AREA("area"), INT("strength")),
	[HEG_SUPPORTED] = TOLD("supported", "HEG-ORDERS-7", UNIT, AREA("area"), AREA("from"), AREA("to"),
			       INT("strength")),
	[HEG_CUT] = TOLD("cut", "HEG-ORDERS-8", UNIT, AREA("area"), AREA("from"), AREA("to"), INT("strength"),
			 INT("by"), AREA("by_from")),
	[HEG_VOID] = TOLD("void", "HEG-ORDERS-9", UNIT, AREA("area"), AREA("from"), AREA("to"), INT("strength")),
	[HEG_FIZZLED] = TOLD("fizzled", "HEG-ORDERS-5", SEAT("seat")),
	[HEG_ROUTED] = TOLD("routed", "HEG-ATTACK-2", UNIT, AREA("area"), INT("by"), AREA("by_from")),
	[HEG_EARNED] = TOLD("earned", "HEG-COIN-4", SEAT("seat"), INT("count"), INT("unit"), AREA("area")),
	[HEG_BATTLE] = TOLD("battle", "HEG-ATTACK-9", AREA("area")),
	[HEG_MAY_RETREAT] = TOLD("may-retreat", "HEG-RETREAT-2", UNIT, AREA("from"), TEXT("list")),
	[HEG_RETREATED] = TOLD("retreated", "HEG-RETREAT-1", UNIT, AREA("from"), AREA("to")),
	[HEG_DISBANDED] = TOLD("disbanded", NULL, UNIT, AREA("area"), ONE_OF("why", why_names)),
	[HEG_CAPTURED] = TOLD("captured", "HEG-FALL-1", UNIT, AREA("area"), REGION("loser"),
			      INT("count")),
	[HEG_LIMIT] = TOLD("limit", "HEG-NATION-3", NATION, INT("cities"), INT("units"), INT("builds"), INT("excess"),
			   SEAT("leader"), TEXT("voters")),
	[HEG_DORMANT] = TOLD("dormant", "HEG-NATION-4", NATION, INT("cities")),
	[HEG_VOTES] = TOLD("votes", "HEG-NACT-2", NATION, INT("count"), TEXT("course"), TEXT("voters")),
	[HEG_DRAWN] = TOLD("drawn", "HEG-NACT-4", NATION, TEXT("candidates"), TEXT("result")),
	[HEG_BUILT] = TOLD("built", "HEG-FALL-4", INT("unit"), NATION, AREA("area")),
	[HEG_NO_ACTION] = TOLD("no-action", "HEG-NACT-3", NATION),
	[HEG_INVALID] = TOLD("invalid", "HEG-UNIT-2", INT("unit"), NATION, AREA("area")),
	[HEG_HEGEMON] = TOLD("hegemon", "HEG-WIN-2", NATION, INT("cities"), INT("all")),
	[HEG_WON] = TOLD("won", "HEG-WIN-3", NATION, SEAT("seat")),
	[HEG_DRAW] = TOLD("draw", "HEG-WIN-4", NATION, TEXT("list")),
	[HEG_NOBODY] = TOLD("nobody", "HEG-WIN-4", NATION),
	[HEG_ENDED] = TOLD("ended", "HEG-TIME-1", SEASON, INT("year")),
	[HEG_EVENTS] = { .name = NULL },
};
