/*
 * dictionary: whether a word is one of the English language. A word that is has been written as it was
 * meant: it is no slip of a name. The words are data (grammar/english.words, proper.words), compiled in as
 * they stand.
 */
#ifndef PBP_ORDER_DICTIONARY_H
#define PBP_ORDER_DICTIONARY_H

#include "base/str.h"

enum dictionary { DICTIONARY_NONE, DICTIONARY_WORD, DICTIONARY_NAME };

/* The word is folded as names are, without a blank; NAME: it is written with a capital ("Niger"). */
enum dictionary dictionary_find(struct str word);
/* DICTIONARY_WORD, without a search among the names. */
bool dictionary_has(struct str word);
/* The words that begin so, where many of them are asked for; whether one is among them. */
struct str dictionary_from(struct str beginning);
bool dictionary_holds(struct str list, struct str word);

#endif
