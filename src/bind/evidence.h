/* evidence: see evidence.c. */
#ifndef PBP_BIND_EVIDENCE_H
#define PBP_BIND_EVIDENCE_H

#include "bind/clause.h"

enum trait {
	TRAIT_VERB = 1,
	TRAIT_ARGUMENT = 2,
	TRAIT_COUNT = 4,
	TRAIT_PLACE = 8,
	TRAIT_THING = 16,
	TRAIT_TEXT = 32,
	TRAIT_STOP = 64,
	TRAIT_UNKNOWN = 128,
	TRAIT_CHAT = 256,
	TRAIT_MORE = 512,
	TRAIT_UNIT = 1024,
	TRAIT_WEAK = 2048, /* a verb of the thesaurus */
};

/* What a phrase has of these. */
unsigned item_traits(const struct task *t, const struct item *item);
/* Something in it looks like an order. */
bool evidence_of(const struct task *t, const struct item *item, size_t n);
/* Opens with a word of chatter and holds nothing of an order: "thanks, Ann". */
bool items_are_chat(const struct task *t, const struct item *item, size_t n);
/* "No other moves", "nothing else": it denies what nobody ordered. */
bool items_deny_more(const struct task *t, const struct item *item, size_t n);

#endif
