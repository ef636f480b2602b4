/*
 * object: names (SHA-1 by libcrypto, which libgit2 loads anyway) and the rules
 * for paths. Trees and commits as bytes are in tree.c and commit.c.
 */
#include "store/object.h"

#include "base/byte.h"

/* The plain functions: those of OpenSSL 3 take a millisecond before the first byte. */
#define OPENSSL_API_COMPAT 10101
#include <openssl/sha.h>

#define PATH_NAMES 32
#define PATH_BYTES 1024

bool object_is_none(const struct object_id *id)
{
	static const struct object_id none;
	return object_eq(id, &none);
}

bool object_eq(const struct object_id *a, const struct object_id *b)
{
	return memcmp(a->b, b->b, sizeof a->b) == 0;
}

struct str object_hex(struct arena *a, const struct object_id *id)
{
	static const char digits[] = "0123456789abcdef";
	char hex[OBJECT_HEX];
	for (size_t i = 0; i < sizeof id->b; i++) {
		hex[2 * i] = digits[id->b[i] >> 4];
		hex[2 * i + 1] = digits[id->b[i] & 15];
	}
	return str_dup(a, (struct str){ hex, sizeof hex });
}

bool object_from_hex(struct str hex, struct object_id *out)
{
	if (hex.n != OBJECT_HEX)
		return false;
	for (size_t i = 0; i < sizeof out->b; i++) {
		int high = byte_hex(hex.p[2 * i]), low = byte_hex(hex.p[2 * i + 1]);
		if (high < 0 || low < 0)
			return false;
		out->b[i] = (uint8_t)(high * 16 + low);
	}
	return true;
}

const char *object_kind_name(enum object_kind kind)
{
	static const char *const names[] = {
		[OBJECT_COMMIT] = "commit", [OBJECT_TREE] = "tree", [OBJECT_BLOB] = "blob", [OBJECT_TAG] = "tag"
	};
	return names[kind];
}

struct object_id object_sha1(const struct str *pieces, size_t n)
{
	struct object_id id;
	SHA_CTX sha1;
	SHA1_Init(&sha1);
	for (size_t i = 0; i < n; i++)
		SHA1_Update(&sha1, pieces[i].p, pieces[i].n);
	SHA1_Final(id.b, &sha1);
	return id;
}

struct object_id object_name(const struct object *o)
{
	char head[40];
	int n = snprintf(head, sizeof head, "%s %zu", object_kind_name(o->kind), o->bytes.n);
	struct str pieces[] = { { head, (size_t)n + 1 }, o->bytes };
	return object_sha1(pieces, 2);
}

static bool name_is_good(struct str name)
{
	if (name.n == 0 || memchr(name.p, 0, name.n))
		return false;
	/* git refuses .git and what file systems take for it (.GIT, ".git ", git~1) */
	return !str_eq_c(name, ".") && !str_eq_c(name, "..") && !str_starts_nocase(name, STR(".git")) &&
	       !str_starts_nocase(name, STR("git~"));
}

bool path_is_good(struct str path)
{
	struct str rest = path, name;
	size_t names = 0;
	if (path.n == 0 || path.n > PATH_BYTES)
		return false;
	while (str_cut(&rest, '/', &name)) {
		if (!name_is_good(name) || ++names > PATH_NAMES)
			return false;
	}
	return true;
}
