/* likeness: see likeness.h. */
#include "base/likeness.h"

#include "base/log2.h"

#include <stdlib.h>

void likeness_init(struct likeness *l, size_t nkinds, struct arena *a)
{
	*l = (struct likeness){ .nkinds = nkinds, .arena = a };
}

void likeness_add(struct likeness *l, size_t kind, struct traits t)
{
	for (size_t i = 0; i < t.n; i++)
		VEC_PUSH(&l->cells, l->arena,
			 ((struct likeness_cell){ .trait = t.at[i], .count = 1, .kind = (uint16_t)kind }));
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

void likeness_close(struct likeness *l)
{
	join_cells(l);
	l->traits = ARENA_ARRAY(l->arena, struct likeness_trait, l->cells.n + 1);
	l->counts = ARENA_ARRAY(l->arena, uint64_t, l->nkinds + 1);
	for (size_t i = 0, to; i < l->cells.n; i = to) {
		struct likeness_trait *t = &l->traits[l->ntraits++];
		*t = (struct likeness_trait){ .trait = l->cells.at[i].trait, .from = (uint32_t)i };
		for (to = i; to < l->cells.n && l->cells.at[to].trait == t->trait; to++) {
			t->count += l->cells.at[to].count;
			l->counts[l->cells.at[to].kind] += l->cells.at[to].count;
		}
		t->to = (uint32_t)to;
		l->count += t->count;
	}
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

/* How many traits a kind is thought to have beside its own, as all of them are. */
enum { SMOOTH = 1000 };

void likeness_score(int64_t *out, const struct likeness *l, struct traits text)
{
	int64_t known = 0;
	for (size_t k = 0; k < l->nkinds; k++)
		out[k] = 0;
	for (size_t i = 0; i < text.n; i++) {
		const struct likeness_trait *t = find(l, text.at[i]);
		const int64_t others = t ? log2_of(SMOOTH * t->count) : 0;
		known += t != NULL;
		for (uint32_t c = t ? t->from : 0; t && c < t->to; c++)
			out[l->cells.at[c].kind] += log2_of(SMOOTH * t->count + l->cells.at[c].count * l->count) -
						    others;
	}
	for (size_t k = 0; k < l->nkinds; k++) {
		out[k] -= known * (log2_of(SMOOTH + l->counts[k]) - log2_of(SMOOTH));
		out[k] = out[k] * LIKENESS_BIT / LOG2_ONE / (known + 1);
	}
}
