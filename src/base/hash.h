/*
 * hash: BLAKE2b-256 (RFC 7693, libsodium) for identity, and a fast unkeyed hash
 * for tables whose order never shows.
 */
#ifndef PBP_BASE_HASH_H
#define PBP_BASE_HASH_H

#include "base/str.h"

#define HASH_BYTES 32
#define HASH_HEX (2 * HASH_BYTES)

struct hash {
	uint8_t b[HASH_BYTES];
};

struct hash hash_of(struct str bytes);
/* Keyed BLAKE2b; the key is 32 bytes. */
struct hash hash_keyed(const uint8_t key[32], struct str bytes);
/* Several pieces, each preceded by its length as 8 bytes, little-endian, so that no two lists meet. */
struct hash hash_keyed_list(const uint8_t key[32], const struct str *pieces, size_t n);
int hash_cmp(const struct hash *a, const struct hash *b);
struct str hash_hex(struct arena *a, const struct hash *h);       /* 64 digits */
struct str hash_hex_short(struct arena *a, const struct hash *h); /* the first 12 */
bool hash_from_hex(struct str hex, struct hash *out);
/* FNV-1a, for hash tables only. */
uint64_t hash_fast(struct str bytes);

#endif
