/*
 * set: bit vectors.
 */
#include "base/set.h"

#include "base/arena.h"
#include "base/bug.h"

#define BITS 64u

struct set set_new(struct arena *a, size_t limit)
{
	size_t words = limit / BITS + (limit % BITS > 0);

	return (struct set){ .bits = ARENA_ARRAY(a, uint64_t, words), .words = words };
}

static uint64_t bit_of(int32_t member)
{
	return (uint64_t)1 << ((uint32_t)member % BITS);
}

static bool is_within(const struct set *s, int32_t member)
{
	return member >= 0 && (uint32_t)member / BITS < s->words;
}

void set_add(struct set *s, int32_t member)
{
	BUG_ON(!is_within(s, member));
	s->bits[(uint32_t)member / BITS] |= bit_of(member);
}

void set_remove(struct set *s, int32_t member)
{
	if (is_within(s, member))
		s->bits[(uint32_t)member / BITS] &= ~bit_of(member);
}

bool set_has(const struct set *s, int32_t member)
{
	return is_within(s, member) && s->bits[(uint32_t)member / BITS] & bit_of(member);
}

int32_t set_next(const struct set *s, int32_t from)
{
	size_t word;
	uint64_t rest;

	if (from < 0)
		from = 0;
	word = (uint32_t)from / BITS;
	if (word >= s->words)
		return -1;
	rest = s->bits[word] & ~(bit_of(from) - 1);
	while (!rest && ++word < s->words)
		rest = s->bits[word];
	return rest ? (int32_t)(word * BITS) + __builtin_ctzll(rest) : -1;
}
