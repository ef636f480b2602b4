/* likeness: see likeness.h. */
#include "base/likeness.h"

#include "base/bug.h"
#include "base/log2.h"

void likeness_init(struct likeness *l, size_t nkinds, struct arena *a)
{
	*l = (struct likeness){ .nkinds = nkinds, .arena = a };
}

void likeness_add(struct likeness *l, size_t kind, struct traits t)
{
	BUG_ON(l->cells.n && l->cells.at[l->cells.n - 1].kind > kind);
	for (size_t i = 0; i < t.n; i++)
		VEC_PUSH(&l->cells, l->arena,
			 ((struct likeness_cell){ .trait = t.at[i], .count = 1, .kind = (uint16_t)kind }));
}

enum { DIGIT = 11 /* bits of a trait, three times */, DIGITS = 1 << DIGIT };

/* In the order of some bits of their traits; those that have the same stay in theirs. */
static void sort_by(struct likeness_cell *out, const struct likeness_cell *cells, size_t n, unsigned shift)
{
	size_t at[DIGITS + 1] = { 0 };

	for (size_t i = 0; i < n; i++)
		at[(cells[i].trait >> shift & (DIGITS - 1)) + 1]++;
	for (size_t i = 1; i < DIGITS; i++)
		at[i] += at[i - 1];
	for (size_t i = 0; i < n; i++)
		out[at[cells[i].trait >> shift & (DIGITS - 1)]++] = cells[i];
}

/* By trait, those of a trait by kind, as they are added kind by kind. */
static void sort_cells(struct likeness *l)
{
	ARENA_SCRATCH(a);
	struct likeness_cell *other = ARENA_ARRAY(&a, struct likeness_cell, l->cells.n + 1);

	sort_by(other, l->cells.at, l->cells.n, 0);
	sort_by(l->cells.at, other, l->cells.n, DIGIT);
	sort_by(other, l->cells.at, l->cells.n, 2 * DIGIT);
	memcpy(l->cells.at, other, l->cells.n * sizeof *other);
}

/* The same trait of one kind is one cell. */
static void join_cells(struct likeness *l)
{
	size_t n = 0;

	if (l->cells.n)
		sort_cells(l);
	for (size_t i = 0; i < l->cells.n; i++) {
		struct likeness_cell *last = n ? &l->cells.at[n - 1] : NULL;

		if (last && last->trait == l->cells.at[i].trait && last->kind == l->cells.at[i].kind)
			last->count++;
		else
			l->cells.at[n++] = l->cells.at[i];
	}
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
