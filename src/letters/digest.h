/*
 * digest: what the host reads once a day, where the config says at what hour (`digest 08:00`, in the zone of each game):
 * who is in and who owes, what players asked for, which of their lines were not taken, what was done and put aside. What
 * happens is kept as it happens (disk/later.h), a piece a mail, a step or a turn, named after it, so that a crash writes
 * nothing twice; at the hour all pieces are one letter. Where nothing happened there is none.
 *
 * A host who plays gets what came of others' mails when the turn is over.
 */
#ifndef PBP_LETTERS_DIGEST_H
#define PBP_LETTERS_DIGEST_H

#include "disk/later.h"
#include "letters/forward.h"
#include "report/letter.h"

/* A mail that is answered; sent: what of it went to the host. */
int digest_mail(struct desk *k, const struct answer *to, const struct forwarded *sent, struct arena *a, struct err *e);
/* A step: what the host did, what the clock did, who came. events: its own, of the state `after`. */
int digest_step(struct desk *k, const struct commit *c, const struct state *after, const struct events *events,
		struct arena *a, struct err *e);
/* A turn has ended; who: sent nothing in it, or empty. */
int digest_turn(struct desk *k, struct str turn, struct str who, when at, const struct hash *about, struct arena *a,
		struct err *e);
/* A mail that was put aside: more of that address came than is read. */
int digest_aside(struct desk *k, struct str from, when at, const struct hash *mail, struct err *e);

/* Whether what waited is a piece of one. */
bool digest_is(const struct late *l);
/* The letter, of all pieces that are due for one reader. */
int digest_say(struct letter_words *out, struct desk *k, const struct late *all, size_t n, struct arena *a,
	       struct err *e);

#endif
