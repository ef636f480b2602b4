/*
 * likened: which orders what stands at some places of a line is most like (order/analogy.h), said in plain words, each of which is read as
 * a line is. For analogous.c, which asks about them.
 */
#ifndef PBP_VERDICT_LIKENED_H
#define PBP_VERDICT_LIKENED_H

#include "verdict/analogous.h"
#include "verdict/gist.h"

/* What of a line is read. */
struct likened_where {
	struct span at[GIST_SPANS], left; /* left: what is left out, and may bear on it */
	size_t n;
};
struct likened {
	const struct command **at; /* in the message's memory */
	size_t n;                  /* 0: it is like none */
	int32_t likely;            /* the least likely of them: parts of LEAN_ONE */
	const char *form;          /* of the first */
	bool whole;                /* nothing that is named or counted is left out, but a "one" */
	bool second;               /* not what is likeliest, but all that is named */
	bool sounds;               /* a number is left out as the word that it sounds like */
};

/* What is likeliest; where that leaves something out, what leaves out nothing. */
struct likened likened_orders(struct task *t, const struct line *line, const struct likened_where *where,
			      analogous_reader *read);
/* What is likeliest, if nothing that is said there speaks against it. */
struct likened likened_line(struct task *t, const struct line *line, const struct likened_where *where,
			    analogous_reader *read);
/* In a game that is played its first order is not taken as the board is. */
bool likened_is_against_rules(struct task *t, const struct likened *found);
/* All that stand somewhere go. */
bool likened_all_go(const struct likened *found);

#endif
