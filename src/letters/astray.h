/*
 * astray: who plays here and whose mail found no game, or one in which he has no part, is told what to do: at the
 * address that the mail names, which is the one on file. So is a player whose letter somebody answers from an address
 * that nobody knows: it may be his other one.
 */
#ifndef PBP_LETTERS_ASTRAY_H
#define PBP_LETTERS_ASTRAY_H

#include "letters/letters.h"

/* Of a mail to a game whose sender plays no part in it; told: somebody was. */
int astray_here(bool *told, struct desk *k, const struct answer *to, struct arena *a, struct err *e);
/* Whether a mail answers a letter from an address of ours to another address. */
bool astray_answers(const struct message *m, struct str from, struct str address, struct arena *a);
/* Of a mail to no game. */
int astray_nowhere(struct root *r, struct quota *q, const struct message *m, const struct hash *mail, when at,
		   struct err *e);
/* Of a mail that is put aside because its sender has sent more than is read. */
int astray_flood(struct desk *k, struct str from, const struct hash *mail, when at, struct err *e);

#endif
