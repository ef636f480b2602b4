/* fill: see fill.h. */
#include "verdict/fill.h"

#include "bind/phrase.h"
#include "order/roles.h"

enum { STEPS_A_TRIAL = 8 }; /* the rules look at a sheet of one order */

/* What an order lacks, by its slots; -1: not that. */
struct gap {
	int place, count;
	bool one; /* that count; else all */
};

/* "my new men": all of them; "the Galla men". */
static bool is_definite(const struct path *p, const struct arg *unit)
{
	for (uint32_t i = 0; i < p->reading->nphrases && unit->at.from < unit->at.to; i++) {
		const struct phrase *q = &p->reading->phrases[i];
		const bool of_place = names_area(q) && q->at.to + 1 == unit->at.from;
		if (q->flags & PHRASE_THE && ((q->at.from <= unit->at.from && unit->at.to <= q->at.to) || of_place))
			return true;
	}
	return false;
}

/* It names whom it is about, and not how many of them. */
static const struct arg *who_goes(const struct path *p, const struct slot *count)
{
	const struct sense *s = p->sense;
	for (unsigned i = 0; count->flags & SLOT_ALL_OK && i < s->nargs; i++)
		if (s->row->slots[s->args[i].slot].what == NOUN_UNIT && is_definite(p, &s->args[i]))
			return &s->args[i];
	return NULL;
}

/* "the man", "my soldier", not "the men", "the army": one, however many stand there. */
static bool is_one(const struct task *t, const struct sense *s, const struct arg *unit)
{
	const struct words w = words_singly(source_text(t->source, unit->at), t->arena);
	return !(s->flags & SENSE_PLURAL) && w.n && !word_listed(w.at[w.n - 1].text, LIST_CROWD);
}

/* False: a value was taken over from a clause that lacks it as well. */
static bool is_known(const struct sense *s)
{
	for (unsigned i = 0; i < s->nargs; i++)
		if (s->args[i].value < 0)
			return false;
	return true;
}

/* False: it lacks nothing that could be filled in, or more than that. */
static bool find_gap(const struct task *t, const struct path *p, struct gap *gap)
{
	const struct sense *s = p->sense;
	const struct arg *who;
	*gap = (struct gap){ -1, -1, false };
	if (!s->row || (!s->row->check && !t->binder->game->rules->check_sheet) || s->fault.kind != FAULT_NONE ||
	    s->nargs + 2u > SENSE_ARGS)
		return false;
	if (!is_known(s))
		return false;
	for (int i = 0; s->row->slots && s->row->slots[i].name; i++) {
		const struct slot *slot = &s->row->slots[i];
		if (!(s->missing >> i & 1))
			continue;
		if (slot->what == NOUN_AREA && gap->place < 0)
			gap->place = i;
		else if (slot->what == NOUN_COUNT && gap->count < 0 && (who = who_goes(p, slot)) != NULL)
			gap->count = i, gap->one = is_one(t, s, who);
		else
			return false;
	}
	return gap->place >= 0 || gap->count >= 0;
}

/* By itself, and if it were all that is ordered. trial: emptied. */
static bool is_lawful(const struct task *t, const struct command *c, struct arena *trial)
{
	const struct ruleset *rules = t->binder->game->rules;
	struct view v = *t->view;
	struct notes notes = { .arena = trial }, sheet = { .arena = trial };

	v.scratch = trial;
	if (t->binder->game->verbs[c->verb]->check)
		t->binder->game->verbs[c->verb]->check(&v, c, &notes);
	v.book = &c;
	v.nbook = 1;
	if (!notes_refuse(rules, &notes) && rules->check_sheet)
		rules->check_sheet(&v, &c, 1, &sheet);
	const bool lawful = !notes_refuse(rules, &notes) && !notes_refuse(rules, &sheet);
	arena_reset(trial);
	return lawful;
}

static void set(struct sense *s, int slot, enum how how, int32_t value)
{
	if (slot >= 0)
		s->args[s->nargs++] =
			(struct arg){ .slot = (uint8_t)slot, .how = how, .at = { s->at.to, s->at.to }, .value = value };
}

/* The order with all of whom it names, or the one, and a place to be set; NULL: it lacks none. */
static struct command *with_gap_filled(struct task *t, const struct sense *s, struct gap gap, int32_t **place)
{
	struct sense with = *s;

