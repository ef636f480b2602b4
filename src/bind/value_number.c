/* value_number: numbers, and what has them: counts, labels, pairs (value_reader.h). */
#include "bind/value_reader.h"

#include "base/byte.h"
#include "bind/phrase.h"
#include "bind/takes.h"

#include <limits.h>

static enum fault_kind number_fault(const struct slot *s, const struct term *t)
{
	if (t->kind == TERM_BAD_NUMBER)
		return FAULT_NUMBER;
	if (t->how == COUNT_ALL)
		return s->flags & SLOT_ALL_OK ? FAULT_NONE : FAULT_ALL;
	if ((t->how != COUNT_EXACT || t->flags & TERM_ALL) && !(s->flags & SLOT_ALL_OK))
		return FAULT_ALL;
	if (t->u.number < 0)
		return FAULT_NEGATIVE;
	if (t->u.number > INT32_MAX)
		return FAULT_NUMBER;
	if (t->u.number == 0 && !(s->flags & SLOT_ZERO_OK))
		return FAULT_ZERO;
	return FAULT_NONE;
}

void offer_number(struct offer *o, const struct slot *s, unsigned slot, const struct term *t)
{
	static const uint8_t hows[] = { [COUNT_EXACT] = HOW_EXACT,
					[COUNT_ALL] = HOW_ALL,
					[COUNT_ALL_BUT] = HOW_ALL_BUT,
					[COUNT_UP_TO] = HOW_UP_TO };
	enum fault_kind kind = number_fault(s, t);
	if (kind) {
		offer_take(o, slot, HOW_EXACT, t->at, 0);
		offer_fault(o, kind, slot, t);
	} else {
		offer_take(o, slot, hows[t->how], t->at, t->how == COUNT_ALL ? 0 : t->u.number);
		if (o && o->nargs)
			o->args[o->nargs - 1].all = t->flags & TERM_ALL;
	}
}

bool class_has_numbers(const struct game *g, noun_class what)
{
	const struct class_row *c = g->rules->classes;
	while (c && c->name && c->what != what)
		c++;
	return c && c->name;
}

static bool is_number_class(const struct game *g, noun_class what)
{
	return what == NOUN_COUNT || what == NOUN_NUMBER || class_has_numbers(g, what);
}

/* A number without a label: a count, a plain number, or the number of something the rules know. */
static bool takes_plain(const struct game *g, const struct slot *s, const struct parts *p)
{
	const struct term *t = p->count ? p->count : p->single;
	if (!is_number_class(g, s->what))
		return false;
	if (t->flags & TERM_ARTICLE || (p->the_one && s->what != NOUN_COUNT)) /* "the one in Nara" counts units */
		return false;
	if ((s->flags & SLOT_DIGITS_ONLY || s->what >= NOUN_OWN) && t->flags & TERM_SPELLED)
		return false;
	if (p->coin)
		return s->what == NOUN_NUMBER && !p->more;
	/* "3 more coins" is an addition to something: only a count of units may be one */
	return !p->more || s->what == NOUN_COUNT;
}

static bool points(const struct term *t, enum pronoun p)
{
	return t && t->kind == TERM_PRONOUN && t->u.pronoun == p;
}

/* "3 there": the number, and every place that there may be. */
static void offer_there_too(struct reader *r, unsigned slot)
{
	const struct arg *place = sense_last_place(r->clause->before);
	for (unsigned i = 0; place && i < r->nslots; i++) {
		if (reader_slot(r, i)->what != NOUN_AREA)
			continue;
		struct offer *o = reader_offer(r);
		offer_number(o, reader_slot(r, slot), slot, r->parts.count);
		offer_take(o, i, HOW_EXACT, r->parts.single->at, place->value);
	}
}

/* "2 of them": the number stands beside it; only where they are is pointed at. */
static void offer_of_them(struct reader *r, unsigned slot)
{
	struct offer *o = reader_offer(r);
	offer_number(o, reader_slot(r, slot), slot, r->parts.count);
	if (o)
		o->flags |= SENSE_CARRIED;
}

static void read_number_and_pronoun(struct reader *r)
{
	int slot = reader_count_slot(r);
	if (slot < 0 || !r->clause->before)
		return;
	if (points(r->parts.single, PRONOUN_THEM))
		offer_of_them(r, (unsigned)slot);
	else if (points(r->parts.single, PRONOUN_THERE))
		offer_there_too(r, (unsigned)slot);
}

