/*
 * colour: the colours players can name, and what each is on a map. One table for
 * the words of orders, for canonical wording, and for giving colours to players.
 */
#ifndef PBP_BASE_COLOUR_H
#define PBP_BASE_COLOUR_H

#include "base/str.h"

struct colour {
	const char *name;
	int32_t rgb; /* 0xrrggbb */
};
/* Names that hardly mean anything else, written with their blanks; ends with a NULL name. In the order in which they
 * are given to players who name none; several names may mean one colour, the first is its own. */
extern const struct colour colours[];
/* One word, of these without their blanks or of those that are words too ("chocolate"): for where a colour is due; -1. */
int32_t colour_find(struct str text);
/* NULL when the colour has no name. */
const char *colour_name(int32_t rgb);

#endif
