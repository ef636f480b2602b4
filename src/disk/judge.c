/*
 * judge: see judge.h. The address in From costs nothing to forge. So what a
 * game asks for besides is its option `auth`; and the host, who may do anything,
 * is asked for a proof whatever that option says.
 */
#include "disk/judge.h"
#include "disk/orders.h"
#include "mail/postmark.h"
#include "mail/replycode.h"
#include "mail/token.h"
#include "disk/questions.h"

struct str judge_counted(const struct decision *d, const struct message *m, struct arena *a)
{
	if (proof_of_forgery(d->verdict))
		return str_printf(a, "forged %.*s", STR_ARG(m->hop));
	if (proof_vouches(d->verdict))
		return str_printf(a, "proved %.*s", STR_ARG(m->from));
	return str_printf(a, "from %.*s %.*s", STR_ARG(m->from), STR_ARG(m->hop));
}

static bool asks(const struct live *l, const char *proof)
{
	return option_is(engine_state(l->engine), "auth", proof);
}

static bool is_host(const struct live *l, struct str address)
{
	return hosts_has(&l->hosts, address);
}

static bool is_player(const struct live *l, struct str address)
{
	return player_by_address(engine_state(l->engine), address) != PLAYER_NONE;
}

/* ---- reading ---------------------------------------------------------------------------------- */

void judge_read(struct message *m, const struct decision *d, bool null_sender, const struct mail_site *site,
		struct arena *a)
{
	struct signed_part s;
	struct message inner;
	message_read(m, d->raw, null_sender, site, a);
	if (m->class != MAIL_NORMAL || !proof_has(d->verdict, PROOF_SIGNED) || !pgp_find(&s, d->raw, a))
		return;
	pgp_read(&inner, &s, site, a);
	m->class = inner.class;
	m->reason = inner.reason;
	m->bodies = inner.bodies;
	m->nbodies = inner.nbodies;
}

/* ---- proofs ----------------------------------------------------------------------------------- */

struct str judge_token(const struct desk *k, struct str address, struct arena *a)
{
	return token_make(k->secret, k->live.name, option_int(engine_state(k->live.engine), "tokens"), address, a);
}

/* Only where it could matter: the search reads every byte of the mail. */
static bool needs_token(const struct desk *k, struct str from)
{
	return asks(&k->live, "token") || is_host(&k->live, from) ||
	       player_moving_to(engine_state(k->live.engine), from) != PLAYER_NONE;
}

/* Who plays no part proves by it that he may read along. */
static bool may_observe(const struct live *l, struct str from)
{
	return !is_player(l, from) && !option_is(engine_state(l->engine), "observers", "none");
}

/* Of who needs none nothing is overwritten that is not his. */
static bool has_token(struct decision *d, const struct desk *k, const struct message *m, struct arena *a)
{
	const bool needs = needs_token(k, m->from);
	struct str blanked;
	if (!needs && !may_observe(&k->live, m->from))
		return false;
	const bool found = token_take(&blanked, d->raw, judge_token(k, m->from, a), a);
	if (needs || found)
		d->raw = blanked;
	return found;
}

struct str judge_code(const struct desk *k, struct str address, int64_t number, struct arena *a)
{
	return replycode_make(k->secret, k->live.name, option_int(engine_state(k->live.engine), "tokens"),
			      str_lower(a, address, 0), number, a);
}

/* Whether it was sent to the address that a letter to this host named, and is the first that was. */
static bool has_code(const struct desk *k, const struct message *m, const struct hash *mail, struct arena *a)
{
	int64_t number;
	for (size_t i = 0; is_host(&k->live, m->from) && i < m->ntags; i++)
		if (str_eq(m->tags[i].name, k->live.name) && replycode_number(m->tags[i].press, &number) &&
		    replycode_eq(m->tags[i].press, judge_code(k, m->from, number, a)))
			return question_is_open(k->folder, number, m->from, mail, a);
	return false;
}

/* Whether pbp-post made it of a post, by the game's own key. */
static int is_post(bool *out, const struct desk *k, struct str raw, struct arena *a, struct err *e)
{
	struct postmark_key key;
	int code = 0;

	*out = postmark_is_there(raw);
	if (*out) {
		code = postmark_key_read(&key, k->folder, a, e);
		*out = !code && postmark_holds(raw, &key);
	}
	return code == ERR_NOT_FOUND ? 0 : code;
}

