/*
 * process: see process.h. Mail in, steps out:
 *
 *	mailbox -> spool (durable)             nothing has looked at it yet
 *	spool -> message -> game, arrival      which game, when
 *	game by game, in time order:           bells before it, the mail, what follows
 *	inbox, private, public -> durable
 *	receipts and reports -> outbox
 *	out of the spool
 *
 * What a run commits is a function of (repository, mails, now).
 */
#include <unistd.h>

#include "run/aside.h"
#include "run/follower.h"
#include "run/group.h"
#include "base/screen.h"
#include "letters/astray.h"
#include "run/painter.h"
#include "run/sandbox.h"
#include "run/sender.h"
#include "run/process.h"
#include "run/stop.h"
#include "base/file.h"
#include "disk/rest.h"
#include "mail/address.h"
#include "mail/limits.h"

struct run {
	const struct place *place;
	const struct process_request *asked;
	struct root root;
	struct inhand inhand;
	struct rest rest;
	struct str *games;
	size_t ngames;
	struct queue mails;
	struct sender sender;
	struct painter painter;
	struct follower follower;
	struct quota quota;   /* of letters to the host about mail of no game */
	struct seen left;     /* in the spool when we came, though they were stored at this second */
	size_t before, after; /* mails in the spool: when we came, when all was taken */
	struct process_tally tally;
};

/* ---- into the spool --------------------------------------------------------------------------- */

enum { TAKEN_AT_ONCE = 1024 };

struct taken { /* from a mailbox, and not yet known to be safe */
	struct mailbox *box;
	struct arena arena;
	VEC(const char *) where;
};

static int flush_taken(struct run *r, struct taken *t, struct err *e)
{
	int code = spool_flush(&r->root.spool, e);
	for (size_t i = 0; !code && i < t->where.n; i++)
		code = mailbox_taken(t->box, t->where.at[i], e);
	memset(&t->where, 0, sizeof t->where);
	arena_reset(&t->arena);
	return code;
}

static int take_box(struct run *r, struct mailbox *box, struct err *e)
{
	struct taken taken = { .box = box };
	struct mail_item item;
	int code;
	while ((code = mailbox_next(box, &item, e)) > 0) {
		/* a run of this very second has stored it, and died */
		code = seen_has(&r->left, &item.hash) ? 0 : spool_add(&r->root.spool, &item, r->place->now, e);
		if (!code && item.where)
			VEC_PUSH(&taken.where, &taken.arena, arena_printf(&taken.arena, "%s", item.where));
		if (!code && taken.where.n == TAKEN_AT_ONCE)
			code = flush_taken(r, &taken, e);
		if (!code)
			code = stop_asked(e);
		if (code)
			break;
		r->tally.taken++;
	}
	if (!code)
		code = flush_taken(r, &taken, e);
	arena_release(&taken.arena);
	return code;
}

static int take_all(struct run *r, const struct mailbox_options *o, struct err *e)
{
	const struct process_request *q = r->asked;
	struct mailbox *box;
	int code = 0;
	for (int i = 0; !code && i < q->nboxes; i++) {
		code = mailbox_open(&box, q->boxes[i], o, e);
		if (code)
			break;
		code = take_box(r, box, e);
		mailbox_close(box);
	}
	if (q->nboxes || isatty(STDIN_FILENO))
		return code;
	code = mailbox_open_fd(&box, dup(STDIN_FILENO), "standard input", o, e);
	if (!code) {
		code = take_box(r, box, e);
		mailbox_close(box);
	}
	return code;
}

/* ---- which game, when ------------------------------------------------------------------------- */

static struct route routes(const struct run *r)
{
	return (struct route){ &r->root, r->games, r->ngames };
}

static int look_at(struct run *r, struct incoming *in, struct arena *a, struct err *e)
{
	struct message m;
	struct str raw;
	in->arrival = in->entry.envelope != WHEN_NONE ? in->entry.envelope : in->entry.stored;
	if (in->entry.state != ITEM_WHOLE)
		return 0;
	int code = spool_read(&raw, &r->root.spool, &in->entry, a, e);
	if (code == ERR_NOT_FOUND || code == ERR_DAMAGED || code == ERR_LIMIT) {
		in->fate = code == ERR_NOT_FOUND ? FATE_GONE : FATE_DAMAGED;
		return 0;
	}
	if (code)
		return code;
	inhand_mail(&r->inhand, &in->entry.hash);
	message_read(&m, route_header(raw), in->entry.null_sender, &r->root.site, a);
	inhand_mail(&r->inhand, NULL);
	in->arrival = message_arrival(&m, in->entry.envelope, in->entry.stored);
	const struct route games = routes(r);
	return route_mail(&in->game, &games, &m, &in->entry.hash, e);
}

