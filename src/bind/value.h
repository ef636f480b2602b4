/*
 * value: what a phrase may be worth to a slot: names by class, numbers within
 * their range, things with their count, pronouns by what they point at.
 */
#ifndef PBP_BIND_VALUE_H
#define PBP_BIND_VALUE_H

#include "bind/clause.h"

enum { OFFER_ARGS = 3, OFFERS = 16 };

/* One way to take a phrase: the slots it would fill, together. */
struct offer {
	struct arg args[OFFER_ARGS];
	uint8_t nargs;
	uint8_t flags; /* enum sense_flag */
	uint8_t price;
	struct fault fault; /* kind FAULT_NONE, or why it cannot be carried out as it stands */
};
struct offers {
	size_t n;
	struct offer at[];
};

/* Whether things of that class are spoken of by number. */
bool class_has_numbers(const struct game *g, noun_class what);
/* All ways in which the phrase could fill slots of the verb, whatever its preposition; in the task's
 * arena. */
const struct offers *value_offers(struct task *t, const struct clause *c, const struct phrase *p);

#endif
