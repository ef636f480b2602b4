/*
 * assign: all arguments of a clause, counts and things as well as places, given
 * to the slots of its verb by depth-first search over the marks. The marks'
 * prices and the order of the phrases are all there is: verb first, verb last,
 * subject first and target first need nothing of their own.
 */
#include "bind/assign_search.h"

#include "bind/lexicon.h"
#include "bind/phrase.h"
#include "bind/takes.h"
#include "world/record.h"

/* A clause of more items is left over from its end: people do not write such clauses. */
enum { CLAUSE_ITEMS = 40 };

static void walk(struct search *s, size_t i);

/* ---- one offer ---------------------------------------------------------------------------------- */

static bool repeats(const struct sense *m, const struct arg *a)
{
	for (unsigned k = 0; k < sense_count(m, a->slot); k++)
		if (sense_arg(m, a->slot, k)->value == a->value && sense_arg(m, a->slot, k)->how == a->how)
			return true;
	return false;
}

/* "on to", "onwards to": the one sign by which a chain goes on across an "and". */
static bool goes_on(const struct search *s, size_t i)
{
	const struct phrase *p = s->clause->item[i].phrase;
	unsigned before = i ? s->clause->item[i - 1].phrase->role : ROLE_BARE;
	if (before != ROLE_AND && before != ROLE_COMMA)
		return true;
	return str_starts_nocase(source_text(s->task->source, p->mark), STR("on"));
}

/* "2 on to Nara", "2 back to Osaka": from where they are by then. */
static bool is_onward(const struct search *s, size_t i)
{
	struct str mark = source_text(s->task->source, s->clause->item[i].phrase->mark);
	return str_starts_nocase(mark, STR("on ")) || str_starts_nocase(mark, STR("onward")) ||
	       str_starts_nocase(mark, STR("back"));
}

/* A chain is written with signs all along: a bare name beside a "to" is none of its links. */
static bool links(const struct search *s, unsigned slot, unsigned role)
{
	for (unsigned k = 0; k < s->now.nargs; k++)
		if (s->now.args[k].slot == slot && s->now.roles[k] == ROLE_BARE)
			return false;
	return role == ROLE_TO || role == ROLE_ARROW || role == ROLE_VIA;
}

static bool has_room(const struct search *s, const struct arg *a, unsigned role, size_t i)
{
	const struct slot *slot = &s->verb->slots[a->slot];
	unsigned n = sense_count(&s->now, a->slot);
	if (n >= slot->max)
		return false;
	if (n && slot->flags & SLOT_CHAIN)
		return links(s, a->slot, role) && goes_on(s, i);
	return true;
}

static bool take_args(struct search *s, const struct offer *o, unsigned role, size_t i)
{
	for (unsigned k = 0; k < o->nargs; k++) {
		const struct arg *a = &o->args[k];
		if (has_room(s, a, role, i))
			sense_add(&s->now, *a, (uint8_t)role);
		else if (!s->clause->item[i].bracketed || !repeats(&s->now, a))
			return false;
	}
	return true;
}

/* What is known but cannot be used is asked about rather than read in a dearer way; what is unknown may be a slip. */
static unsigned fault_price(const struct fault *f)
{
	return f->kind == FAULT_NONE ? 0 : f->kind == FAULT_UNKNOWN ? PRICE_FAULT : PRICE_MISSING;
}

static bool try_offer(struct search *s, const struct offer *o, unsigned role, size_t i)
{
	unsigned price = offer_price(s, o, role, i);
	if (price >= IMPOSSIBLE)
		return false;
	const uint8_t nargs = s->now.nargs, flags = s->now.flags;
	const uint32_t paid = s->now.price;
	const struct fault fault = s->now.fault;
	bool fits = take_args(s, o, role, i);
	if (fits) {
		s->now.price += price + fault_price(&o->fault);
		s->now.flags |= o->flags | (role == ROLE_TO && is_onward(s, i) ? SENSE_CARRIED : 0);
		if (o->fault.kind && !s->now.fault.kind)
			s->now.fault = o->fault;
		walk(s, i + 1);
	}
	s->now.nargs = nargs;
	s->now.flags = flags;
	s->now.price = paid;
	s->now.fault = fault;
	return fits;
}

