/*
 * offered: the pieces of which a sentence is made that sets amounts for things known by numbers: "5 on 12", "share 12 gets 1 coin".
 * Any phrase that is none of them ends such a list. How the list is read, and what it is set as: frame_offers.c.
 */
#ifndef PBP_FRAME_OFFERED_H
#define PBP_FRAME_OFFERED_H

#include "frame/frame.h"

enum bit_kind {
	BIT_OTHER,
	BIT_IDLE, /* says nothing of how much is for what */
	BIT_DEED, /* the same, of what is done */
	BIT_SIGN,
	BIT_AMOUNT,
	BIT_SAME,  /* as much as before */
	BIT_THING, /* "share 12", "on 12" */
	BIT_OPEN,  /* a number that may be either */
	BIT_EACH,
};

struct bit {
	enum bit_kind kind;
	size_t at;  /* of the phrase */
	bool plain; /* said as it would be set */
	int64_t n;
};

/* The deed of now that is an amount for something known by a number, where there is one alone; VERB_NONE. */
verb_id offered_verb(const struct task *t);
/* Whether that number is of something that can be had now. */
bool offered_now(const struct task *t, verb_id verb, int64_t number);
/* A verb, or the noun that is one: "bids". */
bool offered_says(const struct phrase *p, verb_id verb);
struct bit offered_bit(const struct frames *f, size_t i, verb_id verb);

#endif
