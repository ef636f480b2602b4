/*
 * posting: brings a forum to where the game is: every turn that ended, part by part, in order, each once.
 */
#ifndef PBP_POST_POSTING_H
#define PBP_POST_POSTING_H

#include "post/journal.h"

struct turn { /* as everybody may read it */
	int32_t number;
	struct str words, headline; /* "turn 3"; "Turn 3: gold takes Oita" */
	struct str report;
};

/* Where turns come from, and how time passes. */
struct gazette {
	/* The commits that ended the turns of a game, from turn 1 on. */
	int (*ended)(struct str **commits, size_t *n, void *who, const struct forum *f, struct err *e);
	int (*turn)(struct turn *out, void *who, const struct forum *f, int32_t turn, struct err *e);
	void (*sleep)(void *who, int64_t seconds);
	void *who;
	int64_t patience; /* seconds that may be slept in all; what would take longer waits for the next run */
};

/* *n: parts posted. ERR_AGAIN: the rest goes later. */
int posting_run(size_t *n, struct forum *f, struct journal *j, struct gazette *g, struct err *e);

#endif
