/*
 * astray: see astray.h.
 */
#include "letters/astray.h"

#include "disk/plays.h"
#include "report/wrap.h"

enum { COLUMNS = 72 };

static bool may_tell(const struct message *m)
{
	return m->class == MAIL_NORMAL && m->auth != AUTH_FAIL && address_is_safe(m->from) && !m->from_list &&
	       message_may_be_answered(m);
}

static struct str address_of(const struct root *r, struct str game, struct arena *a)
{
	const struct str own = r->site.address;
	const size_t at = str_find_char(own, '@');
	return str_printf(a, "%.*s+%.*s%.*s", STR_ARG(str_sub(own, 0, at)), STR_ARG(game),
			  STR_ARG(str_sub(own, at, own.n)));
}

/* To which games, and how. */
static void add_ways(struct buf *out, const struct root *r, const struct plays *in, size_t n)
{
	struct arena *a = out->arena;
	wrap_paragraph(out,
		       str_printf(a, "You play %.*s. Send it again%s:", STR_ARG(plays_words(in, n, a)),
				  n > 1 ? ", to the game that it is for" : ""),
		       0, COLUMNS);
	buf_add_char(out, '\n');
	for (size_t i = 0; i < n; i++)
		buf_addf(out, "    to %.*s, or with [pbp:%.*s] in the subject\n", STR_ARG(address_of(r, in[i].game, a)),
			 STR_ARG(in[i].game));
	buf_add_char(out, '\n');
	wrap_paragraph(out, STR("What counts is when it comes there."), 0, COLUMNS);
}

static void begin_letter(struct letter *out, const struct root *r, const struct message *m, const struct hash *mail,
			 when at)
{
	*out = (struct letter){ .from = r->site.address, .from_name = STR("pbp"), .to = m->from };
	out->in_reply_to = m->id;
	out->references = m->references;
	out->about = *mail;
	out->kind = STR("astray");
	out->date = at;
}

/* ---- to no game ------------------------------------------------------------------------------- */

static struct str named(const struct message *m)
{
	for (size_t i = 0; i < m->ntags; i++)
		if (m->tags[i].kind == TAG_SUBJECT || m->tags[i].kind == TAG_PLUS)
			return m->tags[i].name;
	return STR_NONE;
}

int astray_nowhere(struct root *r, struct quota *q, const struct message *m, const struct hash *mail, when at,
		   struct err *e)
{
	struct arena a = ARENA_INIT;
	struct plays *in;
	const size_t n = may_tell(m) ? plays_of(&in, r, m->from, &a) : 0;
	struct str name = n ? escape_short(named(m), &a) : STR_NONE;
	struct letter letter;
	int code = 0;
	if (n && quota_take(q, QUOTA_REPLY, quota_day(at), m->from, mail) != QUOTA_OVER) {
		struct buf b = buf_new(&a);
		begin_letter(&letter, r, m, mail, at);
		letter.subject = name.n ? str_printf(&a, "There is no game %.*s here; you play %.*s", STR_ARG(name),
						     STR_ARG(plays_words(in, n, &a)))
					: str_printf(&a, "For which game? You play %.*s",
						     STR_ARG(plays_words(in, n, &a)));
		wrap_paragraph(
			&b,
			name.n ? str_printf(&a,
					    "Your mail names the game \"%.*s\", and there is none of that name here. "
					    "Nothing of it was done.",
					    STR_ARG(name))
			       : STR("Your mail does not say which game it is for. Nothing of it was done."),
			0, COLUMNS);
		add_ways(&b, r, in, n);
		wrap_paragraph(&b, STR("The host has been told as well, and can let in the mail that you have sent."),
			       0, COLUMNS);
		letter.text = buf_str(&b);
		code = outbox_add(&r->outbox, &letter, e);
	}
	arena_release(&a);
	return code;
}

/* ---- to a game of others ---------------------------------------------------------------------- */

static int tell_wrong_game(struct desk *k, const struct answer *to, const struct plays *in, size_t n, struct arena *a,
			   struct err *e)
{
	struct buf b = buf_new(a);
	struct letter letter;
	begin_letter(&letter, k->live.root, to->m, &to->in->hash, to->in->at);
	letter.subject = str_printf(a, "You do not play in %.*s; you play %.*s", STR_ARG(k->live.name),
				    STR_ARG(plays_words(in, n, a)));
	wrap_paragraph(&b,
		       str_printf(a,
				  "Your mail went to the game %.*s, in which you have no part. Nothing of it was done.",
				  STR_ARG(k->live.name)),
		       0, COLUMNS);
	add_ways(&b, k->live.root, in, n);
	letter.text = buf_str(&b);
	return outbox_add(&k->live.root->outbox, &letter, e);
}

/* ---- from another address --------------------------------------------------------------------- */

