/*
 * reply_named: which of the orders that wait for their writer's yes a part of his answer names: by the places, numbers and deeds that stand
 * in them, by their place in the list, or as all or the others of them.
 */
#ifndef PBP_ANSWER_REPLY_NAMED_H
#define PBP_ANSWER_REPLY_NAMED_H

#include "answer/which.h"

struct reply_named {
	bool set[WHICH_MOST];
	size_t n;              /* of the set */
	bool all;              /* "both", "all three" */
	bool others;           /* "the rest": whichever are named nowhere else */
	bool places;           /* it names a place */
	bool elsewhere;        /* ... and every one of them is in none */
	bool by_place_in_list; /* "the first", "the attack": no place of the map */
	bool listed;           /* ... of which the answer goes through all */
	bool but;              /* "all but the last": those that are left when it has named what it leaves out */
	size_t miscount;       /* "both", where not two wait: how many it says; 0 */
	bool strange;          /* it names a place or a number that is in none */
	bool unclear;          /* it may be one or another, of these: */
	bool maybe[WHICH_MOST];
};
/* What waits, in their words. */
struct reply_waiting {
	struct ear *ear;
	struct str words[WHICH_MOST];
	struct str names[WHICH_MOST]; /* of places that stand for a thing of it (known_by.h) */
	size_t n;
	bool listed; /* the answer goes through them by number: "1: yes. 2: no." */
};
struct reply_named reply_named(const struct reply_waiting *w, struct str part);
/* The part as order/replies.h has it. */
struct str reply_masked(const struct reply_waiting *w, struct str part);

#endif
