/*
 * str: pieces of text. Bytes only; what characters mean is utf8's.
 */
#include "base/str.h"

#include "base/arena.h"
#include "base/byte.h"

#include <stdarg.h>

struct str str_dup(struct arena *a, struct str s)
{
	return (struct str){ str_cstr(a, s), s.n };
}

char *str_cstr(struct arena *a, struct str s)
{
	return arena_strndup(a, s.p, s.n);
}

struct str str_printf(struct arena *a, const char *fmt, ...)
{
	va_list args;
	struct str s;

	va_start(args, fmt);
	s.p = arena_vprintf(a, &s.n, fmt, args);
	va_end(args);
	return s;
}

bool str_eq_nocase(struct str a, struct str b)
{
	return a.n == b.n && str_starts_nocase(a, b);
}

int str_cmp(struct str a, struct str b)
{
	size_t n = a.n < b.n ? a.n : b.n;
	int order = n ? memcmp(a.p, b.p, n) : 0;

	return order ? order : (a.n > b.n) - (a.n < b.n);
}

bool str_starts_nocase(struct str s, struct str prefix)
{
	if (s.n < prefix.n)
		return false;
	for (size_t i = 0; i < prefix.n; i++)
		if (byte_lower(s.p[i]) != byte_lower(prefix.p[i]))
			return false;
	return true;
}

bool str_ends(struct str s, struct str suffix)
{
	return s.n >= suffix.n && str_eq(str_sub(s, s.n - suffix.n, s.n), suffix);
}

size_t str_find(struct str s, struct str needle)
{
	const char *hit;

	if (!needle.n)
		return 0;
	hit = s.n ? memmem(s.p, s.n, needle.p, needle.n) : NULL;
	return hit ? (size_t)(hit - s.p) : s.n;
}

size_t str_find_char(struct str s, char c)
{
	const char *hit = s.n ? memchr(s.p, c, s.n) : NULL;

	return hit ? (size_t)(hit - s.p) : s.n;
}

size_t str_find_any(struct str s, size_t from, const char *bytes)
{
	while (from < s.n && !strchr(bytes, s.p[from]))
		from++;
	return from < s.n ? from : s.n;
}

static bool is_blank(char c)
{
	return byte_is_blank(c) || c == '\r' || c == '\n';
}

struct str str_trim(struct str s)
{
	while (s.n && is_blank(s.p[s.n - 1]))
		s.n--;
	while (s.n && is_blank(*s.p))
		s.p++, s.n--;
	return s;
}

struct str str_strip(struct str s, const char *bytes)
{
	const size_t n = strlen(bytes);

	while (s.n && memchr(bytes, s.p[s.n - 1], n))
		s.n--;
	while (s.n && memchr(bytes, *s.p, n))
		s.p++, s.n--;
	return s;
}

bool str_cut(struct str *rest, char sep, struct str *piece)
{
	size_t at;

	if (!rest->p)
		return false;
	at = str_find_char(*rest, sep);
	*piece = str_sub(*rest, 0, at);
	*rest = at < rest->n ? str_sub(*rest, at + 1, rest->n) : STR_NONE;
	return true;
}

/* Window by window: where lines end in CR, a look for LF would go to the end of the text from each. */
size_t str_line_end(struct str s, size_t from)
{
	enum { WINDOW = 128 };
	const char *cr, *lf;

	while (from < s.n) {
		const size_t n = s.n - from < WINDOW ? s.n - from : WINDOW;

		lf = memchr(s.p + from, '\n', n);
		cr = memchr(s.p + from, '\r', lf ? (size_t)(lf - s.p) - from : n);
		if (cr || lf)
			return (size_t)((cr ? cr : lf) - s.p);
		from += n;
	}
	return from;
}

bool str_line(struct str *rest, struct str *line)
{
	size_t at;

	if (!rest->n)
		return false;
	at = str_line_end(*rest, 0);
	*line = str_sub(*rest, 0, at);
	if (at + 1 < rest->n && rest->p[at] == '\r' && rest->p[at + 1] == '\n')
		at++;
	*rest = str_sub(*rest, at + 1, rest->n);
	return true;
}

bool str_to_int(struct str s, int64_t *out)
{
	bool negative = s.n && *s.p == '-';
	int64_t value = 0; /* kept negative, the side with room for INT64_MIN */

	if (s.n == negative)
		return false;
	for (size_t i = negative; i < s.n; i++) {
		if (!byte_is_digit(s.p[i]))
			return false;
		if (__builtin_mul_overflow(value, 10, &value) || __builtin_sub_overflow(value, s.p[i] - '0', &value))
			return false;
	}
	if (!negative && value == INT64_MIN)
		return false;
	*out = negative ? value : -value;
	return true;
}

bool str_digit_at(struct str s, size_t at)
{
	return at < s.n && byte_is_digit(s.p[at]);
}

struct str str_lower(struct arena *a, struct str s, size_t from)
{
	char *copy = str_cstr(a, s);

	for (size_t i = from; i < s.n; i++)
		copy[i] = byte_lower(copy[i]);
	return (struct str){ copy, s.n };
}

struct str str_capital(struct arena *a, struct str s)
{
	if (!s.n || !byte_is_small(*s.p))
		return s;
	return str_printf(a, "%c%.*s", byte_upper(*s.p), STR_ARG(str_sub(s, 1, s.n)));
}
