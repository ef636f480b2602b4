/*
 * buf: text in the making.
 */
#include "base/buf.h"

#include "base/arena.h"
#include "base/bug.h"

#include <stdarg.h>

/* Most of what is formatted is shorter, and is not made twice. */
#define MOST_FORMATTED 64
#define FIRST_CAP 128

struct buf buf_new(struct arena *arena)
{
	struct buf b = { .p = arena_take(arena, FIRST_CAP, 1), .cap = FIRST_CAP, .arena = arena };

	b.p[0] = '\0';
	return b;
}

/* Room for more bytes and the NUL behind them. */
static void make_room(struct buf *b, size_t more)
{
	size_t cap = b->cap ? b->cap : FIRST_CAP;

	BUG_ON(more > PTRDIFF_MAX / 2 - b->n);
	if (b->n + more < b->cap)
		return;
	while (cap <= b->n + more)
		cap *= 2;
	b->p = arena_grow(b->arena, b->p, b->cap, cap, 1);
	b->cap = cap;
}

void buf_add(struct buf *b, struct str s)
{
	if (!s.n)
		return;
	make_room(b, s.n);
	memcpy(b->p + b->n, s.p, s.n);
	b->n += s.n;
	b->p[b->n] = '\0';
}

void buf_add_c(struct buf *b, const char *nul_terminated)
{
	buf_add(b, str_c(nul_terminated));
}

void buf_add_first(struct buf *b, char c)
{
	make_room(b, 1);
	b->p[b->n++] = c;
	b->p[b->n] = '\0';
}

void buf_add_repeat(struct buf *b, char c, size_t times)
{
	make_room(b, times);
	memset(b->p + b->n, c, times);
	b->n += times;
	b->p[b->n] = '\0';
}

void buf_addf(struct buf *b, const char *fmt, ...)
{
	va_list args, again;
	size_t room;
	int n;

	make_room(b, MOST_FORMATTED);
	room = b->cap - b->n;
	va_start(args, fmt);
	va_copy(again, args);
	n = vsnprintf(b->p + b->n, room, fmt, args);
	BUG_ON(n < 0);
	if ((size_t)n >= room) {
		make_room(b, (size_t)n);
		vsnprintf(b->p + b->n, (size_t)n + 1, fmt, again);
	}
	b->n += (size_t)n;
	va_end(again);
	va_end(args);
}

struct str buf_str(const struct buf *b)
{
	return (struct str){ b->p, b->n };
}
