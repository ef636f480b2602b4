/*
 * hegemon: a nomic draft of November 2023: nations that nobody plays, whose units are held in shares;
 * seasons, auctions, votes. This file only puts the tables together.
 */
#include "play/game.h"
#include "rules/hegemon/advice.h"
#include "rules/hegemon/auction.h"
#include "rules/hegemon/board.h"
#include "rules/hegemon/events.h"
#include "rules/hegemon/fact.h"
#include "rules/hegemon/muster.h"
#include "rules/hegemon/nation.h"
#include "rules/hegemon/notes.h"
#include "rules/hegemon/season.h"
#include "rules/hegemon/verbs.h"

static const struct call_kind kinds[] = {
	{ .name = "grand auction",
	  .hearing = LIVE,
	  .ending = WHEN_CHILDREN_CLOSED,
	  .keeping = REPLACE_ALL,
	  .flags = KIND_BOUNDARY,
	  .close = heg_close_grand_auction,
	  .outlook = heg_grand_outlook,
	  .counsel = heg_grand_counsel },
	{ .name = "auction",
	  .hearing = LIVE,
	  .ending = AT_BELL,
	  .keeping = REPLACE_ALL,
	  .subject = CLASS_SHARE,
	  .close = heg_close_auction,
	  .outlook = heg_auction_outlook,
	  .counsel = heg_auction_counsel },
	{ .name = "spring",
	  .hearing = SEALED,
	  .ending = WHEN_ALL_ANSWERED,
	  .keeping = REPLACE_SUBJECT,
	  .flags = KIND_BOUNDARY,
	  .close = heg_close_spring,
	  .answered = heg_spring_answered,
	  .outlook = heg_spring_outlook,
	  .counsel = heg_spring_counsel },
	{ .name = "summer",
	  .hearing = SEALED,
	  .ending = WHEN_ALL_ANSWERED,
	  .keeping = REPLACE_SUBJECT,
	  .flags = KIND_BOUNDARY,
	  .close = heg_close_summer,
	  .answered = heg_summer_answered,
	  .outlook = heg_summer_outlook,
	  .counsel = heg_summer_counsel },
	{ .name = "fall",
	  .hearing = SEALED,
	  .ending = WHEN_ALL_ANSWERED,
	  .keeping = REPLACE_SUBJECT,
	  .flags = KIND_BOUNDARY,
	  .close = heg_close_fall,
	  .answered = heg_fall_answered,
	  .outlook = heg_fall_outlook,
	  .counsel = heg_fall_counsel },
	{ .name = NULL },
};

/* A nation with one unit means that one, where a unit is named: "Blue holds". */
static bool resolve_nation(const struct state *s, region_id nation, struct noun *out)
{
	const struct unit_row *u = NULL;

	for (size_t i = 0; i < row_count(s, TABLE_UNIT); i++) {
		if (ROW(struct unit_row, s, TABLE_UNIT, i)->nation != nation)
			continue;
		if (u)
			return false;
		u = ROW(struct unit_row, s, TABLE_UNIT, i);
	}
	*out = (struct noun){ CLASS_UNIT, u ? u->unit : 0 };
	return u != NULL;
}

/* A space means its unit's share, where a share is meant: "bid 7 for Osaka's share". */
static bool resolve(const struct view *v, const struct slot *slot, struct noun noun, struct noun *out)
{
	const struct unit_row *u;

	if (slot->what == CLASS_UNIT && slot->flags & SLOT_OR_NEXT && noun.what == NOUN_REGION)
		return resolve_nation(v->state, noun.id, out);
	if (slot->what != CLASS_SHARE || noun.what != NOUN_AREA)
		return false;
	u = heg_unit_at(v->state, noun.id);
	*out = (struct noun){ CLASS_SHARE, u ? u->unit : 0 };
	return u != NULL;
}

static bool is_of(const struct state *s, region_id nation, area_id area)
{
	const struct unit_row *u = heg_unit_at(s, area);

	return u && u->nation == nation;
}

const struct ruleset ruleset_hegemon = {
	.name = "hegemon",
	.title = "Hegemon",
	.version = 1,
	.options = heg_options,
	.tables = heg_tables,
	.nouns = heg_nouns,
	.classes = heg_classes,
	.verbs = heg_verbs,
	.kinds = kinds,
	.events = heg_events,
	.notes = heg_notes,
	.dice = heg_dice,
	.reveal = "turn", /* HEG-PRIV-1 */
	.setup = heg_setup,
	.ready = heg_ready,
	.options_fit = heg_options_fit,
	.turns_end = "each season at its own time, which every letter names",
	.people = "any number of people",
	.begin = heg_begin,
	.unheard = heg_unheard,
	.resolve = resolve,
	.is_of = is_of,
	.check_sheet = heg_check_sheet,
	.place = heg_place_words,
	.stands = heg_stands,
	.standing = heg_standing,
	.alive = heg_alive,
	.force = heg_force,
	.fact = heg_fact,
	.matter = heg_matter,
};
