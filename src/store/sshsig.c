/*
 * sshsig: see sshsig.h. On the wire a number is four bytes, highest first, and
 * a string is its length and its bytes.
 */
#include <sodium.h>

#include "store/sshsig.h"

#define TYPE "ssh-ed25519"
#define MAGIC "SSHSIG"
#define HASHED "sha512"
#define KEY_HEAD "-----BEGIN OPENSSH PRIVATE KEY-----"
#define KEY_TAIL "-----END OPENSSH PRIVATE KEY-----"
#define SIG_HEAD "-----BEGIN SSH SIGNATURE-----"
#define SIG_TAIL "-----END SSH SIGNATURE-----"
#define COLUMNS 70

/* ---- the wire --------------------------------------------------------------------------------- */

static void put_number(struct buf *b, uint32_t n)
{
	for (int shift = 24; shift >= 0; shift -= 8)
		buf_add_char(b, (char)(n >> shift & 255));
}

static void put_string(struct buf *b, struct str s)
{
	put_number(b, (uint32_t)s.n);
	buf_add(b, s);
}

static bool take_bytes(struct str *rest, size_t n, struct str *out)
{
	if (rest->n < n)
		return false;
	*out = str_sub(*rest, 0, n);
	*rest = str_sub(*rest, n, rest->n);
	return true;
}

static bool take_number(struct str *rest, uint32_t *n)
{
	struct str bytes;
	if (!take_bytes(rest, 4, &bytes))
		return false;
	*n = 0;
	for (int i = 0; i < 4; i++)
		*n = *n << 8 | (unsigned char)bytes.p[i];
	return true;
}

static bool take_string(struct str *rest, struct str *out)
{
	uint32_t n;
	return take_number(rest, &n) && take_bytes(rest, n, out);
}

static bool take_word(struct str *rest, const char *word)
{
	struct str s;
	return take_string(rest, &s) && str_eq_c(s, word);
}

static bool take_key(struct str *rest, uint8_t public[32])
{
	struct str blob, key;
	if (!take_string(rest, &blob) || !take_word(&blob, TYPE) || !take_string(&blob, &key) || key.n != 32)
		return false;
	memcpy(public, key.p, 32);
	return true;
}

/* ---- armour ----------------------------------------------------------------------------------- */

static struct str base64(struct str s, int variant, struct arena *a)
{
	const size_t n = sodium_base64_encoded_len(s.n, variant);
	char *coded = ARENA_ARRAY(a, char, n);
	sodium_bin2base64(coded, n, (const unsigned char *)s.p, s.n, variant);
	return (struct str){ coded, n - 1 };
}

static void armour(struct buf *out, struct str bytes, const char *head, const char *tail)
{
	struct arena a = ARENA_INIT;
	struct str text = base64(bytes, sodium_base64_VARIANT_ORIGINAL, &a);
	buf_addf(out, "%s\n", head);
	for (size_t i = 0; i < text.n; i += COLUMNS)
		buf_addf(out, "%.*s\n", STR_ARG(str_sub(text, i, i + COLUMNS)));
	buf_addf(out, "%s\n", tail);
	arena_release(&a);
}

/* What stands between head and tail, decoded. */
static bool unarmour(struct str *out, struct str text, const char *head, const char *tail, struct arena *a)
{
	const size_t from = str_find(text, str_c(head)) + strlen(head), to = str_find(text, str_c(tail));
	if (from >= text.n || to >= text.n || to <= from)
		return false;
	unsigned char *bytes = ARENA_ARRAY(a, unsigned char, to - from);
	size_t n;
	if (sodium_base642bin(bytes, to - from, text.p + from, to - from, "\r\n ", &n, NULL,
			      sodium_base64_VARIANT_ORIGINAL))
		return false;
	*out = (struct str){ (const char *)bytes, n };
	return true;
}

/* ---- keys ------------------------------------------------------------------------------------- */

