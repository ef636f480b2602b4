/*
 * suggest: "did you mean Osaka or Okayama?"
 */
#include "base/utf8.h"
#include "order/meaning.h"
#include "order/near.h"
#include "order/vocab.h"

enum { FAR = 3 };

struct best {
	const struct vocab *vocab;
	struct str text;
	bool (*admits)(void *context, struct noun);
	void *context;
	struct suggestion *list;
	size_t n, max;
};

/* A longer word may be further off. */
static unsigned reach(struct str text)
{
	return text.n <= 4 ? 1 : text.n <= 7 ? 2 : FAR;
}

static unsigned distance(const struct best *b, struct str text)
{
	const unsigned limit = reach(b->text);
	const unsigned d = near_distance(b->text, text, limit);

	if (d > 1 && b->text.n > 2 && str_starts(text, b->text))
		return 1;
	return d;
}

/* Puts the noun where it belongs by distance, if there is room; equals stay in the order of coming. */
static void put(struct best *b, struct noun noun, unsigned d)
{
	size_t at = b->n;

	for (size_t i = 0; i < b->n; i++) {
		if (b->list[i].noun.what != noun.what || b->list[i].noun.id != noun.id)
			continue;
		if (b->list[i].distance <= d)
			return;
		at = i; /* a better text of one that is there already */
		break;
	}
	if (at == b->n) {
		if (b->n == b->max && (!b->max || b->list[b->n - 1].distance <= d))
			return;
		at = b->n < b->max ? b->n++ : b->n - 1;
	}
	for (; at && b->list[at - 1].distance > d; at--)
		b->list[at] = b->list[at - 1];
	b->list[at] = (struct suggestion){ noun, d };
}

static void consider(void *context, struct str text, struct noun noun)
{
	struct best *b = context;

	const unsigned d = distance(b, text);
	if (d <= reach(b->text) && (!b->admits || b->admits(b->context, noun)))
		put(b, noun, d);
}

size_t vocab_suggest(const struct vocab *v, struct str text, noun_class what,
		     bool (*admits)(void *context, struct noun), void *context, struct suggestion *out, size_t max)
{
	ARENA_SCRATCH(a);
	struct best b = { .vocab = v, .admits = admits, .context = context, .list = out, .max = max };

	b.text = utf8_fold_name(&a, text);
	vocab_each(v, what, consider, &b);
	return b.n;
}
