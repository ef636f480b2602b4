/*
 * sense: keeping, comparing and completing what a clause may mean.
 */
#include "bind/clause.h"
#include "bind/takes.h"

bool sense_is_complete(const struct sense *m)
{
	return !m->missing && !m->fault.kind;
}

uint32_t sense_cost(const struct sense *m)
{
	return m->price + (uint32_t)__builtin_popcount(m->missing) * PRICE_MISSING;
}

unsigned sense_count(const struct sense *m, unsigned slot)
{
	unsigned n = 0;
	for (unsigned i = 0; i < m->nargs; i++)
		n += m->args[i].slot == slot;
	return n;
}

const struct arg *sense_arg(const struct sense *m, unsigned slot, unsigned k)
{
	for (unsigned i = 0; i < m->nargs; i++)
		if (m->args[i].slot == slot && k-- == 0)
			return &m->args[i];
	return NULL;
}

const struct arg *sense_count_said(const struct sense *m)
{
	for (unsigned i = 0; m->row && i < m->nargs; i++)
		if (m->row->slots[m->args[i].slot].what == NOUN_COUNT)
			return &m->args[i];
	return NULL;
}

const struct arg *sense_last_place(const struct sense *m)
{
	const struct arg *last = NULL, *origin = NULL;
	for (unsigned i = 0; i < m->nargs; i++) {
		const struct slot *s = &m->row->slots[m->args[i].slot];
		if (s->what != NOUN_AREA)
			continue;
		if (slot_takes_freely(s, ROLE_FROM))
			origin = &m->args[i];
		else if (!last || m->args[i].at.from >= last->at.from)
			last = &m->args[i];
	}
	return last ? last : origin;
}

const struct arg *sense_start(const struct sense *m)
{
	const struct arg *origin = NULL, *last = sense_last_place(m);
	for (unsigned i = 0; i < m->nargs; i++) {
		const struct slot *s = &m->row->slots[m->args[i].slot];
		if (&m->args[i] == last && m->roles[i] != ROLE_BARE && m->roles[i] != ROLE_ON &&
		    m->roles[i] != ROLE_AGAINST)
			return NULL;
		if (s->what == NOUN_AREA && slot_takes_freely(s, ROLE_FROM))
			origin = &m->args[i];
	}
	return origin;
}

void sense_add(struct sense *m, struct arg a, uint8_t role)
{
	if (m->nargs == SENSE_ARGS)
		return;
	m->roles[m->nargs] = role;
	m->args[m->nargs++] = a;
}

/* What is said of a slot, or its default. */
static struct arg value_at(const struct sense *s, unsigned slot, unsigned k)
{
	const struct arg *a = sense_arg(s, slot, k);
	if (a)
		return *a;
	return (struct arg){ .value = k || !s->row ? -1 : s->row->slots[slot].def };
}

static bool slot_same(const struct sense *a, const struct sense *b, unsigned slot)
{
	unsigned n = sense_count(a, slot), m = sense_count(b, slot);
	for (unsigned k = 0; k < n || k < m; k++) {
		struct arg x = value_at(a, slot, k), y = value_at(b, slot, k);
		if (x.value != y.value || x.how != y.how)
			return false;
	}
	return true;
}

static bool rider_same(const struct sense *a, const struct sense *b);

static bool same_without_rider(const struct sense *a, const struct sense *b)
{
	if (a->verb != b->verb || a->missing != b->missing || a->fault.kind != b->fault.kind)
		return false;
	for (unsigned slot = 0; a->row && a->row->slots && a->row->slots[slot].name; slot++)
		if (!slot_same(a, b, slot))
			return false;
	return true;
}

static bool rider_same(const struct sense *a, const struct sense *b)
{
	if (!a->rider || !b->rider)
		return a->rider == b->rider;
	return same_without_rider(a->rider, b->rider);
}

bool sense_same(const struct sense *a, const struct sense *b)
{
	return same_without_rider(a, b) && rider_same(a, b);
}

/* "via Nara" leads somewhere: a chain cannot end with it. */
static bool is_open_chain(const struct sense *m, unsigned slot)
{
	unsigned last = ROLE_BARE;
	for (unsigned k = 0; k < m->nargs; k++)
		if (m->args[k].slot == slot)
			last = m->roles[k];
	return last == ROLE_VIA;
}

static bool lacks(const struct sense *m, const struct verb *v, unsigned slot)
{
	const struct slot *s = &v->slots[slot];
	unsigned n = sense_count(m, slot);
	if (s->flags & SLOT_CHAIN && is_open_chain(m, slot))
		return true;
	if (s->flags & SLOT_OR_NEXT && !n && !sense_count(m, slot + 1))
		return true;
	/* "build forts", where one is built if nothing is said: how many? */
	return n < s->min || (!n && s->what == NOUN_COUNT && s->def == 1 && m->flags & SENSE_PLURAL);
}

void sense_find_missing(struct sense *m, const struct verb *v)
{
	m->missing = 0;
	for (unsigned i = 0; v->slots && v->slots[i].name; i++)
		if (lacks(m, v, i))
			m->missing |= 1u << i;
}

void senses_keep(struct senses *list, const struct sense *m)
{
	size_t i = list->n;
	for (size_t k = 0; k < list->n; k++)
		if (sense_same(&list->at[k], m)) {
			if (sense_cost(&list->at[k]) > sense_cost(m))
				list->at[k] = *m; /* order among the few kept is mended below */
			else
				return;
			i = k;
			break;
		}
	if (i == SENSES && sense_cost(&list->at[i - 1]) <= sense_cost(m))
		return;
	if (i == SENSES)
		i--;
	else if (i == list->n)
		list->n++;
	for (; i > 0 && sense_cost(&list->at[i - 1]) > sense_cost(m); i--)
		list->at[i] = list->at[i - 1];
	list->at[i] = *m;
}

/* The name of a coast means its area where no coast can be meant. */
static struct arg settled(const struct task *t, const struct verb *v, struct arg a)
{
	const struct slot *s = &v->slots[a.slot];
	if (s->what == NOUN_AREA && !(s->flags & SLOT_COAST) && a.value >= 0)
		a.value = map_whole(t->binder->game->map, a.value);
	return a;
}

struct command *sense_command(const struct task *t, const struct sense *m)
{
	size_t size = sizeof(struct command) + m->nargs * sizeof(struct arg);
	struct command *c = arena_alloc(t->keep, size, alignof(struct command));
	c->verb = m->verb;
	c->seat = t->view->seat;
	c->player = t->view->player;
	c->call = t->view->call;
	c->line = (uint32_t)source_line_of(t->source, m->at.from);
	c->at = m->at;
	c->rider = m->rider ? sense_command(t, m->rider) : NULL;
	for (unsigned slot = 0; slot < SENSE_SLOTS; slot++)
		for (unsigned i = 0; i < m->nargs; i++)
			if (m->args[i].slot == slot)
				c->arg[c->nargs++] = settled(t, m->row, m->args[i]);
	return c;
}
