/* likeness: see likeness.h. */
#include "base/likeness.h"

#include "base/log2.h"

#include <stdlib.h>

void likeness_init(struct likeness *l, size_t nkinds, struct arena *a)
{
	*l = (struct likeness){ .nkinds = nkinds, .arena = a };
}

void likeness_add(struct likeness *l, size_t kind, const uint32_t *traits, size_t n)
{
	for (size_t i = 0; i < n; i++)
		VEC_PUSH(&l->cells, l->arena,
			 ((struct likeness_cell){ .trait = traits[i], .count = 1, .kind = (uint16_t)kind }));
}

static int by_trait_and_kind(const void *a, const void *b)
{
	const struct likeness_cell *x = a, *y = b;
	if (x->trait != y->trait)
		return x->trait < y->trait ? -1 : 1;
	return (x->kind > y->kind) - (x->kind < y->kind);
}

/* The same trait of one kind is one cell. */
static void join_cells(struct likeness *l)
{
	size_t n = 0;
	if (l->cells.n)
		qsort(l->cells.at, l->cells.n, sizeof *l->cells.at, by_trait_and_kind);
	for (size_t i = 0; i < l->cells.n; i++)
		if (n && !by_trait_and_kind(&l->cells.at[n - 1], &l->cells.at[i]))
			l->cells.at[n - 1].count++;
		else
			l->cells.at[n++] = l->cells.at[i];
	l->cells.n = n;
}

/* One less the entropy of its spread over the kinds, as a part of the largest that there could be. */
static int32_t weight_of(const struct likeness *l, const struct likeness_trait *t)
{
	uint64_t all = 0, sum = 0;
	const int64_t most = l->nkinds > 1 ? log2_of(l->nkinds) : LOG2_ONE;
	for (uint32_t i = t->from; i < t->to; i++) {
		all += l->cells.at[i].count;
		sum += l->cells.at[i].count * (uint64_t)log2_of(l->cells.at[i].count);
	}
	const int64_t entropy = log2_of(all) - (int64_t)(sum / all);
	return (int32_t)(LOG2_ONE - entropy * LOG2_ONE / most);
}

static int64_t value_of(uint32_t count, int32_t weight)
{
	return (int64_t)(LOG2_ONE + log2_of(count)) * (weight > 0 ? weight : 0) / LOG2_ONE;
}

static int64_t root_of(int64_t n)
{
	int64_t low = 0, high = INT64_C(1) << 31;
	while (low < high) {
		const int64_t middle = (low + high + 1) / 2;
		if (middle <= n / middle)
			low = middle;
		else
			high = middle - 1;
	}
	return low;
}

void likeness_close(struct likeness *l)
{
	join_cells(l);
	l->traits = ARENA_ARRAY(l->arena, struct likeness_trait, l->cells.n + 1);
	l->length = ARENA_ARRAY(l->arena, int64_t, l->nkinds + 1);
	for (size_t i = 0, to; i < l->cells.n; i = to) {
		for (to = i + 1; to < l->cells.n && l->cells.at[to].trait == l->cells.at[i].trait;)
			to++;
		struct likeness_trait *t = &l->traits[l->ntraits++];
		*t = (struct likeness_trait){ l->cells.at[i].trait, (uint32_t)i, (uint32_t)to, 0 };
		t->weight = weight_of(l, t);
		for (size_t k = i; k < to; k++) {
			const int64_t v = value_of(l->cells.at[k].count, t->weight);
			l->length[l->cells.at[k].kind] += v * v;
		}
	}
	for (size_t k = 0; k < l->nkinds; k++)
		l->length[k] = root_of(l->length[k]);
}

static const struct likeness_trait *find(const struct likeness *l, uint32_t trait)
{
	size_t low = 0, high = l->ntraits;
	while (low < high) {
		const size_t middle = low + (high - low) / 2;
		if (l->traits[middle].trait < trait)
			low = middle + 1;
		else
			high = middle;
	}
	return low < l->ntraits && l->traits[low].trait == trait ? &l->traits[low] : NULL;
}

static int by_size(const void *a, const void *b)
{
	const uint32_t x = *(const uint32_t *)a, y = *(const uint32_t *)b;
	return (x > y) - (x < y);
}

void likeness_score(int64_t *out, const struct likeness *l, uint32_t *traits, size_t n, int32_t times, struct arena *a)
{
	int64_t length = 0, *sum = ARENA_ARRAY(a, int64_t, l->nkinds + 1);
	if (n)
		qsort(traits, n, sizeof *traits, by_size);
	for (size_t i = 0, to; i < n; i = to) {
		for (to = i + 1; to < n && traits[to] == traits[i];)
			to++;
		const struct likeness_trait *t = find(l, traits[i]);
		const int64_t v = t ? value_of((uint32_t)(to - i), t->weight) : 0;
		length += v * v;
		for (uint32_t k = t ? t->from : 0; t && k < t->to; k++)
			sum[l->cells.at[k].kind] += v * value_of(l->cells.at[k].count, t->weight);
	}
	length = root_of(length);
	for (size_t k = 0; length && k < l->nkinds; k++)
		if (l->length[k])
			out[k] += sum[k] * LIKENESS_ONE / length / l->length[k] * times;
}
