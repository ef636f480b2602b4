/* svm: see svm.h. */
#include "svm.h"

#include <math.h>
#include <stdlib.h>

#include "order/lean.h"

enum { TURNS = 24, SCALE = LEAN_ONE };
static const double SMALL = 0.012; /* a weight that is nearer to 0 is left out */

struct space {
	struct arena *arena;
	uint32_t *traits; /* known, by size */
	size_t ntraits;
	uint32_t **of; /* of each text: its known traits, as places in the list */
	size_t *nof;
	double *size; /* what each trait of a text counts */
};

static int by_size(const void *a, const void *b)
{
	const uint32_t x = *(const uint32_t *)a, y = *(const uint32_t *)b;
	return x < y ? -1 : x > y;
}

static void find_traits(struct space *s, const struct svm_text *texts, size_t n, uint32_t least)
{
	size_t all = 0, at = 0;
	for (size_t i = 0; i < n; i++)
		all += texts[i].traits.n;
	uint32_t *list = ARENA_ARRAY(s->arena, uint32_t, all + 1);
	for (size_t i = 0; i < n; i++)
		for (size_t k = 0; k < texts[i].traits.n; k++)
			list[at++] = texts[i].traits.at[k];
	qsort(list, all, sizeof *list, by_size);
	for (size_t i = 0, k; i < all; i = k) {
		for (k = i; k < all && list[k] == list[i];)
			k++;
		if (k - i >= least)
			list[s->ntraits++] = list[i];
	}
	s->traits = list;
}

static void place_texts(struct space *s, const struct svm_text *texts, size_t n)
{
	s->of = ARENA_ARRAY(s->arena, uint32_t *, n + 1);
	s->nof = ARENA_ARRAY(s->arena, size_t, n + 1);
	s->size = ARENA_ARRAY(s->arena, double, n + 1);
	for (size_t i = 0; i < n; i++) {
		s->of[i] = ARENA_ARRAY(s->arena, uint32_t, texts[i].traits.n + 1);
		for (size_t k = 0; k < texts[i].traits.n; k++) {
			const uint32_t *found = bsearch(&texts[i].traits.at[k], s->traits, s->ntraits,
							sizeof *s->traits, by_size);
			if (found)
				s->of[i][s->nof[i]++] = (uint32_t)(found - s->traits);
		}
		s->size[i] = 1 / sqrt(s->nof[i] ? (double)s->nof[i] : 1);
	}
}

static double leaning(const struct space *s, const double *w, size_t i)
{
	double sum = 0;
	for (size_t k = 0; k < s->nof[i]; k++)
		sum += w[s->of[i][k]];
	return sum * s->size[i];
}

static uint32_t next_random(uint32_t *x)
{
	*x ^= *x << 13;
	*x ^= *x >> 17;
	*x ^= *x << 5;
	return *x;
}

static void shuffle(uint32_t *order, size_t n, uint32_t *random)
{
	for (size_t i = n; i > 1; i--) {
		const size_t k = next_random(random) % i;
		const uint32_t t = order[i - 1];
		order[i - 1] = order[k];
		order[k] = t;
	}
}

static void train(const struct space *s, double *w, const struct svm_text *texts, size_t n, uint32_t class, double cost)
{
	ARENA_SCRATCH(a);
	double *alpha = ARENA_ARRAY(&a, double, n + 1);
	uint32_t *order = ARENA_ARRAY(&a, uint32_t, n + 1), random = 2463534242u;
	for (size_t i = 0; i < n; i++)
		order[i] = (uint32_t)i;
	for (int turn = 0; turn < TURNS; turn++) {
		shuffle(order, n, &random);
		for (size_t o = 0; o < n; o++) {
			const size_t i = order[o];
			const double y = texts[i].class == class ? 1 : -1, soft = 1 / (2 * cost);
			const double gain = y * leaning(s, w, i) - 1 + alpha[i] * soft;
			if (!alpha[i] && gain >= 0)
				continue;
			const double next = alpha[i] - gain / (1 + soft), before = alpha[i];
			alpha[i] = next > 0 ? next : 0;
			const double step = (alpha[i] - before) * y * s->size[i];
			for (size_t k = 0; k < s->nof[i]; k++)
				w[s->of[i][k]] += step;
		}
	}
}

static void write_weights(struct buf *out, struct str name, const struct space *s, double *const *w, size_t nclasses)
{
	struct buf at = buf_new(s->arena);
	size_t n = 0;
	buf_addf(out, "static const int16_t %.*s_weights[][2] = {", STR_ARG(name));
	for (size_t i = 0; i < s->ntraits; i++) {
		buf_addf(&at, "{%u,%u},", (unsigned)s->traits[i], (unsigned)n);
		for (size_t c = 0; c < nclasses; c++) {
			if (fabs(w[c][i]) < SMALL)
				continue;
			buf_addf(out, "{%u,%d},", (unsigned)c, (int)lround(w[c][i] * SCALE));
			n++;
		}
	}
	buf_addf(out, "{0,0}};\nstatic const uint32_t %.*s_traits[][2] = {", STR_ARG(name));
	buf_add(out, buf_str(&at));
	buf_addf(out, "{%u,%u}};\n", UINT32_MAX, (unsigned)n);
}

void svm_write(struct buf *out, struct str name, const struct svm_text *texts, size_t n, const struct str *classes,
	       size_t nclasses, uint32_t least, double cost)
{
	struct space s = { .arena = out->arena };
	double **w = ARENA_ARRAY(s.arena, double *, nclasses + 1);
	find_traits(&s, texts, n, least);
	place_texts(&s, texts, n);
	for (size_t c = 0; c < nclasses; c++) {
		w[c] = ARENA_ARRAY(s.arena, double, s.ntraits + 1);
		train(&s, w[c], texts, n, (uint32_t)c, cost);
	}
	write_weights(out, name, &s, w, nclasses);
	buf_addf(out, "static const char *const %.*s_classes[] = {", STR_ARG(name));
	for (size_t c = 0; c < nclasses; c++)
		buf_addf(out, "\"%.*s\",", STR_ARG(classes[c]));
	buf_addf(out, "};\nstatic const struct lean %.*s = {%.*s_traits,%.*s_weights,%u,%u,%.*s_classes};\n",
		 STR_ARG(name), STR_ARG(name), STR_ARG(name), (unsigned)s.ntraits, (unsigned)nclasses, STR_ARG(name));
}
