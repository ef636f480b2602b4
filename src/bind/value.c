/*
 * value: phrases to values. A table of readers, one a shape of phrase; each adds
 * the offers its shape allows for the verb at hand. Marks are not its business.
 */
#include "bind/value.h"
#include "bind/phrase.h"
#include "bind/takes.h"
#include "base/byte.h"
#include "base/colour.h"
#include "order/inflect.h"

#include <limits.h>

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

static struct parts take_apart(const struct phrase *p)
{
	struct parts parts = { .the_one = p->flags & PHRASE_THE && p->nterms == 1 && p->terms->kind == TERM_COUNT &&
					  p->terms->u.number == 1 && p->terms->flags & TERM_SPELLED };
	for (unsigned i = 0; i < p->nterms; i++) {
		const struct term *t = &p->terms[i];
		switch ((enum term_kind)t->kind) {
		case TERM_COUNT:
			if (parts.label && parts.nids < 2)
				parts.ids[parts.nids++] = t;
			else
				parts.count = t;
			break;
		case TERM_MORE:
			parts.more = t;
			break;
		case TERM_COIN:
			parts.coin = t;
			break;
		case TERM_LABEL:
			parts.label = t;
			break;
		case TERM_OPENER:
			parts.opener = t;
			break;
		case TERM_UNIT:
		case TERM_THING:
			parts.head = t;
			break;
		default:
			parts.single = t;
			break;
		}
	}
	return parts;
}

static bool slot_admits(const struct slot *s, struct noun n)
{
	if (n.what != s->what)
		return false;
	for (const int32_t *only = s->only; only && *only != -1; only++)
		if (*only == n.id)
			return true;
	return !s->only;
}

static struct offer *offer_add(struct reader *r)
{
	if (r->nmade == OFFERS)
		return NULL;
	struct offer *o = &r->made[r->nmade++];
	*o = (struct offer){ 0 };
	return o;
}

/* The phrase is accounted for and fills no slot; with the number behind it it would be worth more. */
static void offer_word(struct reader *r)
{
	struct offer *o = offer_add(r);
	if (o)
		o->price = 1;
}

static void offer_arg(struct offer *o, unsigned slot, unsigned how, struct span at, int64_t value)
{
	if (o && o->nargs < OFFER_ARGS)
		o->args[o->nargs++] =
			(struct arg){ .slot = (uint8_t)slot, .how = (uint8_t)how, .at = at, .value = (int32_t)value };
}

static void offer_fault(struct offer *o, enum fault_kind kind, unsigned slot, const struct term *t)
{
	if (o && !o->fault.kind)
		o->fault = (struct fault){ .kind = kind, .at = t->at, .slot = (uint8_t)slot, .term = t };
}

static const struct slot *slot_at(const struct reader *r, unsigned i)
{
	return &r->verb->slots[i];
}

static int count_slot(const struct reader *r)
{
	for (unsigned i = 0; i < r->nslots; i++)
		if (slot_at(r, i)->what == NOUN_COUNT)
			return (int)i;
	return -1;
}

/* ---- numbers ------------------------------------------------------------------------------------ */

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

static void offer_number(struct offer *o, const struct slot *s, unsigned slot, const struct term *t)
{
	static const uint8_t hows[] = { [COUNT_EXACT] = HOW_EXACT,
					[COUNT_ALL] = HOW_ALL,
					[COUNT_ALL_BUT] = HOW_ALL_BUT,
					[COUNT_UP_TO] = HOW_UP_TO };
	enum fault_kind kind = number_fault(s, t);
	if (kind) {
		offer_arg(o, slot, HOW_EXACT, t->at, 0);
		offer_fault(o, kind, slot, t);
	} else {
		offer_arg(o, slot, hows[t->how], t->at, t->how == COUNT_ALL ? 0 : t->u.number);
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
		if (slot_at(r, i)->what != NOUN_AREA)
			continue;
		struct offer *o = offer_add(r);
		offer_number(o, slot_at(r, slot), slot, r->parts.count);
		offer_arg(o, i, HOW_EXACT, r->parts.single->at, place->value);
	}
}

