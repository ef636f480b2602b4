/*
 * buf: text in the making, in an arena. Always NUL-terminated behind its last byte.
 */
#ifndef PBP_BASE_BUF_H
#define PBP_BASE_BUF_H

#include "base/str.h"

struct arena;

struct buf {
	char *p;
	size_t n, cap;
	struct arena *arena;
};

struct buf buf_new(struct arena *arena);
void buf_add(struct buf *b, struct str s);
void buf_add_c(struct buf *b, const char *nul_terminated);
void buf_add_first(struct buf *b, char c); /* as buf_add_char, where there is no room */
static inline void buf_add_char(struct buf *b, char c)
{
	if (b->n + 1 >= b->cap) {
		buf_add_first(b, c);
		return;
	}
	b->p[b->n++] = c;
	b->p[b->n] = '\0';
}
void buf_add_repeat(struct buf *b, char c, size_t times);
void buf_addf(struct buf *b, const char *fmt, ...) __attribute__((format(printf, 2, 3)));
struct str buf_str(const struct buf *b); /* good until the next addition */

#endif