static int look_back_at(void *context, const struct spool_entry *entry, struct err *e)
{
	struct run *r = context;
	(void)e;
	r->before++;
	if (entry->stored == r->place->now)
		seen_add(&r->left, &entry->hash);
	return 0;
}

/* What a run before us left behind, and what was delivered since. */
static int look_back(struct run *r, struct err *e)
{
	seen_init(&r->left, r->place->run);
	return spool_each(&r->root.spool, look_back_at, r, e);
}

struct sorting {
	struct run *run;
	struct arena arena; /* of the mail in hand */
	struct spool_entry deadly;
	bool has_deadly;
};

static int queue_mail(struct sorting *s, const struct spool_entry *entry, struct err *e)
{
	struct run *r = s->run;
	struct incoming in = { .entry = *entry };
	int code = 0;
	in.left = entry->stored != r->place->now || seen_has(&r->left, &entry->hash);
	r->after++;
	if (entry->tries >= 2)
		in.fate = FATE_DEADLY;
	else
		code = look_at(r, &in, &s->arena, e);
	arena_reset(&s->arena);
	if (code)
		return code;
	if (in.arrival > r->place->now) {
		r->tally.later++; /* it stays in the spool */
	} else if (in.fate != FATE_GONE) {
		r->tally.found += in.left;
		queue_add(&r->mails, &in);
	}
	return 0;
}

/* The mail over which the last run died is marked, and renamed by that: it comes last. */
static int sort_one(void *context, const struct spool_entry *entry, struct err *e)
{
	struct sorting *s = context;
	const struct inhand *h = &s->run->inhand;
	if (!h->has_mail || hash_cmp(&entry->hash, &h->mail))
		return queue_mail(s, entry, e);
	s->deadly = *entry;
	s->has_deadly = true;
	return 0;
}

static int sort_spool(struct run *r, struct err *e)
{
	struct sorting s = { .run = r };
	queue_init(&r->mails, r->place->run);
	int code = spool_each(&r->root.spool, sort_one, &s, e);
	if (!code && s.has_deadly) /* the second time it is put aside */
		code = spool_try(&r->root.spool, &s.deadly, e);
	if (!code && s.has_deadly)
		code = queue_mail(&s, &s.deadly, e);
	arena_release(&s.arena);
	if (!code)
		queue_sort(&r->mails);
	/* what was there already is one file */
	const size_t fresh = r->after > r->before ? r->after - r->before : 0;
	r->tally.seen += r->tally.taken > fresh ? r->tally.taken - fresh : 0;
	return code;
}

/* ---- mail of no game -------------------------------------------------------------------------- */

static int write_notice(struct run *r, const struct incoming *in, bool last, struct err *e)
{
	struct arena a = ARENA_INIT;
	struct aside m = { .entry = in->entry, .deadly = in->fate == FATE_DEADLY };
	struct spool_entry there = in->entry;
	const struct route games = routes(r);
	there.tries = m.deadly;
	int code = aside_look(&m, &games, &r->root.spool, &a, e);
	struct plays *of;
	const size_t n = plays_of(&of, &r->root, m.from, &a);
	struct str text = code ? STR_NONE : aside_letter(&m, of, n, spool_path(&r->root.quarantine, &there, &a), &a);
	if (last)
		text = str_printf(
			&a,
			"%.*s\nOf other mails that are put aside today you get no letter: `pbp quarantine` lists "
			"them.\n",
			STR_ARG(text));
	if (!code)
		code = letter_notice(&r->root, STR("[pbp] a mail was put aside"), text, &in->entry.hash, in->arrival,
				     e);
	arena_release(&a);
	return code == ERR_NOT_FOUND ? 0 : code; /* a run beside us was quicker, and tells */
}

/* The mail is looked at once more for the letter alone: not where no letter is written. */
static int tell_host(struct run *r, const struct incoming *in, struct err *e)
{
	const int left = quota_take(&r->quota, QUOTA_NOTICE, quota_day(r->place->now), STR("put aside"),
				    &in->entry.hash);
	return left == QUOTA_OVER ? 0 : write_notice(r, in, !left, e);
}

/* Its sender, where he plays here. */
static int tell_sender(struct run *r, const struct incoming *in, struct err *e)
{
	struct arena a = ARENA_INIT;
	struct message m;
	struct str raw;
	if (in->fate != FATE_PLAYED || in->entry.state != ITEM_WHOLE)
		return 0;
	int code = spool_read(&raw, &r->root.spool, &in->entry, &a, e);
	if (!code) {
		inhand_mail(&r->inhand, &in->entry.hash);
		message_read(&m, raw, in->entry.null_sender, &r->root.site, &a);
		inhand_mail(&r->inhand, NULL);
		code = astray_nowhere(&r->root, &r->quota, &m, &in->entry.hash, in->arrival, e);
	}
	arena_release(&a);
	return code == ERR_NOT_FOUND ? 0 : code; /* a run beside us was quicker, and tells */
}

