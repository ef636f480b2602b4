/* refuted: see refuted.h. */
#include "verdict/refuted.h"

#include <stdlib.h>
#include <string.h>

#include "bind/diagnose.h"
#include "bind/phrase.h"
#include "order/roles.h"
#include "verdict/fill.h"
#include "verdict/guess.h"

/* The two places of an order that goes from one to another, by their arguments. */
struct march {
	unsigned a, b;
};

static bool is_march(const struct task *t, const struct command *c, struct march *out)
{
	const struct slot *slots = task_verb(t, c->verb)->slots;
	unsigned n = 0, at[2] = { 0 };
	for (unsigned i = 0; i < c->nargs; i++)
		if (slots[c->arg[i].slot].what == NOUN_AREA && n++ < 2)
			at[n - 1] = i;
	*out = (struct march){ at[0], at[1] };
	return n == 2 && c->arg[at[0]].slot != c->arg[at[1]].slot;
}

static bool names(const struct phrase *p, area_id area)
{
	for (uint32_t i = 0; names_area(p) && i < p->terms->u.nouns.n; i++)
		if (p->terms->u.nouns.at[i].what == NOUN_AREA && p->terms->u.nouns.at[i].id == area)
			return true;
	return false;
}

static bool takes_role(const struct slot *slot, unsigned role)
{
	const struct mark *m = slot->marks;
	while (m->role != MARK_LAST && m->role != role)
		m++;
	return m->role != MARK_LAST;
}

/* Nothing that is said before the place speaks against it: "from Osaka" is not where it goes. */
static bool may_be(const struct line *line, struct span at, area_id area, const struct slot *slot)
{
	const struct reading *r = line->readings;
	for (size_t i = 0; r && i < r->nphrases; i++) {
		const struct phrase *p = &r->phrases[i];
		const bool there = p->at.from >= at.from && p->at.to <= at.to;
		if (there && names(p, area) && p->role != ROLE_BARE && p->role != ROLE_IN && !takes_role(slot, p->role))
			return false;
	}
	return true;
}

/* Each time the place is said it is where something comes from, and that is no place for this. */
static bool is_left_there(const struct reading *r, area_id area, const struct slot *slot)
{
	bool left = false;
	for (size_t i = 0; i < r->nphrases; i++) {
		const struct phrase *p = &r->phrases[i];
		if (!names(p, area))
			continue;
		if (p->role != ROLE_FROM || takes_role(slot, p->role))
			return false;
		left = true;
	}
	return left;
}

bool refuted_by_marks(const struct task *t, const struct line *line, const struct command *c)
{
	const struct slot *slots = task_verb(t, c->verb)->slots;
	for (unsigned i = 0; line->readings && i < c->nargs; i++)
		if (slots[c->arg[i].slot].what == NOUN_AREA &&
		    is_left_there(line->readings, c->arg[i].value, &slots[c->arg[i].slot]))
			return true;
	return false;
}

/* Where from and where to change places; NULL: the words say which is which. */
static const struct command *turned(const struct task *t, const struct line *line, const struct command *c)
{
	const struct slot *slots = task_verb(t, c->verb)->slots;
	struct march m;
	if (!is_march(t, c, &m))
		return NULL;
	const struct arg a = c->arg[m.a], b = c->arg[m.b];
	if (!may_be(line, line->at, a.value, &slots[b.slot]) || !may_be(line, line->at, b.value, &slots[a.slot]))
		return NULL;
	struct command *out = command_copy(c, t->keep);
	out->arg[m.a].value = b.value;
	out->arg[m.b].value = a.value;
	return out;
}

/* The slot of a deed for what another has by that name; where `any`, the one of its kind that is left. -1: it has none. */
static int slot_for(const struct verb *v, const struct slot *of, unsigned used, bool any)
{
	int found = -1, n = 0;
	for (unsigned i = 0; i < verb_slots(v); i++) {
		if (used >> i & 1 || v->slots[i].what != of->what || (!any && strcmp(v->slots[i].name, of->name) != 0))
			continue;
		found = (int)i;
		n++;
	}
	return n == 1 ? found : -1;
}

