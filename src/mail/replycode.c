/*
 * replycode: see replycode.h.
 */
#include "mail/replycode.h"

#include <sodium.h>

#include "mail/token.h"

enum { LETTERS = 16 };

struct str replycode_make(const uint8_t secret[32], struct str game, int32_t issue, struct str address, int64_t number,
			  struct arena *a)
{
	const struct str pieces[] = { STR("code of a letter to the host"), game, address,
				      str_printf(a, "%d", (int)issue), str_printf(a, "%lld", (long long)number) };
	const struct hash h = hash_keyed_list(secret, pieces, sizeof pieces / sizeof *pieces);
	char code[LETTERS];

	token_letters(code, LETTERS, &h);
	return str_printf(a, "re%lld-%.*s", (long long)number, LETTERS, code);
}

bool replycode_number(struct str code, int64_t *number)
{
	const size_t dash = str_find_char(code, '-');

	return str_starts(code, STR("re")) && dash + 1 + LETTERS == code.n &&
	       str_to_int(str_sub(code, 2, dash), number) && *number > 0;
}

bool replycode_eq(struct str a, struct str b)
{
	return a.n == b.n && !sodium_memcmp(a.p, b.p, a.n);
}
