/*
 * phrasing: an exact grammar of short sentences, in rows of words (grammar/finished.def, assent.def, courtesy.def, facts.def): whether
 * some of the words are what a row says, and every one of them. It knows no language; what is no word of any row ("$own") its user tells.
 */
#ifndef PBP_ORDER_PHRASING_H
#define PBP_ORDER_PHRASING_H

#include "base/arena.h"
#include "base/str.h"

enum { PHRASING_WORDS = 48 }; /* in a sentence, at most */
struct phrasing {
	const struct str *words; /* folded */
	size_t n;
	/* Whether a word is what a row has with a "$" before it; NULL: none is. */
	bool (*is)(void *context, struct str what, struct str word);
	void *context;
	struct phrasing_known *known; /* what was found in these words, or NULL: it is looked for each time */
};
struct phrasing_known;
/* For so many words. */
struct phrasing_known *phrasing_memory(size_t n, struct arena *a);

/* The words from one to another, not included, are what a row of that name says. */
bool phrasing_fits(const struct phrasing *p, const char *name, size_t from, size_t to);
/* A text without the words that it begins with, as many as a row of that name says: "Just to say that". */
struct str phrasing_behind(const char *name, struct str text, struct arena *a);
/* All of a text is what a row of that name says. */
bool phrasing_says(const char *name, struct str text, struct arena *a);
/* The same of a row with a "$" in it. */
bool phrasing_says_of(const char *name, struct str text, bool (*is)(void *context, struct str what, struct str word),
		      void *context, struct arena *a);

#endif
