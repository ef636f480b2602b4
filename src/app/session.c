/*
 * session: see session.h.
 */
#include "app/letters.h"
#include "app/session.h"

static int commit(struct session *p, const struct step *s, struct err *e)
{
	int code = live_commit(p->live, s, e);
	p->tally->steps++;
	if (!code && s->ended_turn)
		VEC_PUSH(&p->turns, &p->live->arena, s->ended_turn);
	return code;
}

static int ring(struct session *p, when t, bool inclusive, struct err *e)
{
	struct step s = { 0 };
	int code = 0;
	while (!code && engine_ring(p->live->engine, t, inclusive, &s))
		code = commit(p, &s, e);
	return code;
}

static void count(struct session_tally *t, enum outcome_class what)
{
	*(what == OUTCOME_ORDERS ? &t->orders : what == OUTCOME_REFUSED ? &t->refused : &t->ignored) += 1;
}

/* A decided mail is heard; who wrote it is answered where m is given. */
static int hear_decision(struct session *p, struct decision *d, const struct message *m,
			 struct outcome *o, struct err *e)
{
	struct live *l = p->live;
	struct step s = { 0 };
	struct input *in = ARENA_NEW(&l->arena, struct input);
	live_input(in, l, d, &l->arena);
	VEC_PUSH(&l->held, &l->arena, *d);
	const bool stepped = engine_hear(l->engine, in, o, &s, &l->arena);
	d->seat = o->seat == SEAT_NONE ? STR_NONE : seat_name(engine_state(l->engine), o->seat);
	count(p->tally, o->what);
	int code = inbox_add(&l->inbox, d, e);
	if (!code && stepped)
		code = commit(p, &s, e);
	if (!code && m)
		code = letter_receipt(l, m, in, o, &l->arena, e);
	return code ? code : ring(p, d->arrival, false, e);
}

static when not_before_last(const struct live *l, when t)
{
	const when last = state_game(engine_state(l->engine))->last;
	return t < last ? last : t; /* history is not rewritten */
}

static int hear(struct session *p, const struct incoming *in, struct str raw, struct err *e)
{
	struct message m;
	struct outcome o;
	struct decision d = { .hash = in->entry.hash, .raw = raw };
	d.arrival = not_before_last(p->live, in->arrival);
	int code = ring(p, d.arrival, false, e);
	if (code)
		return code;
	message_read(&m, raw, in->entry.null_sender, &p->live->root->site, &p->live->arena);
	judge_mail(&d, p->live, &m);
	return hear_decision(p, &d, &m, &o, e);
}

/* In the inbox from a run that ended well, or a second time in this one. */
static bool waits_already(const struct live *l, const struct incoming *in)
{
	for (size_t i = 0; !in->left && i < l->nwaiting; i++)
		if (!hash_cmp(&l->waiting[i].hash, &in->entry.hash))
			return true;
	for (size_t i = 0; i < l->held.n; i++)
		if (!hash_cmp(&l->held.at[i].hash, &in->entry.hash))
			return true;
	return false;
}

static int take_mail(struct session *p, const struct incoming *in, struct err *e)
{
	bool seen;
	struct str raw;
	int code = live_seen(&seen, p->live, &in->entry.hash, e);
	if (!code && !seen)
		seen = waits_already(p->live, in);
	if (code || seen) {
		p->tally->seen += seen;
		return code;
	}
	code = spool_read(&raw, &p->live->root->spool, &in->entry, &p->live->arena, e);
	return code ? code : hear(p, in, raw, e);
}

static int settle(struct session *p, const struct incoming *mails, size_t n, struct err *e)
{
	int code = live_flush(p->live, e);
	for (size_t i = 0; !code && i < p->turns.n; i++)
		code = letter_reports(p->live, p->turns.at[i], e);
	if (!code)
		code = outbox_flush(&p->live->root->outbox, e);
	if (!code)
		code = letters_done(p->live, e);
	for (size_t i = 0; !code && i < n; i++)
		code = spool_remove(&p->live->root->spool, &mails[i].entry, e);
	return code;
}

