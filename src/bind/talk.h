/*
 * talk: what a sentence that is no order says of the orders beside it. Harmless is what has a harmless shape
 * (grammar/lexicon.def: courtesy, closings, what was); what holds a word that doubts, limits or takes back is
 * against them; all else leaves open whether they are meant. Read from the text alone.
 */
#ifndef PBP_BIND_TALK_H
#define PBP_BIND_TALK_H

#include "bind/bind.h"

enum talk { TALK_HARMLESS, TALK_OPEN, TALK_AGAINST };
enum talk talk_of(const struct view *v, struct str sentence);
/* "Dear all", "Thanks for the report"; words: folded. */
bool talk_is_courtesy(struct str words);

/* "The date on your page is wrong": a correction of something else than orders; words: folded. */
bool talk_is_elsewhere(struct str words);
/* On one line, and short, to be quoted. */
struct str talk_quoted(struct str sentence, struct arena *a);

/* What the sentences of one line that are no orders say of those that are, as bound. */
struct touch {
	enum talk talk;
	struct span at; /* of the sentence */
};
struct touch talk_touches(const struct view *v, const struct source *s, struct span line, const struct binding *list,
			  size_t n);

#endif
