/*
 * suggest: "did you mean Osaka or Okayama?"
 */
#ifndef PBP_BIND_SUGGEST_H
#define PBP_BIND_SUGGEST_H

#include "bind/clause.h"

/* A question with the names of a class (NOUN_NONE: any word of the game) near to the text; empty: none is. */
struct str suggest_near(const struct task *t, struct str text, noun_class what);
/* A question with these nouns, as far as they are of the class; empty: none is. */
struct str suggest_nouns(const struct task *t, struct nouns nouns, noun_class what);

#endif