/* ---- one item ----------------------------------------------------------------------------------- */

/* After "and" or a comma a bare argument may stand as the one before it did: "from Osaka and Nara". */
static unsigned inherited_role(const struct search *s, size_t i)
{
	unsigned role = item_role(&s->clause->item[i]);
	unsigned before = i ? s->clause->item[i - 1].phrase->role : ROLE_BARE;
	if (role != ROLE_BARE || !s->now.nargs || (before != ROLE_AND && before != ROLE_COMMA))
		return role;
	return s->now.roles[s->now.nargs - 1];
}

static const struct offers *offers_of(struct search *s, size_t i)
{
	if (!s->offers[i])
		s->offers[i] = value_offers(s->task, s->clause, s->clause->item[i].phrase);
	return s->offers[i];
}

/* "siege Osaka -> Kyoto": with a verb said, what an arrow or a "to" leads away from is where the way begins. */
static bool leads_on(const struct search *s, size_t i)
{
	const struct item *item = s->clause->item;
	if (i + 1 >= s->clause->n || s->clause->verb_at == s->clause->n || item[i].phrase->terms->kind != TERM_NAME)
		return false;
	unsigned next = item_role(&item[i + 1]);
	return next == ROLE_ARROW || (next == ROLE_TO && item_is_argument(&item[i + 1]));
}

/* "Bob in Aichi": where the owner of the target is, is the target. */
static bool follows_owner(const struct search *s)
{
	return s->now.nargs && s->verb->slots[s->now.args[s->now.nargs - 1].slot].flags & SLOT_OWNER_REMARK;
}

/* How an item may stand besides as it is written. */
static unsigned other_role(const struct search *s, size_t i)
{
	unsigned role = item_role(&s->clause->item[i]);
	if (role == ROLE_IN && follows_owner(s))
		return ROLE_AGAINST;
	if (role == ROLE_BARE && leads_on(s, i))
		return ROLE_FROM;
	return inherited_role(s, i);
}

static bool try_argument(struct search *s, size_t i)
{
	const struct offers *o = offers_of(s, i);
	unsigned role = item_role(&s->clause->item[i]), other = other_role(s, i);
	bool any = false;
	for (size_t k = 0; k < o->n && s->clause->row_role; k++)
		any |= try_offer(s, &o->at[k], s->clause->row_role, i);
	if (any)
		return true;
	for (size_t k = 0; k < o->n; k++) {
		any |= try_offer(s, &o->at[k], role, i);
		if (other != role)
			any |= try_offer(s, &o->at[k], other, i);
	}
	return any;
}

/* The item is not accounted for. */
static void leave(struct search *s, size_t i)
{
	const struct fault fault = s->now.fault;
	const struct phrase *p = s->clause->item[i].phrase;
	if (s->now.fault.kind != FAULT_LEFT)
		s->now.fault = (struct fault){ .kind = FAULT_LEFT, .at = p->at, .term = phrase_word(p) };
	s->now.price += PRICE_LEFT;
	walk(s, i + 1);
	s->now.price -= PRICE_LEFT;
	s->now.fault = fault;
}

/* A verb's name as an argument, or a second word for the clause's own verb. */
static bool try_verb(struct search *s, size_t i)
{
	const struct nouns nouns = s->clause->item[i].phrase->terms->u.nouns;
	bool any = false;
	for (uint32_t k = 0; k < nouns.n; k++) {
		for (unsigned slot = 0; slot < s->nslots; slot++) {
			if (s->verb->slots[slot].what != NOUN_VERB)
				continue;
			struct offer o = { .nargs = 1 };
			o.args[0] = (struct arg){ .slot = (uint8_t)slot,
						  .at = s->clause->item[i].phrase->at,
						  .value = nouns.at[k].id };
			any |= try_offer(s, &o, ROLE_BARE, i);
		}
		bool field = nouns.at[k].id == s->clause->verb && s->clause->item[i].phrase->flags & PHRASE_COLON;
		if (field || task_verb(s->task, nouns.at[k].id)->flags & VERB_PARTICLE) {
			walk(s, i + 1);
			return true;
		}
	}
	return any;
}