/* "2 of them": the number stands beside it; only where they are is pointed at. */
static void offer_of_them(struct reader *r, unsigned slot)
{
	struct offer *o = offer_add(r);
	offer_number(o, slot_at(r, slot), slot, r->parts.count);
	if (o)
		o->flags |= SENSE_CARRIED;
}

static void read_number_and_pronoun(struct reader *r)
{
	int slot = count_slot(r);
	if (slot < 0 || !r->clause->before)
		return;
	if (points(r->parts.single, PRONOUN_THEM))
		offer_of_them(r, (unsigned)slot);
	else if (points(r->parts.single, PRONOUN_THERE))
		offer_there_too(r, (unsigned)slot);
}

static void read_number(struct reader *r)
{
	const struct term *t = r->parts.count ? r->parts.count : r->parts.single;
	if (r->parts.count && r->parts.single) {
		read_number_and_pronoun(r);
		return;
	}
	for (unsigned i = 0; i < r->nslots; i++) {
		if (!takes_plain(r->task->binder->game, slot_at(r, i), &r->parts))
			continue;
		struct offer *o = offer_add(r);
		offer_number(o, slot_at(r, i), i, t);
		if (o && slot_at(r, i)->what == NOUN_COUNT && t->kind == TERM_COUNT)
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
	offer_arg(offer_add(r), slot, HOW_EXACT, id->at, rgb);
}

/* "#12": the map's own number of a place. */
static void offer_area_number(struct reader *r, unsigned slot, const struct term *id)
{
	struct offer *o = offer_add(r);
	area_id a = map_find(r->task->binder->game->map, source_text(r->task->source, id->at));
	offer_arg(o, slot, HOW_EXACT, span_join(r->parts.label->at, id->at), a);
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
		if (slot_at(r, i)->what >= NOUN_OWN && nouns_have(label->u.nouns, slot_at(r, i)->what))
			offer_arg(offer_add(r), i, HOW_EXACT, span_join(a->at, b->at), one + two * NOUN_PAIR);
}

/* "the unit in Osaka", "Osaka's share": without a number it says nothing that the name beside it does not. */
static void read_bare_label(struct reader *r)
{
	const struct term *label = r->parts.label;
	for (unsigned i = 0; i < r->nslots; i++)
		if (slot_at(r, i)->what >= NOUN_OWN && nouns_have(label->u.nouns, slot_at(r, i)->what)) {
			offer_word(r);
			return;
		}
}

/* A word where the name of something stands: of colours more are known than the vocabulary holds. */
static struct offer *offer_unknown(struct reader *r, unsigned slot)
{
	const struct term *t = r->parts.single;
	const int32_t rgb = slot_at(r, slot)->what == NOUN_COLOUR ? colour_find(t->u.text) : -1;
	struct offer *o = offer_add(r);
	offer_arg(o, slot, HOW_EXACT, t->at, rgb);
	if (rgb < 0)
		offer_fault(o, FAULT_UNKNOWN, slot, t);
	return o;
}

/* "colour chocolate" */
static void read_labelled_word(struct reader *r)
{
	for (unsigned i = 0; i < r->nslots; i++)
		if (nouns_have(r->parts.label->u.nouns, slot_at(r, i)->what))
			offer_unknown(r, i);
}

/* "share 12", "unit 12", "#12". */
static void read_label(struct reader *r)
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
		const struct slot *s = slot_at(r, i);
		bool named = nouns_have(label->u.nouns, s->what);
		if (s->what == NOUN_AREA && hash)
			offer_area_number(r, i, id);
		else if (s->what == NOUN_COLOUR && named)
			offer_colour(r, i, id);
		else if (is_number_class(r->task->binder->game, s->what) && s->what != NOUN_COUNT && (named || hash))
			offer_number(offer_add(r), s, i, id);
	}
}

/* ---- units and things --------------------------------------------------------------------------- */

