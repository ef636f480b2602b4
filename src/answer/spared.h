/*
 * spared: what waits for its writer's yes falls with a new order of his. But where his mail says yes, to some of it or to something
 * else, or may have said it to that, the orders beside it are new, and what waited goes on waiting beside them, shown again: nothing is
 * thrown away that he may have confirmed.
 */
#ifndef PBP_ANSWER_SPARED_H
#define PBP_ANSWER_SPARED_H

#include "answer/which.h"
#include "engine/ear.h"

struct spared {
	size_t n;
	const struct command *order[WHICH_MOST], *instead_of[WHICH_MOST];
	bool asked[WHICH_MOST]; /* it is to wait on: its writer said yes to others alone (reply.h) */
};
/* What waits before a mail is heard; and when all of it is. text: what was heard line by line. */
struct spared spared_before(struct ear *ear);
void spared_after(struct ear *ear, const struct source *text, const struct spared *waited);

#endif
