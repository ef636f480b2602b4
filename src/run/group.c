/*
 * group: see group.h.
 */
#include <unistd.h>

#include "disk/idle.h"
#include "letters/letters.h"
#include "run/group.h"

/* ---- what each game does ---------------------------------------------------------------------- */

/* What was heard leaves the spool, for the quarantine where it was over the quota. */
static int empty_spool(struct session *p, struct err *e)
{
	struct root *r = p->desk->live.root;
	const bool any = p->aside.n;
	int code = 0;
	for (size_t k = 0; !code && p->settled < p->next; p->settled += !code) {
		const struct incoming in = queue_get(p->mails, p->settled);
		if (k == p->aside.n || p->aside.at[k] != p->settled) {
			code = spool_remove(&r->spool, &in.entry, e);
			continue;
		}
		k++;
		code = spool_move(&r->spool, &r->quarantine, &in.entry, e);
		code = code == ERR_NOT_FOUND ? 0 : code; /* a run beside us was quicker */
	}
	p->aside.n = 0;
	if (any && !code)
		code = spool_sync(&r->quarantine, e);
	return any && !code ? spool_sync(&r->spool, e) : code;
}

/* Up to when all mails are heard: what waits for the end of a day has all of that day. */
static when heard_until(const struct session *p)
{
	const when now = p->desk->live.root->place->now;
	const when next = p->mails && p->next < p->to ? queue_get(p->mails, p->next).arrival : now;
	return next < now ? next : now;
}

/* Before all else: what was counted for a mail must not be counted again for it. */
static int keep_counts(struct session *p, struct sync *s, struct err *e)
{
	(void)s;
	return quota_keep(&p->desk->quota, e);
}

/* All letters but the receipts, which were written as the mails were heard. */
static int write_letters(struct session *p, struct sync *s, struct err *e)
{
	struct desk *k = p->desk;
	int code = 0;
	p->root->outbox.drop.owner = p->number;
	for (size_t i = 0; !code && i < p->turns.n; i++)
		code = letter_reports(k, p->turns.at[i], e);
	if (!code && !p->leaves_debts)
		code = letters_news(k, e);
	if (!code)
		code = letters_waited(k, heard_until(p), e);
	if (!code && !p->leaves_debts)
		code = letters_remind(k, heard_until(p), e);
	if (!code && !p->leaves_debts)
		code = letters_unbegun(k, heard_until(p), e);
	if (!code) /* of notices and news; those of receipts are kept already */
		code = quota_keep(&k->quota, e);
	if (!code && !p->leaves_debts)
		code = letters_count(k, s, e);
	p->turns.n = 0;
	return code;
}

static int write_letters_of(struct session *p, struct sync *s, struct err *e)
{
	if (p->inhand)
		inhand_game(p->inhand, p->name);
	const int code = write_letters(p, s, e);
	if (p->inhand)
		inhand_game(p->inhand, STR_NONE);
	return code;
}

/* They are in the outbox for good. */
static int let_go(struct session *p, struct sync *s, struct err *e)
{
	struct desk *k = p->desk;
	int code = letters_waited_done(k, heard_until(p), e);
	if (!code && !p->leaves_debts)
		code = letters_remind_done(k, heard_until(p), e);
	if (!code && !p->leaves_debts)
		code = letters_done(k, s, e);
	if (!code && p->below.n)
		code = waiting_remove(&k->waiting, p->below.at, p->below.n, e);
	p->below.n = 0;
	return code ? code : empty_spool(p, e);
}

static int come_to_rest(struct session *p, struct sync *s, struct err *e)
{
	(void)s, (void)e;
	if (p->leaves_debts)
		return 0;
	desk_settled(p->desk);
	if (!p->play.annulled)
		idle_note(p->desk);
	return 0;
}

/* ---- all of them, stage by stage -------------------------------------------------------------- */

static void fail(struct session *p, const struct err *why)
{
	p->why = *why;
	drop_forget(&p->root->outbox.drop, p->number);
}

static void fail_all(struct group *g, const struct err *why)
{
	for (size_t i = 0; i < g->n; i++)
		if (!g->of[i]->why.code)
			fail(g->of[i], why);
}

static void make_durable(struct group *g)
{
	struct err why;
	if (!sync_all(&g->root->together, &why))
		return;
	sync_release(&g->root->together); /* the games of the next group have their own */
	fail_all(g, &why);
}

