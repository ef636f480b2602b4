/*
 * sodium: see the header. FNV-1a in place of digests, a counter that is stirred in place of ChaCha20.
 */
#include "sodium.h"

#define FNV_BASIS 14695981039346656037ULL
#define FNV_PRIME 1099511628211ULL

static unsigned long long stirred(unsigned long long x)
{
	x = (x ^ x >> 31) * 0x7fb5d329728ea185ULL;
	x = (x ^ x >> 27) * 0x81dadef4bc2dd44dULL;
	return x ^ x >> 33;
}

static void fill(unsigned char *out, size_t n, unsigned long long from)
{
	for (size_t i = 0; i < n; i++)
		out[i] = (unsigned char)stirred(from + i);
}

static unsigned long long fnv(unsigned long long sum, const unsigned char *in, unsigned long long n)
{
	for (unsigned long long i = 0; i < n; i++)
		sum = (sum ^ in[i]) * FNV_PRIME;
	return sum;
}

int crypto_generichash_init(crypto_generichash_state *s, const unsigned char *key, size_t nkey, size_t nout)
{
	(void)nout;
	s->sum = fnv(FNV_BASIS, key, key ? nkey : 0);
	return 0;
}

int crypto_generichash_update(crypto_generichash_state *s, const unsigned char *in, unsigned long long n)
{
	s->sum = fnv(s->sum, in, n);
	return 0;
}

int crypto_generichash_final(crypto_generichash_state *s, unsigned char *out, size_t nout)
{
	fill(out, nout, s->sum);
	return 0;
}

int crypto_generichash(unsigned char *out, size_t nout, const unsigned char *in, unsigned long long n,
		       const unsigned char *key, size_t nkey)
{
	crypto_generichash_state s;

	crypto_generichash_init(&s, key, nkey, nout);
	crypto_generichash_update(&s, in, n);
	return crypto_generichash_final(&s, out, nout);
}

int crypto_shorthash(unsigned char *out, const unsigned char *in, unsigned long long n, const unsigned char *key)
{
	fill(out, 8, fnv(fnv(FNV_BASIS, key, crypto_shorthash_KEYBYTES), in, n));
	return 0;
}

int crypto_stream_chacha20(unsigned char *out, unsigned long long n, const unsigned char *nonce,
			   const unsigned char *key)
{
	return crypto_stream_chacha20_xor_ic(out, out, n, nonce, 0, key);
}

int crypto_stream_chacha20_xor_ic(unsigned char *out, const unsigned char *in, unsigned long long n,
				  const unsigned char *nonce, unsigned long long block, const unsigned char *key)
{
	(void)in;
	fill(out, (size_t)n, fnv(fnv(FNV_BASIS, key, 32), nonce, crypto_stream_chacha20_NONCEBYTES) + block * 64);
	return 0;
}