/* ---- texts to the end --------------------------------------------------------------------------- */

/* Where a text beginning at item i ends: at a comma, or nowhere. */
static size_t text_end(const struct search *s, const struct slot *slot, size_t i)
{
	size_t end = i;
	while (end < s->clause->n && (slot->flags & SLOT_REST || s->clause->item[end].phrase->role != ROLE_COMMA))
		end++;
	return end;
}

static struct str text_between(const struct search *s, uint32_t from, uint32_t to)
{
	struct str text = str_trim(source_text(s->task->source, (struct span){ from, to }));
	while (text.n && strchr(".,;", text.p[text.n - 1]))
		text = str_trim(str_sub(text, 0, text.n - 1));
	return text;
}

static bool try_text_slot(struct search *s, unsigned slot, size_t i)
{
	const struct slot *row = &s->verb->slots[slot];
	const struct phrase *p = s->clause->item[i].phrase;
	/* to the end of the line anything is text; a shorter one needs its preposition, or its opener */
	unsigned role = p->role < ROLE_ARGUMENTS ? p->role : ROLE_BARE;
	if (slot_opener(row).n || (role == ROLE_BARE && !(row->flags & SLOT_REST)))
		return false;
	size_t end = text_end(s, row, i);
	uint32_t from = p->mark.to > p->mark.from ? p->mark.to : p->at.from;
	uint32_t to = row->flags & SLOT_REST ? s->task->line.to : s->clause->item[end - 1].phrase->at.to;
	struct str text = text_between(s, from, to);
	struct offer o = { .nargs = 1, .price = 1 };
	o.args[0] = (struct arg){ .slot = (uint8_t)slot,
				  .at = { from, to },
				  .value = text.n ? text_intern(s->task->view->state, text) : TEXT_NONE };
	unsigned price = offer_price(s, &o, role, i);
	if (!text.n || price >= IMPOSSIBLE || !has_room(s, &o.args[0], role, i))
		return false;
	sense_add(&s->now, o.args[0], (uint8_t)role);
	s->now.price += price;
	walk(s, end);
	s->now.price -= price;
	s->now.nargs--;
	return true;
}

static bool try_texts(struct search *s, size_t i)
{
	bool any = false;
	for (unsigned slot = 0; slot < s->nslots; slot++) {
		noun_class what = s->verb->slots[slot].what;
		if (what == NOUN_TEXT || (what == NOUN_WHEN && s->verb->slots[slot].flags & SLOT_REST))
			any |= try_text_slot(s, slot, i);
	}
	return any;
}

/* ---- riders ------------------------------------------------------------------------------------- */

static bool rides(const struct slot *slot, const struct task *t, verb_id id, bool spoken)
{
	if (!spoken && !(task_verb(t, id)->flags & VERB_IMPLICIT))
		return false;
	for (const int32_t *only = slot->only; only && *only != -1; only++)
		if (*only == id)
			return true;
	return !slot->only;
}

static void take_rider(struct search *s, unsigned slot, size_t i, size_t end, const struct senses *found,
		       unsigned price)
{
	for (size_t k = 0; k < found->n; k++) {
		if (!sense_is_complete(&found->at[k]))
			continue;
		struct sense *rider = ARENA_NEW(s->task->arena, struct sense);
		*rider = found->at[k];
		rider->at = span_join(s->clause->item[i].phrase->at, s->clause->item[end - 1].phrase->at);
		struct arg a = { .slot = (uint8_t)slot, .at = rider->at, .value = rider->verb };
		sense_add(&s->now, a, ROLE_BARE);
		s->now.rider = rider;
		s->now.price += price + rider->price;
		walk(s, end);
		s->now.price -= price + rider->price;
		s->now.rider = NULL;
		s->now.nargs--;
	}
}

