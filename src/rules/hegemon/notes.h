/*
 * notes: all that the rules have to say about an order, as a list of (id, name, rule, severity). The
 * words stand in games/hegemon/phrases under the name. All notes have the same arguments.
 */
#ifndef PBP_HEGEMON_NOTES_H
#define PBP_HEGEMON_NOTES_H

#include "rules/common/told.h"

#define NOTES(X) \
	X(TWO_UNITS, "two-units", "HEG-START-2", SEVERITY_ERROR) \
	X(MAJORITY_AT_START, "majority-at-start", "HEG-START-2", SEVERITY_ERROR) \
	X(NO_CITIES, "no-cities", "HEG-START-2", SEVERITY_ERROR) \
	X(NOBODY, "nobody", "HEG-START-1", SEVERITY_ERROR) \
	X(OPTIONS_FIT, "last-call-too-long", "HEG-AMEND-4", SEVERITY_ERROR) \
	X(PLAYS_ALREADY, "plays-already", "HEG-COIN-2", SEVERITY_ERROR) \
	X(NAME_TAKEN, "name-taken", "HEG-COIN-2", SEVERITY_ERROR) \
	X(NAME_ODD, "name-odd", "HEG-COIN-2", SEVERITY_ERROR) \
	X(WHICH_UNIT, "which-unit", "HEG-BOARD-3", SEVERITY_ERROR) \
	X(NO_SUCH_UNIT, "no-such-unit", "HEG-BOARD-3", SEVERITY_ERROR) \
	X(NO_UNIT_THERE, "no-unit-there", "HEG-BOARD-3", SEVERITY_ERROR) \
	X(UNIT_ELSEWHERE, "unit-elsewhere", "HEG-BOARD-3", SEVERITY_ERROR) \
	X(NOT_NEXT, "not-next", "HEG-BOARD-2", SEVERITY_ERROR) \
	X(MOVE_NOWHERE, "move-nowhere", "HEG-BOARD-2", SEVERITY_ERROR) \
	X(DISORDERED, "disordered", "HEG-SHARE-3", SEVERITY_ERROR) \
	X(NOT_YOURS, "not-yours", "HEG-ORDERS-10", SEVERITY_ERROR) \
	X(SUPPORTS_ITSELF, "supports-itself", "HEG-ORDERS-3", SEVERITY_ERROR) \
	X(SUPPORT_OWN_SPACE, "support-own-space", "HEG-ORDERS-3", SEVERITY_ERROR) \
	X(SUPPORT_NOT_NEXT, "support-not-next", "HEG-ORDERS-3", SEVERITY_ERROR) \
	X(SUPPORTED_CANNOT, "supported-cannot", "HEG-ORDERS-3", SEVERITY_ERROR) \
	X(HOLD_NOT_NEXT, "hold-not-next", "HEG-ORDERS-4", SEVERITY_ERROR) \
	X(HOLD_AND_MOVE, "hold-and-move", "HEG-ORDERS-4", SEVERITY_ERROR) \
	X(NOT_ROUTED, "not-routed", "HEG-SUMMER-1", SEVERITY_ERROR) \
	X(RETREAT_OCCUPIED, "retreat-occupied", "HEG-RETREAT-2", SEVERITY_ERROR) \
	X(RETREAT_BATTLE, "retreat-battle", "HEG-RETREAT-2", SEVERITY_ERROR) \
	X(RETREAT_FAR, "retreat-far", "HEG-RETREAT-2", SEVERITY_ERROR) \
	X(RETREAT_ORIGIN, "retreat-origin", "HEG-RETREAT-2", SEVERITY_ERROR) \
	X(WHICH_ROUTED, "which-routed", "HEG-RETREAT-4", SEVERITY_ERROR) \
	X(WHICH_NATION, "which-nation", "HEG-NACT-2", SEVERITY_ERROR) \
	X(NO_SAY, "no-say", "HEG-NACT-2", SEVERITY_ERROR) \
	X(NOT_ITS_UNIT, "not-its-unit", "HEG-FALL-3", SEVERITY_ERROR) \
	X(NO_EXCESS, "no-excess", "HEG-FALL-3", SEVERITY_ERROR) \
	X(TOO_MANY_NAMED, "too-many-named", "HEG-FALL-3", SEVERITY_ERROR) \
	X(TOO_FEW_NAMED, "too-few-named", "HEG-NACT-3", SEVERITY_WARNING) \
	X(BALLOT_TOO_FEW, "ballot-too-few", "HEG-NACT-2", SEVERITY_ERROR) \
	X(MUST_DISBAND, "must-disband", "HEG-FALL-3", SEVERITY_ERROR) \
	X(NO_CITY, "no-city", "HEG-FALL-4", SEVERITY_ERROR) \
	X(NOT_LOYAL, "not-loyal", "HEG-FALL-4", SEVERITY_ERROR) \
	X(NOT_HOME, "not-home", "HEG-FALL-4", SEVERITY_ERROR) \
	X(OCCUPIED, "occupied", "HEG-BOARD-1", SEVERITY_ERROR) \
	X(TOO_MANY_BUILDS, "too-many-builds", "HEG-FALL-4", SEVERITY_ERROR) \
	X(SAID_TWICE, "named-twice", "HEG-FALL-4", SEVERITY_ERROR) \
	X(ONE_A_CITY, "one-a-city", "HEG-FALL-4", SEVERITY_ERROR) \
	X(BUILDS_AND_NONE, "builds-and-none", "HEG-FALL-4", SEVERITY_ERROR) \
	X(IS_A_VOTE, "is-a-vote", "HEG-NACT-2", SEVERITY_NOTE) \
	X(BUILD_UNSEATS, "build-unseats", "HEG-WIN-4", SEVERITY_WARNING) \
	X(VOTE_CLOSED, "vote-closed", "HEG-NACT-2", SEVERITY_ERROR) \
	X(BID_TOO_SMALL, "bid-too-small", "HEG-AUCTION-1", SEVERITY_ERROR) \
	X(BID_LOWER, "bid-lower", "HEG-AUCTION-2", SEVERITY_ERROR) \
	X(BID_IGNORED, "bid-lower", "HEG-AUCTION-2", SEVERITY_WARNING) \
	X(BID_UNCOVERED, "bid-uncovered", "HEG-AUCTION-3", SEVERITY_ERROR) \
	X(NO_SUCH_SHARE, "no-such-share", "HEG-GA-2", SEVERITY_ERROR) \
	X(WHICH_SHARE, "which-share", "HEG-SHARE-1", SEVERITY_ERROR) \
	X(NOT_LISTED, "not-listed", "HEG-AUCTION-9", SEVERITY_ERROR) \
	X(NOT_LISTED_FREE, "not-listed-free", "HEG-AUCTION-9", SEVERITY_ERROR) \
	X(AUCTION_ENDED_SOLD, "auction-ended-sold", "HEG-AUCTION-9", SEVERITY_ERROR) \
	X(AUCTION_ENDED_UNSOLD, "auction-ended-unsold", "HEG-AUCTION-9", SEVERITY_ERROR) \
	X(UP_ALREADY, "up-already", "HEG-GA-2", SEVERITY_ERROR) \
	X(OWNED_BY_NOBODY, "owned-by-nobody", "HEG-GA-2", SEVERITY_ERROR) \
	X(LAST_CALL, "last-call", "HEG-GA-2", SEVERITY_ERROR) \
	X(BUY_IN_SHORT, "buy-in-short", "HEG-GA-2", SEVERITY_ERROR) \
	X(NO_TRANSFER, "no-transfer", "HEG-SHARE-5", SEVERITY_ERROR) \
	X(HOST_ONLY, "host-only", "HEG-AMEND-1", SEVERITY_ERROR) \
	X(CYCLE_OVER, "cycle-over", "HEG-WIN-5", SEVERITY_ERROR) \
	X(SEASON_OVER, "season-over", "HEG-TIME-6", SEVERITY_ERROR) \
	X(SEASON_LATER, "season-later", "HEG-TIME-6", SEVERITY_ERROR) \
	X(NOTHING_TO_DECIDE, "nothing-to-decide", "HEG-FALL-5", SEVERITY_ERROR) \
	X(NOTHING_TO_ORDER, "nothing-to-order", "HEG-SPRING-1", SEVERITY_ERROR) \
	X(OUTLOOK_HOLDS, "outlook-holds", "HEG-ORDERS-5", SEVERITY_NOTE) \
	X(OUTLOOK_RETREAT, "outlook-retreat", "HEG-RETREAT-5", SEVERITY_NOTE) \
	X(OUTLOOK_BUILD, "outlook-build", "HEG-FALL-4", SEVERITY_NOTE) \
	X(OUTLOOK_DISBAND, "outlook-disband", "HEG-FALL-3", SEVERITY_NOTE) \
	X(OUTLOOK_COINS, "outlook-coins", "HEG-AUCTION-3", SEVERITY_NOTE) \
	X(OUTLOOK_OTHERS, "outlook-others", "HEG-AUCTION-10", SEVERITY_NOTE) \
	X(OUTLOOK_AUCTION, "outlook-auction", "HEG-AUCTION-10", SEVERITY_NOTE) \
	X(PLACE, "place", "HEG-BOARD-1", SEVERITY_NOTE) \
	X(OUTLOOK_NO_BIDS, "outlook-no-bids", "HEG-AUCTION-10", SEVERITY_NOTE) \
	X(OUTLOOK_NOTHING_LISTED, "outlook-nothing-listed", "HEG-GA-4", SEVERITY_NOTE) \
	X(OUTLOOK_CLOSES, "outlook-closes", "HEG-GA-3", SEVERITY_NOTE) \
	X(FACT_INCOME, "fact-income", "HEG-COIN-2", SEVERITY_NOTE) \
	X(FACT_HAS, "fact-has", "HEG-SHARE-2", SEVERITY_NOTE) \
	X(FACT_NEXT, "fact-next", "HEG-TIME-6", SEVERITY_NOTE) \
	X(FACT_ENDS, "fact-ends", "HEG-WIN-2", SEVERITY_NOTE) \
	X(FACT_PRICES, "fact-prices", "HEG-AUCTION-3", SEVERITY_NOTE) \
	X(FACT_CHANCE, "fact-chance", "HEG-ATTACK-2", SEVERITY_NOTE) \
	X(FACT_DECIDES, "fact-decides", "HEG-NACT-1", SEVERITY_NOTE) \
	X(FACT_VOTES, "fact-votes", "HEG-NACT-2", SEVERITY_NOTE) \
	X(FACT_NOBODYS, "fact-nobodys", "HEG-NACT-3", SEVERITY_NOTE) \
	X(FACT_CITIES, "fact-cities", "HEG-NATION-1", SEVERITY_NOTE) \
	X(FACT_UNITS, "fact-units", "HEG-NATION-1", SEVERITY_NOTE) \
	X(FACT_NO_SAY, "fact-no-say", "HEG-NACT-2", SEVERITY_NOTE) \
	X(FACT_UP, "fact-up", "HEG-AUCTION-10", SEVERITY_NOTE) \
	X(FACT_UNSOLD, "fact-unsold", "HEG-GA-1", SEVERITY_NOTE) \
	X(FACT_OWNED, "fact-owned", "HEG-GA-2", SEVERITY_NOTE)

/* What every note says, as far as it applies. */
#define FACT_ROWS(X) \
	FACT_ID(X, area_id, area, "area", FIELD_AREA) \
	FACT_INT(X, int32_t, unit, "unit") \
	FACT_INT(X, int64_t, count, "count") \
	FACT_INT(X, int64_t, limit, "limit") \
	FACT_ID(X, seat_id, seat, "seat", FIELD_SEAT) \
	FACT_ID(X, region_id, nation, "nation", FIELD_REGION) \
	X(int64_t, at, "at", FIELD_WHEN, NULL, f->at ? f->at : INT64_MIN) /* 0: none */ \
	FACT_ID(X, text_id, text, "text", FIELD_TEXT)                     /* a list, a name */ \
	FACT_NAME(X, season, "season", heg_season_names) \
	FACT_NAME(X, now, "now", heg_season_names) \
	FACT_ID(X, text_id, share, "share", FIELD_TEXT) /* its name: "4", "4/1" where its unit has several */

DECLARE_NOTES(heg);

#endif
