/*
 * inhand: which mail and which game a run has in hand, kept in a file that a run
 * leaves behind when it dies. So the next run knows what killed it: a mail is
 * tried once more and then put aside, a game is played after all others.
 *
 * Only one run at a time keeps the file; another beside it goes without.
 */
#ifndef PBP_RUN_INHAND_H
#define PBP_RUN_INHAND_H

#include "base/hash.h"
#include "base/str.h"
#include "store/lock.h"

struct arena;

struct inhand {
	struct lock lock; /* on the file; fd -1: another run keeps it */
	bool has_mail;    /* what the run before had in hand when it died */
	struct hash mail;
	struct str game; /* may be empty */
};

int inhand_open(struct inhand *out, const char *path, struct arena *a, struct err *e);
/* NULL: none any more. Cheap: a write that nobody waits for. */
void inhand_mail(const struct inhand *h, const struct hash *mail);
void inhand_game(const struct inhand *h, struct str game);
void inhand_close(struct inhand *h);

#endif
