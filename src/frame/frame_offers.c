/*
 * frame_offers: "put 3 on 12 and the same on 14", "share 12 gets 1 coin", "2 coins each on 12 and 13": amounts for things known by
 * numbers. Which number is the amount and which the thing: the nouns say it, then the words before them, then which of them is the
 * number of a thing that can be had now; what is open still stays as it was written, so that its writer is asked.
 */
#include "frame/offered.h"

enum { BITS = 32 };

struct offer {
	size_t amount, thing; /* phrases */
};

struct offers {
	struct bit bit[BITS];
	size_t n, from, to; /* phrases that it is made of: [from, to) */
	bool deed, plain;
	struct offer offer[BITS];
	size_t noffers, same; /* the amount said last */
};

/* All that stands from i on and may be of one list, whole clauses. */
static void find_offers(struct offers *o, const struct frames *f, size_t i, verb_id verb)
{
	*o = (struct offers){ .from = i, .plain = true };
	size_t end = i;
	for (; end < f->n && o->n < BITS; end++) {
		const struct bit b = offered_bit(f, end, verb);
		if (b.kind == BIT_OTHER)
			break;
		o->bit[o->n++] = b;
	}
	const bool whole = end == f->n || parts_clauses(&f->at[end]);
	while (!whole && o->n && o->bit[o->n - 1].kind != BIT_SIGN)
		o->n--;
	while (o->n && o->bit[o->n - 1].kind == BIT_SIGN)
		o->n--;
	o->to = o->n ? o->bit[o->n - 1].at + 1 : i;
	for (size_t k = 0; k < o->n; k++) {
		o->deed |= o->bit[k].kind == BIT_DEED;
		o->plain &= o->bit[k].plain;
	}
}

/* What says nothing of how much is for what goes. */
static void keep_said(struct offers *o)
{
	size_t n = 0;
	for (size_t i = 0; i < o->n; i++)
		if (o->bit[i].kind != BIT_IDLE && o->bit[i].kind != BIT_DEED)
			o->bit[n++] = o->bit[i];
	o->n = n;
}

static enum bit_kind kind_at(const struct offers *o, size_t i)
{
	return i < o->n ? o->bit[i].kind : BIT_OTHER;
}

static bool pass(const struct offers *o, size_t *i, enum bit_kind kind)
{
	const bool there = kind_at(o, *i) == kind;
	*i += there;
	return there;
}

static void pass_signs(const struct offers *o, size_t *i)
{
	while (pass(o, i, BIT_SIGN))
		continue;
}

static bool may_be_thing(const struct offers *o, size_t i)
{
	return kind_at(o, i) == BIT_THING || kind_at(o, i) == BIT_OPEN;
}

static bool may_be_amount(const struct offers *o, size_t i)
{
	return kind_at(o, i) == BIT_AMOUNT || kind_at(o, i) == BIT_OPEN || (kind_at(o, i) == BIT_SAME && o->noffers);
}

/* "2" of "2 each", "2 on 12": it is how much. */
static bool is_amount_of(const struct offers *o, size_t i, bool each)
{
	return kind_at(o, i) == BIT_OPEN && (may_be_thing(o, i + 1) || (each && kind_at(o, i + 1) == BIT_EACH));
}

/* "12, 13 and 14": what parts them stands behind each but the last. */
static size_t pass_things(const struct offers *o, size_t *i, bool each)
{
	size_t n = 0, next = *i;
	while (may_be_thing(o, next) && !(n && is_amount_of(o, next, each))) {
		n++;
		*i = ++next;
		pass_signs(o, &next);
	}
	return n;
}

static bool add(struct offers *o, size_t amount, size_t first, size_t n)
{
	const size_t said = kind_at(o, amount) == BIT_SAME ? o->same : o->bit[amount].at;
	o->same = said;
	for (size_t i = first; n && o->noffers < BITS; i++) {
		if (!may_be_thing(o, i))
			continue;
		o->offer[o->noffers++] = (struct offer){ said, o->bit[i].at };
		n--;
	}
	return !n;
}

/* "3 coins on 12", "2 each on 12 and 13" */
static bool pass_amount_first(struct offers *o, size_t *i)
{
	const size_t amount = (*i)++;
	bool each = pass(o, i, BIT_EACH);
	pass_signs(o, i);
	const size_t first = *i;
	if (!may_be_thing(o, first))
		return false;
	if (!each && kind_at(o, first + 1) != BIT_EACH) {
		++*i;
		return add(o, amount, first, 1);
	}
	const size_t n = pass_things(o, i, each);
	each |= pass(o, i, BIT_EACH);
	return each && add(o, amount, first, n);
}

