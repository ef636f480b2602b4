/*
 * states: a game of territories, troops and dice for two people and a Buffer, or for three, after the
 * gameplay chapter of a student project's report. This file only puts the tables together.
 */
#include "rules/common/advice.h"
#include "rules/common/fact.h"
#include "rules/states/board.h"
#include "rules/states/events.h"
#include "rules/states/notes.h"
#include "rules/states/tables.h"
#include "rules/states/turn.h"
#include "rules/states/verbs.h"

static const struct call_kind kinds[] = { STAGE_KIND, { .name = NULL } };

DEFINE_EVENTS(st, ST_EVENTS);
DEFINE_NOTE_ROWS(st);

const struct ruleset ruleset_states = {
	.name = "states",
	.title = "States",
	.version = 1,
	.options = st_options,
	.tables = st_tables,
	.nouns = st_nouns,
	.verbs = st_verbs,
	.kinds = kinds,
	.events = st_events,
	.notes = st_notes,
	.dice = st_dice,
	.setup = st_setup,
	.ready = st_ready,
	.possible = st_possible,
	.people = "two people with the Buffer as third side, or three",
	.most = st_most_people,
	.begin = st_begin,
	.speaks_for = st_speaks_for,
	.unplayed = st_is_buffer,
	.unheard = stage_unheard,
	.standing = st_standing,
	.alive = stage_alive,
	.force = stage_force,
	.pool = stage_pool,
	.fact = st_fact,
	.clash = st_clash,
	.muster = &st_muster,
	.own = &st_game,
};
