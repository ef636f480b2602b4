/*
 * share: what a clause without a verb of its own takes from its neighbour.
 * Places spread where the verb lets them, things always, numbers only with
 * "each"; what would have to be guessed is asked for instead.
 */
#ifndef PBP_BIND_SHARE_H
#define PBP_BIND_SHARE_H

#include "bind/clause.h"

enum direction { ONWARD, BACK };

/* Gives the clause what it lacks from the other, if it brings something parallel of its own. sep stands
 * between them (enum role): "then" shares no places. */
void share(const struct task *t, struct sense *to, const struct sense *from, uint8_t sep, enum direction direction);
/* Gives a clause that spoke of "them" the place where they are: the last one of the clause before. */
void share_place(const struct task *t, struct sense *s, const struct sense *before);
/* Marks as lacking a place that only the last clause of a list names: "spawn 3 and 2 in Kyoto". */
void share_asks(const struct task *t, struct sense *s, const struct sense *before);
/* Whether a place in it stands without preposition: with half of the clause behind "and" it could be either end. */
bool share_is_loose(const struct sense *s);
/* Whether the clause is a number and nothing else, too little to be one: "move 3 ... and 2". */
bool share_is_number(const struct task *t, const struct sense *s);

/* "Nevada attacks Utah, Oregon Idaho", "India 1, China 1": places and numbers without a word before them stand as those did whose
 * verb is theirs. */
bool share_stands_alike(const struct sense *before, const struct sense *s);

#endif
