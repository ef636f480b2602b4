/*
 * tables: what a game of Global Domination keeps between Turns: the land, the realms of the
 * players, and what they have stashed away. Orders are not kept here; a realm's influence and its
 * stash are for its owner's eyes (5.2).
 *
 * A row of the land table that is missing means a neutral, empty area; after each Turn every area
 * of the map has its row. A seat without a realm row, or that owns land, is a living player's.
 */
#ifndef PBP_GLOBAL_DOMINATION_TABLES_H
#define PBP_GLOBAL_DOMINATION_TABLES_H

#include "world/state.h"

enum { TABLE_LAND = TABLE_OWN, TABLE_REALM, TABLE_STASH };

/* Things: the unmovable ones first, so that land_row.unmovable is one of them or NO_THING. */
enum thing {
	NO_THING,
	FORTRESS,
	RUIN,
	GARRISON,
	BIVOUAC,
	TREBUCHET,
	HEADQUARTER,
	CROP_SUPPLY,
	BAG_OF_SALT,
	DYNAMITE,
	WASTELAND,
	AIM_WALLS,
	AIM_UNITS,
	THINGS
};
extern const char *const gd_thing_names[THINGS + 1]; /* slugs: "crop-supply" */

enum { TROOP }; /* the only unit type of the rulebook (4.4) */

struct land_row {
	area_id area;
	seat_id owner;
	int32_t troops;
	int32_t headquarter, wasteland; /* bool */
	int32_t unmovable;              /* NO_THING .. BIVOUAC */
	int32_t trebuchets;
	int32_t since; /* the Turn in which the owner's unbroken control began (2.1.1) */
};

struct realm_row {
	seat_id seat;
	int32_t influence, lapsing; /* lapsing: what is left of the 50 of rule 1.7 */
	int32_t first_turn;         /* 0: has joined, but the first Turn has not begun (1.5) */
	area_id start;              /* the starting location (1.2) */
	int32_t alive;
	text_id country, lore;
};

struct stash_row {
	seat_id seat;
	int32_t item;   /* CROP_SUPPLY .. DYNAMITE */
	int32_t bought; /* in which Turn (5.1) */
	int32_t count;
};

extern const struct table_row gd_tables[];
extern const struct option_row gd_options[];

#endif
