/*
 * aside: what stands beside a yes and says nothing of what waits for it: "forget the Illinois bit", where nothing of that waits or
 * stands; "but tell me when it is my turn". What points at an order, or holds a word of one, is no such sentence.
 */
#ifndef PBP_ANSWER_ASIDE_H
#define PBP_ANSWER_ASIDE_H

#include "engine/ear.h"

/* It takes back what neither waits, stands, nor is given above it in its mail. */
bool aside_forgets_nothing(struct ear *ear, struct str text);
/* Whatever it withholds, takes back or asks for is not the yes. */
bool aside_is_apart(struct ear *ear, struct str text);

#endif
