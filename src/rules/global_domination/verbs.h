/*
 * verbs: what can be ordered in Global Domination. Several verbs may be one deed in other words
 * ("fortify Kyoto", "build a fortress in Kyoto"); the stage says which Phase carries them out.
 */
#ifndef PBP_GLOBAL_DOMINATION_VERBS_H
#define PBP_GLOBAL_DOMINATION_VERBS_H

#include "play/ruleset.h"

enum stage { STAGE_NONE, GENERATION, INVENTORY, CONSTRUCTION, MOVEMENT, BATTLE };

enum deed {
	JOIN,
	CHANGE_START,
	LEAVE,
	SPAWN,
	EXTRA,
	EXTRA_SPAWN,
	BUY,
	USE_SUPPLY,
	SALT,
	USE_SALT,
	WASTE,
	BLAST,
	THROW,
	BUILD,
	FORTIFY,
	REBUILD,
	MOVE,
	HAUL,
	SIEGE,
	DEEDS
};

/* Slots by verb. */
enum { JOIN_AREA, JOIN_COLOUR, JOIN_COUNTRY, JOIN_LORE, JOIN_NAME };
enum { SPAWN_COUNT, SPAWN_UNIT, SPAWN_AREA };
enum { EXTRA_COUNT, EXTRA_UNIT, EXTRA_PRICE };
enum { BUY_COUNT, BUY_ITEM, BUY_PRICE };
enum { USE_COUNT, USE_ITEM, USE_AREA }; /* of USE_SUPPLY (no area), USE_SALT, THROW */
enum { TARGET_AREA };                   /* of SALT, WASTE, BLAST, FORTIFY: the only area */
enum { BUILD_COUNT, BUILD_THING, BUILD_AREA, BUILD_PRICE };
enum { REBUILD_THING, REBUILD_AREA, REBUILD_PRICE, REBUILD_COUNT, REBUILD_UNIT };
enum { MOVE_COUNT, MOVE_UNIT, MOVE_FROM, MOVE_TO, MOVE_WHOSE };
enum { HAUL_COUNT, HAUL_THING, HAUL_FROM, HAUL_TO };
enum { SIEGE_COUNT, SIEGE_WEAPON, SIEGE_FROM, SIEGE_TARGET, SIEGE_AIM, SIEGE_WHOSE };

extern const struct verb gd_verbs[];
extern const struct noun_row gd_nouns[];
extern const struct ruleset ruleset_global_domination;
enum { KIND_TURN = KIND_OWN };

#endif
