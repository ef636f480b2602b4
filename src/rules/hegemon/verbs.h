/*
 * verbs: what can be ordered in Hegemon.
 */
#ifndef PBP_HEGEMON_VERBS_H
#define PBP_HEGEMON_VERBS_H

#include "play/ruleset.h"

enum deed {
	JOIN,
	BID,
	RAISE, /* its slots are those of BID */
	START_AUCTION,
	MOVE,
	HOLD,
	SUPPORT_HOLD, /* before the shorter name */
	SUPPORT,
	CANCEL,
	HOLD_REST,
	RETREAT,
	DISBAND,
	BUILD,
	NO_BUILD,
	NATION_DONE,
	GIVE,
	AMEND,
	DEEDS
};

enum { CLASS_UNIT = NOUN_OWN, CLASS_SHARE };
enum { UNIT_WORD }; /* id of the noun "unit" */

/* Slots by verb. Every order about a unit has its number in slot 0 and its place in slot 1. */
enum { UNIT_NUMBER, UNIT_PLACE };
enum { MOVE_TO = UNIT_PLACE + 1 };
enum { HELPED_NUMBER = UNIT_PLACE + 1, HELPED_PLACE, HELPED_TO, HELPED_HOLD = HELPED_TO };
enum { DISBAND_NATION = UNIT_PLACE + 1 };
enum { JOIN_NAME };
enum { BID_COINS, BID_SHARE };
enum { START_SHARE };
enum { BUILD_NATION, BUILD_COUNT, BUILD_NOUN, BUILD_AREA };
enum { NO_BUILD_NATION };

extern const struct verb heg_verbs[];
extern const struct noun_row heg_nouns[];
extern const struct class_row heg_classes[];
extern const struct ruleset ruleset_hegemon;
enum { KIND_GRAND_AUCTION = KIND_OWN, KIND_AUCTION, KIND_SPRING, KIND_SUMMER, KIND_FALL };

#endif