/* "share 12: 3 coins", "12 and 13, 2 each" */
static bool pass_thing_first(struct offers *o, size_t *i)
{
	const size_t first = *i;
	size_t next = first + 1;
	pass_signs(o, &next);
	const bool parted = next > first + 1;
	if (kind_at(o, next) == BIT_AMOUNT || kind_at(o, next) == BIT_SAME || (!parted && may_be_amount(o, next))) {
		*i = next + 1;
		pass(o, i, BIT_EACH);
		return may_be_amount(o, next) && add(o, next, first, 1);
	}
	const size_t n = pass_things(o, i, true);
	pass_signs(o, i);
	bool each = pass(o, i, BIT_EACH);
	const size_t amount = (*i)++;
	each |= pass(o, i, BIT_EACH);
	return each && may_be_amount(o, amount) && add(o, amount, first, n);
}

/* Of two numbers that may be either none says which it is. */
static bool leaves_open(const struct offers *o, size_t i)
{
	return kind_at(o, i) == BIT_OPEN && kind_at(o, i + 1) == BIT_OPEN;
}

static bool read_offers(struct offers *o)
{
	size_t i = 0;
	o->noffers = 0;
	pass_signs(o, &i);
	while (i < o->n) {
		const bool thing = kind_at(o, i) == BIT_THING ||
				   (kind_at(o, i) == BIT_OPEN && !is_amount_of(o, i, true));
		if (leaves_open(o, i) || !(thing || may_be_amount(o, i)))
			return false;
		if (!(thing ? pass_thing_first(o, &i) : pass_amount_first(o, &i)))
			return false;
		pass_signs(o, &i);
	}
	return o->noffers > 0;
}

/* ---- in plain words --------------------------------------------------------------------------------- */

static struct phrase plain_phrase(struct phrase p, unsigned role)
{
	p.role = (uint8_t)role;
	p.flags = 0;
	p.mark = (struct span){ p.at.from, p.at.from };
	return p;
}

/* "12" as "#12" */
static struct phrase thing_of(const struct frames *f, size_t i)
{
	struct phrase p = plain_phrase(f->at[i], ROLE_ON);
	if (p.terms->kind == TERM_LABEL)
		return p;
	struct term *terms = ARENA_ARRAY(f->task->arena, struct term, 2);
	terms[1] = *p.terms;
	terms[1].flags = 0;
	terms[0] = (struct term){ .kind = TERM_LABEL, .at = { p.terms->at.from, p.terms->at.from } };
	p.terms = terms;
	p.nterms = 2;
	return p;
}

/* "3" as "3 coins": no number of a thing */
static struct phrase amount_of(const struct frames *f, size_t i)
{
	static const struct noun coin = { NOUN_NUMBER, 0 };
	struct phrase p = plain_phrase(f->at[i], ROLE_BARE);
	if (p.nterms > 1)
		return p;
	struct term *terms = ARENA_ARRAY(f->task->arena, struct term, 2);
	const uint32_t to = p.terms->at.to;
	terms[0] = *p.terms;
	terms[1] = (struct term){ .kind = TERM_COIN, .at = { to, to }, .u.nouns = { &coin, 1 } };
	p.terms = terms;
	p.nterms = 2;
	return p;
}

static void set_offers(struct frames *f, const struct offers *o, verb_id verb)
{
	struct phrase *out = ARENA_ARRAY(f->task->arena, struct phrase, 3 * o->noffers);
	const uint32_t from = f->at[o->from].at.from;
	size_t n = 0;
	for (size_t k = 0; k < o->noffers; k++) {
		static const struct term sign = { .kind = TERM_WORD };
		const struct phrase amount = amount_of(f, o->offer[k].amount);
		if (k)
			out[n++] = (struct phrase){
				.role = ROLE_AND, .nterms = 1, .terms = &sign, .at = { amount.at.from, amount.at.from }
			};
		out[n++] = amount;
		out[n++] = thing_of(f, o->offer[k].thing);
	}
	if (f->n + n + 1 > f->room + (o->to - o->from))
		return;
	drop_range(f, o->from, o->to);
	for (size_t k = 0; k < n; k++)
		frame_insert(f, o->from + k, out[k]);
	if (!o->deed)
		return;
	frame_insert_verb(f, o->from, verb);
	f->at[o->from].at = (struct span){ from, from };
}

static bool names_offer(const struct phrase *label, verb_id verb)
{
	return label->role == ROLE_VERB && offered_says(label, verb);
}

void frame_offers(struct frames *f)
{
	const verb_id verb = offered_verb(f->task);
	struct offers o;
	for (size_t i = 0; verb != VERB_NONE && i < f->n; i++) {
		const struct phrase *label = i && f->at[i - 1].flags & PHRASE_COLON ? &f->at[i - 1] : NULL;
		if (!opens_clause(f, i) || (label && !names_offer(label, verb))) /* "bob: 5 on 12", "bids: 5 on 12" */
			continue;
		find_offers(&o, f, i, verb);
		if (!o.n)
			continue;
		const size_t n = f->n, to = o.to;
		const bool plain = o.plain;
		keep_said(&o);
		if (!plain && read_offers(&o))
			set_offers(f, &o, verb);
		i = to + f->n - n - 1;
	}
}
