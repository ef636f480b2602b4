/*
 * seen: a set of hashes, for recognising a mail that comes again (D2). Of each
 * 96 bits are kept: among a million mails two that differ are taken for one with
 * a chance of one in 10^17, and nobody can make one that is taken for another's.
 */
#ifndef PBP_MAIL_SEEN_H
#define PBP_MAIL_SEEN_H

#include "base/hash.h"

struct arena;

struct seen_print {
	uint32_t w[3];
};
struct seen {
	struct arena *arena;
	struct seen_print *slots; /* open addressing; an all-zero one is empty */
	size_t n, cap;
};

void seen_init(struct seen *s, struct arena *a);
/* Room for n hashes at once: growing leaves as much behind in the arena. */
void seen_reserve(struct seen *s, size_t n);
bool seen_add(struct seen *s, const struct hash *h); /* false if it was there */
bool seen_has(const struct seen *s, const struct hash *h);

#endif
