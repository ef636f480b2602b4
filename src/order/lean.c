/* lean: see lean.h. */
#include "order/lean.h"

#include <stdlib.h>
#include <string.h>

static int by_trait(const void *key, const void *at)
{
	const uint32_t x = *(const uint32_t *)key, y = *(const uint32_t *)at;
	return x < y ? -1 : x > y;
}

/* Rounded down. */
static int64_t root_of(int64_t n)
{
	int64_t root = 0;
	for (int64_t bit = (int64_t)1 << 30; bit; bit >>= 1)
		if ((root + bit) * (root + bit) <= n)
			root += bit;
	return root;
}

enum { FINE = 256 }; /* of the root of how many */

void lean_add(struct lean_sum *s, const struct lean *by, struct traits t)
{
	for (size_t i = 0; i < t.n; i++) {
		const uint32_t(*found)[2] = bsearch(&t.at[i], by->traits, by->ntraits, sizeof *by->traits, by_trait);
		if (!found)
			continue;
		s->known++;
		for (uint32_t k = found[0][1]; k < found[1][1]; k++)
			s->sum[by->weights[k][0]] += by->weights[k][1];
	}
}

void lean_of(int32_t out[LEAN_CLASSES], const struct lean *by, const struct lean_sum *s)
{
	const int64_t root = root_of((s->known ? s->known : 1) * FINE * FINE);
	for (uint32_t k = 0; k < by->nclasses; k++)
		out[k] = (int32_t)(s->sum[k] * FINE / root);
}

void lean_scores(int32_t out[LEAN_CLASSES], const struct lean *by, struct traits t)
{
	struct lean_sum s = { .known = 0 };
	lean_add(&s, by, t);
	lean_of(out, by, &s);
}

uint32_t lean_class(const struct lean *by, const char *name)
{
	uint32_t k = 0;
	while (k < by->nclasses && strcmp(by->classes[k], name))
		k++;
	return k;
}
