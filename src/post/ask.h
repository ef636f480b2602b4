/*
 * ask: what of a game may be posted, asked of `pbp`, which lies beside pbp-post, by the words of docs/contract.md:
 * `pbp status --json` and `pbp report`, which prints what all may read.
 */
#ifndef PBP_POST_ASK_H
#define PBP_POST_ASK_H

#include "post/posting.h"

struct asked { /* the gazette's who */
	const char *pbp, *root;
	const char *now; /* --now of the command line, or NULL */
};

int ask_ended(struct str **commits, size_t *n, void *who, const struct forum *f, struct err *e);
int ask_turn(struct turn *out, void *who, const struct forum *f, int32_t turn, struct err *e);

#endif