int judge_arrival(struct message *m, struct decision *d, struct pgp_seal *seal, bool null_sender, struct desk *k,
		  struct arena *a, struct err *e)
{
	const struct str raw = d->raw;
	unsigned sealed = 0;
	bool post;
	message_read(m, raw, null_sender, &k->live.root->site, a);
	int code = is_post(&post, k, raw, a, e);
	if (!code)
		code = pgp_check(seal, &sealed, k, m, d, a, e);
	if (code)
		return code;
	const bool token = has_token(d, k, m, a);
	const unsigned found = (token ? PROOF_TOKEN : 0) | sealed | (post ? PROOF_FORUM : 0) |
			       (has_code(k, m, &d->hash, a) ? PROOF_CODE : 0);
	d->verdict = proof_words(m->auth, found, a);
	if (is_host(&k->live, m->from) && !proof_vouches(d->verdict))
		d->verdict = proof_words(m->auth, found | PROOF_UNPROVED, a);
	if (sealed == PROOF_SIGNED || d->raw.p != raw.p)
		judge_read(m, d, null_sender, &k->live.root->site, a);
	judge_mail(d, &k->live, m, a);
	return 0;
}

/* ---- what follows ----------------------------------------------------------------------------- */

/* Why a mail that could be read is not believed; empty: it is. */
static struct str doubt(const struct decision *d, const struct live *l, const struct message *m, struct arena *a)
{
	const bool player = is_player(l, m->from);
	if (proof_has(d->verdict, PROOF_FORUM) && engine_hears_sealed(l->engine, m->from))
		return STR("orders of this turn are sealed, and a post is read by all: send them by mail");
	if (proof_has(d->verdict, PROOF_FAIL) || (asks(l, "results") && !proof_vouches(d->verdict)))
		return STR("the mail server could not confirm that this mail comes from its sender");
	if (asks(l, "token") && player && !(proof_flags(d->verdict) & (PROOF_TOKEN | PROOF_FORUM | PROOF_CODE)))
		return STR("your token is not in it, and without it anybody could have written it");
	if (asks(l, "pgp") && player && proof_has(d->verdict, PROOF_OUTDATED))
		return STR(
			"it was signed before a mail that has been heard, or is that mail again: sent again, an old mail "
			"counts no more. Sign it anew");
	if (asks(l, "pgp") && player && proof_has(d->verdict, PROOF_ELSEWHERE))
		return str_printf(a,
				  "what you signed does not say that it is for this game and turn, and could be sent "
				  "anywhere again: sign it with a line that says \"%.*s\"",
				  STR_ARG(pgp_line(l, a)));
	if (asks(l, "pgp") && player && !proof_has(d->verdict, PROOF_SIGNED))
		return STR("it bears no valid OpenPGP signature of today (PGP/MIME) by a key that the host has of you");
	if (proof_has(d->verdict, PROOF_UNPROVED) && !player)
		return STR("it bears the host's address, and nothing proves that the host wrote it");
	return STR_NONE;
}

void judge_mail(struct decision *d, const struct live *l, const struct message *m, struct arena *a)
{
	static const enum outcome_class classes[] = { OUTCOME_ORDERS, OUTCOME_REFUSED, OUTCOME_IGNORED,
						      OUTCOME_REFUSED };
	d->class = class_word(classes[mail_class_treatment(m->class)]);
	d->reason = m->reason;
	d->from = m->from;
	if (m->class != MAIL_NORMAL)
		return;
	d->reason = doubt(d, l, m, a);
	if (d->reason.n)
		d->class = class_word(OUTCOME_REFUSED);
}

static struct str token_words(const struct desk *k, struct str address, struct arena *a)
{
	return str_printf(a,
			  "Every mail to this game must hold your token. Put a line into it that says\n\n    token "
			  "%.*s\n\nand show it to nobody: who has it can write in your name. It is sent to this "
			  "address only.",
			  STR_ARG(judge_token(k, address, a)));
}

static struct str signing_words(const struct desk *k, struct arena *a)
{
	return str_printf(a,
			  "Every mail to this game must be signed (PGP/MIME) with a key that the host has of you: send "
			  "him the public one. Among what you sign must stand for which game and turn it is, in a line "
			  "that says\n\n    %.*s\n\nThe number is that of the turn that is being played.",
			  STR_ARG(pgp_line(&k->live, a)));
}

struct str judge_proof_words(const struct desk *k, struct str address, struct arena *a)
{
	return asks(&k->live, "token") ? token_words(k, address, a)
	       : asks(&k->live, "pgp") ? signing_words(k, a)
				       : STR_NONE;
}

struct str judge_advice(const struct decision *d, const struct desk *k, bool joins, struct arena *a)
{
	if (proof_has(d->verdict, PROOF_UNPROVED))
		return str_printf(
			a,
			"Lines for the host are done only if the mail is known to be his. Send them again with "
			"a line that says\n\n    token %.*s\n\nor say them at the shell: pbp host %.*s LINE. A "
			"mail server named by `authserv` in the config, or a signature by the host's key, is a "
			"proof as well.",
			STR_ARG(judge_token(k, d->from, a)), STR_ARG(k->live.name));
	if (proof_flags(d->verdict) & (PROOF_TOKEN | PROOF_SIGNED) || !(joins || is_player(&k->live, d->from)))
		return STR_NONE;
	return judge_proof_words(k, d->from, a);
}
