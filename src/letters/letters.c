/*
 * letters: see letters.h.
 */
#include <stdlib.h>

#include "letters/answers.h"
#include "letters/astray.h"
#include "letters/bounds.h"
#include "letters/digest.h"
#include "letters/dropped.h"
#include "letters/forward.h"
#include "disk/judge.h"
#include "disk/later.h"
#include "disk/message.h"
#include "disk/plays.h"
#include "letters/joining.h"
#include "letters/letters.h"
#include "letters/observing.h"
#include "letters/outset.h"
#include "letters/requests.h"
#include "letters/sending.h"
#include "letters/tickets.h"
#include "letters/vacant.h"
#include "report/picture.h"
#include "mail/header.h"
#include "mail/mime.h"
#include "world/observer.h"
#include "world/wish.h"

/* ---- receipts --------------------------------------------------------------------------------- */

static bool may_answer(const struct desk *k, const struct message *m, const struct outcome *o)
{
	if (!message_may_be_answered(m) || !address_is_safe(m->from))
		return false;
	const bool known = o->player != PLAYER_NONE || o->seat != SEAT_NONE || hosts_has(&k->live.hosts, m->from);
	return o->what != OUTCOME_IGNORED && (known || !m->from_list);
}

static bool joins(const struct desk *k, const struct outcome *o)
{
	for (size_t i = 0; i < o->nlines; i++) {
		const struct command *c = o->lines[i].command;
		if (c && o->lines[i].verdict <= VERDICT_WARNED && k->live.game->verbs[c->verb]->flags & VERB_STRANGER)
			return true;
	}
	return false;
}

/* Where dice are rolled, and he has given no word yet. */
static bool owes_luck(const struct live *l, const struct outcome *o)
{
	const struct player_row *p = row_find(engine_state(l->engine), TABLE_PLAYER,
					      &(struct player_row){ .player = o->player });
	return l->game->format >= GAME_FORMAT_THIRD && l->game->rules->dice && p && p->luck == TEXT_NONE;
}

/* What a player keeps who trusts nobody: how the dice were fixed, who signs, his ticket, or where the public history
 * stood; unread: what is said of the rest of his mail. */
static int receipt_keeps(struct receipt *r, struct desk *k, const struct answer *to, struct str unread, struct arena *a,
			 struct err *e)
{
	const bool joined = joins(k, &to->heard->o);
	const struct hash end = engine_commitment(k->live.engine);
	json_t *value = json_pack("{s:b}", "luck", joined && owes_luck(&k->live, &to->heard->o));
	struct receipt_ticket ticket = { .later = false };
	struct object_id public;
	struct buf b = buf_new(a);
	int code = publish_find(&public, &k->pen, to->heard->steps - 1, e);
	if (!code)
		code = tickets_of(&ticket, k, to, object_hex(a, &public), a, e);
	model_set_some(value, "unread", unread, a);
	model_set_some(value, "commitment", joined ? hash_hex(a, &end) : STR_NONE, a);
	model_set_some(value, "key", joined ? letter_key(k, a) : STR_NONE, a);
	const int written = letter_part(&b, k, "keeps", value, code ? NULL : e);
	r->extra = buf_str(&b);
	r->ticket = ticket.text;
	r->public = code || ticket.text.n ? STR_NONE : object_hex(a, &public);
	r->proves_later = ticket.later;
	return code ? code : written;
}

/* Who writes below the mail that he answers, and not above it, must hear why nothing was found: the line from which on it
 * was not read, or nothing. */
static struct str unread_from(const struct answer *to, struct arena *a)
{
	const size_t which = to->in->body;
	size_t at = 0;
	if (which >= to->m->nbodies || live_says_something(&to->heard->o))
		return STR_NONE;
	const struct body *b = &to->m->bodies[which];
	while (at < b->text.nlines &&
	       (b->kind[at] != LINE_OLD || !str_trim(source_text(&b->text, source_line_span(&b->text, at + 1))).n))
		at++;
	if (at == b->text.nlines)
		return STR_NONE;
	while (at > 0 && b->kind[at] == LINE_OLD)
		at--;
	return str_printf(a, "%zu", at + 1);
}

