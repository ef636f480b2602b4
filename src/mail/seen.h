/*
 * seen: a set of hashes, for recognising a mail that comes again (D2).
 */
#ifndef PBP_MAIL_SEEN_H
#define PBP_MAIL_SEEN_H

#include "base/hash.h"

struct arena;

struct seen {
	struct arena *arena;
	struct hash *slots; /* open addressing; an all-zero hash is an empty slot */
	size_t n, cap;
};

void seen_init(struct seen *s, struct arena *a);
bool seen_add(struct seen *s, const struct hash *h); /* false if it was there */
bool seen_has(const struct seen *s, const struct hash *h);

#endif
