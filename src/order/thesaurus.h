/*
 * thesaurus: plainer words for a word that nobody knows: "plop" of "put", "hauling" of "moving". What
 * grammar/thesaurus.def has is made of a dictionary (grammar/from-wordnet) and weaker than what people wrote down.
 */
#ifndef PBP_ORDER_THESAURUS_H
#define PBP_ORDER_THESAURUS_H

#include "base/arena.h"
#include "base/str.h"

enum { THESAURUS_MOST = 4, THESAURUS_WORDS = 2 };

/* What a verb of one word or two, folded, may stand for, in the same form; a word that lacks the g of -ing stands for
 * itself with it. Returns how many; they are in the arena. */
size_t thesaurus_find(struct str text, struct str out[THESAURUS_MOST], struct arena *a);

#endif
