/*
 * seen: open addressing over parts of hashes, which need no hashing.
 */
#include "mail/seen.h"

#include "base/arena.h"

static bool is_empty(const struct seen_print *p)
{
	return !(p->w[0] | p->w[1] | p->w[2]);
}

static bool is_same(const struct seen_print *a, const struct seen_print *b)
{
	return a->w[0] == b->w[0] && a->w[1] == b->w[1] && a->w[2] == b->w[2];
}

static struct seen_print print_of(const struct hash *h)
{
	struct seen_print p;

	memcpy(&p, h->b, sizeof p);
	p.w[2] |= is_empty(&p);
	return p;
}

void seen_init(struct seen *s, struct arena *a)
{
	*s = (struct seen){ .arena = a };
}

/* Where p is, or the empty slot where it would be; cap is a power of two. */
static size_t slot_of(const struct seen_print *slots, size_t cap, const struct seen_print *p)
{
	size_t at = p->w[0] & (cap - 1);

	while (!is_empty(&slots[at]) && !is_same(&slots[at], p))
		at = (at + 1) & (cap - 1);
	return at;
}

static void grow(struct seen *s, size_t cap)
{
	struct seen_print *slots = ARENA_ARRAY(s->arena, struct seen_print, cap);

	for (size_t i = 0; i < s->cap; i++)
		if (!is_empty(&s->slots[i]))
			slots[slot_of(slots, cap, &s->slots[i])] = s->slots[i];
	s->slots = slots;
	s->cap = cap;
}

void seen_reserve(struct seen *s, size_t n)
{
	size_t cap = 256;

	while (n * 4 >= cap * 3)
		cap *= 2;
	if (cap > s->cap)
		grow(s, cap);
}

bool seen_has(const struct seen *s, const struct hash *h)
{
	const struct seen_print p = print_of(h);

	return s->cap && !is_empty(&s->slots[slot_of(s->slots, s->cap, &p)]);
}

bool seen_add(struct seen *s, const struct hash *h)
{
	const struct seen_print p = print_of(h);
	size_t at;

	if (s->n * 4 >= s->cap * 3)
		grow(s, s->cap ? s->cap * 2 : 256);
	at = slot_of(s->slots, s->cap, &p);
	if (!is_empty(&s->slots[at]))
		return false;
	s->slots[at] = p;
	s->n++;
	return true;
}
