/*
 * ends_traits: by what a clause tells whether a turn, or a part of it, is over: its words, which follow each other, and its signs. Words
 * for deeds, and names of those who play, are each one trait. For src/order/ends.c, and for grammar/ends.c, which learns of them.
 */
#ifndef PBP_ORDER_ENDS_TRAITS_H
#define PBP_ORDER_ENDS_TRAITS_H

#include "base/traits.h"

enum ends_word { ENDS_WORD, ENDS_DEED, ENDS_OWN, ENDS_OTHER };
/* What a folded word is in the game, beside those of any game (KIN, grammar/ending.def). */
typedef enum ends_word ends_reader(void *context, struct str word);

/* Its kin, one of it, or another form of one: "deployed"; empty: it is none. */
struct str ends_kin(struct str word);
/* No traits: there are too many words. */
struct traits ends_traits(struct str text, ends_reader *is, void *context, struct arena *a);

#endif
