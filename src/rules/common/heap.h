/*
 * heap: a queue of numbers that gives the smallest first (binary heap). The caller sees to it that
 * never more than `cap` are in it.
 */
#ifndef PBP_RULES_COMMON_HEAP_H
#define PBP_RULES_COMMON_HEAP_H

#include "base/arena.h"

#include <stdbool.h>
#include <stdint.h>

struct heap {
	uint32_t *at;
	size_t n, cap;
};

struct heap heap_new(struct arena *a, size_t cap);
void heap_push(struct heap *h, uint32_t value);
bool heap_pop(struct heap *h, uint32_t *value); /* false: empty */

#endif
