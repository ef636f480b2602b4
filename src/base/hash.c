/*
 * hash: BLAKE2b through libsodium, FNV-1a by hand.
 */
#include "base/hash.h"

#include "base/arena.h"
#include "base/byte.h"

#include <sodium.h>

#define SHORT_HEX 12

struct hash hash_of(struct str bytes)
{
	struct hash h;

	crypto_generichash(h.b, sizeof h.b, (const unsigned char *)bytes.p, bytes.n, NULL, 0);
	return h;
}

struct hash hash_keyed(const uint8_t key[32], struct str bytes)
{
	struct hash h;

	crypto_generichash(h.b, sizeof h.b, (const unsigned char *)bytes.p, bytes.n, key, 32);
	return h;
}

struct hash hash_keyed_list(const uint8_t key[32], const struct str *pieces, size_t n)
{
	crypto_generichash_state state;
	struct hash h;

	crypto_generichash_init(&state, key, 32, sizeof h.b);
	for (size_t i = 0; i < n; i++) {
		unsigned char length[8];

		for (unsigned k = 0; k < sizeof length; k++)
			length[k] = (unsigned char)((uint64_t)pieces[i].n >> (8 * k));
		crypto_generichash_update(&state, length, sizeof length);
		crypto_generichash_update(&state, (const unsigned char *)pieces[i].p, pieces[i].n);
	}
	crypto_generichash_final(&state, h.b, sizeof h.b);
	return h;
}

int hash_cmp(const struct hash *a, const struct hash *b)
{
	return memcmp(a->b, b->b, sizeof a->b);
}

static struct str hex_digits(struct arena *a, const struct hash *h, size_t digits)
{
	char *text = arena_alloc(a, digits + 1, 1);

	for (size_t i = 0; i < digits; i++)
		text[i] = "0123456789abcdef"[h->b[i / 2] >> (i % 2 ? 0 : 4) & 15];
	return (struct str){ text, digits };
}

struct str hash_hex(struct arena *a, const struct hash *h)
{
	return hex_digits(a, h, HASH_HEX);
}

struct str hash_hex_short(struct arena *a, const struct hash *h)
{
	return hex_digits(a, h, SHORT_HEX);
}

bool hash_from_hex(struct str hex, struct hash *out)
{
	struct hash h = { { 0 } };

	if (hex.n != HASH_HEX)
		return false;
	for (size_t i = 0; i < HASH_HEX; i++) {
		int value = byte_hex(hex.p[i]);

		if (value < 0)
			return false;
		h.b[i / 2] = (uint8_t)(h.b[i / 2] << 4 | value);
	}
	*out = h;
	return true;
}

uint64_t hash_fast(struct str bytes)
{
	uint64_t h = 0xcbf29ce484222325u;

	for (size_t i = 0; i < bytes.n; i++)
		h = (h ^ (unsigned char)bytes.p[i]) * 0x100000001b3u;
	return h;
}
