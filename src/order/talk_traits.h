/*
 * talk_traits: by what a sentence tells whether it withholds the orders beside it: its words, which follow each
 * other or stand near each other, and its signs. For bind/weigh.c, and for grammar/learn.c, which learns of them.
 */
#ifndef PBP_ORDER_TALK_TRAITS_H
#define PBP_ORDER_TALK_TRAITS_H

#include "base/traits.h"

/* Of its first 400 words and signs. */
struct traits talk_traits(struct str text, struct arena *a);

#endif
