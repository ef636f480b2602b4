/*
 * waiting: see waiting.h.
 */
#include <stdlib.h>

#include "disk/waiting.h"
#include "mail/spool.h"

int waiting_list(struct waiting *w, struct err *e)
{
	arena_reset(&w->arena);
	w->n = 0;
	const int code = inbox_list(&w->list, &w->n, &w->inbox, &w->arena, e);
	w->room = w->n;
	return code;
}

static int by_arrival(const void *a, const void *b)
{
	const struct inbox_entry *x = a, *y = b;
	if (x->arrival != y->arrival)
		return x->arrival < y->arrival ? -1 : 1;
	return hash_cmp(&x->hash, &y->hash);
}

const struct inbox_entry *waiting_find(const struct waiting *w, when arrival, const struct hash *mail)
{
	const struct inbox_entry key = { arrival, *mail };
	return w->n ? bsearch(&key, w->list, w->n, sizeof key, by_arrival) : NULL;
}

struct by { /* for qsort_r */
	decision_order order;
};

static int in_order(const void *a, const void *b, void *by)
{
	return ((struct by *)by)->order(a, b);
}

int waiting_in_order(struct decision **out, const struct waiting *w, decision_order order, struct arena *a,
		     struct err *e)
{
	struct arena one = ARENA_INIT;
	struct decision d, *list = ARENA_ARRAY(a, struct decision, w->n);
	int code = 0;
	for (size_t i = 0; !code && i < w->n; i++) {
		code = inbox_read_place(&d, &w->inbox, &w->list[i], &one, e);
		list[i] = d;
		arena_reset(&one);
	}
	arena_release(&one);
	if (!code && w->n)
		qsort_r(list, w->n, sizeof *list, in_order, &(struct by){ order });
	*out = list;
	return code;
}

/* The list is what reading the folder again would give. Most often all that is new comes behind what is there; a game
 * may have a hundred thousand mails waiting. */
void waiting_add(struct waiting *w, const struct hand *hand)
{
	const size_t before = w->n, n = before + hand->held.n;
	if (n > w->room) {
		w->list = arena_grow(&w->arena, w->list, before * sizeof *w->list, 2 * n * sizeof *w->list,
				     alignof(struct inbox_entry));
		w->room = 2 * n;
	}
	for (size_t i = 0; i < hand->held.n; i++)
		w->list[w->n++] = (struct inbox_entry){ hand->held.at[i].arrival, hand->held.at[i].hash };
	for (size_t i = before ? before : 1; i < n; i++)
		if (by_arrival(&w->list[i - 1], &w->list[i]) > 0) {
			qsort(w->list, n, sizeof *w->list, by_arrival);
			break;
		}
}

int waiting_remove(struct waiting *w, const struct hash *list, size_t n, struct err *e)
{
	struct arena a = ARENA_INIT;
	struct seen gone;
	size_t left = 0;
	int code = 0;
	seen_init(&gone, &a);
	for (size_t i = 0; i < n; i++)
		seen_add(&gone, &list[i]);
	for (size_t i = 0; !code && i < w->n; i++) {
		if (seen_has(&gone, &w->list[i].hash))
			code = inbox_remove(&w->inbox, &w->list[i], e);
		else
			w->list[left++] = w->list[i];
	}
	w->n = left;
	arena_release(&a);
	return code;
}

void waiting_release(struct waiting *w)
{
	if (w->inbox.drop.folder)
		inbox_close(&w->inbox);
	arena_release(&w->arena);
}