void read_number(struct reader *r)
{
	const struct term *t = r->parts.count ? r->parts.count : r->parts.single;
	if (r->parts.count && r->parts.single) {
		read_number_and_pronoun(r);
		return;
	}
	for (unsigned i = 0; i < r->nslots; i++) {
		if (!takes_plain(r->task->binder->game, reader_slot(r, i), &r->parts))
			continue;
		struct offer *o = reader_offer(r);
		offer_number(o, reader_slot(r, i), i, t);
		if (o && reader_slot(r, i)->what == NOUN_COUNT && t->kind == TERM_COUNT)
			o->flags |= verb_takes(r->verb, NOUN_UNIT) || t->flags & TERM_TIMES ? 0 : SENSE_LOOSE;
	}
}

/* "colour #504542": six digits that happen to be no letters. */
static void offer_colour(struct reader *r, unsigned slot, const struct term *id)
{
	struct str text = source_text(r->task->source, id->at);
	int32_t rgb = 0;
	for (size_t i = 0; i < text.n; i++) {
		if (!byte_is_digit(text.p[i]) || text.n != 6)
			return;
		rgb = rgb << 4 | (text.p[i] - '0');
	}
	offer_take(reader_offer(r), slot, HOW_EXACT, id->at, rgb);
}

/* "#12": the map's own number of a place. */
static void offer_area_number(struct reader *r, unsigned slot, const struct term *id)
{
	struct offer *o = reader_offer(r);
	area_id a = map_find(r->task->binder->game->map, source_text(r->task->source, id->at));
	offer_take(o, slot, HOW_EXACT, span_join(r->parts.label->at, id->at), a);
	if (a == AREA_NONE)
		offer_fault(o, FAULT_UNKNOWN, slot, id);
}

/* "share 12/1": of the ruleset's own classes. */
static void read_pair(struct reader *r)
{
	const struct term *a = r->parts.ids[0], *b = r->parts.ids[1], *label = r->parts.label;
	const int64_t one = a->u.number, two = b->u.number;
	if (one <= 0 || one >= NOUN_PAIR || two <= 0 || two >= INT32_MAX / NOUN_PAIR)
		return;
	for (unsigned i = 0; i < r->nslots; i++)
		if (reader_slot(r, i)->what >= NOUN_OWN && nouns_have(label->u.nouns, reader_slot(r, i)->what))
			offer_take(reader_offer(r), i, HOW_EXACT, span_join(a->at, b->at), one + two * NOUN_PAIR);
}

/* "the unit in Osaka", "Osaka's share": without a number it says nothing that the name beside it does not. */
static void read_bare_label(struct reader *r)
{
	const struct term *label = r->parts.label;
	for (unsigned i = 0; i < r->nslots; i++)
		if (reader_slot(r, i)->what >= NOUN_OWN && nouns_have(label->u.nouns, reader_slot(r, i)->what)) {
			reader_offer_word(r);
			return;
		}
}

/* "colour chocolate" */
static void read_labelled_word(struct reader *r)
{
	for (unsigned i = 0; i < r->nslots; i++)
		if (nouns_have(r->parts.label->u.nouns, reader_slot(r, i)->what))
			reader_offer_unknown(r, i);
}

void read_label(struct reader *r)
{
	const struct term *id = r->parts.ids[0], *label = r->parts.label;
	bool hash = !label->u.nouns.n;
	if (r->parts.nids == 2)
		read_pair(r);
	if (r->parts.single)
		read_labelled_word(r);
	else if (r->parts.nids == 0)
		read_bare_label(r);
	if (r->parts.nids != 1 || id->flags & TERM_SPELLED)
		return;
	for (unsigned i = 0; i < r->nslots; i++) {
		const struct slot *s = reader_slot(r, i);
		bool named = nouns_have(label->u.nouns, s->what);
		if (s->what == NOUN_AREA && hash)
			offer_area_number(r, i, id);
		else if (s->what == NOUN_COLOUR && named)
			offer_colour(r, i, id);
		else if (is_number_class(r->task->binder->game, s->what) && s->what != NOUN_COUNT && (named || hash))
			offer_number(reader_offer(r), s, i, id);
	}
}
