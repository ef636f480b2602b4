/*
 * arena: pieces cut from chunks, newest chunk first. Chunks double up to
 * CHUNK_MOST; a piece that would fill a good part of one gets a chunk of its own,
 * put behind the newest so that the rest of that one stays in use.
 */
#include "base/arena.h"

#include "base/bug.h"

#include <errno.h>
#include <stdbool.h>
#include <stdint.h>
#include <sys/mman.h>

#define CHUNK_LEAST ((size_t)4096)
#define CHUNK_MOST ((size_t)1 << 20)
#define CHUNK_PAGED ((size_t)1 << 15)

void arena_init(struct arena *a)
{
	*a = (struct arena)ARENA_INIT;
}

#ifdef ARENA_DEBUG

struct arena_chunk {
	struct arena_chunk *next;
	void *piece;
};

static void *piece_new(struct arena *a, size_t size, size_t align)
{
	struct arena_chunk *c = malloc(sizeof *c);

	if (align < sizeof(void *))
		align = sizeof(void *);
	if (!c || posix_memalign(&c->piece, align, size))
		out_of_memory(size);
	c->next = a->chunks;
	a->chunks = c;
	return c->piece;
}

static bool piece_stretch(struct arena *a, const void *old, size_t old_size, size_t new_size)
{
	(void)a, (void)old, (void)old_size, (void)new_size;
	return false;
}

void arena_release(struct arena *a)
{
	for (struct arena_chunk *c = a->chunks, *next; c; c = next) {
		next = c->next;
		free(c->piece);
		free(c);
	}
	arena_init(a);
}

void arena_reset(struct arena *a)
{
	arena_release(a);
}

#else

struct arena_chunk {
	struct arena_chunk *next;
	size_t size, used; /* of data */
	alignas(max_align_t) char data[];
};

/* The pages of what is large are had at once: a virtual machine takes 10 to 25 microseconds for each that comes when it is
 * first touched, and 2 for one of many. Where the system knows no such thing they come as ever. */
static void have_pages(void *p, size_t size)
{
#ifdef MADV_POPULATE_WRITE
	const uintptr_t page = 4096, from = (uintptr_t)p & ~(page - 1), to = ((uintptr_t)p + size) & ~(page - 1);
	const int before = errno;

	if (size >= CHUNK_PAGED && size <= CHUNK_MOST && to > from)
		(void)madvise((void *)from, to - from, MADV_POPULATE_WRITE);
	errno = before;
#else
	(void)p, (void)size;
#endif
}

static struct arena_chunk *chunk_new(size_t size)
{
	struct arena_chunk *c = NULL;

	if (size <= PTRDIFF_MAX - sizeof *c)
		c = malloc(sizeof *c + size);
	if (!c)
		out_of_memory(size);
	have_pages(c, sizeof *c + size);
	c->next = NULL;
	c->size = size;
	c->used = 0;
	return c;
}

/* Where a piece would begin in c; beyond c->size when it does not fit. */
static size_t chunk_offset(const struct arena_chunk *c, size_t align)
{
	uintptr_t end = (uintptr_t)(c->data + c->used);

	return c->used + (size_t)(-end & (align - 1));
}

static void *chunk_take(struct arena_chunk *c, size_t size, size_t align)
{
	size_t from = chunk_offset(c, align);

	c->used = from + size;
	return c->data + from;
}

static void *piece_apart(struct arena *a, size_t size, size_t align)
{
	struct arena_chunk *c = chunk_new(size + align);

	if (a->chunks) {
		c->next = a->chunks->next;
		a->chunks->next = c;
	} else {
		a->chunks = c;
	}
	return chunk_take(c, size, align);
}

static void *piece_new(struct arena *a, size_t size, size_t align)
{
	struct arena_chunk *c = a->chunks;
	size_t next_size = CHUNK_LEAST;

	if (c) {
		size_t from = chunk_offset(c, align);

		if (from <= c->size && size <= c->size - from)
			return chunk_take(c, size, align);
		next_size = c->size < CHUNK_LEAST ? CHUNK_LEAST : c->size * 2;
		if (next_size > CHUNK_MOST)
			next_size = CHUNK_MOST;
	}
	if (size + align > next_size / 4)
		return piece_apart(a, size, align);
	c = chunk_new(next_size);
	c->next = a->chunks;
	a->chunks = c;
	return chunk_take(c, size, align);
}

/* The newest piece of the newest chunk grows where it stands. */
static bool piece_stretch(struct arena *a, const void *old, size_t old_size, size_t new_size)
{
	struct arena_chunk *c = a->chunks;

	if (!c || !old || (const char *)old + old_size != c->data + c->used)
		return false;
	if (new_size - old_size > c->size - c->used)
		return false;
	memset(c->data + c->used, 0, new_size - old_size);
	c->used += new_size - old_size;
	return true;
}

static void chunks_free(struct arena_chunk *c)
{
	for (struct arena_chunk *next; c; c = next) {
		next = c->next;
		free(c);
	}
}

void arena_release(struct arena *a)
{
	chunks_free(a->chunks);
	arena_init(a);
}

void arena_reset(struct arena *a)
{
	struct arena_chunk *kept = a->chunks;

	if (kept && kept->size > CHUNK_MOST) {
		arena_release(a);
	} else if (kept) {
		chunks_free(kept->next);
		kept->next = NULL;
		kept->used = 0;
	}
	a->used = 0;
}

#endif

void *arena_take(struct arena *a, size_t size, size_t align)
{
	BUG_ON(!align || (align & (align - 1)));
	if (size > PTRDIFF_MAX - align)
		out_of_memory(size);
	a->used += size;
	return piece_new(a, size, align);
}

void *arena_alloc(struct arena *a, size_t size, size_t align)
{
	return memset(arena_take(a, size, align), 0, size);
}

void *arena_calloc(struct arena *a, size_t n, size_t size, size_t align)
{
	if (size && n > PTRDIFF_MAX / size)
		out_of_memory(SIZE_MAX);
	return arena_alloc(a, n * size, align);
}

void *arena_grow(struct arena *a, const void *old, size_t old_size, size_t new_size, size_t align)
{
	void *piece;

	BUG_ON(new_size < old_size);
	if (piece_stretch(a, old, old_size, new_size)) {
		a->used += new_size - old_size;
		return (void *)(uintptr_t)old;
	}
	piece = arena_alloc(a, new_size, align);
	if (old_size)
		memcpy(piece, old, old_size);
	return piece;
}

char *arena_strndup(struct arena *a, const char *p, size_t n)
{
	char *copy;

	if (n == SIZE_MAX)
		out_of_memory(n);
	copy = arena_take(a, n + 1, 1);
	if (n)
		memcpy(copy, p, n);
	copy[n] = '\0';
	return copy;
}

char *arena_printf(struct arena *a, const char *fmt, ...)
{
	va_list args;
	char *text;

	va_start(args, fmt);
	text = arena_vprintf(a, NULL, fmt, args);
	va_end(args);
	return text;
}

char *arena_vprintf(struct arena *a, size_t *length, const char *fmt, va_list args)
{
	va_list again;
	char *text, most[512]; /* most are shorter, and are not made twice */
	int n;

	va_copy(again, args);
	n = vsnprintf(most, sizeof most, fmt, args);
	BUG_ON(n < 0);
	text = arena_take(a, (size_t)n + 1, 1);
	if ((size_t)n < sizeof most)
		memcpy(text, most, (size_t)n + 1);
	else
		vsnprintf(text, (size_t)n + 1, fmt, again);
	va_end(again);
	if (length)
		*length = (size_t)n;
	return text;
}
