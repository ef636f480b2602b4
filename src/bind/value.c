/*
 * value: phrases to values. A table of readers, one a shape of phrase; each adds
 * the offers its shape allows for the verb at hand. Marks are not its business.
 */
#include "bind/value_reader.h"

#include "bind/phrase.h"
#include "bind/takes.h"
#include "base/colour.h"
#include "order/inflect.h"

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

struct offer *reader_offer(struct reader *r)
{
	if (r->nmade == OFFERS)
		return NULL;
	struct offer *o = &r->made[r->nmade++];
	*o = (struct offer){ 0 };
	return o;
}

void reader_offer_word(struct reader *r)
{
	struct offer *o = reader_offer(r);
	if (o)
		o->price = 1;
}

void offer_take(struct offer *o, unsigned slot, unsigned how, struct span at, int64_t value)
{
	if (o && o->nargs < OFFER_ARGS)
		o->args[o->nargs++] =
			(struct arg){ .slot = (uint8_t)slot, .how = (uint8_t)how, .at = at, .value = (int32_t)value };
}

void offer_fault(struct offer *o, enum fault_kind kind, unsigned slot, const struct term *t)
{
	if (o && !o->fault.kind)
		o->fault = (struct fault){ .kind = kind, .at = t->at, .slot = (uint8_t)slot, .term = t };
}

int reader_count_slot(const struct reader *r)
{
	const struct slot *count = verb_first(r->verb, NOUN_COUNT);
	return count ? (int)(count - r->verb->slots) : -1;
}

/* ---- units and things --------------------------------------------------------------------------- */

static bool is_one(const struct term *count)
{
	return count->kind == TERM_COUNT && count->how == COUNT_EXACT && count->u.number == 1;
}

/* The count of "2 trebuchets"; one of a thing needs no slot. False where the number has nowhere to go. */
static bool offer_count(struct reader *r, struct offer *o)
{
	int slot = reader_count_slot(r);
	if (!r->parts.count)
		return true;
	if (slot < 0)
		return is_one(r->parts.count);
	offer_number(o, reader_slot(r, (unsigned)slot), (unsigned)slot, r->parts.count);
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
	const bool ends_in_s = str_ends(str_c(n->name), STR("s")); /* "fortres" is one fortress */
	return !known && !ends_in_s && text.n && (text.p[text.n - 1] | 32) == 's';
}

static void offer_head(struct reader *r, unsigned slot, int32_t id)
{
	struct offer *o = reader_offer(r);
	if (!o)
		return;
	offer_take(o, slot, HOW_EXACT, r->parts.head->at, id);
	if (reader_slot(r, slot)->what == NOUN_THING && !r->parts.count)
		o->flags |= SENSE_UNCOUNTED;
	if (!r->parts.count && is_plural(r, reader_slot(r, slot)->what, id))
		o->flags |= SENSE_PLURAL;
	if (!offer_count(r, o))
		r->nmade--;
}

/* Where a verb counts units and has no slot for their kind, the word says nothing that its count does not. */
static void offer_bare_unit(struct reader *r)
{
	if (r->parts.head->kind != TERM_UNIT || !r->parts.count || reader_count_slot(r) < 0 ||
	    verb_takes(r->verb, NOUN_UNIT) || verb_takes(r->verb, NOUN_THING))
		return;
	offer_count(r, reader_offer(r));
}

static bool has_own_slot(const struct reader *r)
{
	for (unsigned i = 0; i < r->nslots; i++)
		if (reader_slot(r, i)->what >= NOUN_OWN)
			return true;
	return false;
}

/* "the unit in Osaka", "army Osaka": which one it is, the name beside it says. */
static void offer_described_unit(struct reader *r)
{
	if (r->parts.head->kind == TERM_UNIT && !r->parts.count && has_own_slot(r) && !verb_takes(r->verb, NOUN_UNIT) &&
	    !verb_takes(r->verb, NOUN_THING))
		reader_offer_word(r);
}

static void read_head(struct reader *r)
{
	const struct nouns nouns = r->parts.head->u.nouns;
	for (unsigned i = 0; i < r->nslots; i++)
		for (uint32_t k = 0; k < nouns.n; k++)
			if (slot_admits(reader_slot(r, i), nouns.at[k]))
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
		unsigned n = fitting(r, reader_slot(r, i), r->parts.single, &noun);
		if (!n)
			continue;
		struct offer *o = reader_offer(r);
		offer_take(o, i, HOW_EXACT, r->parts.single->at, noun.id);
		if (n > 1 || is_stump(r))
			offer_fault(o, FAULT_AMBIGUOUS, i, r->parts.single);
	}
}

