/* votes: see votes.h. */
#include "rules/common/votes.h"

static int compare(const struct ballot *a, const struct ballot *b)
{
	for (size_t i = 0; i < a->n && i < b->n; i++)
		if (a->item[i] != b->item[i])
			return a->item[i] < b->item[i] ? -1 : 1;
	return a->n < b->n ? -1 : a->n > b->n;
}

void votes_cast(struct votes *v, int32_t *item, size_t n, seat_id voter)
{
	const struct ballot new = { .item = item, .n = n };
	size_t i = 0;

	while (i < v->list.n && compare(&v->list.at[i], &new))
		i++;
	if (i == v->list.n)
		VEC_PUSH(&v->list, v->arena, new);
	VEC_PUSH(&v->list.at[i].voters, v->arena, voter);
}

static int in_order(const void *a, const void *b)
{
	return compare(a, b);
}

void votes_sort(struct votes *v)
{
	if (v->list.n)
		qsort(v->list.at, v->list.n, sizeof *v->list.at, in_order);
}

void votes_keep_most(struct votes *v)
{
	size_t most = 0, left = 0;

	for (size_t i = 0; i < v->list.n; i++)
		most = v->list.at[i].voters.n > most ? v->list.at[i].voters.n : most;
	for (size_t i = 0; i < v->list.n; i++)
		if (v->list.at[i].voters.n == most)
			v->list.at[left++] = v->list.at[i];
	v->list.n = left;
}

size_t votes_draw(struct dice_stream *s, size_t n)
{
	size_t thousand = 1000, x;

	if (n < 2)
		return 0;
	if (n <= thousand)
		return (size_t)dice_next(s, (int32_t)n) - 1;
	do
		x = ((size_t)dice_next(s, 1000) - 1) * thousand + (size_t)dice_next(s, 1000) - 1;
	while (x >= thousand * thousand / n * n);
	return x % n;
}
