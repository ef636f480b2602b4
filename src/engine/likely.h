/*
 * likely: of which kind a text most likely is, by the mails of known kinds in grammar/asked.examples: complement naive Bayes over its
 * traits (J. Rennie and others, Tackling the Poor Assumptions of Naive Bayes Text Classifiers, ICML 2003), in whole numbers:
 * the same bytes everywhere. What a text says is never done by this: it tells what to answer (topic.h).
 */
#ifndef PBP_ENGINE_LIKELY_H
#define PBP_ENGINE_LIKELY_H

#include "base/traits.h"

enum { LIKELY_BIT = 1024 }; /* of a margin: it is twice as likely */

struct likely {
	const char *kind; /* as grammar/asked.examples calls it; NULL: none may be */
	int32_t margin;   /* over the best of another sort */
};

/* sort: kinds of one sort come to the same; below 0: it cannot be at all. */
struct likely likely_of(struct traits t, int (*sort)(const char *kind));
/* Whether a word says something of its own: where it is known well it is in many a mail of that kind, those of another kind (but)
 * not counted. */
bool likely_word_is_of(struct str word, const char *kind, const char *but, struct arena *a);

#endif
