/*
 * places: how a map describes the spaces of its areas, artefacts and powers. An area of a map may say
 *
 *	spaces=5            how many it has; 4 where nothing is said
 *	obstacle=2,5        spaces that hold an obstacle
 *	closed=4            spaces of the ocean that nobody can use
 *	ocean=6             spaces of the ocean that can be used; for maps that draw them
 *	artefact="3:Crown"  an artefact lies in that space; a second one after ';'
 *	artefact="3:Crown:shield-of-ruin"  it carries that power
 *	power=army-of-the-dead
 *	touch=1-2,2-3       which spaces touch; all do where nothing is said
 *
 * and a region bonus=3. Other areas than land have no spaces.
 */
#ifndef PBP_ARMIES_PLACES_H
#define PBP_ARMIES_PLACES_H

#include "play/ruleset.h"

enum { SPACES_MOST = 60 };

struct artefact {
	int32_t relic; /* from 1, in map order */
	area_id area;
	int32_t number;
	struct str name;
	int32_t power;
};
/* The i-th artefact of the map; false: there are no more. */
bool ar_artefact(const struct map *m, size_t i, struct artefact *out);
/* ruleset.map_name: the names of artefacts, with and without article. */
bool ar_name(const struct map *m, size_t i, struct str *name, struct noun *noun);
/* ruleset.setup: rows for all that the map says. */
void ar_setup(struct turn *t);
int32_t ar_region_bonus(const struct state *s, region_id r);

#endif
