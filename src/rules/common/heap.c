/*
 * heap: sift up, sift down.
 */
#include "rules/common/heap.h"

#include "base/bug.h"

struct heap heap_new(struct arena *a, size_t cap)
{
	return (struct heap){ .at = ARENA_ARRAY(a, uint32_t, cap), .cap = cap };
}

void heap_push(struct heap *h, uint32_t value)
{
	size_t i = h->n++;

	BUG_ON(i >= h->cap);
	for (; i > 0 && h->at[(i - 1) / 2] > value; i = (i - 1) / 2)
		h->at[i] = h->at[(i - 1) / 2];
	h->at[i] = value;
}

bool heap_pop(struct heap *h, uint32_t *value)
{
	if (h->n == 0)
		return false;
	*value = h->at[0];
	uint32_t last = h->at[--h->n];
	size_t i = 0;
	for (size_t child = 1; child < h->n; child = 2 * i + 1) {
		child += child + 1 < h->n && h->at[child + 1] < h->at[child];
		if (h->at[child] >= last)
			break;
		h->at[i] = h->at[child];
		i = child;
	}
	h->at[i] = last;
	return true;
}
