/*
 * arena: memory by lifetime. Everything of one lifetime (the run, one mail, one
 * step of the engine) comes from one arena and goes with it; nothing is freed
 * singly. Allocation never returns NULL: out of memory aborts. Memory is zeroed.
 * Built with ARENA_DEBUG every piece is a malloc of its own, so that the
 * sanitizers see each of them.
 */
#ifndef PBP_BASE_ARENA_H
#define PBP_BASE_ARENA_H

#include <stdalign.h>
#include <stdarg.h>
#include <stddef.h>

struct arena_chunk;
struct arena {
	struct arena_chunk *chunks; /* newest first */
	size_t used;                /* bytes handed out since the last reset */
};

#define ARENA_INIT \
	{ \
		0 \
	}
/* One that is released where its block ends, however that is left. */
#define ARENA_SCRATCH(name) __attribute__((cleanup(arena_release))) struct arena name = ARENA_INIT
void arena_init(struct arena *a);
/* Gives everything back but keeps one chunk for the next round. */
void arena_reset(struct arena *a);
void arena_release(struct arena *a);

/* size 0 gives a valid pointer to nothing; align is a power of two. */
void *arena_alloc(struct arena *a, size_t size, size_t align) __attribute__((returns_nonnull));
/* The same for who writes every byte before he reads it: not zeroed. */
void *arena_take(struct arena *a, size_t size, size_t align) __attribute__((returns_nonnull));
/* n * size, aborting on overflow. */
void *arena_calloc(struct arena *a, size_t n, size_t size, size_t align) __attribute__((returns_nonnull));
/* A larger copy of old (old_size bytes of it); the old piece stays until the arena goes. */
void *arena_grow(struct arena *a, const void *old, size_t old_size, size_t new_size, size_t align)
	__attribute__((returns_nonnull));
char *arena_strndup(struct arena *a, const char *p, size_t n) __attribute__((returns_nonnull));
char *arena_printf(struct arena *a, const char *fmt, ...) __attribute__((format(printf, 2, 3), returns_nonnull));
/* *length gets the length without the NUL; length may be NULL. */
char *arena_vprintf(struct arena *a, size_t *length, const char *fmt, va_list args)
	__attribute__((format(printf, 3, 0), returns_nonnull));

#define ARENA_NEW(a, T) ((T *)arena_alloc((a), sizeof(T), alignof(T)))
#define ARENA_ARRAY(a, T, n) ((T *)arena_calloc((a), (n), sizeof(T), alignof(T)))

#endif
