/*
 * share: verbs, places and things that neighbouring clauses have in common.
 */
#include "bind/share.h"
#include "bind/takes.h"

static bool is_thing(const struct slot *s)
{
	return s->what == NOUN_THING || s->what == NOUN_UNIT;
}

/* "build a garrison and a fortress in Kyoto": what is to be done with two things is done where the place is. */
static bool shares_place_of_things(const struct sense *to, const struct slot *s, enum direction direction)
{
	bool thing = false;
	for (unsigned i = 0; i < to->nargs; i++)
		thing |= is_thing(&to->row->slots[to->args[i].slot]) && to->row->slots[to->args[i].slot].min;
	return direction == BACK && s->what == NOUN_AREA && s->min && thing;
}

static bool spreads(const struct slot *s, bool each, uint8_t sep, enum direction direction)
{
	/* what is neither needed nor taken for granted is an instrument: "with a unit" */
	if (is_thing(s))
		return direction == ONWARD && (s->min || s->def != -1);
	if (s->what == NOUN_COUNT)
		return each;
	/* "then" may mean from where they are by then: only the writer knows */
	return s->flags & SLOT_SPREADS && sep != ROLE_THEN;
}

/* Whether the clause brings something for a slot that the other has, too. */
static bool is_parallel(const struct sense *s, const struct sense *other)
{
	for (unsigned i = 0; i < s->nargs; i++)
		if (sense_count(other, s->args[i].slot))
			return true;
	return false;
}

/* Things are shared with their number where it is one; of several, how many go where is to be said. */
static void share_number(const struct verb *v, struct sense *to, const struct sense *from)
{
	for (unsigned slot = 0; v->slots[slot].name; slot++) {
		const struct arg *a = v->slots[slot].what == NOUN_COUNT ? sense_arg(from, slot, 0) : NULL;
		if (!a || sense_count(to, slot))
			continue;
		if (a->how == HOW_EXACT && a->value == 1)
			sense_add(to, (struct arg){ .slot = (uint8_t)slot, .value = 1 }, ROLE_BARE);
		else
			to->missing |= 1u << slot;
	}
}

/* "Place 2 in Brazil and Peru": where one is meant when no number stands, the 2 must not become 2 and 1.
 * A thing of its own means one of it. */
static bool may_lack_number(const struct verb *v, const struct sense *s)
{
	for (unsigned i = 0; i < s->nargs; i++)
		if (is_thing(&v->slots[s->args[i].slot]))
			return false;
	const struct slot *count = verb_first(v, NOUN_COUNT);
	return count && !count->min;
}

static bool is_origin(const struct slot *s)
{
	return s->what == NOUN_AREA && slot_takes(s, ROLE_FROM);
}

/* Gives a clause without a verb of its own what it lacks from its neighbour. */
void share(const struct task *t, struct sense *to, const struct sense *from, uint8_t sep, enum direction direction)
{
	const struct verb *v = task_verb(t, to->verb);
	const uint8_t written = to->nargs;
	bool each = (to->flags | from->flags) & SENSE_EACH;
	bool thing = false;
	if (to->verb != from->verb || !is_parallel(to, from))
		return;
	for (unsigned i = 0; i < from->nargs; i++) {
		struct arg a = from->args[i];
		bool own = false;
		for (unsigned k = 0; k < written; k++)
			own |= to->args[k].slot == a.slot;
		if (own || (!spreads(&v->slots[a.slot], each, sep, direction) &&
			    !shares_place_of_things(to, &v->slots[a.slot], direction)))
			continue;
		if (to->flags & SENSE_CARRIED && is_origin(&v->slots[a.slot]))
			continue;
		/* "and 2 in Nara": which end is it? only what is plain is completed with a place */
		if (v->slots[a.slot].what == NOUN_AREA && to->price)
			continue;
		a.at = (struct span){ 0, 0 };
		thing |= is_thing(&v->slots[a.slot]);
		sense_add(to, a, from->roles[i]);
	}
	sense_find_missing(to, v);
	if (thing || may_lack_number(v, to))
		share_number(v, to, from);
	if (each)
		to->flags |= SENSE_EACH;
}

/* Where "them" are: the place at which the clause before ended. */
void share_place(const struct task *t, struct sense *s, const struct sense *before)
{
	const struct verb *v = task_verb(t, s->verb);
	const struct arg *place = before ? sense_last_place(before) : NULL;
	for (unsigned slot = 0; place && s->flags & SENSE_CARRIED && slot < verb_slots(v); slot++) {
		if (!(s->missing & 1u << slot) || !is_origin(&v->slots[slot]))
			continue;
		sense_add(s, (struct arg){ .slot = (uint8_t)slot, .value = place->value }, ROLE_FROM);
		sense_find_missing(s, v);
		return;
	}
}

/* "spawn 3 and 2 in Kyoto": are the 3 to be in Kyoto, too? */
void share_asks(const struct task *t, struct sense *s, const struct sense *before)
{
	const struct verb *v = task_verb(t, s->verb);
	for (unsigned slot = 0; s->verb == before->verb && v->slots[slot].name; slot++)
		if (v->slots[slot].what == NOUN_AREA && !v->slots[slot].min && sense_count(s, slot) &&
		    !sense_count(before, slot))
			s->missing |= 1u << slot;
}

/* "move 3 ... and 2 ...", "1 - Osaka to Kyoto, 3 units": a number alone says too little to be a clause. */
bool share_is_number(const struct task *t, const struct sense *s)
{
	for (unsigned i = 0; i < s->nargs; i++) {
		const struct slot *slot = &task_verb(t, s->verb)->slots[s->args[i].slot];
		if (slot->what != NOUN_COUNT && (slot->what != NOUN_UNIT || slot->min))
			return false;
	}
	return true;
}

bool share_is_loose(const struct sense *s)
{
	for (unsigned i = 0; i < s->nargs; i++) {
		const struct slot *slot = &s->row->slots[s->args[i].slot];
		if (s->roles[i] == ROLE_BARE && slot->what == NOUN_AREA && !slot_takes_freely(slot, ROLE_BARE))
			return true; /* "attack Utah": the verb's own object stands so as a matter of course */
	}
	return false;
}

/* The next bare place of a sense as it is written, from argument *i on: its slot; -1: no more. */
static int next_bare_place(const struct sense *s, size_t *i)
{
	for (; *i < s->nargs; ++*i)
		if (s->roles[*i] == ROLE_BARE && !span_is_empty(s->args[*i].at) &&
		    s->row->slots[s->args[*i].slot].what == NOUN_AREA)
			return s->args[(*i)++].slot;
	return -1;
}

/* What a number without a word before it counts; -1: none is said. */
static int bare_number(const struct sense *s)
{
	for (size_t i = 0; i < s->nargs; i++) {
		const noun_class what = s->row->slots[s->args[i].slot].what;
		if (s->roles[i] == ROLE_BARE && !span_is_empty(s->args[i].at) &&
		    (what == NOUN_COUNT || what == NOUN_NUMBER))
			return s->args[i].slot;
	}
	return -1;
}

bool share_stands_alike(const struct sense *before, const struct sense *s)
{
	const int number = bare_number(before), own = bare_number(s);
	size_t i = 0, k = 0;
	if (number >= 0 && own >= 0 && number != own)
		return false;
	const int from = next_bare_place(before, &i), to = next_bare_place(before, &i);
	const int first = next_bare_place(s, &k), second = next_bare_place(s, &k);
	return to < 0 || second < 0 || (from == first && to == second);
}
