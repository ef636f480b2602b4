/* chance: an order without a deed of which every name is the beginning of one, and a word of the language: "night all". */
#ifndef PBP_VERDICT_CHANCE_H
#define PBP_VERDICT_CHANCE_H

#include "bind/binder.h"

enum chance { CHANCE_NONE, CHANCE_ASKED /* it says how many */, CHANCE_TALK };
/* What the words from here to there are. */
enum chance chance_of(const struct task *t, const struct reading *r, struct span at);
/* What it would be is asked. */
void chance_ask(const struct task *t, struct binding *b);

#endif
