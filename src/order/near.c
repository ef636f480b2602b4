#include "order/near.h"

#include "base/arena.h"
#include "base/hash.h"
#include "base/utf8.h"
#include "base/vec.h"

enum { DISTANCE_BYTES = 63, SWAP_LETTERS = 4, SLIP_LETTERS = 5 };

struct deletion {
	uint64_t hash;
	uint32_t text;
	uint32_t next; /* of the same bucket, behind this one: its place + 1; 0: none */
};

struct near {
	const struct near_text *texts; /* sorted by text */
	size_t n, words_max;
	/* A table with chains, in each chain the texts in their order; a text itself is one of its deletions. NULL
	 * before the first slip. */
	struct deletion *deletions;
	uint32_t *buckets, ndeletions;
	unsigned shift; /* of 2^(64 - shift) buckets */
	struct arena *arena;
};

static uint32_t letter_set(struct str s)
{
	uint32_t set = 0;

	for (size_t i = 0; i < s.n; i++)
		set |= UINT32_C(1) << (s.p[i] & 31);
	return set;
}

static bool has_more(uint32_t set, unsigned limit)
{
	while (set && limit--)
		set &= set - 1;
	return set;
}

/* Each letter that only one of them has takes a slip of its own. */
static bool is_far(struct str a, struct str b, unsigned limit)
{
	const uint32_t in_a = letter_set(a), in_b = letter_set(b);

	return has_more(in_a & ~in_b, limit) || has_more(in_b & ~in_a, limit);
}

unsigned near_distance(struct str a, struct str b, unsigned limit)
{
	unsigned rows[3][DISTANCE_BYTES + 1];
	unsigned *before = rows[0], *last = rows[1], *row = rows[2];

	if (a.n > DISTANCE_BYTES || b.n > DISTANCE_BYTES || a.n > b.n + limit || b.n > a.n + limit ||
	    is_far(a, b, limit))
		return limit + 1;
	for (unsigned j = 0; j <= b.n; j++)
		last[j] = j;
	for (unsigned i = 1; i <= a.n; i++) {
		unsigned least = row[0] = i;

		for (unsigned j = 1; j <= b.n; j++) {
			unsigned best = last[j - 1] + (a.p[i - 1] != b.p[j - 1]);

			best = last[j] + 1 < best ? last[j] + 1 : best;
			best = row[j - 1] + 1 < best ? row[j - 1] + 1 : best;
			if (i > 1 && j > 1 && a.p[i - 1] == b.p[j - 2] && a.p[i - 2] == b.p[j - 1] &&
			    before[j - 2] + 1 < best)
				best = before[j - 2] + 1;
			row[j] = best;
			least = best < least ? best : least;
		}
		if (least > limit)
			return limit + 1;
		unsigned *const free_row = before;
		before = last;
		last = row;
		row = free_row;
	}
	return last[b.n] <= limit ? last[b.n] : limit + 1;
}

/* What it takes to know the hash of a text without any one of its bytes: a polynomial in HASH_BASE,
 * whose parts before and behind the byte are known. */
struct deletions {
	size_t n;
	uint64_t before[DISTANCE_BYTES + 1], behind[DISTANCE_BYTES + 2], power[DISTANCE_BYTES + 1];
};
#define HASH_BASE 0x100000001b3u

static void deletions_of(struct deletions *d, struct str s)
{
	d->n = s.n;
	d->before[0] = d->behind[s.n] = d->behind[s.n + 1] = 0;
	d->power[0] = 1;
	for (size_t i = 0; i < s.n; i++) {
		const size_t back = s.n - 1 - i;

		d->before[i + 1] = d->before[i] * HASH_BASE + (unsigned char)s.p[i] + 1;
		d->behind[back] = d->behind[back + 1] + d->power[i] * ((unsigned char)s.p[back] + 1u);
		d->power[i + 1] = d->power[i] * HASH_BASE;
	}
}

/* skip == n leaves out nothing. */
static uint64_t hash_without(const struct deletions *d, size_t skip)
{
	const size_t behind = skip < d->n ? d->n - 1 - skip : 0;

	return d->before[skip] * d->power[behind] + d->behind[skip + 1];
}

static int compare_texts(const void *a, const void *b)
{
	const struct near_text *x = a, *y = b;
	const int order = str_cmp(x->text, y->text);

	return order ? order : (x->meaning > y->meaning) - (x->meaning < y->meaning);
}

static size_t count_words(struct str s)
{
	size_t n = 1;

	for (size_t i = 0; i < s.n; i++)
		n += s.p[i] == ' ' || s.p[i] == '-';
	return n;
}

