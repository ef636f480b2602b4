/*
 * hand: see hand.h.
 */
#include "disk/hand.h"

const struct decision *hand_find(const struct hand *h, const struct hash *mail, size_t *next)
{
	for (size_t k = 0; k < h->held.n; k++) {
		const size_t i = (*next + k) % h->held.n;
		if (hash_cmp(&h->held.at[i].hash, mail))
			continue;
		*next = i + 1;
		return &h->held.at[i];
	}
	return NULL;
}