typedef int (*stage_fn)(struct session *, struct sync *, struct err *);

/* What a stage leaves is durable before the next begins. */
static void each(struct group *g, stage_fn stage)
{
	struct err why;
	for (size_t i = 0; i < g->n; i++)
		if (!g->of[i]->why.code && stage(g->of[i], &g->root->together, &why))
			fail(g->of[i], &why);
	make_durable(g);
}

static void flush_desks(struct group *g)
{
	struct err why;
	for (int stage = 0; stage < DESK_STAGES; stage++) {
		for (size_t i = 0; i < g->n; i++)
			if (!g->of[i]->why.code && desk_flush_stage(g->of[i]->desk, stage, &g->root->together, &why))
				fail(g->of[i], &why);
		make_durable(g);
	}
}

static void flush_outbox(struct group *g)
{
	struct drop *letters = &g->root->outbox.drop;
	struct err why;
	drop_written(letters, &g->root->together);
	make_durable(g);
	if (drop_place(letters, &g->root->together, &why))
		fail_all(g, &why);
	make_durable(g);
	drop_placed(letters);
}

static void settle(struct group *g)
{
	each(g, keep_counts);
	flush_desks(g);
	each(g, write_letters_of);
	flush_outbox(g);
	each(g, let_go);
	each(g, come_to_rest);
}

int group_settle_one(struct session *p, struct err *e)
{
	struct group g = { .root = p->root, .n = 1, .of = { p } };
	p->why = (struct err){ 0 };
	settle(&g);
	if (p->why.code && e)
		*e = p->why;
	return p->why.code;
}

/* ---- games come and go ------------------------------------------------------------------------ */

struct group group_of(struct root *r, struct session_tally *tally)
{
	const long files = sysconf(_SC_OPEN_MAX) / FILES_EACH;
	return (struct group){ .root = r,
			       .tally = tally,
			       .most = files < 1            ? 1
				       : files < GROUP_MOST ? (size_t)files
							    : GROUP_MOST };
}

static void add_up(struct session_tally *sum, const struct session_tally *t)
{
	sum->orders += t->orders;
	sum->refused += t->refused;
	sum->ignored += t->ignored;
	sum->seen += t->seen;
	sum->steps += t->steps;
	sum->aside += t->aside;
}

static void note(struct group *g, const struct err *why)
{
	if (!g->first.code)
		g->first = *why;
}

/* Whether it plays on. Where somebody else moved the game it is opened anew, as behind a turn that was annulled. */
static bool goes_on(struct group *g, struct session *p)
{
	const int code = p->why.code;
	if (code) {
		const bool again = session_again(p, code);
		if (!again)
			note(g, &p->why);
		return again;
	}
	add_up(g->tally, &p->tally);
	p->tally = (struct session_tally){ 0 };
	if (p->finished || p->play.annulled)
		session_drop(p);
	return !p->finished;
}

/* As much of it as goes together with others. */
static bool go(struct group *g, struct session *p)
{
	struct err why = { 0 };
	p->why = why;
	if (p->inhand)
		inhand_game(p->inhand, p->name);
	const int code = session_go(p, &why);
	if (p->inhand)
		inhand_game(p->inhand, STR_NONE);
	if (!code) {
		g->bytes += p->desk->live.arena.used + p->desk->round.hand.mails.used;
		return true;
	}
	session_drop(p);
	note(g, &why);
	return false;
}

void group_settle(struct group *g)
{
	while (g->n) {
		size_t left = 0;
		settle(g);
		g->bytes = 0;
		for (size_t i = 0; i < g->n; i++)
			if (goes_on(g, g->of[i]) && go(g, g->of[i]))
				g->of[left++] = g->of[i];
		g->n = left;
	}
}

void group_play(struct group *g, const struct session *game)
{
	struct session *p = ARENA_NEW(g->root->place->run, struct session);
	*p = *game;
	p->root = g->root;
	p->number = ++g->played;
	if (!go(g, p))
		return;
	g->of[g->n++] = p;
	if (g->n == g->most || !p->finished || g->bytes >= GROUP_BYTES ||
	    g->root->outbox.drop.pending.n >= LETTERS_AT_ONCE)
		group_settle(g);
}
