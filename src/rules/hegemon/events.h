/*
 * events: what a season of Hegemon reports. Everything is told to all.
 */
#ifndef PBP_HEGEMON_EVENTS_H
#define PBP_HEGEMON_EVENTS_H

#include "rules/common/told.h"

#define NATION REGION("nation")
#define UNIT INT("unit"), NATION, SEAT("seat")
#define SHARE TEXT("share"), INT("unit"), NATION, AREA("area")
#define SEASON ONE_OF("season", heg_season_names)

#define EVENTS(X) \
	/* a season begins */ \
	X(HEG_SEASON, TOLD("season", "HEG-TIME-1", SEASON, INT("year"), WHEN("bell"))) \
	/* coins at the beginning, or of a player who joins */ \
	X(HEG_PURSE, TOLD("purse", "HEG-COIN-1", SEAT("seat"), INT("count"))) \
	/* up for auction by itself */ \
	X(HEG_LISTED, TOLD("listed", "HEG-GA-1", SHARE, INT("buy_in"))) \
	/* put up by a player */ \
	X(HEG_STARTED, TOLD("started", "HEG-GA-2", SHARE, SEAT("seat"), SEAT("owner"), INT("count"), WHEN("bell"))) \
	X(HEG_BID, TOLD("bid", "HEG-AUCTION-1", SHARE, SEAT("seat"), INT("count"), INT("before"), WHEN("bell"))) \
	X(HEG_BID_IGNORED, TOLD("bid-ignored", "HEG-AUCTION-2", SHARE, SEAT("seat"), INT("count"))) \
	X(HEG_SOLD, TOLD("sold", "HEG-AUCTION-4", SHARE, SEAT("seat"), SEAT("owner"), INT("count"), TEXT("bids"))) \
	X(HEG_UNSOLD, TOLD("unsold", "HEG-AUCTION-5", SHARE, SEAT("owner"), TEXT("bids"))) \
	X(HEG_MOVED, TOLD("moved", "HEG-ORDERS-1", UNIT, AREA("from"), AREA("to"), INT("strength"))) \
	X(HEG_FAILED, TOLD("failed", "HEG-ATTACK-1", UNIT, AREA("from"), AREA("to"), INT("strength"))) \
	X(HEG_HELD, TOLD("held", "HEG-ORDERS-2", UNIT, AREA("area"), INT("strength"))) \
	X(HEG_SUPPORTED, \
	  TOLD("supported", "HEG-ORDERS-7", UNIT, AREA("area"), AREA("from"), AREA("to"), INT("strength"))) \
	X(HEG_CUT, TOLD("cut", "HEG-ORDERS-8", UNIT, AREA("area"), AREA("from"), AREA("to"), INT("strength"), \
			INT("by"), AREA("by_from"))) \
	X(HEG_VOID, TOLD("void", "HEG-ORDERS-9", UNIT, AREA("area"), AREA("from"), AREA("to"), INT("strength"))) \
	/* an order that could not be carried out when the season ended */ \
	X(HEG_FIZZLED, TOLD("fizzled", "HEG-ORDERS-5", SEAT("seat"))) \
	X(HEG_ROUTED, TOLD("routed", "HEG-ATTACK-2", UNIT, AREA("area"), INT("by"), AREA("by_from"))) \
	/* coins for a rout */ \
	X(HEG_EARNED, TOLD("earned", "HEG-COIN-4", SEAT("seat"), INT("count"), INT("unit"), AREA("area"))) \
	X(HEG_BATTLE, TOLD("battle", "HEG-ATTACK-9", AREA("area"))) \
	X(HEG_MAY_RETREAT, TOLD("may-retreat", "HEG-RETREAT-2", UNIT, AREA("from"), TEXT("list"))) \
	X(HEG_RETREATED, TOLD("retreated", "HEG-RETREAT-1", UNIT, AREA("from"), AREA("to"))) \
	X(HEG_DISBANDED, TOLD("disbanded", NULL, UNIT, AREA("area"), ONE_OF("why", why_names))) \
	X(HEG_CAPTURED, TOLD("captured", "HEG-FALL-1", UNIT, AREA("area"), REGION("loser"), INT("count"))) \
	/* how many a nation has, and may have */ \
	X(HEG_LIMIT, TOLD("limit", "HEG-NATION-3", NATION, INT("cities"), INT("units"), INT("builds"), INT("excess"), \
			  SEAT("leader"), TEXT("voters"))) \
	X(HEG_DORMANT, TOLD("dormant", "HEG-NATION-4", NATION, INT("cities"))) \
	/* a course of action and who voted for it */ \
	X(HEG_VOTES, TOLD("votes", "HEG-NACT-2", NATION, INT("count"), TEXT("course"), TEXT("voters"))) \
	/* by dice */ \
	X(HEG_DRAWN, TOLD("drawn", "HEG-NACT-4", NATION, TEXT("candidates"), TEXT("result"))) \
	X(HEG_BUILT, TOLD("built", "HEG-FALL-4", INT("unit"), NATION, AREA("area"))) \
	X(HEG_NO_ACTION, TOLD("no-action", "HEG-NACT-3", NATION)) \
	/* in no lawful space or of no nation */ \
	X(HEG_INVALID, TOLD("invalid", "HEG-UNIT-2", INT("unit"), NATION, AREA("area"))) \
	X(HEG_HEGEMON, TOLD("hegemon", "HEG-WIN-2", NATION, INT("cities"), INT("all"))) \
	X(HEG_WON, TOLD("won", "HEG-WIN-3", NATION, SEAT("seat"))) \
	X(HEG_DRAW, TOLD("draw", "HEG-WIN-4", NATION, TEXT("list"))) \
	X(HEG_NOBODY, TOLD("nobody", "HEG-WIN-4", NATION)) \
	/* a season has ended */ \
	X(HEG_ENDED, TOLD("ended", "HEG-TIME-1", SEASON, INT("year")))

DECLARE_EVENTS(heg, HEG_EVENTS);

enum why { WHY_ORDERED, WHY_NO_ANSWER, WHY_DISORDERED, WHY_NOWHERE, WHY_SAME_SPACE, WHY_EXCESS };

#define TELL(t, what, ...) EVENT((t), EVENT_OWN + (what), __VA_ARGS__)

#endif
