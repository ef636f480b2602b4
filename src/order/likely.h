/*
 * likely: of which kind a text most likely is, by texts of known kinds (grammar/NAME.examples, counted by grammar/learn.c when the
 * program is built): complement naive Bayes over their traits (J. Rennie and others, Tackling the Poor Assumptions of Naive Bayes
 * Text Classifiers, ICML 2003), in whole numbers: the same bytes everywhere. It tells a few kinds of which there are hundreds of
 * texts, known when the program is built, and by how much: a margin is how many times likelier the one is, which is what its users hold
 * against their limits. Which of many kinds of a few texts each, of a file that is read, is base/likeness.h's: this one
 * says of no text that it is like none, and answered 70 of 200 questions of newcomers with what they had not asked.
 */
#ifndef PBP_ORDER_LIKELY_H
#define PBP_ORDER_LIKELY_H

#include "base/log2.h"
#include "base/traits.h"

enum { LIKELY_BIT = LOG2_ONE, /* of a margin: it is twice as likely */ LIKELY_KINDS = 63 };

struct learned; /* what was counted: constant */
/* What a mail asks for: to be answered by (speech/topic.h), never to be done. */
extern const struct learned *const learned_asked;
/* "harmless" beside an order, or "withheld": it takes the order back, doubts it, says that it is none; or another "order" (bind/talk.h). */
extern const struct learned *const learned_talk;
/* What a question is about: the "state" of a game, or a "rule", as the answers of the games are asked for, or "talk" (grammar/matter.awk). */
extern const struct learned *const learned_matter;

struct likely {
	const char *kind; /* as the examples call it; NULL: none may be */
	int32_t margin;   /* over the best of another sort */
};

/* Of each kind, by its number: how much the text is like it, the more the more. */
void likely_scores(int64_t out[LIKELY_KINDS], const struct learned *by, struct traits t);
/* Of two kinds, the others left out: by how much it is more like this one than that one. */
int32_t likely_rather(const struct learned *by, struct traits t, const char *this, const char *that);
/* sort: kinds of one sort come to the same; below 0: it cannot be at all. */
struct likely likely_of(const struct learned *by, struct traits t, int (*sort)(const char *kind));
/* Whether a word says something of its own: where it is known well it is in many a text of that kind, those of another kind (but)
 * not counted. */
bool likely_word_is_of(const struct learned *by, struct str word, const char *kind, const char *but, struct arena *a);

#endif
