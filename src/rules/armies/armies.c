/*
 * armies: a game of areas, spaces that are used up, and battles in which third players are asked, after
 * an unfinished paper game. This file only puts the tables together.
 */
#include "rules/armies/advice.h"
#include "rules/armies/aftermath.h"
#include "rules/armies/events.h"
#include "rules/armies/fact.h"
#include "rules/armies/letter.h"
#include "rules/armies/notes.h"
#include "rules/armies/over.h"
#include "rules/armies/places.h"
#include "rules/armies/response.h"
#include "rules/armies/turn.h"
#include "rules/armies/verbs.h"

static const struct call_kind kinds[] = {
	{ .name = "placement",
	  .hearing = LIVE,
	  .ending = AT_BELL,
	  .keeping = REPLACE_ALL,
	  .close = ar_setup_close,
	  .outlook = ar_setup_outlook,
	  .letter = ar_setup_letter,
	  .counsel = ar_setup_counsel },
	{ .name = "turn",
	  .hearing = LIVE,
	  .ending = AT_BELL,
	  .keeping = REPLACE_ALL,
	  .flags = KIND_BOUNDARY,
	  .close = ar_turn_close,
	  .outlook = ar_turn_outlook,
	  .letter = ar_turn_letter,
	  .counsel = ar_turn_counsel },
	{ .name = "response",
	  .hearing = SEALED,
	  .ending = WHEN_ALL_ANSWERED,
	  .keeping = KEEP_FIRST,
	  .flags = KIND_BLOCKS | KIND_EXPLICIT,
	  .close = ar_response_close,
	  .answered = ar_response_answered,
	  .outlook = ar_response_outlook,
	  .letter = ar_response_letter,
	  .counsel = ar_response_counsel },
	{ .name = "aftermath",
	  .hearing = LIVE,
	  .ending = WHEN_ALL_ANSWERED,
	  .keeping = REPLACE_ALL,
	  .flags = KIND_BLOCKS,
	  .close = ar_aftermath_close,
	  .outlook = ar_aftermath_outlook,
	  .letter = ar_aftermath_letter,
	  .counsel = ar_aftermath_counsel },
	{ .name = NULL },
};

const struct ruleset ruleset_armies = {
	.name = "armies",
	.title = "Armies",
	.version = 1,
	.options = ar_options,
	.tables = ar_tables,
	.nouns = ar_nouns,
	.verbs = ar_verbs,
	.kinds = kinds,
	.events = ar_events,
	.notes = ar_notes,
	.dice = ar_dice,
	.setup = ar_setup,
	.ready = ar_ready,
	.people = "two to six people",
	.most = ar_most_players,
	.begin = ar_begin,
	.unheard = ar_unheard,
	.map_name = ar_name,
	.check_sheet = ar_check_answer,
	.place = ar_place,
	.stands = ar_stands,
	.muster = &ar_muster,
	.standing = ar_standing,
	.alive = ar_alive,
	.force = ar_force,
	.fact = ar_fact,
	.clash = ar_clash,
};
