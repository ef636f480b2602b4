/* learned: see learned.h. */
#include "order/learned.h"

#include <stdlib.h>

struct seen {
	uint32_t trait;
	uint16_t kind;
};

static int by_trait(const void *a, const void *b)
{
	const struct seen *x = a, *y = b;
	return x->trait != y->trait ? (x->trait < y->trait ? -1 : 1) : (int)x->kind - (int)y->kind;
}

static struct seen *all_seen(const struct example *list, size_t n, size_t *out, struct arena *a)
{
	size_t all = 0;
	for (size_t i = 0; i < n; i++)
		all += list[i].traits.n;
	struct seen *seen = ARENA_ARRAY(a, struct seen, all + 1);
	*out = all;
	for (size_t i = n; i-- > 0;)
		for (size_t k = list[i].traits.n; k-- > 0;)
			seen[--all] = (struct seen){ list[i].traits.at[k], list[i].kind };
	qsort(seen, *out, sizeof *seen, by_trait);
	return seen;
}

/* Of one trait: its kinds, each once with how many. */
static size_t count_kinds(uint16_t *out, const struct seen *s, size_t n, uint32_t *of)
{
	size_t kinds = 0;
	for (size_t i = 0, k; i < n; i = k) {
		for (k = i; k < n && s[k].kind == s[i].kind;)
			k++;
		const size_t count = k - i < LEARNED_COUNT ? k - i : LEARNED_COUNT;
		out[kinds++] = (uint16_t)(s[i].kind * LIKELY_BIT + count);
		of[s[i].kind] += (uint32_t)count;
	}
	return kinds;
}

static const int32_t *logs_of_others(const uint32_t *of, uint32_t nkinds, uint32_t ntraits, struct arena *a)
{
	int32_t *out = ARENA_ARRAY(a, int32_t, nkinds + 1);
	uint64_t all = 0;
	for (uint32_t k = 0; k < nkinds; k++)
		all += of[k];
	for (uint32_t k = 0; k < nkinds; k++)
		out[k] = all - of[k] + ntraits ? log2_of(all - of[k] + ntraits) : 0;
	return out;
}

struct learned learned_of(const struct example *list, size_t n, uint32_t nkinds, uint32_t least, struct arena *a)
{
	size_t nseen, at = 0, to;
	const struct seen *seen = all_seen(list, n, &nseen, a);
	uint32_t(*traits)[2] = arena_calloc(a, nseen + 1, sizeof *traits, alignof(uint32_t));
	uint16_t *counts = ARENA_ARRAY(a, uint16_t, nseen + 1);
	uint32_t *of = ARENA_ARRAY(a, uint32_t, LIKELY_KINDS);
	uint32_t ntraits = 0;
	for (size_t i = 0; i < nseen; i = to) {
		for (to = i; to < nseen && seen[to].trait == seen[i].trait;)
			to++;
		if (to - i < least)
			continue;
		traits[ntraits][0] = seen[i].trait;
		traits[ntraits++][1] = (uint32_t)at;
		at += count_kinds(counts + at, seen + i, to - i, of);
	}
	traits[ntraits][0] = UINT32_MAX;
	traits[ntraits][1] = (uint32_t)at;
	return (struct learned){ .traits = (const uint32_t(*)[2])traits,
				 .counts = counts,
				 .of = of,
				 .others = logs_of_others(of, nkinds, ntraits, a),
				 .nkinds = nkinds,
				 .ntraits = ntraits };
}
