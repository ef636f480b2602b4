/*
 * seals: the signatures of a history: each fits its commit, is by a key that
 * the commit's own allowed_signers names, and once signed a history stays so.
 * A commit names all before it by their hashes, so the newest signature of a key
 * covers whatever the same key signed before: that one is checked, and each by
 * itself where it is asked for.
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

/* Who signed it, or says so: where a later signature by the same key covers it, that is enough. */
static bool signs(struct audit *c, uint8_t public[32], bool whole, struct str sig, struct str payload)
{
	c->seals.checked += whole;
	return whole ? sshsig_check(public, sig, SSHSIG_GIT, payload) : sshsig_key(public, sig, SSHSIG_GIT);
}

static int does_not_fit(struct audit *c, size_t i)
{
	return audit_differ(c, i, "its signature does not fit it: the commit was changed after it was signed");
}

/* i: the step that it is, or behind which it stands. */
static int check_commit(struct audit *c, size_t i, const struct commit *commit, struct err *e)
{
	struct arena a = ARENA_INIT;
	struct str sig = STR_NONE, payload, allowed = STR_NONE, *before = &c->seals.allowed;
	uint8_t public[32];
	const bool step = commit == &c->commits[i];
	int code = commit->is_signed ? store_signature(&sig, &payload, c->store, &commit->id, &a, e) : 0;
	store_read(&allowed, c->store, &commit->id, STR("allowed_signers"), &a, NULL);
	if (code)
		goto out;
	if (!sig.n && c->seals.owed)
		code = audit_differ(c, i, "it is not signed, as every step of such a game is");
	else if (!str_starts(allowed, *before))
		code = audit_differ(c, i, "a key was taken out of allowed_signers");
	else if (!sig.n && c->seals.steps)
		code = audit_differ(c, i, "it is not signed, but the steps before it are");
	else if (sig.n && !signs(c, public, !step || c->asked.signatures, sig, payload))
		code = does_not_fit(c, i);
	else if (sig.n && !signing_allows(allowed, public))
		code = audit_differ(c, i, "it is signed with a key that allowed_signers does not name");
	if (!code && sig.n && !str_eq(allowed, signing_allow(*before, public, &a)))
		code = audit_differ(
			c, i,
			"its allowed_signers says more than the key that it is signed with and those before "
			"it: whoever reads that would take others for the host");
	if (!code && sig.n) {
		c->seals.steps += step;
		note_key(c, i, public);
	}
	if (!code && sig.n && step)
		c->seals.signatures[i] = str_dup(c->place->run, sig);
	if (!code && !str_eq(allowed, *before))
		*before = str_dup(c->place->run, allowed);
out:
	arena_release(&a);
	return code;
}

/* The newest step of each key, before the next one signs. */
static int check_newest(struct audit *c, struct err *e)
{
	const size_t n = c->seals.keys.n;
	struct str sig, payload;
	uint8_t public[32];
	int code = 0;
	for (size_t k = 0; !code && k < n && !c->asked.signatures; k++) {
		const size_t last = (k + 1 < n ? c->seals.keys.at[k + 1].step : c->n) - 1;
		code = store_signature(&sig, &payload, c->store, &c->commits[last].id, c->place->run, e);
		if (!code && !signs(c, public, true, sig, payload))
			code = does_not_fit(c, last);
	}
	return code;
}

/* Every key that signs must be one that he knows who asks. */
static int check_keys(struct audit *c)
{
	struct arena *a = c->place->run;
	if (c->asked.keys.n && !c->seals.keys.n)
		return audit_differ(c, c->n,
				    "nothing in this history is signed, and so it is not what you were told of");
	for (size_t i = 0; c->asked.keys.n && i < c->seals.keys.n; i++) {
		struct str key = sshkey_fingerprint(c->seals.keys.at[i].public, a);
		bool known = false;
		for (size_t k = 0; k < c->asked.keys.n; k++)
			known |= str_eq_c(key, c->asked.keys.at[k]);
		if (!known)
			return audit_differ(
				c, c->seals.keys.at[i].step,
				"it is signed by another key than the one that you know: %.*s. Either this "
				"history was made anew, or the host has changed his key: ask him, by another "
				"way than mail",
				STR_ARG(key));
	}
	return 0;
}

int audit_seal(struct audit *c, struct err *e)
{
	int code = 0;
	for (size_t i = 0; !code && i < c->n; i++)
		code = check_commit(c, i, &c->commits[i], e);
	if (!code)
		code = check_newest(c, e);
	for (size_t i = 0; !code && i < c->shown.commits.n; i++)
		code = check_commit(c, c->shown.step, &c->shown.commits.at[i], e);
	return code ? code : check_keys(c);
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
