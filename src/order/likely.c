/* likely: see likely.h. */
#include "order/learned.h"

#include "likely.inc" /* logs, and a struct learned for each name: grammar/learn.c */

const struct learned *const learned_asked = &asked, *const learned_talk = &talk, *const learned_matter = &matter;

/* A word of fewer texts is no common one; of whose texts so many are of a kind is one of it. */
enum { OFTEN = 10, SHARE = 4 };

static int32_t log_of_count(uint32_t n)
{
	return n < sizeof logs / sizeof *logs ? logs[n] : log2_of(n);
}

static uint32_t count_of(const struct learned *by, size_t i)
{
	return by->counts[i] & (LIKELY_BIT - 1);
}

static uint32_t kind_of(const struct learned *by, size_t i)
{
	return by->counts[i] / LIKELY_BIT;
}

/* Traits are hashes and lie evenly: one is hardly ever further than this from where it would be. */
enum { SPREAD = 512 };

/* ntraits: it is not. */
static size_t find(const struct learned *by, uint32_t trait)
{
	const size_t near = (size_t)((uint64_t)trait * by->ntraits >> 32);
	size_t low = 0, high = by->ntraits;
	if (near >= SPREAD && by->traits[near - SPREAD][0] < trait)
		low = near - SPREAD;
	if (near + SPREAD < high && by->traits[near + SPREAD][0] >= trait)
		high = near + SPREAD;
	while (low < high) {
		const size_t middle = low + (high - low) / 2;
		if (by->traits[middle][0] < trait)
			low = middle + 1;
		else
			high = middle;
	}
	return low < by->ntraits && by->traits[low][0] == trait ? low : by->ntraits;
}

/* A trait speaks for a kind as far as it is rare in all others. */
static void weigh(const struct learned *by, int64_t score[LIKELY_KINDS], size_t known)
{
	const size_t from = by->traits[known][1], to = by->traits[known + 1][1];
	uint32_t all = 1;
	for (size_t i = from; i < to; i++)
		all += count_of(by, i);
	const int32_t others = log_of_count(all);
	for (size_t k = 0; k < by->nkinds; k++)
		score[k] += by->others[k] - others;
	for (size_t i = from; i < to; i++)
		score[kind_of(by, i)] += others - log_of_count(all - count_of(by, i));
}

/* Among those of another sort than one; nkinds: there is none. */
static size_t best_but(const struct learned *by, const int64_t score[LIKELY_KINDS], int (*sort)(const char *),
		       int other)
{
	size_t best = by->nkinds;
	for (size_t k = 0; k < by->nkinds; k++) {
		const int own = sort(by->kinds[k]);
		if (own >= 0 && own != other && (best == by->nkinds || score[k] > score[best]))
			best = k;
	}
	return best;
}

void likely_scores(int64_t out[LIKELY_KINDS], const struct learned *by, struct traits t)
{
	memset(out, 0, LIKELY_KINDS * sizeof *out);
	for (size_t i = 0; i < t.n; i++) {
		const size_t known = find(by, t.at[i]);
		if (known < by->ntraits)
			weigh(by, out, known);
	}
}

struct likely likely_of(const struct learned *by, struct traits t, int (*sort)(const char *kind))
{
	int64_t score[LIKELY_KINDS];
	likely_scores(score, by, t);
	const size_t best = best_but(by, score, sort, -1);
	if (best == by->nkinds)
		return (struct likely){ 0 };
	const size_t next = best_but(by, score, sort, sort(by->kinds[best]));
	return (struct likely){ by->kinds[best], next < by->nkinds ? (int32_t)(score[best] - score[next]) : INT32_MAX };
}

bool likely_word_is_of(const struct learned *by, struct str word, const char *kind, const char *but, struct arena *a)
{
	const size_t known = find(by, trait_of_word(word, a));
	uint32_t all = 0, own = 0;
	if (known == by->ntraits)
		return true;
	for (size_t i = by->traits[known][1]; i < by->traits[known + 1][1]; i++) {
		const char *name = by->kinds[kind_of(by, i)];
		all += strcmp(name, but) ? count_of(by, i) : 0;
		own += strcmp(name, kind) ? 0 : count_of(by, i);
	}
	return all < OFTEN || own * SHARE >= all;
}

static uint32_t kind_named(const struct learned *by, const char *name)
{
	uint32_t k = 0;
	while (k < by->nkinds && strcmp(by->kinds[k], name))
		k++;
	return k;
}

/* In how many texts of one kind a known trait is, and one. */
static uint32_t count_in(const struct learned *by, size_t known, uint32_t kind)
{
	for (size_t i = by->traits[known][1]; i < by->traits[known + 1][1]; i++)
		if (kind_of(by, i) == kind)
			return 1 + count_of(by, i);
	return 1;
}

int32_t likely_rather(const struct learned *by, struct traits t, const char *this, const char *that)
{
	const uint32_t a = kind_named(by, this), b = kind_named(by, that);
	int64_t margin = 0, known = 0;
	if (a == by->nkinds || b == by->nkinds)
		return 0;
	for (size_t i = 0; i < t.n; i++) {
		const size_t at = find(by, t.at[i]);
		if (at == by->ntraits)
			continue;
		known++;
		margin += log_of_count(count_in(by, at, a)) - log_of_count(count_in(by, at, b));
	}
	margin -= known * (log2_of(by->of[a] + by->ntraits) - log2_of(by->of[b] + by->ntraits));
	return (int32_t)margin;
}