static bool is_one(const struct term *count)
{
	return count->kind == TERM_COUNT && count->how == COUNT_EXACT && count->u.number == 1;
}

/* The count of "2 trebuchets"; one of a thing needs no slot. False where the number has nowhere to go. */
static bool offer_count(struct reader *r, struct offer *o)
{
	int slot = count_slot(r);
	if (!r->parts.count)
		return true;
	if (slot < 0)
		return is_one(r->parts.count);
	offer_number(o, slot_at(r, (unsigned)slot), (unsigned)slot, r->parts.count);
	return true;
}

static const struct noun_row *noun_row(const struct reader *r, noun_class what, int32_t id)
{
	const struct noun_row *n = r->task->binder->game->rules->nouns;
	while (n && n->name && (n->what != what || n->id != id))
		n++;
	return n && n->name ? n : NULL;
}

static bool is_plural_of(const struct reader *r, struct str text, struct str word)
{
	struct inflected forms[FORMS_MAX];
	const size_t n = inflect_noun(word, forms, r->task->arena);
	for (size_t i = 0; i < n; i++)
		if (forms[i].form == FORM_S && str_eq_nocase(text, forms[i].text))
			return true;
	return false;
}

/* Whether the word is "forts" or "men", and not one that is its own plural; a slip of it ends as it does. */
static bool is_plural(const struct reader *r, noun_class what, int32_t id)
{
	const struct noun_row *n = noun_row(r, what, id);
	struct str text = source_text(r->task->source, r->parts.head->at), alias;
	bool known = n && str_eq_nocase(text, str_c(n->name));
	if (!n || !n->plural || known) /* what has no plural is not counted: "the walls" */
		return false;
	if (str_eq_nocase(text, str_c(n->plural)) || is_plural_of(r, text, str_c(n->name)))
		return true;
	for (struct str rest = str_c(n->aliases); str_cut(&rest, '|', &alias);) {
		if (is_plural_of(r, text, alias))
			return true;
		known |= str_eq_nocase(text, alias);
	}
	return !known && text.n && (text.p[text.n - 1] | 32) == 's';
}

static void offer_head(struct reader *r, unsigned slot, int32_t id)
{
	struct offer *o = offer_add(r);
	if (!o)
		return;
	offer_arg(o, slot, HOW_EXACT, r->parts.head->at, id);
	if (slot_at(r, slot)->what == NOUN_THING && !r->parts.count)
		o->flags |= SENSE_UNCOUNTED;
	if (!r->parts.count && is_plural(r, slot_at(r, slot)->what, id))
		o->flags |= SENSE_PLURAL;
	if (!offer_count(r, o))
		r->nmade--;
}

/* Where a verb counts units and has no slot for their kind, the word says nothing that its count does not. */
static void offer_bare_unit(struct reader *r)
{
	if (r->parts.head->kind != TERM_UNIT || !r->parts.count || count_slot(r) < 0 ||
	    verb_takes(r->verb, NOUN_UNIT) || verb_takes(r->verb, NOUN_THING))
		return;
	offer_count(r, offer_add(r));
}

static bool has_own_slot(const struct reader *r)
{
	for (unsigned i = 0; i < r->nslots; i++)
		if (slot_at(r, i)->what >= NOUN_OWN)
			return true;
	return false;
}

/* "the unit in Osaka", "army Osaka": which one it is, the name beside it says. */
static void offer_described_unit(struct reader *r)
{
	if (r->parts.head->kind == TERM_UNIT && !r->parts.count && has_own_slot(r) && !verb_takes(r->verb, NOUN_UNIT) &&
	    !verb_takes(r->verb, NOUN_THING))
		offer_word(r);
}

static void read_head(struct reader *r)
{
	const struct nouns nouns = r->parts.head->u.nouns;
	for (unsigned i = 0; i < r->nslots; i++)
		for (uint32_t k = 0; k < nouns.n; k++)
			if (slot_admits(slot_at(r, i), nouns.at[k]))
				offer_head(r, i, nouns.at[k].id);
	offer_bare_unit(r);
	offer_described_unit(r);
}

