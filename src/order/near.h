/*
 * near: texts like a given one: at distance 1 at once, by an index of single
 * deletions (symmetric deletion, as in Garbe's SymSpell: two texts at restricted Damerau-
 * Levenshtein distance 1 share one of them with a letter left out, or one is the other with one
 * left out), and as a prefix, by a sorted list.
 */
#ifndef PBP_ORDER_NEAR_H
#define PBP_ORDER_NEAR_H

#include "base/str.h"

struct arena;
struct near;

struct near_text {
	struct str text;  /* folded */
	uint32_t meaning; /* the caller's */
	bool whole;       /* false: a word of it, not the first */
	bool name;        /* of many that are alike */
	bool shortens;    /* its beginning may stand for it */
	bool word;        /* of the language */
};

/* The texts must outlive it. */
struct near *near_new(const struct near_text *texts, size_t n, struct arena *a);
/* Restricted Damerau-Levenshtein distance of byte strings, or limit + 1 if it is more than limit;
 * texts beyond 63 bytes are never near. */
unsigned near_distance(struct str a, struct str b, unsigned limit);
/* Calls found(), perhaps more than once, for each whole text at distance 1 that is long enough for the
 * slip: four letters for a swap or in what is no name, five for any other. */
void near_slips(struct near *n, struct str text, void (*found)(void *context, const struct near_text *), void *context);
/* Calls found() for each that shortens and begins with text. */
void near_longer(const struct near *n, struct str text, void (*found)(void *context, const struct near_text *),
		 void *context);
size_t near_words_max(const struct near *n); /* of the longest text */

#endif
