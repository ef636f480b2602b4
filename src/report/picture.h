/*
 * picture: a board as a value for a program that draws it (pbp-draw): who holds what, how many stand where, what moved
 * and where it came to blows. Made from what the viewer may see and nothing else. Which tables and events are drawn the
 * game's phrases say:
 *
 *	picture land area owner troops      a table: its fields for the place, the owner (a seat or a region)
 *	                                    and how many; without the last a row counts as one
 *	icon land headquarter:star:Headquarter ...
 *	                                    what else a row may hold: field, shape and title; the shapes are
 *	                                    star tower cross wheel dot
 *	arrow moved from to count seat      an event: from where, to where, how many ("" none), whose
 *	clash attack target                 an event: where it came to blows
 *	plan move "place unit" to count     an order that stands: the slots for from where (of several the first that is
 *	                                    said; one that is no place names a row of the drawn table of its name), to
 *	                                    where, how many
 *
 * An area is filled with the colour of its owner in the first such table of the phrases' game, where all its rows agree.
 *
 *	game title turn seat: turn a number, seat null for what all may see
 *	owners: [{name, colour}]             colour "#rrggbb", null where the owner has none
 *	areas: [{name, aliases, sea, x, y, owner, was, stands: [{owner, count}], icons: [{shape, text}]}]
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
	const struct command *const *booked; /* what stands for who looks, and in words; none for anybody else */
	size_t nbooked;
	const struct str *told;
	size_t ntold;
};
/* The arrows of an order that stands. picture_plan.c */
void picture_plan(json_t *arrows, const struct picture *p, const struct command *c);
json_t *picture_json(const struct picture *p, struct viewer v, struct arena *a);

#endif
