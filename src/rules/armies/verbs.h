/*
 * verbs: what can be ordered in Armies.
 */
#ifndef PBP_ARMIES_VERBS_H
#define PBP_ARMIES_VERBS_H

#include "play/ruleset.h"

enum deed {
	JOIN,
	LEAVE,
	PLACE,
	MOVE,
	VISIT,
	ATTACK,
	SUPPORT,
	SUPPORT_PARTY,
	DECLINE,
	USE,
	USE_RELIC,
	NO_POWER,
	FLEE,
	END_MOVE,
	END_BATTLE,
	END_TURN,
	PASS,
	DEEDS
};

/* Slots by verb. */
enum { JOIN_COLOUR };
enum { PLACE_COUNT, PLACE_UNIT, PLACE_AREA, PLACE_SPACE };
enum { MOVE_COUNT, MOVE_UNIT, MOVE_FROM, MOVE_FROM_SPACE, MOVE_TO, MOVE_TO_SPACE };
enum { VISIT_COUNT, VISIT_UNIT, VISIT_FROM, VISIT_FROM_SPACE, VISIT_RELIC };
enum { ATTACK_WHOM, ATTACK_AREA, ATTACK_FROM, ATTACK_POWER, ATTACK_RELIC, ATTACK_RIDER, ATTACK_UNIT };
/* Of SUPPORT_PARTY too, whose first slot is an enum party. */
enum { SUPPORT_WHOM, SUPPORT_POWER, SUPPORT_RELIC, SUPPORT_RIDER, SUPPORT_WHERE };
enum { USE_POWER, USE_RIDER };
enum { FLEE_COUNT, FLEE_UNIT, FLEE_AREA };

enum { NOUN_RELIC = NOUN_OWN, NOUN_PARTY };
enum { ARMY, FREE_ARMY };
enum call_kinds { KIND_SETUP = KIND_OWN, KIND_TURN, KIND_RESPONSE, KIND_AFTERMATH };

extern const struct verb ar_verbs[];
extern const struct noun_row ar_nouns[];
extern const struct ruleset ruleset_armies;

#endif
