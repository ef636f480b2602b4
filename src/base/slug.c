/*
 * slug: str_slug, apart from str because it needs folding.
 */
#include "base/arena.h"
#include "base/byte.h"
#include "base/utf8.h"

/* Letters and digits of ASCII, and whatever has no ASCII form and is no sign. */
static bool is_kept(uint32_t c)
{
	if (c < 0x80)
		return byte_is_small(c) || byte_is_digit(c);
	return c >= 0x250 && !(c >= 0x2000 && c <= 0x2bff) && !(c >= 0x3000 && c <= 0x303f) &&
	       !(c >= 0xfe10 && c <= 0xfe6f) && !(c >= 0x1f000 && c <= 0x1faff) && c != UTF8_BAD;
}

struct str str_slug(struct arena *a, struct str s)
{
	const struct str name = utf8_fold_name(a, s);
	char *out = arena_take(a, name.n + 1, 1); /* never longer */
	size_t n = 0;
	bool gap = false;

	for (size_t at = 0, from = 0; at < name.n; from = at) {
		if (!is_kept(utf8_next(name, &at))) {
			gap = n > 0;
			continue;
		}
		if (gap)
			out[n++] = '-';
		gap = false;
		while (from < at)
			out[n++] = name.p[from++];
	}
	out[n] = '\0';
	return (struct str){ out, n };
}
