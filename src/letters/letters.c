/*
 * letters: see letters.h.
 */
#include <stdlib.h>

#include "letters/answers.h"
#include "letters/astray.h"
#include "letters/dropped.h"
#include "letters/forward.h"
#include "disk/judge.h"
#include "disk/later.h"
#include "disk/message.h"
#include "disk/missed.h"
#include "disk/turntag.h"
#include "letters/hostturn.h"
#include "letters/joining.h"
#include "letters/letters.h"
#include "letters/outset.h"
#include "letters/requests.h"
#include "letters/tickets.h"
#include "base/file.h"
#include "report/picture.h"
#include "report/wrap.h"
#include "mail/header.h"
#include "mail/mime.h"

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

struct str letter_key_words(const struct desk *k, struct arena *a)
{
	if (!k->pen.key)
		return STR_NONE;
	return str_printf(a,
			  "All that happens in this game is signed with the key %.*s. Keep that: it shows you whether "
			  "somebody tells you another history (pbp verify --fingerprint).",
			  STR_ARG(sshkey_fingerprint(k->pen.key->public, a)));
}

/* Where dice are rolled, and he has given no word yet. */
static bool owes_luck(const struct live *l, const struct outcome *o)
{
	const struct player_row *p = row_find(engine_state(l->engine), TABLE_PLAYER,
					      &(struct player_row){ .player = o->player });
	return l->game->format >= GAME_FORMAT_THIRD && l->game->rules->dice && p && p->luck == TEXT_NONE;
}

/* What a player keeps who trusts nobody: how the dice were fixed, who signs, his ticket, or where the public history
 * stood. */
static int receipt_keeps(struct receipt *r, struct desk *k, const struct answer *to, struct arena *a, struct err *e)
{
	struct object_id public;
	struct receipt_ticket ticket;
	struct buf b = buf_new(a);
	const struct hash end = engine_commitment(k->live.engine);
	int code = publish_find(&public, &k->pen, to->heard->steps - 1, e);
	if (!code)
		code = tickets_of(&ticket, k, to, object_hex(a, &public), a, e);
	if (joins(k, &to->heard->o))
		buf_addf(&b, "The dice of this game were fixed by the commitment %.*s. %.*s ",
			 STR_ARG(hash_hex(a, &end)), STR_ARG(letter_key_words(k, a)));
	if (joins(k, &to->heard->o) && owes_luck(&k->live, &to->heard->o))
		buf_add_c(
			&b,
			"Give the dice a word of luck, any word of yours: write a line luck WORD. It is in the dice of all "
			"that begins after it, so that nobody could choose those when the game was made. ");
	if (!code && !ticket.text.n)
		buf_addf(&b, "The public history stands at commit %.*s.", STR_ARG(object_hex(a, &public)));
	r->extra = buf_str(&b);
	r->ticket = code ? STR_NONE : ticket.text;
	r->proves_later = !code && ticket.later;
	return code;
}

/* Who writes below the mail that he answers, and not above it, must hear why nothing was found. */
static struct str unread_words(const struct answer *to, struct arena *a)
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
	return str_printf(
		a,
		"Below line %zu of your mail nothing was read: it looks like the mail that you answer. If your "
		"orders are there, send them again, above it or alone. ",
		at + 1);
}

/* ---- to the host ------------------------------------------------------------------------------ */

