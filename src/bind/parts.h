/*
 * parts: a reading as sentences and parts of sentences, before anything in them
 * is understood. A full stop ends a sentence, a semicolon only a part of one: a
 * condition stops its whole sentence, and no semicolon shields from it. Brackets
 * are gone: what they hold is arguments, or a note and dropped.
 */
#ifndef PBP_BIND_PARTS_H
#define PBP_BIND_PARTS_H

#include "bind/clause.h"

struct part {
	const struct item *item;
	size_t n;
	struct span at;
	unsigned sentence; /* counted from 0 */
	bool evidence;     /* something in it looks like an order */
	bool rest;         /* it holds a verb whose text runs to the end of the line */
};
struct parts_of_line {
	const struct part *part;
	size_t n;
	const struct item *item; /* all of them, with their full stops */
	size_t nitems;
};

struct parts_of_line parts_cut(struct task *t, const struct reading *r);
/* What the next note in brackets holds, from phrase *from on, which moves behind it; empty: there is none. */
struct span parts_note(const struct task *t, const struct reading *r, size_t *from);
/* The stops of the sentence that the part is in, and the first of them. */
unsigned parts_stops(const struct parts_of_line *l, const struct part *p, struct span *at);

/* "all but one" is an amount, and in "all but Osaka" it is what is left out: no clause ends before that. */
bool parts_all_but(const struct task *t, const struct reading *r);

#endif
