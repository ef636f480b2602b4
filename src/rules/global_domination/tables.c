/*
 * tables: the rows of Global Domination and the choices a host has, as data.
 */
#include "rules/global_domination/tables.h"

#include "rules/common/rows.h"

const char *const gd_thing_names[THINGS + 1] = {
	[NO_THING] = "none",           [FORTRESS] = "fortress",       [RUIN] = "ruin",
	[GARRISON] = "garrison",       [BIVOUAC] = "bivouac",         [TREBUCHET] = "trebuchet",
	[HEADQUARTER] = "headquarter", [CROP_SUPPLY] = "crop-supply", [BAG_OF_SALT] = "bag-of-salt",
	[DYNAMITE] = "dynamite",       [WASTELAND] = "wasteland",     [AIM_WALLS] = "walls",
	[AIM_UNITS] = "units",
};

static const struct field_row land_fields[] = {
	{ .name = "area", .type = FIELD_AREA, AT(land_row, area), .def = AREA_NONE },
	{ .name = "owner", .type = FIELD_SEAT, AT(land_row, owner), .def = SEAT_NONE },
	{ .name = "troops", .type = FIELD_INT, AT(land_row, troops) },
	{ .name = "headquarter", .type = FIELD_BOOL, AT(land_row, headquarter) },
	{ .name = "wasteland", .type = FIELD_BOOL, AT(land_row, wasteland) },
	{ .name = "unmovable",
	  .type = FIELD_NAME,
	  AT(land_row, unmovable),
	  .names = gd_thing_names,
	  .limit = { .min = NO_THING, .max = BIVOUAC } },
	{ .name = "trebuchets", .type = FIELD_INT, AT(land_row, trebuchets), .limit = { .max = 1000 } },
	{ .name = "since", .type = FIELD_INT, AT(land_row, since) },
	{ .name = NULL },
};

/* 5.2 keeps the stash secret; a published purse with a missing 30 would betray a purchase. */
static const struct field_row realm_fields[] = {
	{ .name = "seat", .type = FIELD_SEAT, AT(realm_row, seat), .def = SEAT_NONE },
	{ .name = "influence", .type = FIELD_INT, OWN(realm_row, influence) },
	{ .name = "lapsing", .type = FIELD_INT, OWN(realm_row, lapsing), .limit = { .max = 50 } }, /* 1.7 */
	{ .name = "first_turn", .type = FIELD_INT, AT(realm_row, first_turn), .def = 1 },
	{ .name = "start", .type = FIELD_AREA, AT(realm_row, start), .def = AREA_NONE },
	{ .name = "alive", .type = FIELD_BOOL, AT(realm_row, alive), .def = 1 },
	{ .name = "country", .type = FIELD_TEXT, AT(realm_row, country), .def = TEXT_NONE },
	{ .name = "lore", .type = FIELD_TEXT, AT(realm_row, lore), .def = TEXT_NONE },
	{ .name = NULL },
};

static const struct field_row stash_fields[] = {
	{ .name = "seat", .type = FIELD_SEAT, OWN(stash_row, seat), .def = SEAT_NONE },
	{ .name = "item",
	  .type = FIELD_NAME,
	  OWN(stash_row, item),
	  .names = gd_thing_names,
	  .limit = { .min = CROP_SUPPLY, .max = DYNAMITE } },
	{ .name = "bought", .type = FIELD_INT, OWN(stash_row, bought) },
	{ .name = "count", .type = FIELD_INT, OWN(stash_row, count), .def = 1, .limit = { .min = 1, .max = 1000 } },
	{ .name = NULL },
};

const struct table_row gd_tables[] = {
	TABLE_ROW("land", land_row, 1, land_fields, ROWS_STAND, "who owns each area and what stands there"),
	{ .name = "realm",
	  .help = "each player's country, purse and start",
	  .size = sizeof(struct realm_row),
	  .nkeys = 1,
	  .fields = realm_fields,
	  .owner = "seat" },
	{ .name = "stash",
	  .help = "Stash Items held, by the Turn in which they were bought",
	  .size = sizeof(struct stash_row),
	  .nkeys = 3,
	  .fields = stash_fields,
	  .owner = "seat" },
	{ .name = NULL },
};

const struct option_row gd_options[] = {
	DEADLINE("deadline", "mon,thu 20:00" /* 2.5 */,
		 "how long a Turn lasts: Monday and Thursday evenings, or 72h, or none"),
	CHOICE("vacated", "keep",
	       "whether land without units stays its owner's, or is neutral from the end of the Phase on", "keep",
	       "neutral"),
	CHOICE("victory", "last", "last: the last player with land wins; host: the game goes on until the host ends it",
	       "last", "host"),
	{ .name = NULL },
};
