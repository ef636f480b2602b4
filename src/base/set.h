/*
 * set: a set of small integers (seats, verbs, call kinds) as a bit vector in an
 * arena. Seats are counted in hundreds or thousands, so it is no single word.
 */
#ifndef PBP_BASE_SET_H
#define PBP_BASE_SET_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct arena;

struct set {
	uint64_t *bits;
	size_t words;
};

struct set set_new(struct arena *a, size_t limit); /* may hold 0 .. limit-1 */
void set_add(struct set *s, int32_t member);       /* a bug beyond the limit */
void set_remove(struct set *s, int32_t member);
bool set_has(const struct set *s, int32_t member);   /* false beyond the limit and below 0 */
int32_t set_next(const struct set *s, int32_t from); /* first member >= from, or -1 */

#endif