static int count_one(void *context, const struct spool_entry *entry, struct err *e)
{
	(void)entry;
	(void)e;
	++*(size_t *)context;
	return 0;
}

static int add_to_seen(void *context, const struct spool_entry *entry, struct err *e)
{
	(void)e;
	seen_add(context, &entry->hash);
	return 0;
}

static int move_aside(struct run *r, struct seen *there, const struct incoming *in, struct err *e)
{
	if (!seen_add(there, &in->entry.hash)) {
		r->tally.seen++;
		return spool_remove(&r->root.spool, &in->entry, e);
	}
	int code = spool_move(&r->root.spool, &r->root.quarantine, &in->entry, e);
	if (!code && in->fate == FATE_DEADLY) {
		struct spool_entry moved = in->entry;
		moved.tries = 0;
		code = spool_try(&r->root.quarantine, &moved, e); /* aside_is_deadly */
	}
	r->tally.quarantined++;
	return code == ERR_NOT_FOUND ? 0 : code; /* a run beside us was quicker */
}

/* Told first, moved then: a crash in between tells it again under the same name. */
static int put_aside(struct run *r, size_t n, struct err *e)
{
	struct seen there;
	if (!n)
		return 0;
	size_t before = 0;
	seen_init(&there, r->place->run);
	int code = spool_each(&r->root.quarantine, count_one, &before, e);
	seen_reserve(&there, before + n);
	if (!code)
		code = quota_open(&r->quota, path_join(r->place->run, r->root.path, ".pbp/quota"), r->place->run, e);
	if (!code)
		code = spool_each(&r->root.quarantine, add_to_seen, &there, e);
	for (size_t i = 0; !code && i < n; i++) {
		const struct incoming in = queue_get(&r->mails, i);
		if (!seen_has(&there, &in.entry.hash))
			code = tell_host(r, &in, e);
		if (!code && !seen_has(&there, &in.entry.hash))
			code = tell_sender(r, &in, e);
	}
	if (!code)
		code = quota_keep(&r->quota, e);
	if (!code)
		code = outbox_flush(&r->root.outbox, e);
	for (size_t i = 0; !code && i < n; i++) {
		const struct incoming in = queue_get(&r->mails, i);
		code = move_aside(r, &there, &in, e);
	}
	if (!code)
		code = spool_sync(&r->root.quarantine, e);
	return code ? code : spool_sync(&r->root.spool, e);
}

/* ---- all games -------------------------------------------------------------------------------- */

static void play_game(struct run *r, struct group *together, uint32_t g)
{
	const size_t from = queue_first(&r->mails, g + 1), to = queue_first(&r->mails, g + 2);
	struct session game = {
		.name = r->games[g], .inhand = &r->inhand, .mails = &r->mails, .settled = from, .to = to
	};
	if (from < to || !rest_until(&r->rest, r->games[g], r->place->now))
		group_play(together, &game);
}

/* Other games do not wait for one that is damaged; the game over which a run died comes last. */
static int play_all(struct run *r, struct err *e)
{
	struct group together = group_of(&r->root, &r->tally.games);
	int code = put_aside(r, queue_first(&r->mails, 1), e);
	for (int last = 0; !code && last < 2; last++) {
		for (uint32_t g = 0; g < r->ngames && !stop_asked(NULL); g++)
			if (str_eq(r->games[g], r->inhand.game) == last)
				play_game(r, &together, g);
		group_settle(&together);
	}
	if (code)
		return code;
	*e = together.first;
	return e->code ? e->code : stop_asked(e);
}

/* In the sender's process. The host hears of it, but not of a letter to himself: that would go round. */
static int tell_of_refusal(void *who, struct str name, struct str to, const struct err *why, struct err *e)
{
	struct run *r = who;
	if (address_eq(to, r->root.host))
		return 0;
	struct arena a = ARENA_INIT;
	const struct hash about = hash_of(name);
	struct str text = str_printf(&a,
				     "A letter to %.*s was refused for good and is not tried again: %s.\n\n"
				     "It is kept as\n%s/cur/%.*s:2,\n",
				     STR_ARG(to), why->text, r->root.outbox.folder, STR_ARG(name));
	int code = letter_notice(&r->root, STR("[pbp] a letter could not be sent"), text, &about, r->place->now, e);
	if (!code)
		code = outbox_flush(&r->root.outbox, e);
	arena_release(&a);
	return code;
}

