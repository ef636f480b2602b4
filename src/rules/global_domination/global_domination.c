/*
 * global_domination: Global Domination V, v1.3.0 of 2021-12-23, by Aluce: simultaneous orders, seven
 * Phases a Turn. This file only puts the tables together.
 */
#include "play/game.h"
#include "rules/global_domination/campaign.h"
#include "rules/global_domination/over.h"
#include "rules/global_domination/turn.h"

static const struct call_kind kinds[] = {
	{ .name = "turn", .hearing = SEALED, .ending = AT_BELL, .keeping = REPLACE_ALL,
	  .flags = KIND_SECRET | KIND_BOUNDARY, .close = gd_close, .outlook = gd_outlook },
	{ .name = NULL },
};

/* 1.1: all land is neutral; a map may have Wastelands. */
static void setup(struct turn *t)
{
	const struct map *m = t->game->map;

	for (area_id a = 0; a < m->nareas; a++) {
		struct land_row row;
		struct str value;

		row_default(t->after, TABLE_LAND, &row);
		row.area = a;
		row.wasteland = attr_get(m->areas[a].attrs, m->areas[a].nattrs, "wasteland", &value);
		row_put(t->after, TABLE_LAND, &row);
	}
}

const struct ruleset ruleset_global_domination = {
	.name = "global-domination",
	.title = "Global Domination V",
	.version = 1,
	.options = gd_options,
	.tables = gd_tables,
	.nouns = gd_nouns,
	.verbs = gd_verbs,
	.kinds = kinds,
	.events = gd_events,
	.notes = gd_notes,
	.stops = { "2.9" }, /* STOP_CONDITION */
	.privacy_rule = "2.3",
	.reveal = "end", /* 2.4.1: what can be proved while the game runs may not be shown */
	.setup = setup,
	.begin = gd_begin,
	.check_sheet = gd_check_sheet,
	.standing = gd_standing,
	.alive = gd_alive,
};
