/*
 * seen: open addressing over hashes, which need no hashing.
 */
#include "mail/seen.h"

#include "base/arena.h"

static const struct hash empty;

void seen_init(struct seen *s, struct arena *a)
{
	*s = (struct seen){ .arena = a };
}

/* Where h is, or the empty slot where it would be; cap is a power of two. */
static size_t slot_of(const struct hash *slots, size_t cap, const struct hash *h)
{
	size_t at;

	memcpy(&at, h->b, sizeof at);
	for (at &= cap - 1; hash_cmp(&slots[at], &empty) && hash_cmp(&slots[at], h);)
		at = (at + 1) & (cap - 1);
	return at;
}

static void grow(struct seen *s)
{
	size_t cap = s->cap ? s->cap * 4 : 256;
	struct hash *slots = ARENA_ARRAY(s->arena, struct hash, cap);

	for (size_t i = 0; i < s->cap; i++)
		if (hash_cmp(&s->slots[i], &empty))
			slots[slot_of(slots, cap, &s->slots[i])] = s->slots[i];
	s->slots = slots;
	s->cap = cap;
}

bool seen_has(const struct seen *s, const struct hash *h)
{
	return s->cap && !hash_cmp(&s->slots[slot_of(s->slots, s->cap, h)], h);
}

bool seen_add(struct seen *s, const struct hash *h)
{
	size_t at;

	if (s->n * 2 >= s->cap)
		grow(s);
	at = slot_of(s->slots, s->cap, h);
	if (!hash_cmp(&s->slots[at], h))
		return false;
	s->slots[at] = *h;
	s->n++;
	return true;
}