/* ---- to the host ------------------------------------------------------------------------------ */

/* Once, whatever number of mails it is about; mail: the one that asks for it. Takes the value. */
static int tell_host(struct desk *k, const char *what, struct str about, json_t *value, when at,
		     const struct hash *mail, struct err *e)
{
	struct arena a = ARENA_INIT;
	struct letter letter = { .date = at };
	int code = 0;
	letter.about = hash_of(str_printf(&a, "%s %.*s %.*s", what, STR_ARG(k->live.name), STR_ARG(about)));
	if (quota_once(&k->quota, QUOTA_NOTICE, quota_day(at), str_c(what), &letter.about, mail))
		code = letter_send_hosts(k, &letter, 0, what, value, &a, e);
	else
		json_decref(value);
	arena_release(&a);
	return code;
}

/* An address may hold what a shell would carry out, and the host is to paste the line. */
static struct str shell_word(struct str word, struct arena *a)
{
	static const char plain[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789@.+-_=";
	struct buf b = buf_new(a);
	if (strspn(str_cstr(a, word), plain) == word.n)
		return word;
	buf_add_char(&b, '\'');
	for (size_t i = 0; i < word.n; i++)
		if (word.p[i] == '\'')
			buf_add_c(&b, "'\\''");
		else
			buf_add_char(&b, word.p[i]);
	buf_add_char(&b, '\'');
	return buf_str(&b);
}

/* Who writes while players are gathered, and his mail server says that it was he, is told what game it is and how to
 * join: he may want to play, and not know how to say it. Once a day, but whenever he answers such a letter. */
static bool is_invited(struct desk *k, const struct answer *to, struct arena *a)
{
	const struct message *m = to->m;
	const int64_t day = quota_day(to->in->at);
	const struct hash about = hash_of(
		str_printf(a, "invited %.*s %.*s %lld", STR_ARG(k->live.name), STR_ARG(m->from), (long long)day));
	if (!joining_invites(k, to) || !proof_vouches(to->decision->verdict) || !message_may_be_answered(m) ||
	    !address_is_safe(m->from))
		return false;
	return astray_answers(m, live_address(&k->live, a), m->from, a) ||
	       quota_once(&k->quota, QUOTA_WARNING, day, m->from, &about, &to->in->hash);
}

/* "I'll be green!" is refused as an order while players are gathered, and is none. */
static bool has_command(const struct outcome *o)
{
	for (size_t i = 0; i < o->nlines; i++)
		if (o->lines[i].command)
			return true;
	return false;
}

/* Orders from an address that plays no part are most often a player's, who is at another machine. To answer
 * him would be to answer whoever forges an address; the host hears of it, once a day for an address, and while players
 * are gathered of everybody who writes. */
/* Somebody may want to take over: the host reads what he writes. */
static void set_vacant(json_t *value, struct desk *k, const struct answer *to, struct str vacant, struct arena *a)
{
	enum { SHOWN = 1000 };
	struct plays *in;
	const size_t n = plays_of(&in, k->live.root, to->m->from, a);
	json_t *seats = json_array();
	struct str rest = vacant, name;
	while (str_cut(&rest, ',', &name))
		json_array_append_new(seats, model_text(str_trim(name), a));
	model_set(value, "vacant", vacant, a);
	json_object_set_new(value, "seats", seats);
	model_set_some(value, "plays", plays_words(in, n, a), a);
	model_set_lines(value, "text", str_sub(str_trim(to->in->text->text), 0, SHOWN), a);
}

static int tell_of_stranger(bool *invited, struct desk *k, const struct answer *to, struct arena *a, struct err *e)
{
	const struct message *m = to->m;
	const bool gathering = state_game(engine_state(k->live.engine))->phase == GAME_MUSTER;
	const bool orders = gathering ? has_command(&to->heard->o) : live_says_something(&to->heard->o);
	if (m->class != MAIL_NORMAL || to->heard->o.what != OUTCOME_IGNORED || m->from_list)
		return 0;
	bool told;
	const int code = astray_here(&told, k, to, a, e);
	const struct str vacant = vacant_names(k, a);
	if (code || (told && !vacant.n) || !(gathering || orders || vacant.n))
		return code;
	const struct str about = str_printf(a, "%.*s %lld", STR_ARG(m->from), (long long)quota_day(to->in->at));
	*invited = !told && is_invited(k, to, a);
	json_t *value = json_pack("{s:b,s:b}", "gathering", gathering, "invited", *invited);
	model_set(value, "from", m->from, a);
	model_set(value, "word", shell_word(m->from, a), a);
	model_set(value, "subject", escape_short(m->subject, a), a);
	if (vacant.n)
		set_vacant(value, k, to, vacant, a);
	return tell_host(k,
			 vacant.n ? "stranger-vacant"
			 : orders ? "stranger-orders"
				  : "stranger-gathering",
			 about, value, to->in->at, &to->in->hash, e);
}

/* Refused, and nobody can be told so: it has no sender, several, or one who cannot be written to. A player's orders
 * may be in it, so the host hears of it before the bell. */
static int tell_of_senderless(struct desk *k, const struct answer *to, struct arena *a, struct err *e)
{
	json_t *value = json_object();
	struct header h;
	header_parse(&h, to->decision->raw, a);
	model_set(value, "why", to->heard->o.reason, a);
	model_set_some(value, "from", escape_short(mime_decode_words(a, header_get(&h, "From")), a), a);
	model_set(value, "subject", escape_short(to->m->subject, a), a);
	model_set(value, "mail", hash_hex(a, &to->in->hash), a);
	return tell_host(k, "senderless", hash_hex(a, &to->in->hash), value, to->in->at, &to->in->hash, e);
}

static bool is_senderless(const struct answer *to)
{
	return to->heard->o.what == OUTCOME_REFUSED && mail_class_treatment(to->m->class) == TREAT_REFUSE &&
	       !(to->m->from.n && address_is_safe(to->m->from));
}

int letter_flood(struct desk *k, struct str from, when at, const struct hash *mail, struct err *e)
{
	struct arena a = ARENA_INIT;
	struct str about = str_printf(&a, "%.*s %d", STR_ARG(from), state_game(engine_state(k->live.engine))->turn);
	json_t *value = json_pack("{s:i}", "most", QUOTA_MAILS);
	model_set(value, "from", from, &a);
	const int code = tell_host(k, "flood-host", about, value, at, mail, e);
	arena_release(&a);
	return code;
}

/* Whoever writes in another's name must get nothing sent to him: neither his words nor what the game says to them.
 * Whose name it is hears of it once a day: it may have been he. */
static int tell_of_forgery(struct desk *k, const struct answer *to, struct arena *a, struct err *e)
{
	const struct message *m = to->m;
	const bool known = player_by_address(engine_state(k->live.engine), m->from) != PLAYER_NONE ||
			   hosts_has(&k->live.hosts, m->from);
	const int64_t day = quota_day(to->in->at);
	struct letter letter = { .to = m->from, .kind = STR("forged"), .date = to->in->at };
	if (!known || m->class != MAIL_NORMAL || !address_is_safe(m->from))
		return 0;
	letter.about = hash_of(
		str_printf(a, "forged %.*s %.*s %lld", STR_ARG(k->live.name), STR_ARG(m->from), (long long)day));
	if (!quota_once(&k->quota, QUOTA_WARNING, day, m->from, &letter.about, &to->in->hash))
		return 0;
	return letter_send(k, &letter, "forged", json_object(), a, e);
}

/* The host annulled a turn by it: what that took away. */
static int tell_dropped(struct buf *out, struct desk *k, const struct answer *to, struct arena *a, struct err *e)
{
	struct object_id step;
	const int code = to->heard->annulled ? live_step(&step, &k->live, to->in->after, e) : 0;
	return code || !to->heard->annulled ? code : dropped_for_host(out, &k->live, &step, a, e);
}

/* ... and where the game stands for that. */
static int show_position(struct receipt *r, struct outcome *o, struct desk *k, const struct answer *to, struct arena *a,
			 struct err *e)
{
	struct object_id step;
	const int code = live_step(&step, &k->live, to->in->after, e);
	*o = to->heard->o;
	r->outcome = o;
	return code ? code : dropped_position(o, &r->state, &k->live, &step, a, e);
}

/* ---- receipts, on their way ------------------------------------------------------------------- */

/* `who owes`: how many, and not who, where no player may see that. */
static void hide_names(struct outcome_line *l, struct arena *a)
{
	struct diag *shown = ARENA_ARRAY(a, struct diag, l->ndiags + 1);
	for (size_t i = 0; i < l->ndiags; i++) {
		shown[i] = l->diags[i];
		if (str_eq_c(shown[i].code, "owes"))
			shown[i].detail = STR_NONE;
	}
	l->diags = shown;
}

void letter_hides(struct outcome *o, struct desk *k)
{
	const seat_id own = hosts_seat(&k->live.hosts, engine_state(k->live.engine));
	if (own == SEAT_NONE || o->seat == own)
		return;
	o->standing = o->missing = o->fallen = NULL;
	o->nstanding = o->nmissing = o->nfallen = 0;
	for (size_t i = 0; option_is(engine_state(k->live.engine), "awaited", "count") && i < o->nlines; i++)
		hide_names(&o->lines[i], &k->live.arena);
}

/* By its envelope, whatever it says. */
static void why_untaken(struct receipt *r, const struct answer *to)
{
	const bool copied = to->in->flags & INPUT_COPIED && !to->decision->reason.n;
	r->untaken = to->heard->o.what == OUTCOME_REFUSED && (copied || to->decision->reason.n);
	if (r->untaken && copied)
		r->again = STR("Send it again, to this address and to nobody else.");
}

static struct receipt receipt_of(struct desk *k, const struct answer *to, struct outcome *shown, struct arena *a)
{
	struct receipt r = { .game = k->live.game, .templates = k->live.templates, .outcome = shown };
	r.state = engine_state(k->live.engine);
	r.source = to->in->text;
	r.hash_hex = hash_hex(a, &to->in->hash);
	r.now = to->in->at;
	if (to->m->received == to->in->at)
		r.clock = to->m->receiver;
	r.repaired = to->in->flags & INPUT_REPAIRED;
	r.host = to->in->host;
	r.invites = joining_invites(k, to);
	r.news = requests_news(&to->heard->o);
	why_untaken(&r, to);
	return r;
}

/* Of what was heard what he is shown. */
static struct outcome shown_to(const struct receipt *r, struct desk *k, const struct answer *to, struct arena *a)
{
	struct outcome shown = to->heard->o;
	if (to->in->host)
		letter_hides(&shown, k);
	if (r->invites || joining_is_late(k, to))
		joining_trim(&shown, k, to, a);
	if (shown.player == PLAYER_NONE && observing_asks(&shown))
		shown.nlines = 0; /* his greetings are not to be told to him as read as no orders */
	return shown;
}

/* What is passed on goes out; what he asked is answered, where it is to be answered (joining.h) too. */
static int answer_beside(struct told *answers, struct forwarded *sent, struct str *reply_to, struct desk *k,
			 const struct answer *to, struct arena *a, struct err *e)
{
	int code = forward_mail(sent, k, to, a, e);
	if (!code)
		code = digest_mail(k, to, sent, a, e);
	if (!code)
		code = requests_to_host(k, to, a, e);
	if (!code && joins(k, &to->heard->o))
		code = joining_welcome(&answers->words, k, to, e);
	if (!code)
		code = answers_write(answers, k, to, e);
	if (!code && !sent->words.n)
		forward_press(&answers->words, k, to);
	return code ? code : joining_invite(&answers->words, reply_to, k, to, e);
}

/* What went to the host, and no more stands for an order. */
static struct str words_of_sent(struct outcome *shown, const struct forwarded *sent, struct desk *k,
				const struct answer *to, struct arena *a)
{
	const bool asks = shown->player != PLAYER_NONE && !to->in->host &&
			  forward_takes_questions(shown, sent->text, k, to, a);
	return asks && sent->words.n
		       ? str_printf(a, "%.*s A question is no order: if you meant one, write what is to be done.",
				    STR_ARG(sent->words))
		       : sent->words;
}

/* What it says of the mail, in lines; where it is to be answered (joining.h); or empty. */
static int receipt_lines_of(struct buf *out, struct letter_words *w, struct str *reply_to, struct desk *k,
			    const struct answer *to, struct arena *a, struct err *e)
{
	struct outcome shown = to->heard->o;
	struct receipt r = receipt_of(k, to, &shown, a);
	struct told answers = { .words = buf_new(a), .lapsed = buf_new(a) };
	struct forwarded sent;
	shown = shown_to(&r, k, to, a);
	int code = receipt_keeps(&r, k, to, unread_from(to, a), a, e);
	if (!code && to->heard->annulled)
		code = show_position(&r, &shown, k, to, a, e);
	if (!code)
		code = answer_beside(&answers, &sent, reply_to, k, to, a, e);
	if (code)
		return code;
	r.sent = words_of_sent(&shown, &sent, k, to, a);
	if (answers.words.n && sent.otherwise.n)
		buf_addf(&answers.words, "\n%.*s\n", STR_ARG(sent.otherwise));
	r.answers = buf_str(&answers.words);
	r.lapsed = buf_str(&answers.lapsed);
	r.asked = answers.asked || (answers.words.n && to->heard->o.player == PLAYER_NONE);
	w->ticket = r.ticket;
	code = receipt_subject(&w->subject, &r, a, e);
	if (!code)
		code = receipt_compose(out, &r, e);
	return code ? code : tell_dropped(out, k, to, a, e);
}

/* What waits for his word from earlier mails; his own lines say that of themselves. */
static void set_waiting(json_t *value, struct desk *k, const struct answer *to, struct arena *a)
{
	const struct outcome *o = &to->heard->o;
	size_t nown = 0;
	struct str *own = ARENA_ARRAY(a, struct str, o->nlines + 1);
	for (size_t i = 0; i < o->nlines; i++)
		if (o->lines[i].verdict == VERDICT_HELD)
			own[nown++] = o->lines[i].canonical;
	outset_waiting(value, k->live.engine, o->seat, own, nown, a);
	json_object_set_new(value, "beside", json_boolean(nown > 0));
	json_object_set_new(value, "unheard", json_boolean(o->yes_unheard));
	if (o->yes_count && !o->yes_unheard)
		json_object_set_new(value, "said", json_integer((json_int_t)o->yes_count));
}

/* last: he gets no more of them today. */
static int receipt_words(struct letter_words *out, struct str *reply_to, struct desk *k, const struct answer *to,
			 bool last, struct arena *a, struct err *e)
{
	struct buf lines = buf_new(a);
	struct letter_words receipt;
	*reply_to = STR_NONE;
	int code = receipt_lines_of(&lines, &receipt, reply_to, k, to, a, e);
	if (code)
		return code;
	json_t *value = json_pack("{s:b,s:b}", "last", last, "known", bounds_knows(k, to));
	model_set(value, "subject", receipt.subject, a);
	model_set_lines(value, "receipt", buf_str(&lines), a);
	set_waiting(value, k, to, a);
	model_set_lines(value, "advice", judge_advice(to->decision, k, joins(k, &to->heard->o), a), a);
	code = letter_say(out, k, "receipt", value, a, e);
	out->ticket = receipt.ticket;
	return code;
}

/* After what the answer is named, its Message-ID too: where nothing may prove an order, by no hash that shows the mail. */
static struct hash name_of(const struct desk *k, const struct answer *to, struct arena *a)
{
	struct hash secret;
	if (!option_is(engine_state(k->live.engine), "ticket", "after"))
		return to->in->hash;
	memcpy(secret.b, k->secret, sizeof secret.b);
	return hash_of(
		str_printf(a, "receipt %.*s %.*s", STR_ARG(hash_hex(a, &secret)), STR_ARG(hash_hex(a, &to->in->hash))));
}

/* Above the bound of a day: the answer comes with others of that day, when it is over. */
static int answer_later(struct desk *k, const struct answer *to, struct arena *a, struct err *e)
{
	const when tomorrow = (quota_day(to->in->at) + 1) * 86400;
	struct late l = { .until = tomorrow, .to = to->m->from, .about = name_of(k, to, a), .kind = STR("answers") };
	struct letter_words w;
	const int code = receipt_words(&w, &l.reply_to, k, to, false, a, e);
	l.subject = w.subject;
	l.text = w.ticket.n ? str_printf(a, "%.*s\n%.*s", STR_ARG(w.lines), STR_ARG(w.ticket)) : w.lines;
	return code ? code : later_add(k, &l, e);
}

/* ... and the host hears of it, once a day for an address. */
static int hold_answer(struct desk *k, const struct answer *to, struct arena *a, struct err *e)
{
	const struct str about = str_printf(a, "%.*s %lld", STR_ARG(to->m->from), (long long)quota_day(to->in->at));
	json_t *value = json_object();
	model_set(value, "from", to->m->from, a);
	const int code = tell_host(k, "busy-host", about, value, to->in->at, &to->in->hash, e);
	return code ? code : answer_later(k, to, a, e);
}

int letter_receipt(struct desk *k, const struct answer *to, struct arena *a, struct err *e)
{
	const struct message *m = to->m;
	if (proof_of_forgery(to->decision->verdict))
		return tell_of_forgery(k, to, a, e);
	if (is_senderless(to))
		return tell_of_senderless(k, to, a, e);
	bool answered = may_answer(k, m, &to->heard->o);
	int code = answered ? 0 : tell_of_stranger(&answered, k, to, a, e);
	if (code || !answered)
		return code;
	const int left = bounds_take(k, to, a);
	if (left == QUOTA_OVER)
		return bounds_knows(k, to) ? hold_answer(k, to, a, e) : 0;
	struct letter letter = { .from = live_address(&k->live, a), .from_name = k->live.name, .to = m->from };
	struct letter_words w;
	code = receipt_words(&w, &letter.reply_to, k, to, !left, a, e);
	if (code)
		return code;
	letter.in_reply_to = m->id;
	letter.references = m->references;
	letter.about = name_of(k, to, a);
	letter.kind = STR("receipt");
	letter.date = to->in->at;
	if (to->in->replies && !heard_acts(to->heard, to->in)) /* he may say it again */
		letter.reply_to = letter_reply_to(k, m->from, to->in->replies, a);
	return letter_post(k, &letter, &w, a, e);
}

int letter_below(struct desk *k, const struct answer *to, struct arena *a, struct err *e)
{
	struct source text = *to->in->text;
	struct input in = *to->in;
	text.name = STR("your mail");
	in.text = &text;
	in.address = to->m->from;
	return letter_receipt(k, &(struct answer){ to->decision, to->m, &in, to->heard }, a, e);
}

/* ---- notices ---------------------------------------------------------------------------------- */

int letter_notice(struct root *r, struct str subject, struct str text, const struct hash *about, when date,
		  struct err *e)
{
	struct letter letter = { .from = r->site.address, .to = r->host, .subject = subject, .text = text };
	letter.from_name = STR("pbp");
	letter.about = *about;
	letter.kind = STR("notice");
	letter.date = date;
	return r->host.n ? outbox_add(&r->outbox, &letter, e) : 0;
}
