/*
 * guard: see guard.h.
 */
#include "base/byte.h"
#include "mail/token.h"
#include "post/guard.h"

enum { SHORTEST_KEY = 6 };

/* Whether something of a token's form stands in it (mail/token.h). */
static bool has_token(struct str text)
{
	size_t letters = 0;
	bool begun = false;

	for (size_t i = 0; i < text.n; i++) {
		const char c = text.p[i] | 0x20;

		if (c == '-' && str_ends(str_sub(text, 0, i + 1), STR("pbp-")))
			begun = true, letters = 0;
		else if (begun && (byte_is_small(c) || (c >= '2' && c <= '7')))
			letters++;
		else
			begun = false;
		if (begun && letters == TOKEN_LETTERS)
			return true;
	}
	return false;
}

int guard_refuses(const struct forum *f, struct str text, struct err *e)
{
	if (f->key.n >= SHORTEST_KEY && str_find(text, f->key) < text.n)
		return err_set(e, ERR_REFUSED, "the key of the forum stands in the report: nothing is posted");
	if (has_token(text))
		return err_set(e, ERR_REFUSED, "a player's token stands in the report: nothing is posted");
	return 0;
}
