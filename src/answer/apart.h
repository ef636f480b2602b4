/* apart: a line that says two things is two lines: what stands behind a yes, a no or a word of any game. */
#ifndef PBP_ANSWER_APART_H
#define PBP_ANSWER_APART_H

#include "engine/ear.h"

/* A text in which each line of its first that says two things is two: what stands where `cut` says (the end of the line:
 * nowhere) counts as the end of a line, so that every place in the text stays what it is. */
const struct source *ear_apart(struct ear *ear, const struct source *text,
			       size_t (*cut)(struct ear *, struct str line));
/* A line under one that is whole does not go on with it: "yes", and below it "and then attack Utah". */
const struct source *ear_unjoined(struct ear *ear, const struct source *text,
				  bool (*whole)(struct ear *, struct str line));

/* "Once more: also move 3 ...": what says how something is put stands over it, and in no order. */
const struct source *wording_apart(struct ear *ear, const struct source *text);

/* Which of the words of any game (verbs.c) a text is by itself; -1: none. */
int apart_own_verb(struct ear *ear, struct str part);
/* " and ...", ", then ...": what stands behind a word goes on with something else. */
bool apart_joins(struct str rest);

#endif