/* ---- names -------------------------------------------------------------------------------------- */

/* The noun of the term that fits the slot; how many do. */
static unsigned fitting(const struct reader *r, const struct slot *s, const struct term *t, struct noun *found)
{
	unsigned n = 0;
	for (uint32_t k = 0; k < t->u.nouns.n; k++)
		if (slot_admits(s, t->u.nouns.at[k])) {
			*found = t->u.nouns.at[k];
			n++;
		}
	if (n || !r->task->binder->game->rules->resolve)
		return n;
	for (uint32_t k = 0; k < t->u.nouns.n; k++) {
		struct noun other;
		if (r->task->binder->game->rules->resolve(r->task->view, s, t->u.nouns.at[k], &other) &&
		    slot_admits(s, other)) {
			*found = other;
			n++;
		}
	}
	return n;
}

enum { CLEAR_LETTERS = 4 }; /* with fewer a beginning is asked about */

/* "Ky", of Kyoto and Kyushu: what only one of them fits is a guess all the same. */
static bool is_stump(const struct reader *r)
{
	const struct term *t = r->parts.single;
	return t->kind == TERM_AMBIGUOUS && t->repair == REPAIR_PREFIX &&
	       source_text(r->task->source, t->at).n < CLEAR_LETTERS;
}

static void read_name(struct reader *r)
{
	for (unsigned i = 0; i < r->nslots; i++) {
		struct noun noun;
		unsigned n = fitting(r, slot_at(r, i), r->parts.single, &noun);
		if (!n)
			continue;
		struct offer *o = offer_add(r);
		offer_arg(o, i, HOW_EXACT, r->parts.single->at, noun.id);
		if (n > 1 || is_stump(r))
			offer_fault(o, FAULT_AMBIGUOUS, i, r->parts.single);
	}
}

static bool is_name_class(noun_class what)
{
	return what == NOUN_AREA || what == NOUN_REGION || what == NOUN_SEAT || what == NOUN_COLOUR ||
	       what == NOUN_OPTION || what == NOUN_THING;
}

/* A word nobody knows where a name could stand. */
static void read_unknown(struct reader *r)
{
	for (unsigned i = 0; i < r->nslots; i++) {
		if (!is_name_class(slot_at(r, i)->what))
			continue;
		struct offer *o = offer_unknown(r, i);
		if (o && o->fault.kind && (r->phrase->role == ROLE_BARE || r->phrase->role == ROLE_UNKNOWN)) {
			o->flags |= SENSE_BARE;
			o->price = slot_at(r, i)->min; /* rather a word too many than the one needed */
		}
	}
}

/* ---- texts -------------------------------------------------------------------------------------- */

static void offer_text(struct reader *r, unsigned slot, const struct term *text)
{
	text_id id = text_intern(r->task->view->state, text->u.text);
	offer_arg(offer_add(r), slot, HOW_EXACT, text->at, id);
}

static void read_opened(struct reader *r)
{
	for (uint32_t k = 0; k < r->parts.opener->u.nouns.n && r->parts.single; k++) {
		int32_t id = r->parts.opener->u.nouns.at[k].id;
		if (id / 32 == r->clause->verb && (unsigned)(id % 32) < r->nslots)
			offer_text(r, (unsigned)(id % 32), r->parts.single);
	}
}

static void read_text(struct reader *r)
{
	const noun_class what = r->parts.single->kind == TERM_WHEN ? NOUN_WHEN : NOUN_TEXT;
	for (unsigned i = 0; i < r->nslots; i++)
		if (slot_at(r, i)->what == what)
			offer_text(r, i, r->parts.single);
}

/* ---- pronouns ----------------------------------------------------------------------------------- */

