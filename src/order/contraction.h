/*
 * contraction: "we're", "she'll": words that without their sign would be others ("were", "shell"), by what they are short
 * for, as one word: "weare", "shewill" (rows of grammar/lexicon.def).
 */
#ifndef PBP_ORDER_CONTRACTION_H
#define PBP_ORDER_CONTRACTION_H

#include "base/str.h"

/* The whole word, folded, with a plain apostrophe; STR_NONE: it is none of these. */
static inline struct str contraction_of(struct str word)
{
	static const char *const words[][2] = {
		{ "we're", "weare" },  { "we'll", "wewill" },   { "we'd", "wewould" },
		{ "he'll", "hewill" }, { "she'll", "shewill" }, { "she'd", "shewould" },
	};
	if (str_find_char(word, '\'') == word.n)
		return STR_NONE;
	for (size_t i = 0; i < sizeof words / sizeof *words; i++)
		if (str_eq_c(word, words[i][0]))
			return str_c(words[i][1]);
	return STR_NONE;
}

#endif