static bool can_slip(const struct near_text *t)
{
	return t->whole && utf8_count(t->text) >= SWAP_LETTERS && t->text.n <= DISTANCE_BYTES;
}

static uint32_t *bucket_of(const struct near *n, uint64_t hash)
{
	return &n->buckets[hash * 0x9e3779b97f4a7c15u >> n->shift];
}

/* "Ossaka" without either s is one deletion. Those of the text in hand stand first in their chains. */
static bool has_deletion(const struct near *n, uint64_t hash, uint32_t text)
{
	for (uint32_t at = *bucket_of(n, hash); at && n->deletions[at - 1].text == text; at = n->deletions[at - 1].next)
		if (n->deletions[at - 1].hash == hash)
			return true;
	return false;
}

static void add_deletions(struct near *n, uint32_t text)
{
	struct deletions d;

	deletions_of(&d, n->texts[text].text);
	for (size_t skip = 0; skip <= d.n; skip++) {
		const uint64_t hash = hash_without(&d, skip);
		uint32_t *first = bucket_of(n, hash);

		if (has_deletion(n, hash, text))
			continue;
		n->deletions[n->ndeletions++] = (struct deletion){ hash, text, *first };
		*first = n->ndeletions;
	}
}

struct near *near_new(const struct near_text *texts, size_t n, struct arena *a)
{
	struct near *near = ARENA_NEW(a, struct near);
	struct near_text *sorted = ARENA_ARRAY(a, struct near_text, n);

	if (n)
		memcpy(sorted, texts, n * sizeof *texts);
	qsort(sorted, n, sizeof *sorted, compare_texts);
	near->texts = sorted;
	near->n = n;
	near->arena = a;
	for (size_t i = 0; i < n; i++)
		if (count_words(sorted[i].text) > near->words_max)
			near->words_max = count_words(sorted[i].text);
	return near;
}

/* Made when the first slip is looked for: most runs read words that are all known. The last text goes in first. */
static void index_deletions(struct near *near)
{
	size_t room = 1;

	for (size_t i = 0; i < near->n; i++)
		room += can_slip(&near->texts[i]) ? near->texts[i].text.n + 1 : 0;
	near->shift = 63;
	while (near->shift > 40 && (size_t)1 << (64 - near->shift) < room)
		near->shift--;
	near->deletions = ARENA_ARRAY(near->arena, struct deletion, room);
	near->buckets = ARENA_ARRAY(near->arena, uint32_t, (size_t)1 << (64 - near->shift));
	for (size_t i = near->n; i-- > 0;)
		if (can_slip(&near->texts[i]))
			add_deletions(near, (uint32_t)i);
}

/* The same letters in another order: a swap, if the distance is 1. Of four letters a name allows no more, for there
 * are many names. */
static bool is_slip(const struct near_text *t, struct str written)
{
	const struct str name = t->text;

	if (near_distance(name, written, 1) != 1)
		return false;
	if (utf8_count(name) >= SLIP_LETTERS || !t->name)
		return true;
	if (name.n != written.n)
		return false;
	for (size_t i = 0; i + 1 < name.n; i++)
		if (name.p[i] != written.p[i])
			return name.p[i] == written.p[i + 1] && name.p[i + 1] == written.p[i];
	return false;
}

void near_slips(struct near *n, struct str text, void (*found)(void *context, const struct near_text *), void *context)
{
	struct deletions d;

	if (text.n + 1 < SWAP_LETTERS || text.n > DISTANCE_BYTES)
		return;
	if (!n->deletions)
		index_deletions(n);
	deletions_of(&d, text);
	for (size_t skip = 0; skip <= text.n; skip++) {
		const uint64_t hash = hash_without(&d, skip);

		for (uint32_t at = *bucket_of(n, hash); at; at = n->deletions[at - 1].next) {
			const struct near_text *t = &n->texts[n->deletions[at - 1].text];

			if (n->deletions[at - 1].hash == hash && is_slip(t, text))
				found(context, t);
		}
	}
}

void near_longer(const struct near *n, struct str text, void (*found)(void *context, const struct near_text *),
		 void *context)
{
	size_t from = 0, to = n->n;

	while (from < to) {
		const size_t middle = from + (to - from) / 2;

		if (str_cmp(n->texts[middle].text, text) < 0)
			from = middle + 1;
		else
			to = middle;
	}
	for (; from < n->n && str_starts(n->texts[from].text, text); from++)
		if (n->texts[from].shortens)
			found(context, &n->texts[from]);
}

size_t near_words_max(const struct near *n)
{
	return n->words_max;
}
