/*
 * global_domination: Global Domination V, v1.3.0 of 2021-12-23, by Aluce: simultaneous orders, seven
 * Phases a Turn. This file only puts the tables together.
 */
#include "play/game.h"
#include "rules/global_domination/fact.h"
#include "rules/global_domination/campaign.h"
#include "rules/global_domination/over.h"
#include "rules/global_domination/settle.h"
#include "rules/global_domination/turn.h"

static const struct call_kind kinds[] = {
	{ .name = "turn",
	  .hearing = SEALED,
	  .ending = AT_BELL,
	  .keeping = REPLACE_ALL,
	  .flags = KIND_BOUNDARY,
	  .close = gd_close,
	  .outlook = gd_outlook,
	  .counsel = gd_counsel },
	{ .name = NULL },
};

/* What a map may say of an area: wasteland, headquarter, trebuchets=2, or one of the unmovable things. */
static void read_area(const struct area *area, struct land_row *row)
{
	struct str value;
	int64_t n;

	row->wasteland = attr_get(area->attrs, area->nattrs, "wasteland", &value);
	row->headquarter = attr_get(area->attrs, area->nattrs, "headquarter", &value);
	for (int32_t thing = FORTRESS; thing <= BIVOUAC; thing++)
		if (attr_get(area->attrs, area->nattrs, gd_thing_names[thing], &value))
			row->unmovable = thing;
	if (attr_get(area->attrs, area->nattrs, "trebuchets", &value) && str_to_int(value, &n) && n > 0 && n < 1000)
		row->trebuchets = (int32_t)n;
}

/* 1.1: all land is neutral. */
static void setup(struct turn *t)
{
	const struct map *m = t->game->map;

	for (area_id a = 0; a < m->nareas; a++) {
		struct land_row row;

		row_default(t->after, TABLE_LAND, &row);
		row.area = a;
		read_area(&m->areas[a], &row);
		row_put(t->after, TABLE_LAND, &row);
	}
}

static void ready(const struct view *v, struct notes *why)
{
	for (size_t i = 0; i < row_count(v->state, TABLE_SEAT); i++)
		if (!ROW(struct seat_row, v->state, TABLE_SEAT, i)->out) {
			settle_look(v, why);
			return;
		}
	gd_note(why, NOTE_NOBODY_JOINED, NOWHERE, &FACTS(.count = 0));
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
	.announced = "2.6",
	.privacy_rule = "2.3",
	.reveal = "end", /* 2.4.1: what can be proved while the game runs may not be shown */
	.ticket = "after",
	.setup = setup,
	.ready = ready,
	.people = "two people or more, as many as have room on the map",
	.begin = gd_begin,
	.check_sheet = gd_check_sheet,
	.standing = gd_standing,
	.alive = gd_alive,
	.force = gd_force,
	.pool = gd_pool,
	.fact = gd_fact,
	.clash = gd_clash,
};