static void offer_there(struct reader *r)
{
	const struct arg *place = r->clause->before ? sense_last_place(r->clause->before) : NULL;
	for (unsigned i = 0; place && i < r->nslots; i++)
		if (slot_at(r, i)->what == NOUN_AREA) {
			struct offer *o = offer_add(r);
			offer_arg(o, i, HOW_EXACT, r->parts.single->at, place->value);
			if (o)
				o->price = PRICE_POINTED;
		}
}

static void copy_class(struct reader *r, struct offer *o, noun_class what)
{
	const struct sense *before = r->clause->before;
	const struct verb *v = task_verb(r->task, before->verb);
	for (unsigned i = 0; i < before->nargs; i++) {
		const struct arg *a = &before->args[i];
		for (unsigned s = 0; v->slots[a->slot].what == what && s < r->nslots; s++)
			if (slot_admits(slot_at(r, s), (struct noun){ what, a->value })) {
				offer_arg(o, s, a->how, r->parts.single->at, a->value);
				return;
			}
	}
}

/* Units just named: as many, of that kind, from where they are now. */
static void offer_them(struct reader *r)
{
	if (!r->clause->before || r->clause->before->missing || r->clause->before->fault.kind)
		return;
	struct offer *o = offer_add(r);
	if (!o)
		return;
	copy_class(r, o, NOUN_COUNT);
	copy_class(r, o, NOUN_UNIT);
	copy_class(r, o, NOUN_THING);
	o->price = PRICE_POINTED;
	o->flags = SENSE_CARRIED;
	if (!o->nargs)
		r->nmade--;
}

static void offer_me(struct reader *r)
{
	for (unsigned i = 0; i < r->nslots; i++)
		if (slot_at(r, i)->what == NOUN_SEAT && r->task->view->seat != SEAT_NONE)
			offer_arg(offer_add(r), i, HOW_EXACT, r->parts.single->at, r->task->view->seat);
}

/* "Nara to Kyoto, Osaka supports it": where a place stands for who is there, who has gone is no place. */
static bool names_units(const struct reader *r)
{
	for (unsigned i = 0; i < r->nslots; i++)
		if (slot_at(r, i)->flags & SLOT_OR_NEXT)
			return true;
	return false;
}

static void read_pronoun(struct reader *r)
{
	switch (r->parts.single->u.pronoun) {
	case PRONOUN_THERE:
	case PRONOUN_HERE:
		offer_there(r);
		break;
	case PRONOUN_ME:
		offer_me(r);
		break;
	case PRONOUN_IT:
		if (!names_units(r))
			offer_there(r);
		/* fall through */
	case PRONOUN_THEM:
		offer_them(r);
		break;
	}
}

/* ---- all of them -------------------------------------------------------------------------------- */

static void (*const readers[TERM_KINDS])(struct reader *) = {
	[TERM_BAD_NUMBER] = read_number, [TERM_NAME] = read_name,       [TERM_AMBIGUOUS] = read_name,
	[TERM_UNKNOWN] = read_unknown,   [TERM_PRONOUN] = read_pronoun, [TERM_TEXT] = read_text,
	[TERM_WHEN] = read_text,
};

static const struct offers *keep_offers(const struct reader *r)
{
	const size_t size = r->nmade * sizeof *r->made;
	struct offers *out = arena_alloc(r->task->arena, sizeof *out + size, alignof(struct offers));
	out->n = r->nmade;
	memcpy(out->at, r->made, size);
	return out;
}

const struct offers *value_offers(struct task *t, const struct clause *c, const struct phrase *p)
{
	struct reader r; /* not zeroed as a whole: its room for offers is large */
	r.task = t;
	r.clause = c;
	r.verb = task_verb(t, c->verb);
	r.phrase = p;
	r.parts = take_apart(p);
	r.nslots = verb_slots(r.verb);
	r.nmade = 0;
	if (r.parts.opener)
		read_opened(&r);
	else if (r.parts.label)
		read_label(&r);
	else if (r.parts.head)
		read_head(&r);
	else if (r.parts.count)
		read_number(&r);
	else if (r.parts.single && readers[r.parts.single->kind])
		readers[r.parts.single->kind](&r);
	return keep_offers(&r);
}
