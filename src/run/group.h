/*
 * group: games that were played and are settled together. A disk takes about as long to make one file durable as for a
 * hundred, so the games of a run go through the same stages side by side, and share what each stage has to wait for:
 *
 *	what was counted
 *	the desks' stages: decisions, private histories, public ones (disk/desk.h)
 *	letters, written; in the outbox
 *	mails out of the spool
 *
 * Nothing of a stage is done before what the stage before it did is durable, for all games. A game that fails leaves the
 * others alone: its letters are forgotten, its mails stay in the spool.
 */
#ifndef PBP_RUN_GROUP_H
#define PBP_RUN_GROUP_H

#include "run/session.h"

/* How many games, by their number, descriptors, memory, letters. */
enum { GROUP_MOST = 16, FILES_EACH = 32, GROUP_BYTES = 16 << 20, LETTERS_AT_ONCE = 512 };

struct group {
	struct root *root;
	struct session_tally *tally; /* of what was settled */
	size_t most, n, bytes;       /* of memory that they hold */
	struct session *of[GROUP_MOST];
	unsigned played;
	struct err first; /* why the first one failed that did */
};

struct group group_of(struct root *r, struct session_tally *tally);
/* A game with its name and its mails: played, and settled with others, some time before group_settle returns. */
void group_play(struct group *g, const struct session *game);
void group_settle(struct group *g);
/* Of a game alone, opened by its user, who closes it. */
int group_settle_one(struct session *p, struct err *e);

#endif