static bool is_name_class(noun_class what)
{
	return what == NOUN_AREA || what == NOUN_REGION || what == NOUN_SEAT || what == NOUN_COLOUR ||
	       what == NOUN_OPTION || what == NOUN_THING;
}

struct offer *reader_offer_unknown(struct reader *r, unsigned slot)
{
	const struct term *t = r->parts.single;
	const int32_t rgb = reader_slot(r, slot)->what == NOUN_COLOUR ? colour_find(t->u.text) : -1;
	struct offer *o = reader_offer(r);
	offer_take(o, slot, HOW_EXACT, t->at, rgb);
	if (rgb < 0)
		offer_fault(o, FAULT_UNKNOWN, slot, t);
	return o;
}

/* A word nobody knows where a name could stand. */
static void read_unknown(struct reader *r)
{
	for (unsigned i = 0; i < r->nslots; i++) {
		if (!is_name_class(reader_slot(r, i)->what))
			continue;
		struct offer *o = reader_offer_unknown(r, i);
		if (o && o->fault.kind && (r->phrase->role == ROLE_BARE || r->phrase->role == ROLE_UNKNOWN)) {
			o->flags |= SENSE_BARE;
			o->price = reader_slot(r, i)->min; /* rather a word too many than the one needed */
		}
	}
}

/* ---- texts -------------------------------------------------------------------------------------- */

static void offer_text(struct reader *r, unsigned slot, const struct term *text)
{
	text_id id = text_intern(r->task->view->state, text->u.text);
	offer_take(reader_offer(r), slot, HOW_EXACT, text->at, id);
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
		if (reader_slot(r, i)->what == what)
			offer_text(r, i, r->parts.single);
}

/* ---- pronouns ----------------------------------------------------------------------------------- */

static void offer_place(struct reader *r, unsigned slot, const struct arg *place)
{
	struct offer *o = reader_offer(r);
	offer_take(o, slot, HOW_EXACT, r->parts.single->at, place->value);
	if (o)
		o->price = PRICE_POINTED;
}

/* Where the clause before ended; what leaves from there may as well leave from where that did, if it was led to no place. */
static void offer_there(struct reader *r)
{
	const struct sense *before = r->clause->before;
	const struct arg *place = before ? sense_last_place(before) : NULL,
			 *start = before ? sense_start(before) : NULL;
	const bool onward = r->clause->onward && r->clause->item->phrase == r->phrase;
	for (unsigned i = 0; place && i < r->nslots; i++) {
		if (reader_slot(r, i)->what != NOUN_AREA)
			continue;
		offer_place(r, i, place);
		if (start && start != place && !onward && slot_takes_freely(reader_slot(r, i), ROLE_FROM))
			offer_place(r, i, start);
	}
}

static void copy_class(struct reader *r, struct offer *o, noun_class what)
{
	const struct sense *before = r->clause->before;
	const struct verb *v = task_verb(r->task, before->verb);
	for (unsigned i = 0; i < before->nargs; i++) {
		const struct arg *a = &before->args[i];
		for (unsigned s = 0; v->slots[a->slot].what == what && s < r->nslots; s++)
			if (slot_admits(reader_slot(r, s), (struct noun){ what, a->value })) {
				offer_take(o, s, a->how, r->parts.single->at, a->value);
				return;
			}
	}
}

/* Units just named: as many, of that kind, from where they are now. */
static void offer_them(struct reader *r)
{
	if (!r->clause->before || r->clause->before->missing || r->clause->before->fault.kind)
		return;
	struct offer *o = reader_offer(r);
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
		if (reader_slot(r, i)->what == NOUN_SEAT && r->task->view->seat != SEAT_NONE)
			offer_take(reader_offer(r), i, HOW_EXACT, r->parts.single->at, r->task->view->seat);
}

/* "Nara to Kyoto, Osaka supports it": where a place stands for who is there, who has gone is no place. */
static bool names_units(const struct reader *r)
{
	for (unsigned i = 0; i < r->nslots; i++)
		if (reader_slot(r, i)->flags & SLOT_OR_NEXT)
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