/* Whose letter is answered: its Message-ID holds a hash of his address (letter_id). */
static bool answers_letter_to(const struct message *m, struct str from, struct str address, struct arena *a)
{
	const struct letter l = { .from = from, .to = address, .kind = STR("any") };
	const struct str id = letter_id(&l, a), ids[] = { m->in_reply_to, m->references };
	const size_t at = str_find_char(id, '@');
	const struct str end = str_sub(id, at - 9, id.n); /* ".489c81ff@localhost>" */
	for (size_t i = 0; i < 2; i++)
		if (str_starts(ids[i], STR("<pbp.")) && str_find(ids[i], end) < ids[i].n)
			return true;
	return false;
}

static struct str answered_player(struct desk *k, const struct message *m, struct arena *a)
{
	const struct state *s = engine_state(k->live.engine);
	for (size_t i = 0; i < row_count(s, TABLE_PLAYER); i++) {
		const struct player_row *p = ROW(struct player_row, s, TABLE_PLAYER, i);
		const struct str address = text_of(s, p->address);
		if (address.n && answers_letter_to(m, live_address(&k->live, a), address, a))
			return address;
	}
	return STR_NONE;
}

static int tell_owner(struct desk *k, const struct answer *to, struct str owner, struct arena *a, struct err *e)
{
	const int64_t day = quota_day(to->in->at);
	const struct str other = escape_short(to->m->from, a);
	struct buf b = buf_new(a);
	struct letter letter;
	begin_letter(&letter, k->live.root, to->m, &to->in->hash, to->in->at);
	letter.to = owner;
	letter.from = live_address(&k->live, a);
	letter.from_name = k->live.name;
	letter.in_reply_to = letter.references = STR_NONE;
	letter.about = hash_of(str_printf(a, "second %.*s %.*s %lld", STR_ARG(owner), STR_ARG(other), (long long)day));
	if (!quota_once(&k->quota, QUOTA_WARNING, day, owner, &letter.about, &to->in->hash))
		return 0;
	letter.subject = str_printf(a, "did you write from %.*s? [pbp:%.*s]", STR_ARG(other), STR_ARG(k->live.name));
	wrap_paragraph(&b,
		       str_printf(a,
				  "A mail from %.*s answers a letter of yours. You play from this address alone, so "
				  "nothing of it was done, and nobody there was told anything.",
				  STR_ARG(other)),
		       0, COLUMNS);
	wrap_paragraph(&b,
		       STR("Was it you? Send it again from this address. To play from that one from now on, answer "
			   "this letter with the line"),
		       0, COLUMNS);
	buf_addf(&b, "\n    my address is %.*s\n\n", STR_ARG(other));
	wrap_paragraph(&b,
		       STR("and the host, who has been told, gives it your seat. Was it somebody else? Then there "
			   "is nothing to do."),
		       0, COLUMNS);
	letter.text = buf_str(&b);
	return outbox_add(&k->live.root->outbox, &letter, e);
}

int astray_here(bool *told, struct desk *k, const struct answer *to, struct arena *a, struct err *e)
{
	struct plays *in;
	*told = false;
	if (!may_tell(to->m))
		return 0;
	const struct str owner = answered_player(k, to->m, a);
	if (owner.n)
		return tell_owner(k, to, owner, a, e);
	const size_t n = plays_of(&in, k->live.root, to->m->from, a);
	if (!n)
		return 0;
	*told = true;
	if (quota_take(&k->quota, QUOTA_REPLY, quota_day(to->in->at), to->m->from, &to->in->hash) == QUOTA_OVER)
		return 0;
	return tell_wrong_game(k, to, in, n, a, e);
}

int astray_flood(struct desk *k, struct str from, const struct hash *mail, when at, struct err *e)
{
	struct arena a = ARENA_INIT;
	const struct state *s = engine_state(k->live.engine);
	struct letter letter = {
		.from = live_address(&k->live, &a), .from_name = k->live.name, .to = from, .date = at
	};
	const int32_t turn = state_game(s)->turn;
	int code = 0;
	letter.about = hash_of(str_printf(&a, "flood %.*s %.*s %d", STR_ARG(k->live.name), STR_ARG(from), (int)turn));
	letter.kind = STR("flood");
	letter.subject = str_printf(&a, "more mail than is read came from you [pbp:%.*s]", STR_ARG(k->live.name));
	letter.text = STR(
		"More mails came from your address in this turn than are read. The newest were put aside: what "
		"stood before stands still. The host has been told, and can let them in.\n");
	if (player_by_address(s, from) != PLAYER_NONE && address_is_safe(from) &&
	    quota_once(&k->quota, QUOTA_WARNING, turn, letter.subject, &letter.about, mail))
		code = outbox_add(&k->live.root->outbox, &letter, e);
	arena_release(&a);
	return code;
}
