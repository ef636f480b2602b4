/*
 * commit: a step as a commit of the private history, and what else a pen has that
 * writes a game's two histories: a run's (desk.h), and a replay's, whose histories
 * lie in memory and must come out the same.
 */
#ifndef PBP_DISK_COMMIT_H
#define PBP_DISK_COMMIT_H

#include "disk/live.h"
#include "disk/publish.h"
#include "store/sshsig.h"

struct pen;

struct pen_does {
	/* What was decided of a mail that a step records. next: where to look first, 0 for a step's first. */
	int (*find)(struct decision *out, void *context, const struct recorded *m, size_t *next, struct arena *a,
		    struct err *e);
	/* May exchange texts of a commit before it is made (a replay of what others wrote); NULL: as they are. */
	void (*reword)(void *context, struct commit_draft *d);
	void (*reword_public)(void *context, struct commit_draft *d);
};

struct pen {
	struct live *live;
	struct public public;
	struct arena step;        /* of the commit that is being made */
	struct str words;         /* of the commits that it makes: words.h; empty: not looked up yet */
	struct str reader;        /* who understood the mails that they record */
	const struct sshkey *key; /* signs; NULL: nothing is signed */
	struct str signers;       /* the file allowed_signers of the next commit; empty: none */
	const struct pen_does *does;
	void *context;
};

struct pen pen_of(struct live *l, const struct pen_does *does, void *context);
/* Commits a step to the private history, at whose tip the game then stands; one that annuls with the state before the
 * close that ended the turn (annul.h). Not durable before a flush. */
int pen_commit(struct pen *p, const struct step *s, struct err *e);
void pen_release(struct pen *p);

#endif
