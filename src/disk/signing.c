/*
 * signing: see signing.h.
 */
#include <errno.h>
#include <sys/random.h>
#include <sys/stat.h>

#include <sodium.h>

#include "disk/signing.h"
#include "base/file.h"
#include "store/sshsig.h"

/* the committer's address, and what it may sign */
#define SIGNER "pbp@localhost namespaces=\"" SSHSIG_GIT "\" "
#define LOST "; docs/disputes.md tells what to do when a key is lost"

bool signing_allows(struct str allowed, const uint8_t public[32])
{
	struct arena a = ARENA_INIT;
	struct str key = sshkey_public(public, &a), line;
	bool found = false;
	while (str_line(&allowed, &line))
		found |= str_ends(line, key);
	arena_release(&a);
	return found;
}

struct str signing_allow(struct str allowed, const uint8_t public[32], struct arena *a)
{
	if (signing_allows(allowed, public))
		return allowed;
	return str_printf(a, "%.*s" SIGNER "%.*s\n", STR_ARG(allowed), STR_ARG(sshkey_public(public, a)));
}

/* ---- the key ---------------------------------------------------------------------------------- */

static int read_key(struct sshkey *key, const char *path, struct arena *a, struct err *e)
{
	struct stat st;
	struct str text;
	if (stat(path, &st) < 0)
		return err_set(e, ERR_REFUSED, "the signing key %s cannot be read; restore it from the backup" LOST,
			       path);
	if (st.st_mode & 077)
		return err_set(e, ERR_REFUSED, "others may read the signing key %s; do: chmod 600 %s", path, path);
	int code = file_read(&text, path, 1 << 16, a, e);
	if (!code) {
		code = sshkey_read(key, text, e);
		sodium_memzero((void *)(uintptr_t)text.p, text.n);
	}
	return code ? err_wrap(e, "the signing key %s is not one that can be used, restore it from the backup", path)
		    : 0;
}

/* NULL: the game is one of before keys, and not signed. */
static const char *key_path(const struct live *l, const char *folder, struct arena *a)
{
	const char *own = path_join(a, folder, "key");
	if (l->game->format >= GAME_FORMAT_THIRD || file_exists(own))
		return own;
	return l->root->signing_key.n ? str_cstr(a, l->root->signing_key) : NULL;
}

int signing_check(const char *path, struct arena *a, struct err *e)
{
	struct sshkey key;
	const int code = read_key(&key, path, a, e);
	sodium_memzero(&key, sizeof key);
	return code;
}

int signing_fingerprint(struct str *out, const struct live *l, const char *folder, struct arena *a, struct err *e)
{
	struct sshkey key;
	const char *path = key_path(l, folder, a);
	const int code = path ? read_key(&key, path, a, e) : 0;
	*out = path && !code ? sshkey_fingerprint(key.public, a) : STR_NONE;
	sodium_memzero(&key, sizeof key);
	return code;
}

/* A key that is given may lie where others read it: it is the copy that signs. */
static int choose_key(struct sshkey *key, struct str text, struct err *e)
{
	uint8_t seed[32];
	if (text.n)
		return sshkey_read(key, text, e);
	if (getrandom(seed, sizeof seed, 0) != sizeof seed)
		return err_sys(e, errno, "drawing the signing key");
	sshkey_make(key, seed);
	sodium_memzero(seed, sizeof seed);
	return 0;
}

int signing_create(const char *folder, struct str text, struct arena *a, struct err *e)
{
	struct sshkey key;
	struct buf b = buf_new(a);
	int code = choose_key(&key, text, e);
	if (!code) {
		sshkey_write(&b, &key, STR("pbp"));
		code = file_create(path_join(a, folder, "key"), buf_str(&b), 0600, e);
		sodium_memzero(b.p, b.n);
	}
	sodium_memzero(&key, sizeof key);
	return code;
}

/* ---- commits and tags ------------------------------------------------------------------------- */

static int sign(void *context, bool is_tag, struct str payload, struct buf *out, struct err *e)
{
	(void)is_tag;
	(void)e;
	sshsig_make(out, context, SSHSIG_GIT, payload);
	return 0;
}

int signing_begin(struct pen *p, const char *folder, struct err *e)
{
	struct live *l = p->live;
	const char *path = key_path(l, folder, &l->arena);
	if (l->private && !object_is_none(&l->tip) &&
	    store_read(&p->signers, l->private, &l->tip, STR("allowed_signers"), &l->arena, NULL))
		p->signers = STR_NONE;
	if (!path)
		return 0;
	struct sshkey *key = ARENA_NEW(&l->arena, struct sshkey);
	struct signer *s = ARENA_NEW(&l->arena, struct signer);
	int code = read_key(key, path, &l->arena, e);
	if (code)
		return code;
	*s = (struct signer){ sign, key };
	store_use_signer(l->private, s);
	store_use_signer(p->public.store, s);
	p->key = key;
	p->signers = signing_allow(p->signers, key->public, &l->arena);
	return 0;
}
