/* fill: see fill.h. */
#include "bind/fill.h"

enum { STEPS_A_TRIAL = 8 }; /* the rules look at a sheet of one order */

/* The slot of the only place that it lacks; -1. */
static int lacking(const struct sense *s)
{
	int slot = -1;
	if (!s->row || !s->row->check || s->fault.kind != FAULT_NONE || s->nargs == SENSE_ARGS)
		return -1;
	for (unsigned i = 0; i < s->nargs; i++) /* taken over from a clause that lacks it as well */
		if (s->args[i].value < 0)
			return -1;
	for (int i = 0; s->row->slots && s->row->slots[i].name; i++)
		if (s->missing >> i & 1) {
			if (slot >= 0 || s->row->slots[i].what != NOUN_AREA)
				return -1;
			slot = i;
		}
	return slot;
}

/* By itself, and if it were all that is ordered. trial: emptied. */
static bool is_lawful(const struct task *t, const struct command *c, struct arena *trial)
{
	const struct ruleset *rules = t->binder->game->rules;
	struct view v = *t->view;
	struct notes notes = { .arena = trial }, sheet = { .arena = trial };

	v.scratch = trial;
	t->binder->game->verbs[c->verb]->check(&v, c, &notes);
	v.book = &c;
	v.nbook = 1;
	if (!notes_refuse(rules, &notes) && rules->check_sheet)
		rules->check_sheet(&v, &c, 1, &sheet);
	const bool lawful = !notes_refuse(rules, &notes) && !notes_refuse(rules, &sheet);
	arena_reset(trial);
	return lawful;
}

/* The order with a place to be set. */
static struct command *with_place(struct task *t, const struct sense *s, int slot, int32_t **place)
{
	struct sense with = *s;

	with.missing = 0;
	with.args[with.nargs++] =
		(struct arg){ .slot = (uint8_t)slot, .how = HOW_EXACT, .at = { s->at.to, s->at.to }, .value = 0 };
	struct command *c = sense_command(t, &with);
	for (unsigned i = 0; i < c->nargs; i++)
		if (c->arg[i].slot == slot)
			*place = &c->arg[i].value;
	return c;
}

/* The order with the one place that the rules take it for; NULL: it lacks none, or more, or several would do. */
static struct command *fill_place(struct task *t, const struct sense *s)
{
	const struct map *m = t->binder->game->map;
	const int slot = lacking(s);
	struct arena trial = ARENA_INIT;
	int32_t *place = NULL, found = AREA_NONE;
	size_t n = 0;

	if (slot < 0 || !row_count(t->view->state, TABLE_GAME)) /* no game: the rules have nothing to look at */
		return NULL;
	struct command *c = with_place(t, s, slot, &place);
	for (area_id a = 0; a < m->nareas && n < 2 && task_pay(t, STEPS_A_TRIAL); a++) {
		*place = a;
		if (!is_lawful(t, c, &trial))
			continue;
		found = a;
		n++;
	}
	arena_release(&trial);
	*place = found;
	return n == 1 && t->steps ? c : NULL;
}

void fill_rows(struct task *t, struct binding *b, const struct path *const *rows, size_t n)
{
	const struct command **all = ARENA_ARRAY(t->keep, const struct command *, n + 1u);

	for (size_t i = 0; i < n; i++) {
		const struct sense *s = rows[i]->sense;
		all[i] = sense_is_complete(s) ? sense_command(t, s) : fill_place(t, s);
		if (!all[i] || !set_has(&t->scope->admitted, all[i]->verb))
			return;
	}
	b->guess = all;
	b->nguess = n;
	b->filled = true;
}
