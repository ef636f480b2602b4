/* tells: clauses and sentences that tell how something is, or may, where others order. */
#ifndef PBP_BIND_TELLS_H
#define PBP_BIND_TELLS_H

#include "bind/binder.h"

/* "who was kind to me", "before he wakes up": the phrase opens what is told of somebody, or of another time, in a clause of its own;
 * when an order is to be done ("when he leaves") is none. */
bool tells_aside(const struct task *t, const struct phrase *p);
/* "Good, only one man in Utah.": an order without a deed, which may as well tell what is there. at: its place in the line. */
bool tells_perhaps(const struct task *t, const struct reading *r, struct span at);
/* The words before the deed that a text ends with: "my old" of "my old bid". */
struct str tells_before_deed(const struct task *t, struct str text);
/* "3 to Crag (mobilisation)": the note names another deed than that one. */
bool tells_other_deed(const struct task *t, struct span note, verb_id verb);

/* "I was going to put five in Georgia but ...": with the word that gives it up; empty: a text begins with no such. */
struct span tells_given_up(const struct task *t, struct span at);

/* "is", "are": of what is done now, which may be meant as an order. */
bool tells_now(const struct task *t, const struct phrase *be);
/* "blackmail Hesper so it is neutral again": no deed is said, two take all of it, and what is to come of it tells which. */
bool tells_which_deed(const struct task *t, const struct reading *r, const struct command *c, struct span behind);

#endif
