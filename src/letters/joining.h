/*
 * joining: what who wants to play is told: lines that would do, tried on the game as it stands, those first that hold
 * what he named; and when he has joined, what he has joined.
 */
#ifndef PBP_LETTERS_JOINING_H
#define PBP_LETTERS_JOINING_H

#include "letters/letters.h"

/* For who plays no part yet; nothing where nobody can join now, or the game's phrases do not say how (joining line). */
void joining_lines(struct buf *out, struct desk *k, const struct answer *to);
/* The game, its rules in three sentences, how its turns end, who runs it: for about.txt. */
int joining_about(json_t *value, struct desk *k, struct arena *a, struct err *e);
/* For who has joined by this mail while players are gathered. */
int joining_welcome(struct buf *out, struct desk *k, const struct answer *to, struct err *e);

#endif