static bool lacks_any(const struct verb *v, unsigned used)
{
	for (unsigned i = 0; i < verb_slots(v); i++)
		if (v->slots[i].min && !(used >> i & 1))
			return true;
	return false;
}

static int by_slot(const void *a, const void *b)
{
	return ((const struct arg *)a)->slot - ((const struct arg *)b)->slot;
}

/* What it names, of another deed; NULL: that does not take all of it, or needs more. */
static const struct command *by_deed(const struct task *t, const struct line *line, struct span at,
				     const struct command *c, verb_id verb)
{
	const struct slot *slots = task_verb(t, c->verb)->slots;
	const struct verb *v = task_verb(t, verb);
	struct command *out = command_copy(c, t->keep);
	unsigned used = 0, placed = 0;
	for (int any = 0; any < 2; any++)
		for (unsigned i = 0; i < c->nargs; i++) {
			const int k = placed >> i & 1 ? -1 : slot_for(v, &slots[c->arg[i].slot], used, any);
			if (k < 0)
				continue;
			out->arg[i].slot = (uint8_t)k;
			used |= 1U << k;
			placed |= 1U << i;
			if (v->slots[k].what == NOUN_AREA && !may_be(line, at, c->arg[i].value, &v->slots[k]))
				return NULL;
		}
	if (placed + 1U != 1U << c->nargs || lacks_any(v, used))
		return NULL;
	out->verb = verb;
	qsort(out->arg, out->nargs, sizeof *out->arg, by_slot);
	return out;
}

/* The deed is said there in the word of its own name. */
static bool is_named(const struct task *t, const struct line *line, struct span at, verb_id verb)
{
	const struct reading *r = line->readings;
	for (size_t i = 0; r && i < r->nphrases; i++) {
		const struct phrase *p = &r->phrases[i];
		for (uint32_t k = 0; p->role == ROLE_VERB && k < p->terms->u.nouns.n; k++)
			if (p->at.from >= at.from && p->at.to <= at.to && p->terms->u.nouns.at[k].id == verb &&
			    task_names_deed(t, p->terms))
				return true;
	}
	return false;
}

/* The one other deed that the rules would take; NULL: none, or several. */
static const struct command *other_deed(struct task *t, const struct line *line, const struct command *c)
{
	const struct command *found = NULL;
	for (verb_id v = 0; v < t->binder->game->nverbs; v++) {
		const struct command *o = v != c->verb && set_has(&t->scope->admitted, v)
						  ? by_deed(t, line, line->at, c, v)
						  : NULL;
		if (!o || !fill_takes(t, o))
			continue;
		if (found)
			return NULL;
		found = o;
	}
	return found;
}

static const struct command *next_likeliest(struct task *t, const struct line *line, const struct command *c)
{
	struct march m;
	if (c->rider || !is_march(t, c, &m) || fill_takes(t, c))
		return NULL;
	const struct command *o = turned(t, line, c);
	if (o && fill_takes(t, o))
		return o;
	return is_named(t, line, line->at, c->verb) ? NULL : other_deed(t, line, c);
}

/* "Send them into Ohio", which is yellow's: what was read is unlawful, and another deed that such words may mean is not. */
static const struct command *meant_instead(struct task *t, const struct line *line, const struct binding *b)
{
	struct march m;
	const struct command *c = b->command;
	if (b->verdict != VERDICT_ACCEPTED || b->untimely || c->rider || !is_march(t, c, &m) ||
	    is_named(t, line, line->at, c->verb) || fill_takes(t, c))
		return NULL;
	return other_deed(t, line, c);
}