static void try_rider_verb(struct search *s, unsigned slot, struct clause *c, size_t i, unsigned price)
{
	struct senses found = { .n = 0 };
	if (!rides(&s->verb->slots[slot], s->task, c->verb, c->verb_at < c->n))
		return;
	assign(s->task, c, &found);
	take_rider(s, slot, i, i + c->n, &found, price);
}

/* "strike the teal army in France": a second part that may be left out and names no deed is one behind a sign, or "and", only. */
static bool is_set_apart(const struct search *s, unsigned slot, size_t i)
{
	return s->verb->slots[slot].min || (i && parts_clauses(s->clause->item[i - 1].phrase));
}

static void try_rider_range(struct search *s, unsigned slot, size_t i, size_t end, unsigned price)
{
	struct clause c = { .item = s->clause->item + i, .n = end - i, .rider = true, .before = s->clause->before };
	for (c.verb_at = 0; c.verb_at < c.n; c.verb_at++)
		if (item_is_verb(&c.item[c.verb_at]))
			break;
	if (c.verb_at < c.n) {
		const struct nouns nouns = c.item[c.verb_at].phrase->terms->u.nouns;
		for (uint32_t k = 0; k < nouns.n; k++) {
			c.verb = nouns.at[k].id;
			try_rider_verb(s, slot, &c, i, price);
		}
		return;
	}
	for (c.verb = 0; is_set_apart(s, slot, i) && c.verb < s->task->binder->game->nverbs; c.verb++)
		try_rider_verb(s, slot, &c, i, price);
}

static void try_riders(struct search *s, size_t i)
{
	if (s->clause->rider || s->now.rider)
		return;
	for (unsigned slot = 0; slot < s->nslots; slot++) {
		if (s->verb->slots[slot].what != NOUN_COMMAND)
			continue;
		unsigned role = s->clause->item[i].phrase->role;
		unsigned price = mark_price(s, slot, role == ROLE_VERB ? ROLE_BARE : role, i);
		size_t last = i < s->clause->verb_at && s->clause->verb_at < s->clause->n ? s->clause->verb_at
											  : s->clause->n;
		for (size_t end = last; price < IMPOSSIBLE && end > i; end--)
			try_rider_range(s, slot, i, end, price);
	}
}

/* ---- the search --------------------------------------------------------------------------------- */

/* "3 and the catapult": a number that stands alone does not count a thing that stands elsewhere. */
static bool has_loose_count(const struct sense *m)
{
	const unsigned both = SENSE_UNCOUNTED | SENSE_LOOSE;
	return (m->flags & both) == both;
}

/* None of the class has that number, and some have one. */
static bool is_nobodys(const struct task *t, noun_class what, int32_t number)
{
	const struct class_row *c = t->binder->game->rules->classes;
	const struct schema *schema = t->binder->game->schema;
	bool found = false;
	while (c && c->name && c->what != what)
		c++;
	const table_id id = c && c->name ? table_by_name(schema, str_c(c->name), &found) : 0;
	const size_t n = found ? row_count(t->view->state, id) : 0;
	for (size_t i = 0; i < n; i++)
		if (field_get(&schema->tables[id]->fields[0], row_at(t->view->state, id, i)) == number)
			return false;
	return n > 0;
}

/* "Osaka 2 Himeji": a number beside the place that says who is meant, and nobody has it. */
static bool numbers_nobody(const struct search *s)
{
	for (unsigned i = 0; i < s->now.nargs; i++) {
		const struct arg *a = &s->now.args[i];
		const struct slot *slot = &s->verb->slots[a->slot];
		if (slot->flags & SLOT_OR_NEXT && sense_count(&s->now, a->slot + 1u) &&
		    is_nobodys(s->task, slot->what, a->value))
			return true;
	}
	return false;
}

