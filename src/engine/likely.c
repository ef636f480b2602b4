/* likely: see likely.h. */
#include "engine/likely.h"

#include "likely.inc" /* kind_names, traits_known, counts: grammar/learn.c */

#define KINDS (sizeof kind_names / sizeof *kind_names)
/* A word of fewer mails is no common one; of whose mails so many are of a kind is one of it. */
enum { OFTEN = 10, SHARE = 4 };
#define KNOWN (sizeof traits_known / sizeof *traits_known - 1) /* the last ends the counts */

/* The logarithm to the base of two, in parts of LIKELY_BIT. */
static int32_t log_of(uint64_t n)
{
	int32_t whole = 0;
	uint64_t x = n << 31;
	while (n >>= 1)
		whole++;
	x >>= whole; /* 1 to 2, times 2^31 */
	int32_t out = whole * LIKELY_BIT;
	for (int32_t part = LIKELY_BIT / 2; part; part /= 2) {
		x = x * x >> 31;
		if (x >> 32) {
			out += part;
			x >>= 1;
		}
	}
	return out;
}

enum { SMALL = 1024 };
static struct {
	bool made;
	uint64_t all, of[KINDS];
	int32_t log[KINDS];   /* of what is seen in all other kinds, and one for each trait */
	int32_t small[SMALL]; /* of the number */
} totals;

static int32_t log_of_count(uint32_t n)
{
	return n < SMALL ? totals.small[n] : log_of(n);
}

static uint32_t count_of(size_t i)
{
	return counts[i] & (LIKELY_BIT - 1);
}

static void make_totals(void)
{
	for (size_t i = 0; i < sizeof counts / sizeof *counts; i++) {
		totals.of[counts[i] / LIKELY_BIT] += count_of(i);
		totals.all += count_of(i);
	}
	for (uint32_t n = 1; n < SMALL; n++)
		totals.small[n] = log_of(n);
	for (size_t k = 0; k < KINDS; k++)
		totals.log[k] = log_of(totals.all - totals.of[k] + KNOWN);
	totals.made = true;
}

/* KNOWN: it is not. */
static size_t find(uint32_t trait)
{
	size_t low = 0, high = KNOWN;
	while (low < high) {
		const size_t middle = low + (high - low) / 2;
		if (traits_known[middle][0] < trait)
			low = middle + 1;
		else
			high = middle;
	}
	return low < KNOWN && traits_known[low][0] == trait ? low : KNOWN;
}

/* A trait speaks for a kind as far as it is rare in all others. */
static void weigh(int64_t score[KINDS], size_t known)
{
	const size_t from = traits_known[known][1], to = traits_known[known + 1][1];
	uint32_t all = 1;
	for (size_t i = from; i < to; i++)
		all += count_of(i);
	const int32_t others = log_of_count(all);
	for (size_t k = 0; k < KINDS; k++)
		score[k] += totals.log[k] - others;
	for (size_t i = from; i < to; i++)
		score[counts[i] / LIKELY_BIT] += others - log_of_count(all - count_of(i));
}

/* Among those of another sort than one; KINDS: there is none. */
static size_t best_but(const int64_t score[KINDS], int (*sort)(const char *), int other)
{
	size_t best = KINDS;
	for (size_t k = 0; k < KINDS; k++) {
		const int own = sort(kind_names[k]);
		if (own >= 0 && own != other && (best == KINDS || score[k] > score[best]))
			best = k;
	}
	return best;
}

struct likely likely_of(struct traits t, int (*sort)(const char *kind))
{
	int64_t score[KINDS] = { 0 };
	if (!totals.made)
		make_totals();
	for (size_t i = 0; i < t.n; i++) {
		const size_t known = find(t.at[i]);
		if (known < KNOWN)
			weigh(score, known);
	}
	const size_t best = best_but(score, sort, -1);
	if (best == KINDS)
		return (struct likely){ 0 };
	const size_t next = best_but(score, sort, sort(kind_names[best]));
	return (struct likely){ kind_names[best], next < KINDS ? (int32_t)(score[best] - score[next]) : INT32_MAX };
}

bool likely_word_is_of(struct str word, const char *kind, const char *but, struct arena *a)
{
	const size_t known = find(trait_of_word(word, a));
	uint32_t all = 0, own = 0;
	for (size_t i = known < KNOWN ? traits_known[known][1] : 0; known < KNOWN && i < traits_known[known + 1][1];
	     i++) {
		const char *name = kind_names[counts[i] / LIKELY_BIT];
		all += strcmp(name, but) ? count_of(i) : 0;
		own += strcmp(name, kind) ? 0 : count_of(i);
	}
	return all < OFTEN || own * SHARE >= all;
}
