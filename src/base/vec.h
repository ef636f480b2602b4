/*
 * vec: a growable array in an arena, for any element type.
 *
 *	VEC(struct thing) things = { 0 };
 *	VEC_PUSH(&things, arena, ((struct thing){ .id = 4 }));
 *	for (size_t i = 0; i < things.n; i++) use(&things.at[i]);
 */
#ifndef PBP_BASE_VEC_H
#define PBP_BASE_VEC_H

#include "base/arena.h"

#define VEC(T) \
	struct { \
		T *at; \
		size_t n, cap; \
	}
/* A zeroed new last element; the address is good until the next push. */
#define VEC_ADD(v, arena) \
	((v)->n == (v)->cap ? ((v)->at = vec_grown((v)->at, &(v)->cap, sizeof *(v)->at, (arena))) : (v)->at, \
	 &(v)->at[(v)->n++])
#define VEC_PUSH(v, arena, ...) ((void)(*VEC_ADD((v), (arena)) = (__VA_ARGS__)))
#define VEC_LAST(v) (&(v)->at[(v)->n - 1])

void *vec_grown(const void *old, size_t *cap, size_t element, struct arena *arena);

#endif
