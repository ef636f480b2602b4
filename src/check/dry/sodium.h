/*
 * sodium: what stands in for libsodium where orders are only tried (src/check): in the page nobody knows the seed of a die
 * and nothing is proved. The names are libsodium's, so that base and play need not know of it.
 *
 * Dice that are rolled in a trial are undone before anybody sees what came of them ("depends on dice"): they must have
 * faces, no more. Digests tell nobody anything there.
 */
#ifndef PBP_CHECK_DRY_SODIUM_H
#define PBP_CHECK_DRY_SODIUM_H

#include <stddef.h>

#define crypto_stream_chacha20_NONCEBYTES 8U
#define crypto_shorthash_KEYBYTES 16U
typedef struct {
	unsigned long long sum;
} crypto_generichash_state;

int crypto_generichash(unsigned char *out, size_t nout, const unsigned char *in, unsigned long long n,
		       const unsigned char *key, size_t nkey);
int crypto_generichash_init(crypto_generichash_state *s, const unsigned char *key, size_t nkey, size_t nout);
int crypto_generichash_update(crypto_generichash_state *s, const unsigned char *in, unsigned long long n);
int crypto_generichash_final(crypto_generichash_state *s, unsigned char *out, size_t nout);
int crypto_shorthash(unsigned char *out, const unsigned char *in, unsigned long long n, const unsigned char *key);
int crypto_stream_chacha20(unsigned char *out, unsigned long long n, const unsigned char *nonce,
			   const unsigned char *key);
int crypto_stream_chacha20_xor_ic(unsigned char *out, const unsigned char *in, unsigned long long n,
				  const unsigned char *nonce, unsigned long long block, const unsigned char *key);

#endif
