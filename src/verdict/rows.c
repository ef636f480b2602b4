/* rows: see rows.h. */
#include "verdict/rows.h"

#include "bind/phrase.h"
#include "bind/takes.h"

/* The same path, whose last clause is a copy that may be changed. */
static struct path *with_copy(const struct task *t, const struct path *p, struct sense **copy)
{
	struct path *out = ARENA_NEW(t->arena, struct path);
	*copy = ARENA_NEW(t->arena, struct sense);
	**copy = *p->sense;
	*out = *p;
	out->sense = *copy;
	return out;
}

/* "bid 7" where one auction is open. Verbs that are not said have all they need, so the 7 alone bids nothing. */
static const struct path *with_subject(const struct task *t, const struct path *p)
{
	const struct sense *s = p->sense;
	const int32_t subject = t->scope->subjects && s->row ? t->scope->subjects[s->verb] : -1;
	if (subject < 0 || s->fault.kind || s->missing != 1u << s->row->call_slot)
		return p;
	struct sense *whole;
	struct path *meant = with_copy(t, p, &whole);
	sense_add(whole, (struct arg){ .slot = (uint8_t)s->row->call_slot, .value = subject }, ROLE_BARE);
	sense_find_missing(whole, s->row);
	return meant;
}

/* "I'd like to join the game. Start in Kochi": a verb alone before the same order in full says nothing more. */
static bool is_announced(const struct path *p, const struct path *next)
{
	return next && next->part != p->part && p->said && !p->sense->nargs && p->sense->missing &&
	       !p->sense->fault.kind && next->sense->verb == p->sense->verb && sense_is_complete(next->sense);
}

struct row_list rows_of_path(const struct task *t, const struct path *p)
{
	const struct path **at = ARENA_ARRAY(t->arena, const struct path *, p->nsenses + 1u);
	size_t from = p->nsenses, to = p->nsenses;
	for (; p; p = p->before)
		if (p->sense && !is_announced(p, from < to ? at[from] : NULL))
			at[--from] = with_subject(t, p);
	return (struct row_list){ at + from, to - from };
}

struct row_list rows_of_part(struct row_list all, uint16_t part)
{
	struct row_list out = { all.at, 0 };
	while (all.n && out.at[0]->part != part)
		out.at++, all.n--;
	while (out.n < all.n && out.at[out.n]->part == part)
		out.n++;
	return out;
}

bool row_is_passed(const struct sense *s)
{
	return sense_is_complete(s) || s->fault.kind == FAULT_CHATTER || s->fault.kind == FAULT_STOP;
}

static bool names_a_place(const struct sense *s)
{
	return s->row && sense_last_place(s);
}

static bool orders_nothing(const struct sense *s)
{
	const struct arg *count = sense_count_said(s);
	return count && count->how == HOW_EXACT && !count->value;
}

/* "unit 13": who it is needs no place. */
static bool is_named_else(const struct sense *s, unsigned slot)
{
	return slot && s->row->slots[slot - 1].flags & SLOT_OR_NEXT && sense_count(s, slot - 1);
}

/* "Spawn 3 and build a fortress in Osaka": where the 3 are to be would be a guess. */
static unsigned place_in_doubt(struct row_list rows, const struct sense *s)
{
	bool elsewhere = false;
	for (size_t i = 0; i < rows.n; i++)
		elsewhere |= names_a_place(rows.at[i]->sense);
	for (unsigned slot = 0; elsewhere && s->row && !names_a_place(s) && s->row->slots && s->row->slots[slot].name;
	     slot++)
		if (s->row->slots[slot].what == NOUN_AREA && !orders_nothing(s) && !is_named_else(s, slot))
			return 1u << slot;
	return 0;
}

void rows_doubt_places(struct task *t, struct row_list rows)
{
	for (size_t i = 0; i < rows.n; i++) {
		unsigned missing = place_in_doubt(rows, rows.at[i]->sense);
		if (!missing || !sense_is_complete(rows.at[i]->sense))
			continue;
		struct sense *sense;
		rows.at[i] = with_copy(t, rows.at[i], &sense);
		sense->missing = missing;
	}
}

bool rows_are_clear(struct row_list rows)
{
	for (size_t i = 0; i < rows.n; i++)
		if (!row_is_passed(rows.at[i]->sense))
			return false;
	return true;
}

/* One of them is of that place. */
static bool says_place(const struct sense *s, int64_t place)
{
	for (unsigned k = 0; s->row && k < s->nargs; k++)
		if (s->row->slots[s->args[k].slot].what == NOUN_AREA && s->args[k].value == place)
			return true;
	return false;
}

/* "Angola, army moves from there to Nigeria": a place alone is what the deed beside it is about, and no order of another. */
static bool is_topic(struct row_list rows)
{
	const struct sense *first = rows.n ? rows.at[0]->sense : NULL;
	if (!first || rows.at[0]->said || first->nargs != 1 || !names_a_place(first) || !sense_is_complete(first))
		return false;
	for (size_t i = 1; i < rows.n; i++)
		if (rows.at[i]->sense->verb == first->verb)
			return false;
	return rows.n > 1 && rows.at[1]->said && says_place(rows.at[1]->sense, first->args[0].value);
}

