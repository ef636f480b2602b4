/*
 * postmark: see postmark.h.
 */
#include <sodium.h>

#include "base/file.h"
#include "mail/postmark.h"

static const struct str field = STR("X-Pbp-Postmark: ");

int postmark_key_read(struct postmark_key *out, const char *game_folder, struct arena *a, struct err *e)
{
	const char *path = path_join(a, game_folder, "forums/key");
	struct hash hash;
	struct str text;
	int code = file_read(&text, path, 1000, a, e);

	if (!code && !hash_from_hex(str_trim(text), &hash))
		code = err_set(e, ERR_DAMAGED, "%s is damaged: remove it, and pbp-post makes another", path);
	if (!code)
		memcpy(out->bytes, hash.b, sizeof out->bytes);
	return code;
}

struct str postmark_put(struct str mail, const struct postmark_key *key, struct arena *a)
{
	const struct hash hash = hash_keyed(key->bytes, mail);

	return str_printf(a, "%.*s%.*s\n%.*s", STR_ARG(field), STR_ARG(hash_hex(a, &hash)), STR_ARG(mail));
}

bool postmark_is_there(struct str mail)
{
	return str_starts(mail, field);
}

bool postmark_holds(struct str mail, const struct postmark_key *key)
{
	struct hash said, real;
	struct str line;

	if (!postmark_is_there(mail) || !str_line(&mail, &line) ||
	    !hash_from_hex(str_sub(line, field.n, line.n), &said))
		return false;
	real = hash_keyed(key->bytes, mail);
	return !sodium_memcmp(said.b, real.b, sizeof real.b);
}
