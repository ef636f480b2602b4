/*
 * front: where it came to blows in a turn: the areas of its battles, those that touch each other being one front. A game
 * whose phrases name fronts has its story told by them:
 *
 *	clash battle area                    an event: the argument that says where it came to blows
 *	front title "The fighting over"      and how the story of a front is headed
 */
#ifndef PBP_REPORT_FRONT_H
#define PBP_REPORT_FRONT_H

#include "report/report.h"

/* Where that event says it came to blows; AREA_NONE: it says nothing of the kind. */
area_id front_clash(const struct game *g, const struct event *e);

struct fronts {
	const struct str *titles; /* by area: of the front that it lies on, else empty; NULL: this game has none */
};
/* Of what v may see. */
struct fronts fronts_of(const struct report_turn *t, struct viewer v, struct arena *a);
/* The title of the front that the event is about: the first of its areas that lies on one; empty: of none. */
struct str front_title(const struct fronts *f, const struct game *g, const struct event *e);

#endif
