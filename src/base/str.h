/*
 * str: a piece of text by pointer and length, never owning, not
 * NUL-terminated. Who made the memory says how long it lives.
 */
#ifndef PBP_BASE_STR_H
#define PBP_BASE_STR_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct arena;

struct str {
	const char *p;
	size_t n;
};

#define STR(literal) ((struct str){ (literal), sizeof(literal) - 1 })
#define STR_NONE ((struct str){ NULL, 0 })
/* printf("%.*s", STR_ARG(s)) */
#define STR_ARG(s) (int)(s).n, (s).p ? (s).p : ""

/* What everything is made of stands here, that a call of it costs none. */
static inline struct str str_c(const char *nul_terminated_or_null)
{
	const char *s = nul_terminated_or_null;
	return s ? (struct str){ s, strlen(s) } : STR_NONE;
}

static inline bool str_eq(struct str a, struct str b)
{
	return a.n == b.n && (!a.n || (*a.p == *b.p && !memcmp(a.p, b.p, a.n)));
}

static inline bool str_eq_c(struct str a, const char *b)
{
	return str_eq(a, str_c(b));
}

static inline bool str_starts(struct str s, struct str prefix)
{
	return s.n >= prefix.n && str_eq((struct str){ s.p, prefix.n }, prefix);
}

static inline struct str str_sub(struct str s, size_t from, size_t to) /* clamped */
{
	to = to > s.n ? s.n : to;
	from = from > to ? to : from;
	return s.p ? (struct str){ s.p + from, to - from } : s;
}

struct str str_dup(struct arena *a, struct str s);
char *str_cstr(struct arena *a, struct str s); /* a NUL-terminated copy */
struct str str_printf(struct arena *a, const char *fmt, ...) __attribute__((format(printf, 2, 3)));

bool str_eq_nocase(struct str a, struct str b); /* ASCII letters only */
int str_cmp(struct str a, struct str b);        /* bytes, shorter first */
bool str_starts_nocase(struct str s, struct str prefix);
bool str_ends(struct str s, struct str suffix);
/* Offset of the first occurrence, or s.n when there is none. */
size_t str_find(struct str s, struct str needle);
size_t str_find_char(struct str s, char c);
/* Of the first of these bytes from a place on, or s.n. */
size_t str_find_any(struct str s, size_t from, const char *bytes);
/* Where the line ends that begins at `from`: at its CR or LF, or at s.n. */
size_t str_line_end(struct str s, size_t from);
struct str str_trim(struct str s);                     /* blanks, tabs, CR, LF */
struct str str_strip(struct str s, const char *bytes); /* from both ends */
/* Takes what stands before the next sep (or all) off the front of *rest; false when *rest is done
 * (p == NULL). A text ending in sep gives an empty last piece. */
bool str_cut(struct str *rest, char sep, struct str *piece);
/* Takes one line off the front, without its LF, CRLF or CR. No empty last line. */
bool str_line(struct str *rest, struct str *line);

/* The whole of s as a decimal number, optional '-'; false when it is none or does not fit. */
bool str_to_int(struct str s, int64_t *out);
bool str_digit_at(struct str s, size_t at); /* false beyond its end */
/* A copy, of ASCII's letters those from that byte on as small ones. */
struct str str_lower(struct arena *a, struct str s, size_t from);
/* As a sentence begins. */
struct str str_capital(struct arena *a, struct str s);
/* Folded, lower case, blanks and odd signs to single '-': how names stand in rows and labels. */
struct str str_slug(struct arena *a, struct str s);

#endif