/* The part that a passphrase would encrypt: a check number twice, then the key. */
static bool read_private(struct sshkey *out, struct str part)
{
	uint32_t one, two;
	struct str public, secret;
	if (!take_number(&part, &one) || !take_number(&part, &two) || one != two || !take_word(&part, TYPE) ||
	    !take_string(&part, &public) || !take_string(&part, &secret) || public.n != 32 || secret.n != 64)
		return false;
	memcpy(out->public, public.p, 32);
	memcpy(out->secret, secret.p, 64);
	return true;
}

static int read_file(struct sshkey *out, struct str bytes, struct err *e)
{
	struct str magic, cipher, kdf, options, private;
	uint8_t public[32];
	uint32_t n;
	if (!take_bytes(&bytes, 15, &magic) || memcmp(magic.p, "openssh-key-v1", 15) || !take_string(&bytes, &cipher) ||
	    !take_string(&bytes, &kdf) || !take_string(&bytes, &options) || !take_number(&bytes, &n))
		return err_set(e, ERR_SYNTAX, "the key file is cut off");
	if (!str_eq_c(cipher, "none"))
		return err_set(e, ERR_SYNTAX,
			       "the key has a passphrase; make one without: ssh-keygen -t ed25519 -N ''");
	if (n != 1 || !take_key(&bytes, public) || !take_string(&bytes, &private) || !read_private(out, private) ||
	    memcmp(out->public, public, 32))
		return err_set(e, ERR_SYNTAX, "the key is not of the type ssh-ed25519");
	return 0;
}

int sshkey_read(struct sshkey *out, struct str file, struct err *e)
{
	struct arena a = ARENA_INIT;
	struct str bytes;
	int r = 0;
	if (unarmour(&bytes, file, KEY_HEAD, KEY_TAIL, &a)) {
		r = read_file(out, bytes, e);
		sodium_memzero((void *)(uintptr_t)bytes.p, bytes.n);
	} else {
		r = err_set(e, ERR_SYNTAX, "this is no private key of OpenSSH");
	}
	arena_release(&a);
	return r;
}

static struct str key_blob(const uint8_t public[32], struct arena *a)
{
	struct buf b = buf_new(a);
	put_string(&b, STR(TYPE));
	put_string(&b, (struct str){ (const char *)public, 32 });
	return buf_str(&b);
}

struct str sshkey_public(const uint8_t public[32], struct arena *a)
{
	struct str blob = base64(key_blob(public, a), sodium_base64_VARIANT_ORIGINAL, a);
	return str_printf(a, TYPE " %.*s", STR_ARG(blob));
}

struct str sshkey_fingerprint(const uint8_t public[32], struct arena *a)
{
	unsigned char hash[crypto_hash_sha256_BYTES];
	struct str blob = key_blob(public, a);
	crypto_hash_sha256(hash, (const unsigned char *)blob.p, blob.n);
	blob = base64((struct str){ (const char *)hash, sizeof hash }, sodium_base64_VARIANT_ORIGINAL_NO_PADDING, a);
	return str_printf(a, "SHA256:%.*s", STR_ARG(blob));
}

void sshkey_make(struct sshkey *out, const uint8_t seed[32])
{
	crypto_sign_seed_keypair(out->public, out->secret, seed);
}

/* A check number twice, then the key; filled up to blocks of eight. */
static struct str private_part(const struct sshkey *key, struct str comment, struct arena *a)
{
	struct buf b = buf_new(a);
	struct str check = { (const char *)key->public, 4 };
	buf_add(&b, check);
	buf_add(&b, check);
	put_string(&b, STR(TYPE));
	put_string(&b, (struct str){ (const char *)key->public, sizeof key->public });
	put_string(&b, (struct str){ (const char *)key->secret, sizeof key->secret });
	put_string(&b, comment);
	for (char fill = 1; b.n % 8; fill++)
		buf_add_char(&b, fill);
	return buf_str(&b);
}