static void leave_loose_count(struct search *s)
{
	unsigned k = 0;
	while (s->verb->slots[s->now.args[k].slot].what != NOUN_COUNT)
		k++;
	s->now.fault = (struct fault){ .kind = FAULT_LEFT, .at = s->now.args[k].at };
	s->now.price += PRICE_LEFT;
}

/* "from Nara to Kyoto via Osaka": what is said last lies before the one end of the way. */
static void settle_via(struct search *s)
{
	struct arg *end = NULL;
	for (unsigned k = 0; k < s->now.nargs; k++) {
		struct arg *a = &s->now.args[k];
		if (!(s->verb->slots[a->slot].flags & SLOT_CHAIN))
			continue;
		if (s->now.roles[k] == ROLE_VIA && !end)
			return;
		if (s->now.roles[k] != ROLE_VIA && end)
			return;
		if (s->now.roles[k] != ROLE_VIA) {
			end = a;
			continue;
		}
		const struct arg via = *a;
		*a = *end;
		*end = via;
		s->now.roles[k] = s->now.roles[end - s->now.args];
		s->now.roles[end - s->now.args] = ROLE_VIA;
		end = a;
	}
}

/* "storm it from there": not from where it leads to. */
static bool leads_nowhere(const struct search *s)
{
	for (unsigned i = 0; s->clause->before && i < s->now.nargs; i++)
		for (unsigned k = 0; k < s->now.nargs; k++) {
			const struct arg *from = &s->now.args[i], *to = &s->now.args[k];
			if (k != i && from->value == to->value && s->verb->slots[to->slot].what == NOUN_AREA &&
			    s->verb->slots[from->slot].what == NOUN_AREA &&
			    slot_takes_freely(&s->verb->slots[from->slot], ROLE_FROM))
				return true;
		}
	return false;
}

static void finish(struct search *s)
{
	const struct sense kept = s->now;
	settle_via(s);
	if (numbers_nobody(s)) {
		s->now = kept;
		return;
	}
	if (has_loose_count(&s->now)) {
		if (!s->task->lenient)
			return;
		leave_loose_count(s);
	}
	s->now.price += leads_nowhere(s) ? PRICE_POINTED : 0;
	sense_find_missing(&s->now, s->verb);
	senses_keep(s->out, &s->now);
	s->now = kept;
}

static bool hopeless(const struct search *s)
{
	return s->out->n &&
	       s->now.price > sense_cost(&s->out->at[s->out->n - 1]) + (s->out->n == SENSES ? 0 : PRICE_FAULT);
}

static bool is_of_class(const struct item *item, const struct term *label)
{
	const struct term *name = item->phrase->terms;
	return item_is_argument(item) && name->kind == TERM_NAME && share_a_class(name, label);
}

/* "colour: teal", "the blue player": the word for the class of the name behind it, or before it. */
static bool labels_name(const struct search *s, size_t i)
{
	const struct item *item = s->clause->item;
	const struct phrase *p = item[i].phrase;
	if (!item_is_argument(&item[i]) || p->nterms != 1 || p->terms->kind != TERM_LABEL)
		return false;
	const bool before = i && p->role == ROLE_BARE && !(p->flags & PHRASE_THE);
	return (i + 1 < s->clause->n && is_of_class(&item[i + 1], p->terms)) ||
	       (before && is_of_class(&item[i - 1], p->terms));
}

/* Who writes, and no place of that name. */
static bool is_writer(const struct search *s, const struct phrase *p)
{
	return is_name(p) && !names_area(p) && p->terms->repair == REPAIR_NONE && task_names_player(s->task, p, true);
}