/* What every session does first: lock, inbox, what a crash swallowed. */
static int begin(struct session *p, const struct seen *skip, struct err *e)
{
	struct outcome o;
	int code = live_begin(p->live, skip, e);
	if (!code)
		code = letters_catch_up(p->live, e);
	for (size_t i = 0; !code && i < p->live->unheard.n; i++) {
		code = ring(p, p->live->unheard.at[i].arrival, false, e);
		if (!code)
			code = hear_decision(p, &p->live->unheard.at[i], NULL, &o, e);
	}
	return code;
}

static int play_opened(struct session *p, const struct incoming *mails, size_t n, struct err *e)
{
	struct seen here;
	seen_init(&here, &p->live->arena);
	for (size_t i = 0; i < n; i++)
		if (mails[i].left)
			seen_add(&here, &mails[i].entry.hash);
	int code = begin(p, &here, e);
	for (size_t i = 0; !code && i < n; i++)
		code = take_mail(p, &mails[i], e);
	if (!code)
		code = ring(p, p->live->app->now, true, e);
	return code ? code : settle(p, mails, n, e);
}

int session_play(struct root *r, struct str name, const struct incoming *mails, size_t n,
		 struct session_tally *tally, struct err *e)
{
	int code = ERR_CONFLICT;
	for (int tries = 0; code == ERR_CONFLICT && tries < 100; tries++) {
		struct session p = { .tally = tally };
		code = live_open(&p.live, r, name, e);
		if (!code)
			code = play_opened(&p, mails, n, e);
		live_close(p.live);
	}
	return code;
}


/* ---- the host at the shell -------------------------------------------------------------------- */

struct host_line {
	struct str line;
	struct buf *answer;
	bool *refused;
};

/* Two equal lines of one second are two lines: what waits already is counted in. */
static struct hash line_hash(const struct live *l, struct str line, when at, struct arena *a)
{
	return hash_of(str_printf(a, "host %lld %d %zu\n%.*s", (long long)at,
				  state_game(engine_state(l->engine))->step, l->nwaiting, STR_ARG(line)));
}

static bool any_refused(const struct outcome *o)
{
	bool refused = o->what != OUTCOME_ORDERS;
	for (size_t i = 0; i < o->nlines; i++)
		refused |= o->lines[i].verdict == VERDICT_REFUSED || o->lines[i].verdict == VERDICT_CHATTER;
	return refused;
}

static int say(struct session *p, struct host_line *h, struct err *e)
{
	struct live *l = p->live;
	struct decision d = { .class = STR("orders"), .verdict = STR("shell") };
	struct outcome o;
	d.arrival = not_before_last(l, l->app->now);
	d.raw = str_printf(&l->arena, "%.*s\n", STR_ARG(h->line));
	d.hash = line_hash(l, h->line, d.arrival, &l->arena);
	int code = hear_decision(p, &d, NULL, &o, e);
	if (code)
		return code;
	*h->refused = any_refused(&o);
	struct source text = source_new(&l->arena, STR("your line"), d.raw);
	struct receipt r = { .game = l->game, .state = engine_state(l->engine), .outcome = &o };
	r.source = &text;
	r.now = d.arrival;
	receipt_write(h->answer, &r);
	return ring(p, l->app->now, true, e);
}

static int host_opened(struct session *p, struct host_line *h, struct err *e)
{
	int code = begin(p, NULL, e);
	if (!code)
		code = ring(p, p->live->app->now, false, e);
	if (!code)
		code = say(p, h, e);
	return code ? code : settle(p, NULL, 0, e);
}

int session_host(struct root *r, struct str name, struct str line, struct buf *answer, bool *refused,
		 struct err *e)
{
	struct session_tally tally = { 0 };
	struct host_line h = { line, answer, refused };
	int code = ERR_CONFLICT;
	for (int tries = 0; code == ERR_CONFLICT && tries < 100; tries++) {
		struct session p = { .tally = &tally };
		answer->n = 0;
		code = live_open(&p.live, r, name, e);
		if (!code)
			code = host_opened(&p, &h, e);
		live_close(p.live);
	}
	return code;
}
