/*
 * session: see session.h.
 */
#include "disk/annul.h"
#include "letters/astray.h"
#include "letters/digest.h"
#include "disk/judge.h"
#include "disk/lost.h"
#include "disk/message.h"
#include "disk/orders.h"
#include "disk/proof.h"
#include "disk/questions.h"
#include "disk/recall.h"
#include "letters/letters.h"
#include "run/session.h"
#include "run/stop.h"
#include "base/file.h"

/* ---- what a session does with what is played -------------------------------------------------- */

static int commit(void *context, const struct step *s, struct err *e)
{
	struct session *p = context;
	const int code = desk_commit(p->desk, s, e);
	p->tally.steps++;
	if (!code && s->ended_turn)
		VEC_PUSH(&p->turns, &p->desk->live.arena, s->ended_turn);
	return code;
}

/* The mails of the turn wait again, and the game is opened anew. */
static int annul(void *context, const struct step *s, struct err *e)
{
	struct session *p = context;
	(void)s;
	return annul_mails(p->desk, e);
}

static void count(struct session_tally *t, enum outcome_class what)
{
	*(what == OUTCOME_ORDERS ? &t->orders : what == OUTCOME_REFUSED ? &t->refused : &t->ignored) += 1;
}

/* What no history has of a line of the host's; before it is held: it would not be done again, but it could be said again. */
static int keep_beside(struct desk *k, const struct heard_mail *m, const struct input *in, struct err *e)
{
	const struct outcome *o = &m->o;
	struct live *l = &k->live;
	int code = in->replies && heard_acts(m, in)
			   ? question_reply(k->folder, in->replies, in->address, &in->hash, &l->arena, e)
			   : 0;
	for (size_t i = 0; !code && i < o->nlines; i++) {
		if (o->lines[i].settles)
			code = question_settle(k->folder, o->lines[i].settles, &in->hash, &l->arena, e);
		if (!code && o->lines[i].digest.n)
			code = hosts_keep_digest(&l->hosts, k->folder, in->address, o->lines[i].digest, &l->arena, e);
	}
	return code;
}

/* What is decided now is held; what comes from the inbox lies there. */
static int heard(void *context, const struct input *in, const struct heard_mail *m, struct err *e)
{
	struct session *p = context;
	struct decision *d = p->deciding;
	count(&p->tally, m->o.what);
	if (!d)
		return 0;
	d->after = in->after;
	d->place = in->place;
	live_heard(d, &p->desk->live, in, &m->o);
	d->seat = m->o.seat == SEAT_NONE ? STR_NONE : seat_name(engine_state(p->desk->live.engine), m->o.seat);
	VEC_PUSH(&p->desk->round.hand.held, &p->desk->round.hand.mails, *d);
	const int code = keep_beside(p->desk, m, in, e);
	return code ? code : desk_hold(p->desk, d, e);
}

static const struct history_does commits = { .heard = heard, .step = commit, .annul = annul };

/* ---- mails ------------------------------------------------------------------------------------ */

static int hear_decided(struct session *p, struct decision *d, const struct message *m, struct input *in,
			struct heard_mail *h, struct err *e)
{
	struct desk *k = p->desk;
	live_input(in, &k->live, d, m, &k->round.hand.mails);
	p->deciding = d;
	const int code = history_hear(&p->play, in, h, &k->round.hand.mails, e);
	p->deciding = NULL;
	return code;
}

/* A decided mail is heard; who wrote it is answered where m is given. */
int session_hear_decision(struct session *p, struct decision *d, const struct message *m, struct heard_mail *h,
			  struct err *e)
{
	struct desk *k = p->desk;
	struct input in;
	int code = hear_decided(p, d, m, &in, h, e);
	if (!code && m && h->annulled)
		code = below_hold(k, d, m, in.text->text, &h->o, e);
	return code || !m ? code : letter_receipt(k, &(struct answer){ d, m, &in, h }, &k->round.hand.mails, e);
}

