/*
 * whole: lines that are a verb word for word (VERB_WHOLE): "confirm", "withdraw line 2". What answers a receipt is no
 * sentence, and its words are none of any other: "please confirm that this mail came" orders nothing.
 */
#ifndef PBP_BIND_WHOLE_H
#define PBP_BIND_WHOLE_H

#include "bind/bind.h"

/* False: it is another line. */
bool bind_whole(struct bound *out, const struct view *v, const struct scope *scope, struct str text, struct span at,
		struct arena *a);

#endif
