/* assign_price: see assign_search.h. */
#include "bind/assign_search.h"

#include "base/utf8.h"
#include "bind/phrase.h"
#include "bind/takes.h"
#include "order/near.h"
#include "order/roles.h"

static bool on_side(const struct search *s, const struct mark *m, size_t i)
{
	if (m->side == SIDE_ANY || (s->clause->verb_at == s->clause->n && !s->clause->ahead))
		return true;
	return m->side == (i < s->clause->verb_at ? SIDE_BEFORE : SIDE_AFTER);
}

unsigned mark_price(const struct search *s, unsigned slot, unsigned role, size_t i)
{
	unsigned best = IMPOSSIBLE;
	for (const struct mark *m = s->verb->slots[slot].marks; m && m->role != MARK_LAST; m++)
		if (m->role == role && on_side(s, m, i) && m->price < best)
			best = m->price;
	return best;
}

/* "attack Utah from Nevada": a verb whose first place is where it leads. */
static bool aims_first(const struct verb *v)
{
	for (const struct slot *slot = v->slots; slot && slot->name; slot++)
		if (slot->what == NOUN_AREA)
			return slot_takes(slot, ROLE_ARROW) && !(slot->flags & SLOT_CHAIN);
	return false;
}

static unsigned bare_names(const struct search *s)
{
	unsigned n = 0;
	for (size_t i = 0; i < s->clause->n; i++) {
		const struct phrase *p = s->clause->item[i].phrase;
		n += p->role == ROLE_BARE && p->nterms && p->terms->kind == TERM_NAME;
	}
	return n;
}

/* "mv" of "move": two letters of it, the first among them. */
static bool abbreviates(struct str word, struct str name)
{
	return word.n == 2 && str_starts_nocase(name, str_sub(word, 0, 1)) &&
	       str_find_char(str_sub(name, 1, name.n), (char)(word.p[1] | 32)) < name.n - 1;
}

/* "send Osaka Kyoto": words behind which a way begins with where it starts. */
static bool leads_away(const struct search *s, struct span at)
{
	return word_is(utf8_fold_name(s->task->arena, source_text(s->task->source, at)), SAYS_ROLE(WAY));
}

/* A verb's own name, or as much of it as is written. */
static bool is_own_name(const struct search *s, const struct term *said, const struct verb *v)
{
	const struct str name = str_c(v->name), word = source_text(s->task->source, said->at);
	if (aims_first(v))
		return false;
	return str_starts_nocase(word, str_sub(name, 0, name.n - (name.n > 3))) || abbreviates(word, name) ||
	       str_starts_nocase(name, word) ||
	       (said->repair == REPAIR_TYPO && near_distance(utf8_fold_name(s->task->arena, word), name, 1) == 1);
}

/* Whether two bare names are a way from the first to the second: "attack Osaka Kyoto" is not as plain as
 * "move Osaka Kyoto". The verb's own name must be said, or none. */
static bool is_plain(const struct search *s)
{
	if (s->clause->verb_at == s->clause->n)
		return true;
	if (aims_first(s->verb))
		return bare_names(s) < 2;
	const struct term *said = s->clause->item[s->clause->verb_at].phrase->terms;
	if (leads_away(s, said->at))
		return true;
	for (uint32_t k = 0; k < said->u.nouns.n; k++)
		if (is_own_name(s, said, task_verb(s->task, said->u.nouns.at[k].id)))
			return true;
	return false;
}

/* Bare names of one class fill the slots in their order. */
static unsigned inversion(const struct search *s, const struct arg *a, unsigned role)
{
	if (role != ROLE_BARE || !is_plain(s))
		return 0;
	for (unsigned k = 0; k < s->now.nargs; k++)
		if (s->now.roles[k] == ROLE_BARE && s->now.args[k].slot > a->slot &&
		    s->verb->slots[s->now.args[k].slot].what == s->verb->slots[a->slot].what)
			return PRICE_INVERTED;
	return 0;
}

static bool is_numbered(const struct search *s, noun_class what)
{
	return what == NOUN_NUMBER || class_has_numbers(s->task->binder->game, what);
}

/* An optional number after a place that no preposition marks is the number of something in it, and stands
 * right behind its name. */
static bool is_part(const struct search *s, unsigned slot)
{
	const struct slot *at = &s->verb->slots[slot];
	const struct mark *m = at->marks;
	while (m && m->role == ROLE_BARE)
		m++;
	return slot && !at->min && is_numbered(s, at->what) && at[-1].what == NOUN_AREA && m && m->role == MARK_LAST;
}

