/*
 * gilmoria: Warlords of Gilmoria: nine domains, two to nine warlords, diplomacy with those that are
 * nobody's, and three kinds of battle dice. This file only puts the tables together.
 */
#include "rules/common/advice.h"
#include "rules/common/fact.h"
#include "rules/gilmoria/events.h"
#include "rules/gilmoria/notes.h"
#include "rules/gilmoria/tables.h"
#include "rules/gilmoria/tactics.h"
#include "rules/gilmoria/turn.h"
#include "rules/gilmoria/verbs.h"

/* GIL-STAGE-5: a mail acts at once, line by line. */
static const struct call_kind kinds[] = { STAGE_KIND, { .name = NULL } };

DEFINE_EVENTS(gm, GM_EVENTS);
DEFINE_NOTE_ROWS(gm);

const struct ruleset ruleset_gilmoria = {
	.name = "gilmoria",
	.title = "Warlords of Gilmoria",
	.version = 1,
	.options = gm_options,
	.tables = gm_tables,
	.nouns = gm_nouns,
	.verbs = gm_verbs,
	.kinds = kinds,
	.events = gm_events,
	.notes = gm_notes,
	.dice = gm_dice,
	.setup = gm_setup,
	.ready = gm_ready,
	.people = "two people or more, as many as there are domains",
	.most = gm_most_warlords,
	.begin = gm_begin,
	.speaks_for = gm_speaks_for,
	.unplayed = gm_is_nobodys,
	.unheard = stage_unheard,
	.standing = gm_standing,
	.alive = stage_alive,
	.force = stage_force,
	.pool = stage_pool,
	.fact = gm_fact,
	.clash = gm_clash,
	.muster = &gm_muster,
	.own = &gm_game,
};
