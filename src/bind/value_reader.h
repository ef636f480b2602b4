/*
 * value_reader: one phrase being read for one verb (value.h): its terms, and the offers made of it so far. For the files value*.c.
 */
#ifndef PBP_BIND_VALUE_READER_H
#define PBP_BIND_VALUE_READER_H

#include "bind/value.h"

/* The terms of an argument by what they are; sheet.h says which stand together. */
struct parts {
	const struct term *count, *more, *coin, *head, *label, *opener, *single;
	const struct term *ids[2];
	unsigned nids;
	bool the_one;
};
struct reader {
	struct task *task;
	const struct clause *clause;
	const struct verb *verb;
	unsigned nslots;
	const struct phrase *phrase;
	struct parts parts;
	struct offer made[OFFERS];
	size_t nmade;
};

static inline const struct slot *reader_slot(const struct reader *r, unsigned i)
{
	return &r->verb->slots[i];
}

struct offer *reader_offer(struct reader *r);
/* The phrase is accounted for and fills no slot; with the number behind it it would be worth more. */
void reader_offer_word(struct reader *r);
void offer_take(struct offer *o, unsigned slot, unsigned how, struct span at, int64_t value);
void offer_fault(struct offer *o, enum fault_kind kind, unsigned slot, const struct term *t);
int reader_count_slot(const struct reader *r);
/* A word where the name of something stands: of colours more are known than the vocabulary holds. */
struct offer *reader_offer_unknown(struct reader *r, unsigned slot);
void offer_number(struct offer *o, const struct slot *s, unsigned slot, const struct term *t);
void read_number(struct reader *r);
/* "share 12", "unit 12", "#12". */
void read_label(struct reader *r);

#endif
