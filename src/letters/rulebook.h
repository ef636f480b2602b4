/*
 * rulebook: what a ruleset's rules (games/NAME/rules.cat) say on something, for a letter: one by its number, or those whose
 * words bear most on a question. A word that few rules have counts for more than one that many have.
 */
#ifndef PBP_LETTERS_RULEBOOK_H
#define PBP_LETTERS_RULEBOOK_H

#include "letters/letters.h"

/* Those of that number, and the parts of it; how many. */
int rulebook_number(size_t *n, struct buf *out, struct desk *k, struct str number, struct err *e);
struct rules_found {
	size_t n;
	bool whole; /* all words that were looked for stand in each of them */
};
/* Those that bear on it, the orders of that name included. vague: a question in any words; what has but one of them does
 * not count. out NULL: they are only counted. */
int rulebook_about(struct rules_found *found, struct buf *out, struct desk *k, struct str about, bool vague,
		   struct arena *a, struct err *e);

#endif