static void ask_instead(struct task *t, struct binding *b, const struct command *c)
{
	const struct command **guess = ARENA_ARRAY(t->keep, const struct command *, 1);
	struct diags diags;
	*guess = c;
	if (b->verdict == VERDICT_ACCEPTED) {
		diags_init(&diags, t->keep);
		diagnose_deedless(&diags, b->at);
		*b = (struct binding){ .at = b->at, .verdict = VERDICT_REFUSED, .verb = VERB_NONE };
		b->diags = diags.list.at;
		b->ndiags = diags.list.n;
	}
	b->guess = guess;
	b->nguess = 1;
	guess_suggest(t, b);
}

/* ---- when its turn comes ------------------------------------------------------------------------- */

/* A place that it is done to, or leads to. */
static bool is_aim(const struct task *t, const struct command *c, unsigned i)
{
	const struct slot *slot = &task_verb(t, c->verb)->slots[c->arg[i].slot];
	return slot->what == NOUN_AREA && !takes_role(slot, ROLE_FROM);
}

/* Another order of the line leads there: it may make way for this one, which the rules cannot see here. */
static bool leads_there(const struct task *t, const struct command *of, const struct command *c)
{
	if (of->verb == c->verb) /* what is refused for the one is for the other */
		return false;
	for (unsigned i = 0; i < of->nargs; i++)
		for (unsigned k = 0; k < c->nargs; k++)
			if (is_aim(t, of, i) && is_aim(t, c, k) && of->arg[i].value == c->arg[k].value)
				return true;
	return false;
}

static bool others_lead_there(const struct task *t, const struct binding *list, size_t n, const struct command *c)
{
	for (size_t i = 0; i < n; i++) {
		if (list[i].command && list[i].command != c && leads_there(t, list[i].command, c))
			return true;
		for (size_t k = 0; k < list[i].nguess; k++)
			if (list[i].guess[k] != c && leads_there(t, list[i].guess[k], c))
				return true;
	}
	return false;
}

/* The one other deed of now that takes all that it names; NULL: none, or several. */
static const struct command *same_by_deed(struct task *t, const struct line *line, struct span at,
					  const struct command *c)
{
	const struct command *found = NULL;
	struct march m;
	if (c->rider || !is_march(t, c, &m) || is_named(t, line, at, c->verb))
		return NULL;
	for (verb_id v = 0; v < t->binder->game->nverbs; v++) {
		const struct command *o = v != c->verb && set_has(&t->scope->admitted, v) ? by_deed(t, line, at, c, v)
											  : NULL;
		if (o && found)
			return NULL;
		found = o ? o : found;
	}
	return found;
}

/* "12 in Alabama, then Alabama on to Mississippi": of several orders the first may make way for the next, so what each would be by
 * another deed is handed on, and asked about when the rules refuse it. */
static void hand_on(struct task *t, const struct line *line, struct binding *list, size_t n)
{
	for (size_t i = 0; i < n; i++) {
		struct binding *b = &list[i];
		const bool done = b->verdict == VERDICT_ACCEPTED && !b->untimely;
		const struct span at =
			done ? b->at : line->at; /* "then 1 from Ohio to Utah": the deed before it is not its own */
		const size_t k = done ? 1 : b->verdict == VERDICT_REFUSED && !b->leave ? b->nguess : 0;
		const struct command **instead = ARENA_ARRAY(t->keep, const struct command *, k + 1);
		bool any = false;
		for (size_t j = 0; j < k; j++) {
			const struct command *c = done ? b->command : b->guess[j];
			instead[j] = others_lead_there(t, list, n, c) ? NULL : same_by_deed(t, line, at, c);
			any |= instead[j] != NULL;
		}
		b->instead = any ? instead : NULL;
	}
}

void refuted_give_way(struct task *t, const struct line *line, struct binding *list, size_t n)
{
	if (!row_count(t->view->state, TABLE_GAME))
		return;
	struct binding *b = list;
	const bool guessed = b->verdict == VERDICT_REFUSED && b->nguess == 1 && !b->leave;
	const struct command *c = n != 1    ? NULL
				  : guessed ? next_likeliest(t, line, b->guess[0])
					    : meant_instead(t, line, b);
	if (c)
		ask_instead(t, b, c);
	else
		hand_on(t, line, list, n);
}