/* "build me a fort", "no attacks from red": where an order is about nobody, it is for whom it is from. */
static bool is_for_me(const struct search *s, size_t i)
{
	const struct phrase *p = s->clause->item[i].phrase;
	const bool me = is_pronoun(p, PRONOUN_ME);
	const bool by = p->role == ROLE_FOR || p->role == ROLE_FROM || p->role == ROLE_BY;
	return ((me && (by || p->role == ROLE_BARE)) || (by && is_writer(s, p))) && !verb_takes(s->verb, NOUN_SEAT) &&
	       i > s->clause->verb_at;
}

static void walk_item(struct search *s, size_t i)
{
	const struct phrase *p = s->clause->item[i].phrase;
	bool any = false;
	if (s->clause->item[i].foreign) {
		if (s->task->lenient)
			leave(s, i);
		return;
	}
	try_riders(s, i);
	if (p->flags & PHRASE_EACH)
		s->now.flags |= SENSE_EACH;
	if (item_is_argument(&s->clause->item[i]))
		any |= try_argument(s, i);
	if (p->role == ROLE_VERB)
		any |= try_verb(s, i);
	any |= try_texts(s, i);
	if (any)
		return;
	if (labels_name(s, i) || is_for_me(s, i))
		walk(s, i + 1);
	else if (s->task->lenient)
		leave(s, i);
}

/* The role by which an item is passed over, or not. */
static unsigned passing_role(const struct search *s, size_t i)
{
	if (i == s->clause->verb_at)
		return ROLE_DESCRIPTION;
	const struct item *item = &s->clause->item[i];
	return item->foreign ? ROLE_UNKNOWN : item->phrase->role;
}

/* "bid + 1": what the sign adds to stands nowhere. */
static bool adds_to_nothing(const struct search *s, size_t i)
{
	const struct phrase *p = s->clause->item[i].phrase;
	return p->role == ROLE_AND && (!i || i - 1 == s->clause->verb_at) && i + 1 < s->clause->n &&
	       str_starts(source_text(s->task->source, p->at), STR("+"));
}

/* "supports that, ...": behind an article a noun is wanted, before what parts phrases there is none. */
static bool points_nowhere(const struct search *s, size_t i)
{
	const struct item *item = &s->clause->item[i];
	return i != s->clause->verb_at && !item->foreign && item->phrase->role == ROLE_DESCRIPTION &&
	       item->phrase->flags & PHRASE_THE && i + 1 < s->clause->n &&
	       s->clause->item[i + 1].phrase->role == ROLE_COMMA;
}

static void walk(struct search *s, size_t i)
{
	if (!task_pay(s->task, 1) || hopeless(s))
		return;
	if (i == s->clause->n) {
		finish(s);
		return;
	}
	if (adds_to_nothing(s, i)) {
		if (s->task->lenient)
			leave(s, i);
		return;
	}
	const uint8_t flags = s->now.flags;
	const uint32_t price = s->now.price;
	s->now.price += points_nowhere(s, i) ? PRICE_DETACHED : 0;
	switch (passing_role(s, i)) {
	case ROLE_EACH:
		s->now.flags |= SENSE_EACH; /* fall through */
	case ROLE_COMMA:
	case ROLE_AND:
	case ROLE_THEN:
	case ROLE_DESCRIPTION:
		walk(s, i + 1);
		break;
	default:
		walk_item(s, i);
		break;
	}
	s->now.flags = flags;
	s->now.price = price;
}

void assign(struct task *t, const struct clause *c, struct senses *out)
{
	struct search s = { .task = t, .clause = c, .verb = task_verb(t, c->verb), .out = out };
	if (c->n > CLAUSE_ITEMS || !task_pay(t, (uint32_t)c->n))
		return;
	s.nslots = verb_slots(s.verb);
	s.now.verb = c->verb;
	s.now.row = s.verb;
	s.offers = ARENA_ARRAY(t->arena, const struct offers *, c->n);
	if (c->n)
		s.now.at = span_join(c->item[0].phrase->at, c->item[c->n - 1].phrase->at);
	walk(&s, 0);
}
