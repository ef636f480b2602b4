/*
 * astray: see astray.h.
 */
#include "letters/astray.h"

#include "disk/plays.h"
#include "letters/sending.h"

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

/* To which games, and how: templates/letters/astray-ways.txt. */
static json_t *ways_value(const struct root *r, const struct plays *in, size_t n, struct arena *a)
{
	json_t *value = json_pack("{s:b}", "several", n > 1), *ways = json_array();
	model_set(value, "plays", plays_words(in, n, a), a);
	for (size_t i = 0; i < n; i++) {
		json_t *way = json_object();
		model_set(way, "to", address_of(r, in[i].game, a), a);
		model_set(way, "tag", in[i].game, a);
		json_array_append_new(ways, way);
	}
	json_object_set_new(value, "ways", ways);
	return value;
}

static struct letter envelope(const struct message *m, const struct hash *mail, when at)
{
	return (struct letter){ .to = m->from,
				.in_reply_to = m->id,
				.references = m->references,
				.about = *mail,
				.kind = STR("astray"),
				.date = at };
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
	int code = 0;
	if (n && quota_take(q, QUOTA_REPLY, quota_day(at), m->from, mail) != QUOTA_OVER) {
		struct letter letter = envelope(m, mail, at);
		struct letter_words w;
		json_t *value = ways_value(r, in, n, &a);
		model_set_some(value, "named", escape_short(named(m), &a), &a);
		code = letter_words(&w, r->templates, "astray-nowhere", value, &a, e);
		code = code ? code : letter_post_root(r, &letter, &w, &a, e);
	}
	arena_release(&a);
	return code;
}

/* ---- to a game of others ---------------------------------------------------------------------- */

static int tell_wrong_game(struct desk *k, const struct answer *to, const struct plays *in, size_t n, struct arena *a,
			   struct err *e)
{
	struct letter letter = envelope(to->m, &to->in->hash, to->in->at);
	struct letter_words w;
	const int code = letter_say(&w, k, "astray-game", ways_value(k->live.root, in, n, a), a, e);
	return code ? code : letter_post(k, &letter, &w, a, e);
}

/* ---- from another address --------------------------------------------------------------------- */

/* Whose letter is answered: its Message-ID holds a hash of his address (letter_id). */
bool astray_answers(const struct message *m, struct str from, struct str address, struct arena *a)
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
		if (address.n && astray_answers(m, live_address(&k->live, a), address, a))
			return address;
	}
	return STR_NONE;
}

static int tell_owner(struct desk *k, const struct answer *to, struct str owner, struct arena *a, struct err *e)
{
	const int64_t day = quota_day(to->in->at);
	const struct str other = escape_short(to->m->from, a);
	struct letter letter = { .to = owner, .kind = STR("astray"), .date = to->in->at };
	json_t *value;
	letter.about = hash_of(str_printf(a, "second %.*s %.*s %lld", STR_ARG(owner), STR_ARG(other), (long long)day));
	if (!quota_once(&k->quota, QUOTA_WARNING, day, owner, &letter.about, &to->in->hash))
		return 0;
	value = json_object();
	model_set(value, "other", other, a);
	return letter_send(k, &letter, "astray-second", value, a, e);
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
	const int32_t turn = state_game(s)->turn;
	struct letter letter = { .to = from, .kind = STR("flood"), .date = at };
	const struct str once = str_printf(&a, "flood [pbp:%.*s]", STR_ARG(k->live.name));
	int code = 0;
	letter.about = hash_of(str_printf(&a, "flood %.*s %.*s %d", STR_ARG(k->live.name), STR_ARG(from), (int)turn));
	if (player_by_address(s, from) != PLAYER_NONE && address_is_safe(from) &&
	    quota_once(&k->quota, QUOTA_WARNING, turn, once, &letter.about, mail))
		code = letter_send(k, &letter, "flood", json_object(), &a, e);
	arena_release(&a);
	return code;
}
