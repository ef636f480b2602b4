/*
 * picture: a board as a value for a program that draws it (pbp-draw): who holds what, how many stand where, what moved
 * and where it came to blows. Made from what the viewer may see and nothing else. Which tables and events are drawn the
 * game's phrases say:
 *
 *	picture land area owner troops      a table: its fields for the place, the owner (a seat or a region)
 *	                                    and how many; without the last a row counts as one; a fourth is a number
 *	                                    by which each is known: picture unit area nation "" unit
 *	icon land headquarter:star:Headquarter ...
 *	                                    what else a row may hold: field, shape and title; of a name one of its values
 *	                                    is said as kind.obstacle; the shapes are star tower cross wheel dot stone ring wave
 *	arrow met area other count seat      an event: from where, to where, how many ("" none), whose; four more words,
 *	                                     another arrow. `arrow NAME none`: it goes nowhere
 *	arrow battle orders area count seat  from where the orders lead there (plan) that the event is due to: who sees the
 *	                                     event sees that, sealed as the orders may be
 *	clash attack target                 an event: where it came to blows
 *	plan move "place unit" to count     an order that stands: the slots for from where (of several the first that is
 *	                                    said; one that is no place names a row of the drawn table of its name), to
 *	                                    where, how many
 *
 * An event of which no `arrow` is told goes as its arguments are called: from `from` to `to`, else from `from` to `area`,
 * else from `area` to `target`. How many: `count` or `attackers`; whose: its first seat, or region where regions own the
 * areas. A way has one arrow, with the greatest number that is told of it; of events of one kind that end at `to` the
 * numbers are added.
 *
 * An area is filled with the colour of its owner in the first such table of the phrases' game, where all its rows agree.
 *
 *	game title turn seat: turn a number, seat null for what all may see
 *	owners: [{name, colour}]             colour "#rrggbb", null where the owner has none
 *	areas: [{name, aliases, sea, x, y, owner, was, stands: [{owner, count, name}], icons: [{shape, text, count}]}]
 *	                                     owner, was: places in owners, or null; was: a turn ago
 *	edges: [[area, area, sea]]           arrows: [{from, to, count, owner, planned}]   clashes: [area]
 *	told: [text]                         what the viewer has ordered and what is still to come: then the arrows are
 *	                                     these orders' (planned), and what happened in the turn before is left out
 */
#ifndef PBP_REPORT_PICTURE_H
#define PBP_REPORT_PICTURE_H

#include <jansson.h>

#include "report/report.h"

/* before: what `was` is taken from; NULL: nothing has changed. Events are the turn's; those that v may not see are left out. */
struct picture {
	const struct game *game;
	const struct state *before, *now;
	const struct event *events;
	size_t nevents;
	int32_t turn;
	const struct str *played; /* report_turn.played */
	size_t nplayed;
	const struct command *const *booked; /* what stands for who looks, and in words; none for anybody else */
	size_t nbooked;
	const struct str *told;
	size_t ntold;
};
/* All but what its viewer has ordered and is still to come. */
struct picture picture_of_turn(const struct report_turn *t);
json_t *picture_json(const struct picture *p, struct viewer v, struct arena *a);

/* ---- its parts ---- */

struct leg {
	int64_t from, to, count; /* areas; count 0: unknown */
};
/* From where to where an order leads. picture_plan.c */
size_t picture_legs(struct leg **out, const struct picture *p, const struct command *c, struct arena *a);
/* The arrows of the events; owners: FIELD_SEAT or FIELD_REGION, what the first drawn table has. picture_arrows.c */
json_t *picture_arrows(const struct picture *p, struct viewer v, enum field_type owners, struct arena *a);
json_t *arrow_json(const struct leg *l, int64_t owner, bool planned);
/* Whether the names of that event's arguments say from where to where it goes. */
bool picture_goes(const struct event_row *row);
/* A seat or a region as a place in owners; -1: none. */
int64_t picture_owner(const struct state *s, enum field_type type, int64_t value);

#endif
