/* fill: see fill.h. */
#include "bind/fill.h"

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

/* By itself, and if it were all that is ordered. */
static bool is_lawful(struct task *t, const struct command *c)
{
	const struct ruleset *rules = t->binder->game->rules;
	struct view v = *t->view;
	struct notes notes = { .arena = t->arena }, sheet = { .arena = t->arena };
	t->binder->game->verbs[c->verb]->check(&v, c, &notes);
	if (notes_refuse(rules, &notes))
		return false;
	v.book = &c;
	v.nbook = 1;
	if (rules->check_sheet)
		rules->check_sheet(&v, &c, 1, &sheet);
	return !notes_refuse(rules, &sheet);
}

struct command *fill_place(struct task *t, const struct sense *s)
{
	const struct map *m = t->binder->game->map;
	const int slot = lacking(s);
	struct command *found = NULL;
	size_t n = 0;
	const bool plays = row_count(t->view->state, TABLE_GAME) > 0; /* else the rules have nothing to look at */
	for (area_id a = 0; plays && slot >= 0 && a < m->nareas && n < 2 && task_pay(t, 1); a++) {
		struct sense with = *s;
		with.missing = 0;
		with.args[with.nargs++] = (struct arg){
			.slot = (uint8_t)slot, .how = HOW_EXACT, .at = { s->at.to, s->at.to }, .value = a
		};
		struct command *c = sense_command(t, &with);
		if (!is_lawful(t, c))
			continue;
		found = c;
		n++;
	}
	return n == 1 ? found : NULL;
}
