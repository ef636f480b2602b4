/*
 * whole: lines that are a verb word for word (VERB_WHOLE): "confirm", "withdraw line 2". What answers a receipt is no
 * sentence, and its words are none of any other: "please confirm that this mail came" orders nothing.
 */
#ifndef PBP_BIND_WHOLE_H
#define PBP_BIND_WHOLE_H

#include "bind/bind.h"

/* A bit for each letter of a to z with which such a line may begin. */
uint32_t whole_letters(const struct game *g);
/* False: it is another line. letters: those of its game. */
bool bind_whole(struct bound *out, const struct view *v, const struct scope *scope, uint32_t letters, struct str text,
		struct span at, struct arena *a);

#endif
