/*
 * vacant: seats of a running game that nobody plays, and how somebody is found for one: what newcomers read of them, and a
 * text that the host can post.
 */
#ifndef PBP_LETTERS_VACANT_H
#define PBP_LETTERS_VACANT_H

#include "letters/letters.h"

/* "red, gold"; empty: none, or the game does not run. A seat that the rules move themselves is none. */
struct str vacant_names(const struct desk *k, struct arena *a);
/* title, map, turn, ends and newcomer, for wanted.txt; the seat stands there as {{.}} or {{seat}}. */
void vacant_wanted(json_t *value, const struct desk *k, const struct state *s, struct arena *a);

#endif
