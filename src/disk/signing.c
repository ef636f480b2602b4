/*
 * signing: see signing.h.
 */
#include <sys/stat.h>

#include <sodium.h>

#include "disk/signing.h"
#include "base/file.h"
#include "store/sshsig.h"

#define SIGNER "pbp@localhost namespaces=\"git\" " /* the committer's address */

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

static int sign(void *context, bool is_tag, struct str payload, struct buf *out, struct err *e)
{
	(void)is_tag;
	(void)e;
	sshsig_make(out, context, payload);
	return 0;
}

static int read_key(struct sshkey *key, const char *path, struct arena *a, struct err *e)
{
	struct stat st;
	struct str text;
	if (stat(path, &st) < 0)
		return err_set(
			e, ERR_REFUSED,
			"the signing key %s cannot be read; docs/disputes.md tells what to do when a key is lost",
			path);
	if (st.st_mode & 077)
		return err_set(e, ERR_REFUSED, "others may read the signing key %s; do: chmod 600 %s", path, path);
	int code = file_read(&text, path, 1 << 16, a, e);
	if (!code) {
		code = sshkey_read(key, text, e);
		sodium_memzero((void *)(uintptr_t)text.p, text.n);
	}
	return code ? err_wrap(e, "signing key %s", path) : 0;
}

int signing_check(const char *path, struct arena *a, struct err *e)
{
	struct sshkey key;
	const int code = read_key(&key, path, a, e);
	sodium_memzero(&key, sizeof key);
	return code;
}

int signing_begin(struct pen *p, struct err *e)
{
	struct live *l = p->live;
	struct str path = l->root->signing_key;
	if (l->private && !object_is_none(&l->tip) &&
	    store_read(&p->signers, l->private, &l->tip, STR("allowed_signers"), &l->arena, NULL))
		p->signers = STR_NONE;
	if (!path.n)
		return 0;
	struct sshkey *key = ARENA_NEW(&l->arena, struct sshkey);
	struct signer *s = ARENA_NEW(&l->arena, struct signer);
	int code = read_key(key, str_cstr(&l->arena, path), &l->arena, e);
	if (code)
		return code;
	*s = (struct signer){ sign, key };
	store_use_signer(l->private, s);
	store_use_signer(p->public.store, s);
	p->signers = signing_allow(p->signers, key->public, &l->arena);
	return 0;
}
