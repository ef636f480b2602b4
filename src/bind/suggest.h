/*
 * suggest: "did you mean Osaka or Okayama?"
 */
#ifndef PBP_BIND_SUGGEST_H
#define PBP_BIND_SUGGEST_H

#include "bind/clause.h"

/* A word of the language is no slip of a name, and no name that the board lacks. */
bool suggest_is_plain(const struct term *unknown, const struct task *t);
/* A question with the names of a class (NOUN_NONE: any word of the game) near to the text; empty: none is. */
struct str suggest_near(const struct task *t, struct str text, noun_class what);
/* A question with these nouns, as far as they are of the class; empty: none is. */
struct str suggest_nouns(const struct task *t, struct nouns nouns, noun_class what);

#endif
