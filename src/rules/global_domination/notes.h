/*
 * notes: all that the rules have to say about an order, as a list of (id, name, rule, severity). The
 * words stand in games/global-domination/phrases under the name; notes that say the same of
 * different rules share it. All notes have the same arguments, so that what fails only when the Turn
 * is resolved can be told by one event (fizzled) with the same facts.
 *
 * An error is what the player's own mail shows against the state at the start of the Turn; what may
 * fail through others' deeds is a warning at most (2.5.1, 2.9.1). So is what only others' deeds can make
 * lawful, a Dynamite or a rival for neutral land (..._NOW): the line stays, and counts as valid (2.5.1).
 */
#ifndef PBP_GLOBAL_DOMINATION_NOTES_H
#define PBP_GLOBAL_DOMINATION_NOTES_H

#include "rules/common/told.h"
#include "rules/global_domination/told.h"

#define NOTES(X) \
	X(START_NOT_LAND, "start-not-land", "1.2", SEVERITY_ERROR) \
	X(START_TAKEN, "start-taken", "1.2", SEVERITY_ERROR) \
	X(START_TOO_NEAR, "start-too-near", "1.2", SEVERITY_ERROR) \
	X(COLOUR_DULL, "colour-dull", "1.2", SEVERITY_ERROR) \
	X(COLOUR_TAKEN, "colour-taken", "1.2", SEVERITY_ERROR) \
	X(NAME_ODD, "name-odd", "1.2", SEVERITY_ERROR) \
	X(COLOUR_GIVEN, "colour-given", "1.2", SEVERITY_NOTE) \
	X(START_FIXED, "start-fixed", "1.5", SEVERITY_ERROR) \
	X(NOBODY_JOINED, "nobody-joined", "1.2", SEVERITY_ERROR) \
	X(NO_START_LEFT, "no-start-left", "1.2", SEVERITY_WARNING) \
	X(NEEDS_ADMISSION, "needs-admission", "1.6", SEVERITY_NOTE) \
	X(SPAWN_NOWHERE, "spawn-nowhere", "2.1.4", SEVERITY_ERROR) \
	X(SPAWN_FEWER, "spawn-fewer", "4.1", SEVERITY_WARNING) \
	X(SPAWN_NONE_LEFT, "spawn-none-left", "4.1", SEVERITY_ERROR) \
	X(SPAWN_AND_NOTHING, "spawn-and-nothing", "4.1", SEVERITY_ERROR) \
	X(SPAWN_NOT_YOURS, "spawn-no-headquarter", "4.2", SEVERITY_ERROR) \
	X(SPAWN_NO_HEADQUARTER, "spawn-no-headquarter", "4.2", SEVERITY_ERROR) \
	X(SPAWN_PLACE_NOT_YOURS, "not-yours", "4.2.1", SEVERITY_ERROR) \
	X(SPAWN_SECOND_PLACE, "spawn-second-place", "4.2.1", SEVERITY_ERROR) \
	X(SPAWN_NO_ROOM, "spawn-no-room", "2.6", SEVERITY_WARNING) \
	X(EXTRA_TWICE, "extra-twice", "4.3", SEVERITY_ERROR) \
	X(EXTRA_POOR, "too-poor", "4.3", SEVERITY_ERROR) \
	X(EXTRA_NO_ROOM, "extra-no-room", "4.3", SEVERITY_ERROR) \
	X(EXTRA_TERMS, "extra-terms", "4.3", SEVERITY_ERROR) \
	X(NOT_HELD, "not-held", "5.1", SEVERITY_ERROR) \
	X(NOT_HELD_ALL, "not-held-all", "5.1", SEVERITY_WARNING) \
	X(SUPPLY_POOR, "too-poor", "5.3", SEVERITY_ERROR) \
	X(SUPPLY_FEWER, "too-poor-for-all", "5.3", SEVERITY_WARNING) \
	X(SUPPLY_TERMS, "other-price", "5.3", SEVERITY_ERROR) \
	X(SALT_POOR, "too-poor", "5.4", SEVERITY_ERROR) \
	X(SALT_FEWER, "too-poor-for-all", "5.4", SEVERITY_WARNING) \
	X(SALT_TERMS, "other-price", "5.4", SEVERITY_ERROR) \
	X(DYNAMITE_POOR, "too-poor", "5.5", SEVERITY_ERROR) \
	X(DYNAMITE_FEWER, "too-poor-for-all", "5.5", SEVERITY_WARNING) \
	X(DYNAMITE_TERMS, "other-price", "5.5", SEVERITY_ERROR) \
	X(SALT_NOT_YOURS, "not-yours", "5.7", SEVERITY_ERROR) \
	X(SALT_ONE, "salt-one", "5.7", SEVERITY_WARNING) \
	X(SALT_NOT_LAND, "not-land", "5.7", SEVERITY_ERROR) \
	X(SALT_WASTELAND, "already-wasteland", "5.7", SEVERITY_ERROR) \
	X(BLAST_TOO_FAR, "blast-too-far", "5.8", SEVERITY_ERROR) \
	X(ON_WASTELAND, "on-wasteland", "6.2", SEVERITY_ERROR) \
	X(FORTRESS_NOT_YOURS, "not-yours", "6.3", SEVERITY_ERROR) \
	X(FORTRESS_NOT_LAND, "not-land", "6.3", SEVERITY_ERROR) \
	X(FORTRESS_BLOCKED, "blocked", "6.3", SEVERITY_ERROR) \
	X(FORTRESS_BLOCKED_NOW, "blocked-now", "6.3", SEVERITY_WARNING) \
	X(FORTRESS_ONE, "only-one", "6.3", SEVERITY_ERROR) \
	X(FORTRESS_POOR, "too-poor", "6.3", SEVERITY_ERROR) \
	X(FORTRESS_POOR_NOW, "too-poor-now", "6.3", SEVERITY_WARNING) \
	X(FORTRESS_TERMS, "other-price", "6.3", SEVERITY_ERROR) \
	X(REBUILD_NOT_YOURS, "not-yours", "6.4", SEVERITY_ERROR) \
	X(NO_RUIN, "no-ruin", "6.4", SEVERITY_ERROR) \
	X(NO_RUIN_NOW, "no-ruin-now", "6.4", SEVERITY_WARNING) \
	X(REBUILD_POOR, "rebuild-poor", "6.4", SEVERITY_ERROR) \
	X(REBUILD_POOR_NOW, "too-poor-now", "6.4", SEVERITY_WARNING) \
	X(REBUILD_NO_UNIT, "rebuild-no-unit", "6.4", SEVERITY_ERROR) \
	X(REBUILD_TERMS, "rebuild-terms", "6.4", SEVERITY_ERROR) \
	X(TREBUCHET_NOT_YOURS, "not-yours", "6.5", SEVERITY_ERROR) \
	X(TREBUCHET_NOT_LAND, "not-land", "6.5", SEVERITY_ERROR) \
	X(TREBUCHET_POOR, "too-poor", "6.5", SEVERITY_ERROR) \
	X(TREBUCHET_POOR_NOW, "too-poor-now", "6.5", SEVERITY_WARNING) \
	X(TREBUCHET_FEWER, "too-poor-for-all", "6.5", SEVERITY_WARNING) \
	X(TREBUCHET_TERMS, "other-price", "6.5", SEVERITY_ERROR) \
	X(BIVOUAC_NOT_YOURS, "not-yours", "6.6", SEVERITY_ERROR) \
	X(BIVOUAC_NOT_LAND, "not-land", "6.6", SEVERITY_ERROR) \
	X(BIVOUAC_BLOCKED, "blocked", "6.6", SEVERITY_ERROR) \
	X(BIVOUAC_BLOCKED_NOW, "blocked-now", "6.6", SEVERITY_WARNING) \
	X(BIVOUAC_ONE, "only-one", "6.6", SEVERITY_ERROR) \
	X(BIVOUAC_POOR, "too-poor", "6.6", SEVERITY_ERROR) \
	X(BIVOUAC_POOR_NOW, "too-poor-now", "6.6", SEVERITY_WARNING) \
	X(BIVOUAC_TERMS, "other-price", "6.6", SEVERITY_ERROR) \
	X(GARRISON_NOT_YOURS, "not-yours", "6.7", SEVERITY_ERROR) \
	X(GARRISON_NOT_LAND, "not-land", "6.7", SEVERITY_ERROR) \
	X(GARRISON_BLOCKED, "blocked", "6.7", SEVERITY_ERROR) \
	X(GARRISON_BLOCKED_NOW, "blocked-now", "6.7", SEVERITY_WARNING) \
	X(GARRISON_ONE, "only-one", "6.7", SEVERITY_ERROR) \
	X(GARRISON_POOR, "too-poor", "6.7", SEVERITY_ERROR) \
	X(GARRISON_POOR_NOW, "too-poor-now", "6.7", SEVERITY_WARNING) \
	X(GARRISON_TERMS, "other-price", "6.7", SEVERITY_ERROR) \
	X(ALL_BUT_CHAIN, "all-but-chain", "2.2.2", SEVERITY_ERROR) \
	X(FEWER_THERE, "fewer-there", "2.2.2", SEVERITY_WARNING) \
	X(NONE_THERE, "none-there", "2.2.2", SEVERITY_WARNING) \
	X(OWNER_DIFFERS, "owner-differs", "2.2.2", SEVERITY_WARNING) \
	X(NONE_LEFT, "none-left", "2.9.1", SEVERITY_WARNING) \
	X(SHARE_NOT_YOURS, "move-not-yours", "7.1", SEVERITY_ERROR) \
	X(SHARE_NOT_NEXT, "not-next", "7.1", SEVERITY_ERROR) \
	X(MOVE_NOT_YOURS, "move-not-yours", "7.2", SEVERITY_ERROR) \
	X(MOVE_NOT_NEXT, "not-next", "7.2", SEVERITY_ERROR) \
	X(MOVED_ENOUGH, "moved-enough", "7.3", SEVERITY_ERROR) \
	X(MOVED_ENOUGH_NOW, "moved-enough-now", "7.3", SEVERITY_WARNING) \
	X(LINK_TOO_FAR, "link-too-far", "7.3", SEVERITY_WARNING) \
	X(AFTER_BATTLE, "after-battle", "7.4", SEVERITY_WARNING) \
	X(HAUL_NOT_YOURS, "haul-not-yours", "7.6", SEVERITY_ERROR) \
	X(HAUL_NOT_NEXT, "haul-not-next", "7.6", SEVERITY_ERROR) \
	X(HAUL_NONE, "haul-none", "7.6", SEVERITY_ERROR) \
	X(HAUL_MOVED, "haul-moved", "7.6", SEVERITY_ERROR) \
	X(HAUL_NONE_NOW, "haul-none-now", "7.6", SEVERITY_WARNING) \
	X(HAUL_FEWER, "haul-fewer", "7.6", SEVERITY_WARNING) \
	X(OVERFULL, "overfull", "7.7", SEVERITY_WARNING) \
	X(SIEGE_NOT_YOURS, "not-yours", "8.15", SEVERITY_ERROR) \
	X(SIEGE_NOT_NEXT, "siege-not-next", "8.15", SEVERITY_ERROR) \
	X(SIEGE_OWN, "siege-own", "8.15", SEVERITY_ERROR) \
	X(SIEGE_NONE, "siege-none", "8.15", SEVERITY_ERROR) \
	X(SIEGE_NOT_READY, "siege-not-ready", "8.15", SEVERITY_ERROR) \
	X(SIEGE_TWICE, "siege-twice", "8.15.2", SEVERITY_ERROR) \
	X(SIEGE_ALL_BUT, "siege-all-but", "8.15", SEVERITY_ERROR) \
	X(SIEGE_OWN_NOW, "siege-own-now", "8.15", SEVERITY_WARNING) \
	X(SIEGE_NONE_NOW, "siege-none-now", "8.15", SEVERITY_WARNING) \
	X(SIEGE_FEWER, "siege-fewer", "8.15.2", SEVERITY_WARNING) \
	X(OUTLOOK_SPAWN, "outlook-spawn", "2.6", SEVERITY_NOTE) \
	X(OUTLOOK_NO_HOMELAND, "outlook-no-homeland", "2.1.4", SEVERITY_NOTE) \
	X(OUTLOOK_CROWD, "outlook-crowd", "7.7.1", SEVERITY_NOTE) \
	X(OUTLOOK_LAPSING, "outlook-lapsing", "1.7", SEVERITY_NOTE) \
	GD_TOLD(X)

/* What every note says, as far as it applies. */
#define FACT_ROWS(X) \
	FACT_ID(X, area_id, area, "area", FIELD_AREA) \
	FACT_ID(X, area_id, other, "other", FIELD_AREA) \
	FACT_INT(X, int64_t, count, "count") \
	FACT_INT(X, int64_t, limit, "limit") \
	X(int32_t, thing, "thing", FIELD_NAME, gd_thing_names, thing_said(f->thing)) \
	FACT_ID(X, seat_id, seat, "seat", FIELD_SEAT)

DECLARE_NOTES(gd);

extern const char *const gd_note_names[]; /* by enum gd_note, NULL at the end */

/* A thing as an argument of a note or event: none is -1, which no sentence mentions. */
int64_t thing_said(int32_t thing);

#endif
