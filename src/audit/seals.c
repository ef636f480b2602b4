/*
 * seals: the signatures of a history: each fits its commit, is by a key that
 * the commit's own allowed_signers names, and once signed a history stays so.
 */
#include "audit/audit.h"
#include "disk/signing.h"
#include "store/sshsig.h"

static void note_key(struct audit *c, size_t i, const uint8_t public[32])
{
	struct new_key *k;
	if (c->seals.keys.n && !memcmp(VEC_LAST(&c->seals.keys)->public, public, 32))
		return;
	k = VEC_ADD(&c->seals.keys, c->place->run);
	memcpy(k->public, public, 32);
	k->step = i;
}

int audit_seal(struct audit *c, size_t i, struct err *e)
{
	struct arena a = ARENA_INIT;
	struct str sig = STR_NONE, payload, allowed = STR_NONE, *before = &c->seals.allowed;
	uint8_t public[32];
	int code = c->commits[i].is_signed ? store_signature(&sig, &payload, c->store, &c->commits[i].id, &a, e) : 0;
	store_read(&allowed, c->store, &c->commits[i].id, STR("allowed_signers"), &a, NULL);
	if (code)
		goto out;
	if (!str_starts(allowed, *before))
		code = audit_differ(c, i, "a key was taken out of allowed_signers");
	else if (!sig.n && c->seals.steps)
		code = audit_differ(c, i, "it is not signed, but the steps before it are");
	else if (sig.n && !sshsig_check(public, sig, payload))
		code = audit_differ(c, i, "its signature does not fit it: the commit was changed after it was signed");
	else if (sig.n && !signing_allows(allowed, public))
		code = audit_differ(c, i, "it is signed with a key that allowed_signers does not name");
	if (!code && sig.n) {
		c->seals.steps++;
		note_key(c, i, public);
		c->seals.signatures[i] = str_dup(c->place->run, sig);
	}
	if (!code && !str_eq(allowed, *before))
		*before = str_dup(c->place->run, allowed);
out:
	arena_release(&a);
	return code;
}

/* Without the twin the public history of a signed game cannot be made again: the key is the host's. */
int audit_twin_seals(struct audit *c, struct err *e)
{
	struct arena *a = c->place->run;
	struct store *s;
	struct object_id tip;
	struct commit *list = NULL;
	struct str payload;
	size_t n = 0;
	if (!c->is_private || !c->seals.steps)
		return 0;
	if (!c->public.path) {
		c->public.wanted = false;
		return 0;
	}
	int code = store_git_open(&s, c->public.path, e);
	if (code == ERR_NOT_FOUND) /* audit_twin says so */
		return 0;
	if (!code)
		code = store_tip(&tip, s, e);
	if (!code && !object_is_none(&tip))
		code = store_history(&list, &n, s, &tip, NULL, OLDEST_FIRST, a, e);
	c->public.signatures = ARENA_ARRAY(a, struct str, n);
	for (size_t i = 0; !code && i < n; i++)
		code = store_signature(&c->public.signatures[i], &payload, s, &list[i].id, a, e);
	c->public.nsignatures = code ? 0 : n;
	store_close(s);
	return code;
}
