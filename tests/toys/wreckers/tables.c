/*
 * tables: what there is in Wreckers: boats, the wreck, options, dice; the rows of its events and notes.
 */
#include "rules/common/only.h"
#include "rules/common/rows.h"
#include "wreckers.h"

/* clang-format off */
static const struct field_row boat_fields[] = {
	{ .name = "seat", .type = FIELD_SEAT, AT(boat_row, seat), .def = SEAT_NONE },
	{ .name = "area", .type = FIELD_AREA, AT(boat_row, area), .def = AREA_NONE },
	{ .name = "hoard", .type = FIELD_INT, AT(boat_row, hoard) },
	{ .name = "coins", .type = FIELD_INT, OWN(boat_row, coins) },
	{ .name = "cargo", .type = FIELD_INT, OWN(boat_row, cargo), KEPT },
	NO_MORE,
};
static const struct field_row wreck_fields[] = {
	{ .name = "area", .type = FIELD_AREA, AT(wreck_row, area), .def = AREA_NONE, KEPT },
	NO_MORE,
};
const struct table_row wreckers_tables[] = {
	{ .name = "boat", .help = "each seat's boat, and what its skipper has", .size = sizeof(struct boat_row),
	  .nkeys = 1, .fields = boat_fields, .owner = "seat" },
	{ .name = "wreck", .help = "where the ship of this night lies", .size = sizeof(struct wreck_row),
	  .fields = wreck_fields },
	NO_MORE,
};
const struct option_row wreckers_options[] = {
	NUMBER("nights", "6", 1, 99, "how many nights the game lasts"),
	NUMBER("coins", "10", 0, 999, "how many coins everybody begins with"),
	DEADLINE("answer", "24h", "how long the winner of a wreck has to say what becomes of its cargo"),
	NO_MORE,
};
const struct dice_kind wreckers_dice[] = {
	[DICE_DEAL] = { "deal", "deal", NOUN_NONE, AUDIENCE_ALL },
	[DICE_WRECK] = { "wreck", "wreck", NOUN_NONE, AUDIENCE_ALL },
	[DICE_CARGO] = { "cargo", "cargo", NOUN_NONE, AUDIENCE_OWNER },
	NO_MORE,
};
/* clang-format on */

DEFINE_EVENTS(wreckers, WRECKERS_EVENTS);
DEFINE_NOTES(wreckers);
DEFINE_ONLY(wreck_of, wreck_edit, struct wreck_row, TABLE_WRECK);

const struct boat_row *boat_of(const struct state *s, seat_id seat)
{
	return row_find(s, TABLE_BOAT, &(struct boat_row){ .seat = seat });
}

struct boat_row *boat_edit(struct state *s, seat_id seat)
{
	return row_edit(s, TABLE_BOAT, &(struct boat_row){ .seat = seat });
}
