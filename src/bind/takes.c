/* takes: see takes.h. */
#include "bind/takes.h"

bool slot_takes(const struct slot *s, unsigned role)
{
	const struct mark *m = s->marks;
	while (m && m->role != MARK_LAST && m->role != role)
		m++;
	return m && m->role != MARK_LAST;
}

bool slot_takes_freely(const struct slot *s, unsigned role)
{
	const struct mark *m = s->marks;
	while (m && m->role != MARK_LAST && !(m->role == role && m->price == 0))
		m++;
	return m && m->role != MARK_LAST;
}

bool verb_stands_alone(const struct verb *v)
{
	return !v->slots || !v->slots->name;
}

const struct slot *verb_first(const struct verb *v, noun_class what)
{
	const struct slot *s = v->slots;
	while (s && s->name && s->what != what)
		s++;
	return s && s->name ? s : NULL;
}

bool verb_takes_as(const struct verb *v, noun_class what, unsigned role)
{
	for (const struct slot *s = v->slots; s && s->name; s++)
		if ((what == NOUN_NONE || s->what == what) && slot_takes(s, role))
			return true;
	return false;
}

bool verbs_any(const struct task *t, struct nouns verbs, bool (*is)(const struct verb *))
{
	uint32_t k = 0;
	while (k < verbs.n && !is(task_verb(t, verbs.at[k].id)))
		k++;
	return k < verbs.n;
}

bool verbs_all(const struct task *t, struct nouns verbs, bool (*is)(const struct verb *))
{
	uint32_t k = 0;
	while (k < verbs.n && is(task_verb(t, verbs.at[k].id)))
		k++;
	return k == verbs.n;
}

bool verbs_take(const struct task *t, struct nouns verbs, noun_class what)
{
	uint32_t k = 0;
	while (k < verbs.n && !verb_takes(task_verb(t, verbs.at[k].id), what))
		k++;
	return k < verbs.n;
}

bool verbs_take_as(const struct task *t, struct nouns verbs, noun_class what, unsigned role)
{
	uint32_t k = 0;
	while (k < verbs.n && !verb_takes_as(task_verb(t, verbs.at[k].id), what, role))
		k++;
	return k < verbs.n;
}