when session_not_before_last(const struct desk *k, when t)
{
	const when last = state_game(engine_state(k->live.engine))->last;
	return t < last ? last : t; /* history is not rewritten */
}

/* Over the quota: kept where no game looks, and the host is told once a turn. */
static int put_aside(struct session *p, const struct incoming *in, struct str from, bool forged, struct err *e)
{
	struct desk *k = p->desk;
	VEC_PUSH(&p->aside, &k->live.arena, p->next);
	p->tally.aside++;
	int code = letter_flood(k, from, in->arrival, &in->entry.hash, e);
	if (!code)
		code = digest_aside(k, from, in->arrival, &in->entry.hash, e);
	return code || forged ? code : astray_flood(k, from, &in->entry.hash, in->arrival, e);
}

/* That are not blank. */
static size_t lines_of(struct str text)
{
	struct str line;
	size_t n = 0;
	while (str_line(&text, &line))
		n += str_trim(line).n > 0;
	return n;
}

/* What a mail costs as long as it waits: its own words are read by every run, the rest was read once. */
static uint32_t weight_of(const struct message *m)
{
	enum { LINES = 20, WORDS = 2048, TEXT = 16384 }; /* lines and bytes for which it counts as one mail more */
	size_t weight = 1;
	if (m->nbodies)
		weight += lines_of(m->bodies[0].own.text) / LINES + str_trim(m->bodies[0].own.text).n / WORDS +
			  m->bodies[0].text.text.n / TEXT;
	return weight < QUOTA_MAILS ? (uint32_t)weight : QUOTA_MAILS;
}

/* Of one address in a turn; of all who play no part together in a day: addresses cost nothing. What is forged
 * counts for the machine that it came from. */
static bool is_over_quota(struct session *p, const struct decision *d, const struct message *m, when at)
{
	struct desk *k = p->desk;
	const struct state *s = engine_state(k->live.engine);
	const bool known = player_by_address(s, m->from) != PLAYER_NONE || hosts_has(&k->live.hosts, m->from);
	const enum quota_kind kind = proof_of_forgery(d->verdict) ? QUOTA_FORGED : known ? QUOTA_MAIL : QUOTA_STRANGERS;
	const int64_t period = kind == QUOTA_MAIL ? state_game(s)->turn : quota_day(at);
	const struct str who = kind == QUOTA_STRANGERS ? STR("strangers") : judge_counted(d, m, &k->round.hand.mails);
	return !quota_weigh(&k->quota, kind, period, who, weight_of(m), &d->hash);
}

static int hear(struct session *p, const struct incoming *in, struct str raw, struct err *e)
{
	struct message m;
	struct heard_mail h;
	struct decision d = { .hash = in->entry.hash, .raw = raw };
	d.arrival = session_not_before_last(p->desk, in->arrival);
	int code = history_ring(&p->play, d.arrival, 0, e);
	if (code)
		return code;
	struct pgp_seal seal;
	code = judge_arrival(&m, &d, &seal, in->entry.null_sender, p->desk, &p->desk->round.hand.mails, e);
	if (code)
		return code;
	if (is_over_quota(p, &d, &m, in->arrival))
		return put_aside(p, in, m.from, proof_of_forgery(d.verdict), e);
	if (seal.made != WHEN_NONE)
		code = pgp_keep(p->desk, m.from, &seal, &d.hash, e);
	return code ? code : session_hear_decision(p, &d, &m, &h, e);
}

static int is_decided(bool *out, struct desk *k, const struct hash *mail, struct err *e)
{
	*out = seen_has(&k->known.decided, mail);
	return *out ? 0 : desk_seen(out, k, mail, e);
}

static void in_hand(const struct session *p, const struct hash *mail)
{
	if (p->inhand)
		inhand_mail(p->inhand, mail);
}

