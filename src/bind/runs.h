/* runs: phrases beside each other, and the clauses and signs that they make. */
#ifndef PBP_BIND_RUNS_H
#define PBP_BIND_RUNS_H

#include "bind/phrase.h"

/* One of [from, to) is so. */
static inline bool has_phrase(const struct phrase *at, size_t from, size_t to, bool (*is)(const struct phrase *))
{
	while (from < to && !is(&at[from]))
		from++;
	return from < to;
}

/* The phrase at i goes before those from `to` on. */
static inline void put_before(struct phrase *at, size_t to, size_t i)
{
	const struct phrase p = at[i];
	memmove(at + to + 1, at + to, (i - to) * sizeof *at);
	at[to] = p;
}

/* Where the clause begins that i is in, and where it ends. */
static inline size_t phrases_begin(const struct phrase *at, size_t i)
{
	while (i && !parts_clauses(&at[i - 1]))
		i--;
	return i;
}

static inline size_t phrases_end(const struct phrase *at, size_t n, size_t i)
{
	while (i < n && !parts_clauses(&at[i]))
		i++;
	return i;
}

/* Where the signs begin that stand before i. */
static inline size_t signs_begin(const struct phrase *at, size_t i)
{
	while (i && parts_clauses(&at[i - 1]))
		i--;
	return i;
}

#endif
