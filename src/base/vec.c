/*
 * vec: how a growable array grows: by doubling, so that n pushes cost O(n).
 */
#include "base/vec.h"

#include "base/bug.h"

#include <stdint.h>

#define FIRST_CAP 8

void *vec_grown(const void *old, size_t *cap, size_t element, struct arena *arena)
{
	size_t more = *cap ? *cap * 2 : FIRST_CAP;
	void *at;

	BUG_ON(more > PTRDIFF_MAX / element);
	at = arena_grow(arena, old, *cap * element, more * element, alignof(max_align_t));
	*cap = more;
	return at;
}
