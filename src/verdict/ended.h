/*
 * ended: what a game calls the ends of a turn and of its parts, and what is said in place of a clause that ends one (grammar/ending.def).
 */
#ifndef PBP_VERDICT_ENDED_H
#define PBP_VERDICT_ENDED_H

#include "bind/binder.h"

/* How the ends of a game begin and what they are called, and what is said in place of a clause. */
enum told { TOLD_END, TOLD_NO, TOLD_STAGE, TOLD_TURN, TOLD_FINISHED, TOLD_PASS, TOLD_WAIT };
struct str ended_told(enum told what);

/* What a game calls the end of what a word names, and none of it; empty: it has no word for that. */
struct noun_said {
	struct str over, none, kin;
	bool near; /* "no ..." is of its kin */
};
struct noun_said ended_noun(const struct task *t, struct str word);
/* The same of another form of such a word, or a slip of one. */
struct noun_said ended_noun_near(const struct task *t, struct str word);

/* Which verbs count: such as end something, such as need no more, or any. */
enum ended_counts { ENDED_ENDS, ENDED_NONE, ENDED_ANY };
/* The game has a verb with just these words that may be said now. */
bool ended_has(const struct task *t, struct str words, enum ended_counts counts);
/* The game has a deed that one passes. */
bool ended_passes(const struct task *t);
/* "red's": owns: only so. */
bool ended_is_writer(const struct task *t, struct str word, bool owns);
/* "That's all from me. Please end my turn": what one says is over, and the other leaves open, is over once. How many are left. */
size_t ended_once(const struct task *t, struct binding *list, size_t n);

#endif