/* Once, whatever number of mails it is about; mail: the one that asks for it. */
static int tell_host(struct desk *k, const char *what, struct str about, struct str text, when at,
		     const struct hash *mail, struct err *e)
{
	struct arena a = ARENA_INIT;
	const struct hash name = hash_of(str_printf(&a, "%s %.*s %.*s", what, STR_ARG(k->live.name), STR_ARG(about)));
	int code = 0;
	const struct str subject = str_printf(&a, "%s [pbp:%.*s]", what, STR_ARG(k->live.name));
	if (quota_once(&k->quota, QUOTA_NOTICE, quota_day(at), str_c(what), &name, mail))
		code = letter_game_notice(k, subject, text, &name, at, e);
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

/* Orders from an address that plays no part are most often a player's, who is at another machine. To answer
 * him would be to answer whoever forges an address; the host hears of it, once a day for an address. While players
 * are gathered he hears of everybody who writes: of one who wants to play and does not know how to say it. */
static int tell_of_stranger(struct desk *k, const struct answer *to, struct arena *a, struct err *e)
{
	const struct message *m = to->m;
	const bool gathering = state_game(engine_state(k->live.engine))->phase == GAME_MUSTER;
	const bool orders = live_says_something(&to->heard->o);
	if (m->class != MAIL_NORMAL || to->heard->o.what != OUTCOME_IGNORED || m->from_list)
		return 0;
	bool told;
	const int code = astray_here(&told, k, to, a, e);
	if (code || told || !(gathering || orders))
		return code;
	struct str about = str_printf(a, "%.*s %lld", STR_ARG(m->from), (long long)quota_day(to->in->at));
	struct str word = shell_word(m->from, a);
	struct buf b = buf_new(a);
	if (orders)
		buf_addf(
			&b,
			"Orders came from %.*s, which is no player's address, and nothing of them was done. Nobody was "
			"answered.\n\nIf they are a player's, ask him to write from the address that he joined with, or "
			"give his seat the new one:\n\n    pbp host %.*s replace SEAT by %.*s\n",
			STR_ARG(m->from), STR_ARG(k->live.name), STR_ARG(word));
	else
		buf_addf(
			&b,
			"While players are gathered, a mail came from %.*s, who does not play:\n\n    subject  %.*s\n\nIt "
			"does not try to join, so nothing was done and nobody was answered.\n",
			STR_ARG(m->from), STR_ARG(escape_short(m->subject, a)));
	if (gathering)
		buf_addf(
			&b,
			"\nIf its sender wants to play, tell him how to join, or seat him yourself:\n\n    pbp host %.*s admit "
			"SEAT %.*s\n",
			STR_ARG(k->live.name), STR_ARG(word));
	return tell_host(k, orders ? "orders of a stranger" : "mail of a newcomer", about, buf_str(&b), to->in->at,
			 &to->in->hash, e);
}

/* Refused, and nobody can be told so: it has no sender, several, or one who cannot be written to. A player's orders
 * may be in it, so the host hears of it before the bell. */
static int tell_of_senderless(struct desk *k, const struct answer *to, struct arena *a, struct err *e)
{
	struct header h;
	struct buf b = buf_new(a);
	header_parse(&h, to->decision->raw, a);
	buf_addf(&b, "A mail to this game was refused, and its sender cannot be told: %.*s.\n\n",
		 STR_ARG(to->heard->o.reason));
	if (header_get(&h, "From").n)
		buf_addf(&b, "    from     %.*s\n",
			 STR_ARG(escape_short(mime_decode_words(a, header_get(&h, "From")), a)));
	buf_addf(
		&b,
		"    subject  %.*s\n\nIf it is a player's, ask him to send it again from his own address alone. The next turn's "
		"history keeps it as\nmail/%.*s\n",
		STR_ARG(escape_short(to->m->subject, a)), STR_ARG(hash_hex(a, &to->in->hash)));
	return tell_host(k, "a mail without a sender", hash_hex(a, &to->in->hash), buf_str(&b), to->in->at,
			 &to->in->hash, e);
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
	struct str text = str_printf(
		&a,
		"More mail came from %.*s in one turn, from addresses that play no part in one day, or "
		"in other people's names from one machine, than is read: %d mails, of long ones fewer. What is "
		"more than that is put aside and is not read: `pbp quarantine` lists it and lets it in or "
		"throws it away.\n",
		STR_ARG(from), QUOTA_MAILS);
	int code = tell_host(k, "too many mails", about, text, at, mail, e);
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
	const struct str name = k->live.name;
	struct letter letter = {
		.from = live_address(&k->live, a), .from_name = name, .to = m->from, .date = to->in->at
	};
	if (!known || m->class != MAIL_NORMAL || !address_is_safe(m->from))
		return 0;
	letter.about = hash_of(str_printf(a, "forged %.*s %.*s %lld", STR_ARG(name), STR_ARG(m->from), (long long)day));
	if (!quota_once(&k->quota, QUOTA_WARNING, day, m->from, &letter.about, &to->in->hash))
		return 0;
	letter.kind = STR("forged");
	letter.subject = str_printf(a, "a mail in your name was refused [pbp:%.*s]", STR_ARG(k->live.name));
	letter.text = str_printf(
		a, "A mail to this game bore your address, and the mail server here found that it does not come "
		   "from you. Nothing of it was done, and it counts for nothing.\n\nIf you wrote it, send it "
		   "again by the way you wrote before, or ask whoever runs your mail why it does not pass (DMARC, "
		   "DKIM, SPF).\n\nYou get at most one such letter a day.\n");
	return outbox_add(&k->live.root->outbox, &letter, e);
}

static bool is_known(const struct desk *k, const struct answer *to)
{
	const struct outcome *o = &to->heard->o;
	return o->player != PLAYER_NONE || o->seat != SEAT_NONE || hosts_has(&k->live.hosts, to->m->from);
}

/* An order, taken or not, or a question that the game answers. */
static bool says_something(const struct outcome *o)
{
	for (size_t i = 0; i < o->nlines; i++)
		if (o->lines[i].asked)
			return true;
	return live_says_something(o);
}

/* How many more answers he may get today, or QUOTA_OVER. Whoever plays no part and is not proved may be anybody:
 * he gets one, for his address alone, whatever machine wrote. Who plays, and is proved to have written, is answered
 * as often as he says something. */
static int count_answer(struct desk *k, const struct answer *to, struct arena *a)
{
	const int64_t day = quota_day(to->in->at);
	const struct hash *mail = &to->in->hash;
	const struct str from = to->m->from;
	const bool proved = proof_vouches(to->decision->verdict);
	if (is_known(k, to) && proved && says_something(&to->heard->o))
		return QUOTA_AGAIN;
	if (is_known(k, to) || proved)
		return quota_take(&k->quota, QUOTA_REPLY, day, judge_counted(to->decision, to->m, a), mail);
	const int left = quota_take(&k->quota, QUOTA_STRANGER, day, from, mail);
	if (left == QUOTA_OVER || quota_take(&k->quota, QUOTA_ALL_STRANGERS, day, STR("strangers"), mail) == QUOTA_OVER)
		return QUOTA_OVER;
	return left;
}

/* The host annulled a turn by it: what that took away. */
static int tell_dropped(struct buf *out, struct desk *k, const struct answer *to, struct arena *a, struct err *e)
{
	struct object_id step;
	const int code = to->heard->annulled ? live_step(&step, &k->live, to->in->after, e) : 0;
	return code || !to->heard->annulled ? code : dropped_for_host(out, &k->live, &step, a, e);
}

/* ---- receipts, on their way ------------------------------------------------------------------- */

/* The words of it. */
static int receipt_text(struct str *subject, struct str *out, struct desk *k, const struct answer *to, struct arena *a,
			struct err *e)
{
	const struct outcome *o = &to->heard->o;
	struct buf text = buf_new(a);
	struct forwarded sent;
	struct receipt r = { .game = k->live.game, .state = engine_state(k->live.engine), .outcome = o };
	r.source = to->in->text;
	r.hash_hex = hash_hex(a, &to->in->hash);
	r.now = to->in->at;
	if (to->m->received == to->in->at)
		r.clock = to->m->receiver;
	r.repaired = to->in->flags & INPUT_REPAIRED;
	int code = receipt_keeps(&r, k, to, a, e);
	if (!code)
		code = forward_mail(&sent, k, to, a, e);
	if (!code)
		code = requests_to_host(k, to, a, e);
	struct buf answers = buf_new(a);
	if (!code && joins(k, o))
		code = joining_welcome(&answers, k, to, e);
	if (!code)
		code = answers_write(&answers, k, to, e);
	joining_lines(&answers, k, to);
	if (code)
		return code;
	r.sent = sent.words;
	r.news = requests_news(o);
	r.answers = buf_str(&answers);
	struct str unread = unread_words(to, a);
	if (unread.n)
		r.extra = str_printf(a, "%.*s%.*s", STR_ARG(unread), STR_ARG(r.extra));
	receipt_write(&text, &r);
	code = tell_dropped(&text, k, to, a, e);
	struct str advice = judge_advice(to->decision, k, joins(k, o), a);
	if (advice.n)
		buf_addf(&text, "\n%.*s\n", STR_ARG(advice));
	*subject = receipt_subject(&r, a);
	*out = buf_str(&text);
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
	const int code = receipt_text(&l.subject, &l.text, k, to, a, e);
	return code ? code : later_add(k, &l, e);
}

int letter_receipt(struct desk *k, const struct answer *to, struct arena *a, struct err *e)
{
	const struct message *m = to->m;
	if (proof_of_forgery(to->decision->verdict))
		return tell_of_forgery(k, to, a, e);
	if (is_senderless(to))
		return tell_of_senderless(k, to, a, e);
	if (!may_answer(k, m, &to->heard->o))
		return tell_of_stranger(k, to, a, e);
	const int left = count_answer(k, to, a);
	if (left == QUOTA_OVER)
		return is_known(k, to) ? answer_later(k, to, a, e) : 0;
	struct letter letter = { .from = live_address(&k->live, a), .from_name = k->live.name, .to = m->from };
	const int code = receipt_text(&letter.subject, &letter.text, k, to, a, e);
	if (code)
		return code;
	if (!left)
		letter.text = str_printf(a,
					 "%.*s\nThis is the last answer to your address for today; what you send is "
					 "read all the same%s.\n",
					 STR_ARG(letter.text),
					 is_known(k, to) ? ", and answered in one letter when the day is over" : "");
	letter.in_reply_to = m->id;
	letter.references = m->references;
	letter.about = name_of(k, to, a);
	letter.kind = STR("receipt");
	letter.date = to->in->at;
	return outbox_add(&k->live.root->outbox, &letter, e);
}

/* ---- reports ---------------------------------------------------------------------------------- */

/* To whom, and what he is told above what all others read. */
struct reader {
	const struct seat_row *seat;
	int missed; /* turns in a row (disk/missed.h) */
};

static void add_missed(struct buf *out, const struct report_turn *t, const struct reader *r)
{
	struct arena *a = out->arena;
	const int32_t limit = option_int(t->after, "missed_limit");
	if (!r->missed)
		return;
	const struct str row =
		r->missed > 1
			? str_printf(a, " That is %d turns in a row%s", r->missed,
				     limit && r->missed >= limit ? ": the host may give your seat to another." : ".")
			: STR_NONE;
	wrap_paragraph(out,
		       str_printf(a,
				  "%.*s ran without you: no order of yours came.%.*s No time for a while? Answer "
				  "\"away until Sunday\", or the day. No time any more? Answer \"resign\".",
				  STR_ARG(turn_words(t->game, t->after, t->turn, true, a)), STR_ARG(row)),
		       0, 72);
}

/* The deadline and what is asked stand above, orders to copy below. */
static struct str text_with_outset(const struct report_turn *t, const struct reader *r, struct str text,
				   struct arena *a)
{
	struct buf b = buf_new(a), form = buf_new(a);
	const seat_id seat = r->seat->seat;
	add_missed(&b, t, r);
	outset_asked(&b, t->game, t->after, seat);
	buf_addf(&b, "%s%.*s", b.n ? "\n" : "", STR_ARG(text));
	outset_form(&form, t->game, t->after, seat);
	if (form.n)
		buf_addf(&b, "\n%.*s", STR_ARG(buf_str(&form)));
	return buf_str(&b);
}

/* Line by line: escaping makes a blank of what ends one. */
static void add_pre(struct buf *out, struct str text)
{
	struct str line;
	buf_add_c(out, "<pre style=\"white-space:pre-wrap\">");
	while (str_line(&text, &line)) {
		escape_html(out, line);
		buf_add_char(out, '\n');
	}
	buf_add_c(out, "</pre>\n");
}

static struct str html_with_outset(const struct report_turn *t, const struct reader *r, struct str html,
				   struct arena *a)
{
	const seat_id seat = r->seat->seat;
	struct buf above = buf_new(a), below = buf_new(a), b = buf_new(a);
	const size_t body = str_find(html, STR("<body")), end = str_find(html, STR("</body>"));
	const size_t open = body + str_find_char(str_sub(html, body, html.n), '>') + 1;
	if (open >= end)
		return html;
	add_missed(&above, t, r);
	outset_asked(&above, t->game, t->after, seat);
	outset_form(&below, t->game, t->after, seat);
	buf_add(&b, str_sub(html, 0, open));
	if (above.n) {
		buf_add_c(&b, "<p><b>");
		escape_html(&b, buf_str(&above));
		buf_add_c(&b, "</b></p>\n");
	}
	buf_add(&b, str_sub(html, open, end));
	if (below.n)
		add_pre(&b, buf_str(&below));
	buf_add(&b, str_sub(html, end, html.n));
	return buf_str(&b);
}

/* Where the run has a painter: the board as he may see it, and where in the HTML it stands. */
static void add_picture(struct letter *l, struct desk *k, const struct report_turn *t, struct viewer v, struct arena *a)
{
	const struct root *r = k->live.root;
	const struct picture p = { t->game, t->before, t->after, t->events, t->nevents, t->turn, NULL, 0, NULL, 0 };
	const size_t head = str_find(l->html, STR("</header>"));
	json_t *picture;
	char *json;

	if (!r->paint || head == l->html.n)
		return;
	picture = picture_json(&p, v, a);
	json = json_dumps(picture, JSON_COMPACT | JSON_SORT_KEYS);
	json_decref(picture);
	l->picture = json ? r->paint(r->painter, str_c(json), a) : STR_NONE;
	free(json);
	if (!l->picture.n)
		return;
	l->picture_id = str_printf(a, "board.%d.%d.%.*s@pbp", (int)t->turn, (int)v.seat, STR_ARG(k->live.name));
	l->html = str_printf(
		a,
		"%.*s<p class=\"wide\"><img src=\"cid:%.*s\" alt=\"The board; the tables below say the same\" "
		"style=\"max-width:100%%;height:auto\"></p>\n%.*s",
		STR_ARG(str_sub(l->html, 0, head + 9)), STR_ARG(l->picture_id),
		STR_ARG(str_sub(l->html, head + 9, l->html.n)));
}

static int write_report(struct letter *out, struct desk *k, const struct report_turn *t, const struct reader *r,
			struct arena *a, struct err *e)
{
	struct viewer v = { AUDIENCE_OWNER, r->seat->seat };
	struct buf text = buf_new(a), html = buf_new(a);
	int code = report_write(&text, t, v, REPORT_TEXT, k->live.root->templates, e);
	if (!code)
		code = report_write(&html, t, v, REPORT_HTML, k->live.root->templates, e);
	*out = (struct letter){ .from = live_address(&k->live, a), .from_name = k->live.name };
	out->subject = report_subject(t, a);
	out->text = text_with_outset(t, r, buf_str(&text), a);
	out->html = html_with_outset(t, r, buf_str(&html), a);
	if (!code)
		add_picture(out, k, t, v, a);
	out->date = t->to;
	return code;
}

static int report_to(struct desk *k, const struct report_turn *t, struct str name, const struct reader *r,
		     struct arena *a, struct err *e)
{
	const struct player_row key = { .player = r->seat->player }, *p = row_find(t->after, TABLE_PLAYER, &key);
	struct letter letter;
	if (!p)
		return 0;
	const int code = write_report(&letter, k, t, r, a, e);
	if (code)
		return code;
	letter.to = text_of(t->after, p->address);
	letter.about = hash_of(str_printf(a, "%.*s/%.*s", STR_ARG(k->live.name), STR_ARG(name)));
	letter.kind = str_printf(a, "report-%d", r->seat->seat);
	return outbox_add(&k->live.root->outbox, &letter, e);
}

/* Where the turn was annulled and played again it is another letter. */
static int turn_name(struct str *out, struct desk *k, int32_t turn, struct arena *a, struct err *e)
{
	struct object_id id;
	int times = 0;
	const int code = live_turn_ends(&times, &id, &k->live, turn, e);
	*out = turn_tag_number(turn, times, a);
	return code;
}

int letter_reports(struct desk *k, int32_t turn, struct err *e)
{
	struct arena a = ARENA_INIT;
	struct str name;
	struct report_turn t;
	int *missed;
	size_t n = 0;
	int code = turn_name(&name, k, turn, &a, e);
	if (!code)
		code = live_turn(&t, &k->live, turn, NULL, &a, e);
	if (!code)
		code = publish_turn(&t.tip, &k->pen, turn, &a, e);
	if (!code)
		code = missed_turns(&missed, &n, &k->live, turn, &a, e);
	for (size_t i = 0; !code && i < n; i++) {
		const struct reader r = { ROW(struct seat_row, t.after, TABLE_SEAT, i), missed[i] };
		code = report_to(k, &t, name, &r, &a, e);
	}
	if (!code)
		code = letter_host_turn(k, &t, name, missed, e);
	arena_release(&a);
	return code;
}

int letter_report_again(bool *sent, struct desk *k, int32_t turn, seat_id seat, const struct answer *to, struct err *e)
{
	struct arena a = ARENA_INIT;
	struct report_turn t;
	struct letter letter;
	int code = live_turn(&t, &k->live, turn, NULL, &a, e);
	const struct seat_row *row = code ? NULL : seat_find(t.after, seat);
	if (!code)
		code = publish_turn(&t.tip, &k->pen, turn, &a, e);
	if (!code && row)
		code = write_report(&letter, k, &t, &(struct reader){ row, 0 }, &a, e);
	if (!code && row) {
		letter.to = to->m->from;
		letter.in_reply_to = to->m->id;
		letter.about = to->in->hash;
		letter.kind = str_printf(&a, "again-%d", (int)turn);
		letter.date = to->in->at;
		*sent = true;
		code = outbox_add(&k->live.root->outbox, &letter, e);
	}
	arena_release(&a);
	return code == ERR_NOT_FOUND ? 0 : code;
}

/* ---- notices ---------------------------------------------------------------------------------- */

static int notice_to(struct root *r, struct str to, struct str subject, struct str text, const struct hash *about,
		     when date, struct err *e)
{
	if (!to.n)
		return 0;
	struct letter letter = { .from = r->site.address, .to = to, .subject = subject };
	letter.from_name = STR("pbp");
	letter.text = text;
	letter.about = *about;
	letter.kind = STR("notice");
	letter.date = date;
	return outbox_add(&r->outbox, &letter, e);
}

int letter_notice(struct root *r, struct str subject, struct str text, const struct hash *about, when date,
		  struct err *e)
{
	return notice_to(r, r->host, subject, text, about, date, e);
}

int letter_game_notice(struct desk *k, struct str subject, struct str text, const struct hash *about, when date,
		       struct err *e)
{
	int code = 0;
	for (size_t i = 0; !code && i < k->live.hosts.n; i++)
		code = notice_to(k->live.root, k->live.hosts.all[i], subject, text, about, date, e);
	return code;
}