static int send_letters(struct run *r, struct err *e)
{
	struct sending s = { 0 };
	int code = r->sender.child.pid ? sender_send(&r->sender, &s, e) : 0;
	if (s.naside)
		screen_print(stderr, "pbp process: %zu letter%s refused for good, kept in %s/cur: %s\n", s.naside,
			     s.naside == 1 ? " was" : "s were", r->root.outbox.folder, s.why.text);
	if (!code && s.nleft)
		screen_print(stderr, "pbp process: %zu letter%s in the outbox: %s\n", s.nleft,
			     s.nleft == 1 ? " waits" : "s wait", s.why.text);
	return code;
}

static int sweep(struct run *r, struct err *e)
{
	struct arena *a = r->place->run;
	int code = drop_sweep(r->root.spool.drop.tmp, a, e);
	if (!code)
		code = drop_sweep(r->root.quarantine.drop.tmp, a, e);
	return code ? code : drop_sweep(r->root.outbox.drop.tmp, a, e);
}

static int start_sender(struct run *r, struct err *e)
{
	const char *given = r->asked->sendmail;
	const struct str command = given ? str_c(given) : r->root.sendmail;
	if (!command.n || r->place->outbox)
		return 0;
	const struct sending how = {
		.command = str_cstr(r->place->run, command),
		.seconds = 60,
		.refused = tell_of_refusal,
		.who = r,
	};
	return sender_start(&r->sender, &r->root.outbox, &how, e);
}

static struct str paint(void *painter, struct str json, struct arena *a)
{
	return painter_paint(painter, json, a);
}

static int start_painter(struct run *r, struct err *e)
{
	if (!r->root.pictures || !r->asked->paint)
		return 0;
	r->root.paint = paint;
	r->root.painter = &r->painter;
	return painter_start(&r->painter, r->asked->paint, r->asked->context, e);
}

/* All that a run works with lies below the root, or is named on the command line or in the config. */
static void shut_in(struct run *r)
{
	const struct place *a = r->place;
	struct sandbox s = { .programs = rest_any_keys(&r->rest) };
	VEC_PUSH(&s.read, a->run, a->data);
	if (r->root.signing_key.n)
		VEC_PUSH(&s.read, a->run, str_cstr(a->run, r->root.signing_key));
	VEC_PUSH(&s.write, a->run, r->root.path);
	VEC_PUSH(&s.write, a->run, r->root.outbox.folder);
	for (int i = 0; i < r->asked->nboxes; i++)
		VEC_PUSH(&s.write, a->run, r->asked->boxes[i]);
	if (!r->root.open)
		sandbox_enter(&s);
}

static int start_follower(struct run *r, struct err *e)
{
	const struct str command = r->root.after;

	return command.n ? follower_start(&r->follower, str_cstr(r->place->run, command), r->root.path, e) : 0;
}

/* Where a game went on. The mails are done whatever becomes of it. */
static void follow(struct run *r)
{
	const bool wanted = r->tally.games.steps && !stop_asked(NULL);
	const int code = wanted ? follower_go(&r->follower) : 0;

	if (code)
		screen_print(stderr, "pbp process: all mails are done, but what comes after it (%.*s) ended with %d\n",
			     STR_ARG(r->root.after), code);
	follower_stop(&r->follower);
}

static int open_run(struct run *r, struct err *e)
{
	struct arena *a = r->place->run;
	int code = root_open(&r->root, r->place, true, e);
	if (!code)
		code = start_follower(r, e); /* first: each later one holds what wakes those before it */
	if (!code)
		code = start_sender(r, e);
	if (!code)
		code = start_painter(r, e);
	const char *running = arena_printf(a, "%s/.pbp/running", r->place->root);
	if (!code)
		code = inhand_open(&r->inhand, running, a, e);
	if (!code)
		rest_open(&r->rest, &r->root, running);
	if (!code)
		shut_in(r);
	if (!code)
		code = sweep(r, e);
	return code ? code : look_back(r, e);
}

static int run_all(struct run *r, const struct mailbox_options *o, struct err *e)
{
	int code = take_all(r, o, e);
	if (!code)
		code = rest_games(&r->games, &r->ngames, &r->rest, e);
	if (!code)
		code = sort_spool(r, e);
	if (!code)
		code = play_all(r, e);
	rest_keep(&r->rest);
	return code ? code : send_letters(r, e);
}

int process_run(struct process_tally *out, const struct place *p, const struct process_request *asked, struct err *e)
{
	struct run r = { .place = p, .asked = asked, .inhand = { .lock = { .fd = -1 } } };
	struct mailbox_options o = { .format = asked->format };
	stop_watch();
	int code = open_run(&r, e);
	o.spill = r.root.spool.drop.tmp;
	if (!code)
		code = run_all(&r, &o, e);
	*out = r.tally;
	root_close(&r.root);
	inhand_close(&r.inhand);
	painter_stop(&r.painter);
	sender_stop(&r.sender);
	follow(&r);
	return code;
}
