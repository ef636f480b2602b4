/*
 * ground: "so the gate isn't open", "otherwise I lose them": why an order is given, by how the clause is built and not by
 * what it is like. Behind the word that opens it something is said of somebody or something, as it is or will be: so it may
 * deny, count and know a case of its own. What speaks of the order, to its reader, or of what its writer may yet do, is none.
 */
#ifndef PBP_BIND_GROUND_H
#define PBP_BIND_GROUND_H

#include "base/str.h"

/* With what may open one; cheap, however long it is. */
bool ground_opens(struct str text);
/* Of whatever it says deeds and places are the caller's to look for. */
bool ground_tells(struct str text);
/* "because I have not decided yet", "since that was last turn": it opens as a reason, and leaves open whether the order beside it is meant. */
bool ground_is_open(struct str text);

#endif