static int take_mail(struct session *p, const struct incoming *in, struct err *e)
{
	bool decided;
	struct str raw;
	int code = is_decided(&decided, p->desk, &in->entry.hash, e);
	if (code || decided) {
		p->tally.seen += decided;
		return code;
	}
	code = spool_read(&raw, &p->desk->live.root->spool, &in->entry, &p->desk->round.hand.mails, e);
	if (code == ERR_NOT_FOUND) /* a run beside us took it */
		return 0;
	if (code)
		return code;
	p->bytes += raw.n;
	in_hand(p, &in->entry.hash);
	code = hear(p, in, raw, e);
	in_hand(p, NULL);
	return code;
}

/* ---- what a run before us left ------------------------------------------------------------------ */

/* Mails that a run before us decided and did not live to answer: they still lie in the spool. */
static int find_owed_mails(struct seen *owed, const struct session *p, struct err *e)
{
	struct desk *k = p->desk;
	bool decided = false;
	int code = 0;
	seen_init(owed, &k->live.arena);
	struct arena path = ARENA_INIT;
	for (size_t i = p->next; !code && k->owes && i < p->to; i++) {
		const struct incoming in = queue_get(p->mails, i);
		if (!in.left)
			continue;
		code = is_decided(&decided, k, &in.entry.hash, e);
		if (!code && decided && file_exists(spool_path(&k->live.root->spool, &in.entry, &path)))
			seen_add(owed, &in.entry.hash);
		arena_reset(&path);
	}
	arena_release(&path);
	return code;
}

/* The same of what waited below a line that takes a turn back: it lies there until its letter is out. */
static int find_owed_below(struct owed *owed, const struct session *p, struct err *e)
{
	struct desk *k = p->desk;
	struct arena *a = &k->live.arena;
	struct decision d;
	bool decided;
	int code = 0;
	owed->below = ARENA_ARRAY(a, struct below_owed, k->waiting.unheard.n);
	for (size_t i = 0; !code && i < k->waiting.unheard.n; i++) {
		code = inbox_read_heard(&d, &k->waiting.inbox, &k->waiting.unheard.at[i], a, e);
		if (code || !below_waits(&d))
			continue;
		const struct str reason = d.reason;
		below_name(&d);
		code = is_decided(&decided, k, &d.hash, e);
		if (!code && decided)
			owed->below[owed->nbelow++] = (struct below_owed){ d.hash, reason };
	}
	return code;
}

/* It takes another name when it is heard: what a crash leaves of the two is heard once. */
static int hear_below(struct session *p, const struct inbox_entry *entry, struct err *e)
{
	struct desk *k = p->desk;
	struct arena *a = &k->round.hand.mails;
	struct decision d;
	struct input in;
	struct heard_mail h;
	struct message m;
	bool heard;
	int code = inbox_read(&d, &k->waiting.inbox, entry, a, e);
	if (code)
		return code;
	const bool owes = below_mail(&m, &d, d.reason, &k->live.root->site, a);
	below_name(&d);
	code = is_decided(&heard, k, &d.hash, e);
	VEC_PUSH(&p->below, &k->live.arena, entry->hash);
	if (code || heard)
		return code;
	code = hear_decided(p, &d, NULL, &in, &h, e);
	if (!code && owes)
		code = letter_below(k, &(struct answer){ &d, &m, &in, &h }, a, e);
	return code || !h.annulled ? code : below_hold(k, &d, &m, in.text->text, &h.o, e);
}

/* A run decided the mail that takes a turn back, and died: what stands below it was perhaps not held. */
static int hold_again(struct session *p, const struct inbox_entry *entry, const struct owed *owed,
		      const struct heard_mail *h, struct err *e)
{
	struct desk *k = p->desk;
	struct arena *a = &k->round.hand.mails;
	struct decision d;
	struct input in;
	struct message m;
	int code = inbox_read(&d, &k->waiting.inbox, entry, a, e);
	if (code)
		return code;
	const struct below_owed *below = owed_below(owed, &d.hash);
	if (below)
		below_mail(&m, &d, below->reason, &k->live.root->site, a);
	else if (proof_has(d.verdict, PROOF_SHELL))
		return 0;
	else
		judge_read(&m, &d, false, &k->live.root->site, a);
	live_input(&in, &k->live, &d, NULL, a);
	return below_hold(k, &d, &m, in.text->text, &h->o, e);
}