void sshkey_write(struct buf *out, const struct sshkey *key, struct str comment)
{
	struct arena a = ARENA_INIT;
	struct buf b = buf_new(&a);
	buf_add(&b, (struct str){ "openssh-key-v1", 15 });
	put_string(&b, STR("none"));
	put_string(&b, STR("none"));
	put_string(&b, STR(""));
	put_number(&b, 1);
	put_string(&b, key_blob(key->public, &a));
	put_string(&b, private_part(key, comment, &a));
	armour(out, buf_str(&b), KEY_HEAD, KEY_TAIL);
	arena_release(&a);
}

/* ---- signatures ------------------------------------------------------------------------------- */

/* What is signed: not the payload but its hash, with what it is for. */
static struct str signed_bytes(const char *namespace, struct str payload, struct arena *a)
{
	struct buf b = buf_new(a);
	unsigned char hash[crypto_hash_sha512_BYTES];
	crypto_hash_sha512(hash, (const unsigned char *)payload.p, payload.n);
	buf_add(&b, STR(MAGIC));
	put_string(&b, str_c(namespace));
	put_string(&b, STR(""));
	put_string(&b, STR(HASHED));
	put_string(&b, (struct str){ (const char *)hash, sizeof hash });
	return buf_str(&b);
}

static struct str signature_blob(const struct sshkey *key, const char *namespace, struct str payload, struct arena *a)
{
	struct buf b = buf_new(a), sig = buf_new(a);
	unsigned char bytes[crypto_sign_BYTES];
	struct str text = signed_bytes(namespace, payload, a);
	crypto_sign_detached(bytes, NULL, (const unsigned char *)text.p, text.n, key->secret);
	put_string(&sig, STR(TYPE));
	put_string(&sig, (struct str){ (const char *)bytes, sizeof bytes });
	buf_add(&b, STR(MAGIC));
	put_number(&b, 1);
	put_string(&b, key_blob(key->public, a));
	put_string(&b, str_c(namespace));
	put_string(&b, STR(""));
	put_string(&b, STR(HASHED));
	put_string(&b, buf_str(&sig));
	return buf_str(&b);
}

void sshsig_make(struct buf *out, const struct sshkey *key, const char *namespace, struct str payload)
{
	struct arena a = ARENA_INIT;
	armour(out, signature_blob(key, namespace, payload, &a), SIG_HEAD, SIG_TAIL);
	arena_release(&a);
}

/* What a signature says: by whom, and the bytes of Ed25519. */
static bool take_signature(uint8_t public[32], struct str *bytes, struct str blob, const char *namespace)
{
	struct str magic, reserved, sig;
	uint32_t version;
	return take_bytes(&blob, 6, &magic) && str_eq_c(magic, MAGIC) && take_number(&blob, &version) && version == 1 &&
	       take_key(&blob, public) && take_word(&blob, namespace) && take_string(&blob, &reserved) &&
	       take_word(&blob, HASHED) && take_string(&blob, &sig) && take_word(&sig, TYPE) &&
	       take_string(&sig, bytes) && bytes->n == crypto_sign_BYTES;
}

bool sshsig_key(uint8_t public[32], struct str armoured, const char *namespace)
{
	struct arena a = ARENA_INIT;
	struct str blob, bytes;
	const bool reads = unarmour(&blob, armoured, SIG_HEAD, SIG_TAIL, &a) &&
			   take_signature(public, &bytes, blob, namespace);
	arena_release(&a);
	return reads;
}

bool sshsig_check(uint8_t public[32], struct str armoured, const char *namespace, struct str payload)
{
	struct arena a = ARENA_INIT;
	struct str blob, bytes, text;
	bool good = unarmour(&blob, armoured, SIG_HEAD, SIG_TAIL, &a) &&
		    take_signature(public, &bytes, blob, namespace);
	if (good) {
		text = signed_bytes(namespace, payload, &a);
		good = !crypto_sign_verify_detached((const unsigned char *)bytes.p, (const unsigned char *)text.p,
						    text.n, public);
	}
	arena_release(&a);
	return good;
}