/* "Take the bag of salt and spread it": a thing that is known is not got, by a word that is not the name of that deed. */
static bool is_taken_up(const struct task *t, struct row_list rows)
{
	const struct reading *r = rows.n > 1 ? rows.at[0]->reading : NULL;
	bool the = false, it = false;
	if (!r || !rows.at[0]->said || rows.at[0]->sense->verb == rows.at[1]->sense->verb)
		return false;
	for (size_t i = 0; i < r->nphrases; i++) {
		const struct phrase *p = &r->phrases[i];
		const bool first = p->at.to <= rows.at[0]->sense->at.to;
		if (first && is_verb(p) && task_names_deed(t, p->terms))
			return false;
		the |= first && names_kind(p) && p->flags & PHRASE_THE;
		it |= !first && p->at.to <= rows.at[1]->sense->at.to && is_pronoun(p, PRONOUN_IT);
	}
	return the && it;
}

bool rows_have_topic(const struct task *t, struct row_list rows)
{
	return is_topic(rows) || is_taken_up(t, rows);
}

verb_id rows_verb(struct row_list rows)
{
	const verb_id verb = rows.n && rows.at[0]->sense->row ? rows.at[0]->sense->verb : VERB_NONE;
	for (size_t i = 1; i < rows.n; i++)
		if (rows.at[i]->sense->verb != verb)
			return VERB_NONE;
	return verb;
}

/* What is wrong lies in a word of its own, which stands where it belongs: nothing in it can be about the order
 * beside it. What lacks something may: "move 4 to Kyoto, move only 3". */
static bool is_own_fault(const struct sense *s)
{
	switch (s->fault.kind) {
	case FAULT_NONE:
	case FAULT_UNKNOWN:
	case FAULT_AMBIGUOUS:
	case FAULT_NUMBER:
	case FAULT_NEGATIVE:
		return !s->missing && !(s->flags & SENSE_BARE);
	default:
		return false;
	}
}

bool rows_stand_alone(struct row_list rows)
{
	for (size_t i = 0; i < rows.n; i++)
		if (!rows.at[i]->said || !is_own_fault(rows.at[i]->sense) ||
		    (rows.at[i]->sense->row && verb_takes(rows.at[i]->sense->row, NOUN_COMMAND)))
			return false;
	return true;
}

bool rows_say_again(const struct task *t, struct row_list rows, size_t i)
{
	return i && sense_same(rows.at[i]->sense, rows.at[i - 1]->sense) &&
	       task_verb(t, rows.at[i]->sense->verb)->flags & VERB_ENDS;
}

/* The k-th thing that is said in it, by its place; NULL: it says fewer. */
static const struct arg *said_at(const struct sense *s, size_t k)
{
	for (unsigned i = 0; i < s->nargs; i++) {
		size_t before = 0;
		for (unsigned n = 0; n < s->nargs; n++)
			before += !span_is_empty(s->args[n].at) && s->args[n].at.from < s->args[i].at.from;
		if (!span_is_empty(s->args[i].at) && before == k)
			return &s->args[i];
	}
	return NULL;
}

/* What the one says, a number among it, the other says in the same order, and goes on. */
static bool begins_alike(const struct sense *one, const struct sense *other)
{
	size_t k = 0;
	bool count = false;
	for (const struct arg *a; (a = said_at(one, k)); k++) {
		const struct arg *b = said_at(other, k);
		count |= one->row->slots[a->slot].what == NOUN_COUNT;
		if (!b || one->row->slots[a->slot].what != other->row->slots[b->slot].what)
			return false;
	}
	return k > 1 && count && said_at(other, 0)->at.from <= other->at.from;
}

bool rows_share_verb(struct row_list rows)
{
	for (size_t i = 0; i + 1 < rows.n; i++) {
		const struct path *one = rows.at[i], *next = rows.at[i + 1];
		if (!one->said && next->said && next->sep == ROLE_AND && one->sense->verb != next->sense->verb &&
		    one->sense->row && next->sense->row && begins_alike(one->sense, next->sense))
			return true;
	}
	return false;
}

static bool ends(const struct task *t, const struct sense *s)
{
	return s->fault.kind != FAULT_CHATTER && s->verb != VERB_NONE && task_verb(t, s->verb)->flags & VERB_ENDS;
}

/* "I'm finished, end turn": talk, or an end that says no more than the one beside it. */
static bool says_nothing_more(const struct task *t, struct row_list rows, size_t i)
{
	const struct sense *s = rows.at[i]->sense;
	if (s->fault.kind == FAULT_CHATTER)
		return true;
	return ends(t, s) && !task_says_what_ends(t, s->verb, s->at) && i + 1 < rows.n &&
	       ends(t, rows.at[i + 1]->sense);
}

static size_t next_said(const struct task *t, struct row_list rows, size_t i)
{
	while (i < rows.n &&
	       (says_nothing_more(t, rows, i) || (rows_say_again(t, rows, i) && !says_nothing_more(t, rows, i - 1))))
		i++;
	return i;
}

bool rows_same(const struct task *t, struct row_list a, struct row_list b)
{
	size_t i = next_said(t, a, 0), k = next_said(t, b, 0);
	while (i < a.n && k < b.n && sense_same(a.at[i]->sense, b.at[k]->sense)) {
		i = next_said(t, a, i + 1);
		k = next_said(t, b, k + 1);
	}
	return i == a.n && k == b.n;
}