/* No verb stands in its line: it is not said, or is a heading. */
static bool is_unsaid(const struct search *s)
{
	if (s->clause->verb_at == s->clause->n)
		return true;
	const struct phrase *verb = s->clause->item[s->clause->verb_at].phrase, *first = s->clause->item[0].phrase;
	const uint32_t from = verb->at.to;
	uint32_t to = first->at.from;
	for (size_t i = s->clause->verb_at + 1; i < s->clause->n && to <= from; i++)
		to = s->clause->item[i].phrase->at.from;
	const struct str between = from < to ? source_text(s->task->source, (struct span){ from, to }) : STR_NONE;
	return span_is_empty(verb->at) || str_find_char(between, '\n') < between.n;
}

/* "Brazil 1 -> Peru", the only number and no verb: how many, or which of its places? Both cost the same, and are asked about. */
static bool counts_or_numbers(const struct search *s)
{
	unsigned numbers = 0;
	for (size_t i = 0; i < s->clause->n; i++) {
		const struct phrase *p = s->clause->item[i].phrase;
		numbers += item_is_argument(&s->clause->item[i]) && p->terms->kind == TERM_COUNT;
	}
	return numbers == 1 && is_unsaid(s);
}

/* "Brazil 1": a number right behind a name is for the slot after the name's, where that one takes numbers. */
static unsigned detachment(const struct search *s, const struct arg *a, size_t i)
{
	bool adjacent = s->clause->item[i].phrase->flags & PHRASE_ADJACENT && s->now.nargs;
	unsigned next = adjacent ? s->now.args[s->now.nargs - 1].slot + 1u : s->nslots;
	bool taken = next < s->nslots && is_numbered(s, s->verb->slots[next].what);
	if (adjacent && taken && counts_or_numbers(s))
		return next == a->slot || !is_part(s, a->slot) ? 0 : PRICE_DETACHED;
	if (next == a->slot || !(taken || is_numbered(s, s->verb->slots[a->slot].what)))
		return 0;
	return adjacent || is_part(s, a->slot) ? PRICE_DETACHED : 0;
}

bool share_a_class(const struct term *a, const struct term *b)
{
	uint32_t i = 0;
	while (i < a->u.nouns.n && !nouns_have(b->u.nouns, a->u.nouns.at[i].what))
		i++;
	return i < a->u.nouns.n;
}

/* "from Osaka, Nara": a row of names is a list of one slot, and no way from one to the other. */
static bool breaks_row(const struct search *s, const struct arg *a, unsigned role, size_t i)
{
	const struct item *item = s->clause->item;
	unsigned before = i > 1 ? item[i - 1].phrase->role : ROLE_BARE;
	if (role != ROLE_BARE || (before != ROLE_AND && before != ROLE_COMMA) || !s->now.nargs)
		return false;
	const struct term *last = item[i - 2].phrase->terms, *name = item[i].phrase->terms;
	return item_is_argument(&item[i - 2]) && s->now.args[s->now.nargs - 1].slot != a->slot &&
	       last->kind == TERM_NAME && name->kind == TERM_NAME && share_a_class(last, name);
}

/* Behind an alias ("attack") no end of the way is likelier than the other for a bare name, but a lone one is
 * where the way goes. Two names cost the same either way round, and are asked about. */
static unsigned even_price(const struct search *s, const struct arg *a, unsigned role, size_t i, unsigned price)
{
	noun_class what = s->verb->slots[a->slot].what;
	if (role != ROLE_BARE || what != NOUN_AREA || is_plain(s))
		return price;
	for (unsigned slot = 0; slot < s->nslots; slot++) {
		unsigned other = mark_price(s, slot, role, i);
		if (s->verb->slots[slot].what == what && other < IMPOSSIBLE && other > price)
			price = other;
	}
	return price + !slot_takes(&s->verb->slots[a->slot], ROLE_TO);
}

/* "support unit 13 Kyoto": who has been named by number is not named again by a place, if that can be anything else. */
static unsigned named_twice(const struct search *s, const struct arg *a, unsigned role)
{
	return role == ROLE_BARE && a->slot && s->verb->slots[a->slot - 1].flags & SLOT_OR_NEXT &&
			       sense_count(&s->now, a->slot - 1)
		       ? PRICE_NAMED
		       : 0;
}

unsigned offer_price(const struct search *s, const struct offer *o, unsigned role, size_t i)
{
	unsigned price = o->nargs ? IMPOSSIBLE : 0;
	for (unsigned k = 0; k < o->nargs; k++) {
		unsigned p = mark_price(s, o->args[k].slot, role, i);
		if (p < price)
			price = even_price(s, &o->args[k], role, i, p);
	}
	if (price >= IMPOSSIBLE || (o->nargs && breaks_row(s, &o->args[0], role, i)))
		return IMPOSSIBLE;
	if (o->nargs)
		price += inversion(s, &o->args[0], role) + detachment(s, &o->args[0], i) +
			 named_twice(s, &o->args[0], role);
	return price + o->price;
}