static int hear_unheard(struct session *p, const struct inbox_entry *entry, const struct owed *owed, struct err *e)
{
	struct desk *k = p->desk;
	struct decision d;
	struct input in;
	struct heard_mail h;
	int code = inbox_read_heard(&d, &k->waiting.inbox, entry, &k->round.hand.mails, e);
	if (!code)
		code = history_ring(&p->play, d.arrival, 0, e);
	if (code)
		return code;
	if (below_waits(&d))
		return hear_below(p, entry, e);
	live_input(&in, &k->live, &d, NULL, &k->round.hand.mails);
	code = history_hear(&p->play, &in, &h, &k->round.hand.mails, e);
	return code || !h.annulled ? code : hold_again(p, entry, owed, &h, e);
}

/* What every session does first: lock, inbox, what a crash swallowed. */
static int begin(struct session *p, struct err *e)
{
	struct owed owed = { .nbelow = 0 };
	int code = desk_begin(p->desk, e);
	if (!code)
		code = lost_check(p->desk, e);
	if (!code)
		code = find_owed_mails(&owed.mails, p, e);
	if (!code)
		code = find_owed_below(&owed, p, e);
	for (size_t i = 0; !code && !p->play.annulled && i < p->desk->waiting.unheard.n; i++)
		code = hear_unheard(p, &p->desk->waiting.unheard.at[i], &owed, e);
	if (!code) /* receipts name the public commits of these steps */
		code = letters_catch_up(p->desk, &owed, e);
	return code;
}

/* ---- a game in a run -------------------------------------------------------------------------- */

static int open_game(struct session *p, struct err *e)
{
	p->next = p->settled;
	p->bytes = 0;
	p->tally = (struct session_tally){ 0 };
	memset(&p->aside, 0, sizeof p->aside);
	memset(&p->turns, 0, sizeof p->turns);
	memset(&p->below, 0, sizeof p->below);
	int code = desk_mend(p->root, p->name, e);
	if (!code)
		code = desk_open(&p->desk, p->root, p->name, e);
	if (!code)
		p->play = history_of(&p->desk->live.engine, &commits, p, HISTORY_ALL);
	return code ? code : begin(p, e);
}

int session_open(struct session *p, struct err *e)
{
	int code;
	p->root->outbox.drop.owner = p->number;
	do
		code = open_game(p, e);
	while (code && session_again(p, code));
	return code;
}

void session_drop(struct session *p)
{
	desk_close(p->desk);
	p->desk = NULL;
	drop_forget(&p->root->outbox.drop, p->number);
}

bool session_again(struct session *p, int code)
{
	session_drop(p);
	return code == ERR_CONFLICT && ++p->conflicts < CONFLICTS_MOST;
}

static int take_some(struct session *p, struct err *e)
{
	int code = 0;
	for (size_t k = 0;
	     !code && k < MAILS_AT_ONCE && p->bytes < BYTES_AT_ONCE && p->next < p->to && !p->play.annulled; k++) {
		const struct incoming in = queue_get(p->mails, p->next);
		code = stop_asked(e);
		if (!code)
			code = take_mail(p, &in, e);
		p->next += !code;
	}
	return code;
}

int session_go(struct session *p, struct err *e)
{
	p->bytes = 0;
	int code = p->desk ? desk_resume(p->desk, e) : session_open(p, e);
	p->root->outbox.drop.owner = p->number;
	if (!code)
		code = take_some(p, e);
	const bool all = !code && (p->next == p->to || p->play.annulled);
	if (all)
		code = history_ring(&p->play, p->root->place->now, HISTORY_ALL, e);
	p->finished = all && !code && !p->play.annulled;
	return code;
}