	with.missing = 0;
	set(&with, gap.count, gap.one ? HOW_EXACT : HOW_ALL, gap.one);
	set(&with, gap.place, HOW_EXACT, 0);
	struct command *c = sense_command(t, &with);
	for (unsigned i = 0; i < c->nargs; i++)
		if (c->arg[i].slot == gap.place)
			*place = &c->arg[i].value;
	return c;
}

bool fill_takes(struct task *t, const struct command *c)
{
	ARENA_SCRATCH(trial);
	return row_count(t->view->state, TABLE_GAME) && set_has(&t->scope->admitted, c->verb) &&
	       task_pay(t, STEPS_A_TRIAL) && is_lawful(t, c, &trial);
}

/* The order with the one place that the rules take it for; NULL: it lacks more, or several would do. */
static struct command *fill_gap(struct task *t, const struct path *p)
{
	const struct map *m = t->binder->game->map;
	ARENA_SCRATCH(trial);
	struct gap gap;
	int32_t nowhere = AREA_NONE, *place = &nowhere, found = AREA_NONE;
	size_t n = 0;

	if (!find_gap(t, p, &gap) || !set_has(&t->scope->admitted, p->sense->verb) ||
	    !row_count(t->view->state, TABLE_GAME)) /* no game: the rules have nothing to look at */
		return NULL;
	struct command *c = with_gap_filled(t, p->sense, gap, &place);
	const area_id end = gap.place < 0 ? 1 : m->nareas;
	for (area_id a = 0; a < end && n < 2 && task_pay(t, STEPS_A_TRIAL); a++) {
		*place = a;
		if (!is_lawful(t, c, &trial))
			continue;
		found = a;
		n++;
	}
	*place = found;
	return n == 1 && t->steps ? c : NULL;
}

bool fill_is_taken(struct task *t, const struct path *p)
{
	for (; p; p = p->before)
		if (path_orders(p) && !fill_takes(t, sense_command(t, p->sense)))
			return false;
	return true;
}

/* How many words of the names of its deeds are said: of "2 extra troops" one of "buy extra". */
static size_t names_itself(struct task *t, const struct path *p)
{
	const struct str said = words_folded(source_text(t->source, t->line), t->arena);
	size_t n = 0;
	for (; p; p = p->before) {
		struct str rest = path_orders(p) ? str_c(task_verb(t, p->sense->verb)->name) : STR_NONE, word;
		while (str_cut(&rest, ' ', &word))
			n += words_hold(said, word);
	}
	return n;
}

const struct path *fill_meaning(struct task *t, const struct paths *found, bool tries)
{
	const struct path *only = NULL;
	size_t n = 0, taken = 0, most = 0;
	while (n < found->n && found->at[n]->cost == found->at[0]->cost)
		n++;
	for (size_t k = 0; n < PATHS && k < n; k++) {
		const size_t named = n == 1 ? 0 : names_itself(t, found->at[k]);
		if (n > 1 && (!tries || named < most || !fill_is_taken(t, found->at[k])))
			continue;
		taken = named > most ? 1 : taken + 1;
		most = named;
		only = found->at[k];
	}
	return taken == 1 ? only : NULL;
}

/* What is not understood is no part of the orders beside it ("3 in Osaka and Kyoto"), takes back nothing, and makes no
 * conditions. */
static bool is_apart(const struct path *p)
{
	const struct sense *s = p->sense;
	if (s->fault.kind == FAULT_NONE)
		return p->said;
	return s->fault.kind != FAULT_STOP || !(s->fault.stops & ~(unsigned)(STOP_PAST | STOP_VAGUE | STOP_QUESTION));
}

void fill_rows(struct task *t, struct binding *b, const struct path *const *rows, size_t n)
{
	const struct command **all = ARENA_ARRAY(t->keep, const struct command *, n + 1u);
	size_t found = 0;
	bool apart = true;

	for (size_t i = 0; i < n; i++) {
		const struct sense *s = rows[i]->sense;
		const struct command *c = sense_is_complete(s) ? sense_command(t, s) : fill_gap(t, rows[i]);
		if (c && is_known(s) && set_has(&t->scope->admitted, c->verb))
			all[found++] = c;
		else
			apart &= is_apart(rows[i]);
	}
	if (!found || !apart)
		return;
	b->guess = all;
	b->nguess = found;
	b->filled = found == n;
	b->part = !b->filled;
}
