/*
 * plays: in which games of the root an address plays, and as whom: for who wrote to the wrong one. Read from the tips
 * of the histories, without opening a game, once in a run, when it is first asked for: a flood of strangers' mail costs
 * no more than one of them. What does not read is passed over.
 */
#ifndef PBP_DISK_PLAYS_H
#define PBP_DISK_PLAYS_H

#include "disk/root.h"

struct plays {
	struct str game, seat; /* of a player without a seat the seat is empty */
};
/* In the order of the games' names; memory of a. */
size_t plays_of(struct plays **out, struct root *r, struct str address, struct arena *a);
/* "purple in sakura, red in tulip" */
struct str plays_words(const struct plays *list, size_t n, struct arena *a);

#endif
