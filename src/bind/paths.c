/* paths: see paths.h. */
#include "bind/paths.h"

static bool path_same(const struct path *a, const struct path *b)
{
	for (;; a = a->before, b = b->before) {
		while (a && !a->sense)
			a = a->before;
		while (b && !b->sense)
			b = b->before;
		if (a == b)
			return true;
		if (!a || !b || a->part != b->part || !sense_same(a->sense, b->sense))
			return false;
	}
}

static size_t same_path(const struct paths *list, const struct path *p)
{
	size_t i = 0;
	while (i < list->n && (p->waiting || p->open || !path_same(list->at[i], p)))
		i++;
	return i;
}

void paths_keep(struct paths *list, const struct path *p)
{
	size_t i = same_path(list, p);
	if (i < list->n && list->at[i]->cost <= p->cost)
		return;
	if (i == list->n && i == PATHS && list->at[--i]->cost <= p->cost)
		return;
	list->n += i == list->n;
	for (; i > 0 && list->at[i - 1]->cost > p->cost; i--)
		list->at[i] = list->at[i - 1];
	list->at[i] = p;
}

size_t path_commands(const struct task *t, const struct path *p, const struct command **out)
{
	size_t n = 0, at;
	for (const struct path *q = p; q; q = q->before)
		n += path_orders(q);
	at = n;
	for (const struct path *q = p; q; q = q->before)
		if (path_orders(q))
			out[--at] = sense_command(t, q->sense);
	return n;
}
