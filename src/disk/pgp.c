/*
 * pgp: see pgp.h. The file ADDRESS.newest: the second in which it was signed, and for each mail of that second a line:
 * the hash of what is signed, and of the mail. A run that died judges the same mail again, so that mail is no copy.
 */
#include "disk/pgp.h"

#include "base/file.h"
#include "mail/address.h"

enum { NEWEST_MOST = 1 << 20 };

struct newest {
	when made; /* WHEN_NONE: nothing was heard */
	struct str mails;
};

/* NULL for an address that is no file name. */
static const char *key_file(const struct desk *k, struct str address, const char *what, struct arena *a)
{
	if (!address_is_safe(address) || str_find_char(address, '/') < address.n)
		return NULL;
	return arena_printf(a, "%s/keys/%.*s.%s", k->folder, STR_ARG(address), what);
}

static int read_newest(struct newest *out, const struct desk *k, struct str address, struct arena *a, struct err *e)
{
	struct str text, first;
	*out = (struct newest){ .made = WHEN_NONE };
	int code = file_read(&text, key_file(k, address, "newest", a), NEWEST_MOST, a, e);
	if (code)
		return code == ERR_NOT_FOUND ? 0 : code;
	if (!str_line(&text, &first) || !str_to_int(str_trim(first), &out->made))
		return err_set(e, ERR_DAMAGED, "%s/keys/%.*s.newest is damaged; remove it", k->folder,
			       STR_ARG(address));
	out->mails = text;
	return 0;
}

static struct str line_of(const struct pgp_seal *s, const struct hash *mail, struct arena *a)
{
	return str_printf(a, "%.*s %.*s", STR_ARG(hash_hex(a, &s->words)), STR_ARG(hash_hex(a, mail)));
}

int pgp_keep(const struct desk *k, struct str address, const struct pgp_seal *s, const struct hash *mail, struct err *e)
{
	struct arena a = ARENA_INIT;
	struct newest n;
	int code = read_newest(&n, k, address, &a, e);
	const struct str line = line_of(s, mail, &a);
	if (!code && str_find(n.mails, line) == n.mails.n)
		code = file_write(key_file(k, address, "newest", &a),
				  str_printf(&a, "%lld\n%.*s%.*s\n", (long long)s->made,
					     STR_ARG(s->made == n.made ? n.mails : STR("")), STR_ARG(line)),
				  0600, e);
	arena_release(&a);
	return code;
}

/* ---- judged ----------------------------------------------------------------------------------- */

bool pgp_find(struct signed_part *out, struct str raw, struct arena *a)
{
	struct header h;
	header_parse(&h, raw, a);
	return signature_find(out, raw, &h);
}

void pgp_read(struct message *out, const struct signed_part *s, const struct mail_site *site, struct arena *a)
{
	message_read(out, signature_only(s, a), false, site, a);
}

struct str pgp_line(const struct live *l, struct arena *a)
{
	const int32_t turn = state_game(engine_state(l->engine))->turn;
	return str_printf(a, "# game %.*s turn %d", STR_ARG(l->name), (int)(turn ? turn : 1));
}

static bool holds_line(const struct source *text, struct str wanted)
{
	for (size_t i = 1; i <= text->nlines; i++)
		if (str_eq_nocase(str_trim(source_text(text, source_line_span(text, i))), wanted))
			return true;
	return false;
}

static bool is_for_us(const struct desk *k, const struct signed_part *s, struct arena *a)
{
	const struct str wanted = pgp_line(&k->live, a);
	struct message m;
	bool found = false;
	pgp_read(&m, s, &k->live.root->site, a);
	for (size_t i = 0; i < m.nbodies && !found; i++)
		found = holds_line(&m.bodies[i].own, wanted);
	return found;
}

/* Older than what was heard, or the same words in another mail. */
static bool is_outdated(const struct newest *n, const struct pgp_seal *s, const struct hash *mail, struct arena *a)
{
	if (s->made != n->made)
		return s->made < n->made;
	return str_find(n->mails, hash_hex(a, &s->words)) < n->mails.n &&
	       str_find(n->mails, line_of(s, mail, a)) == n->mails.n;
}

int pgp_check(struct pgp_seal *out, unsigned *found, const struct desk *k, const struct message *m,
	      const struct decision *d, struct arena *a, struct err *e)
{
	const char *keyring = key_file(k, m->from, "gpg", a);
	struct signed_part s;
	struct newest n;
	*found = 0;
	*out = (struct pgp_seal){ .made = WHEN_NONE };
	if (!m->is_signed || !keyring || !file_exists(keyring) || !pgp_find(&s, d->raw, a))
		return 0;
	int code = signature_check(&out->made, &out->words, &s, keyring, d->arrival, a, e);
	if (!code && out->made != WHEN_NONE)
		code = read_newest(&n, k, m->from, a, e);
	if (code || out->made == WHEN_NONE)
		return code;
	*found = is_outdated(&n, out, &d->hash, a) ? PROOF_OUTDATED
		 : is_for_us(k, &s, a)             ? PROOF_SIGNED
						   : PROOF_ELSEWHERE;
	if (*found != PROOF_SIGNED)
		out->made = WHEN_NONE;
	return 0;
}
