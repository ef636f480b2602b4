/*
 * process: `pbp process`. Mail in, steps out:
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

#include "app/idle.h"
#include "app/letters.h"
#include "app/sandbox.h"
#include "app/sender.h"
#include "app/session.h"
#include "app/stop.h"
#include "base/file.h"
#include "mail/limits.h"

struct tally {
	size_t taken, found, later, quarantined, seen; /* found: in the spool when we came, and due */
	struct session_tally games;
};

struct run {
	struct app *app;
	struct root root;
	struct inhand inhand;
	struct str *games;
	size_t ngames;
	struct incoming *mails; /* by game, arrival, hash */
	size_t nmails;
	struct seen taken; /* into the spool by this run */
	struct sender sender;
	struct seen left; /* in the spool when we came: a run before us may have died over them */
	struct tally tally;
};

/* ---- into the spool --------------------------------------------------------------------------- */

static int take_box(struct run *r, struct mailbox *box, struct err *e)
{
	struct mail_item item;
	VEC(const char *) taken = { 0 };
	int code;
	while ((code = mailbox_next(box, &item, e)) > 0) {
		code = spool_add(&r->root.spool, &item, r->app->now, e);
		if (!code)
			code = stop_asked(e);
		if (code)
			return code;
		if (item.where) /* of a Maildir */
			VEC_PUSH(&taken, &r->app->run, arena_printf(&r->app->run, "%s", item.where));
		r->tally.taken++;
		r->tally.seen += !seen_add(&r->taken, &item.hash);
	}
	if (!code)
		code = spool_flush(&r->root.spool, e);
	for (size_t i = 0; !code && i < taken.n; i++)
		code = mailbox_taken(box, taken.at[i], e);
	return code;
}

static int take_all(struct run *r, const struct mailbox_options *o, struct err *e)
{
	struct app *a = r->app;
	struct mailbox *box;
	int code = 0;
	for (int i = 0; !code && i < a->nargs; i++) {
		code = mailbox_open(&box, a->args[i], o, e);
		if (code)
			break;
		code = take_box(r, box, e);
		mailbox_close(box);
	}
	if (a->nargs || isatty(STDIN_FILENO))
		return code;
	code = mailbox_open_fd(&box, dup(STDIN_FILENO), "standard input", o, e);
	if (!code) {
		code = take_box(r, box, e);
		mailbox_close(box);
	}
	return code;
}

/* ---- which game, when ------------------------------------------------------------------------- */

static bool is_game(const struct run *r, struct str name)
{
	for (size_t i = 0; i < r->ngames; i++)
		if (str_eq(r->games[i], name))
			return true;
	return false;
}

/* Of the games that are not over, if it is one. */
static struct str the_only_game(const struct run *r)
{
	struct str only = STR_NONE;
	for (size_t i = 0; i < r->ngames; i++) {
		if (idle_for_good(&r->root, r->games[i]))
			continue;
		if (only.n)
			return STR_NONE;
		only = r->games[i];
	}
	return only;
}

/* The subject's tag, else the recipient's, else a bracket that names a game that exists. */
static struct str route(const struct run *r, const struct message *m)
{
	for (size_t i = 0; i < m->ntags; i++) {
		const struct tag *t = &m->tags[i];
		const bool sure = t->kind == TAG_SUBJECT || t->kind == TAG_PLUS;
		if (t->lawful && is_game(r, t->name))
			return str_dup(&r->app->run, t->name);
		if (sure)
			return STR_NONE;
	}
	return the_only_game(r);
}

/* Its header is all that this is about; the whole mail is read once, when its game hears it. */
static struct str header_of(struct str raw)
{
	static const char *const ends[] = { "\n\n", "\n\r\n", "\r\r" };
	struct str head = str_sub(raw, 0, MAIL_MAX_HEADER);
	for (size_t i = 0; i < sizeof ends / sizeof *ends; i++) {
		const size_t at = str_find(head, str_c(ends[i]));
		if (at < head.n)
			head = str_sub(head, 0, at + 3);
	}
	return head;
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
	message_read(&m, header_of(raw), in->entry.null_sender, &r->root.site, a);
	inhand_mail(&r->inhand, NULL);
	in->arrival = message_arrival(&m, in->entry.envelope, in->entry.stored);
	in->game = route(r, &m);
	return 0;
}

static int by_game_and_time(const void *a, const void *b)
{
	const struct incoming *x = a, *y = b;
	int c = str_cmp(x->game, y->game);
	if (!c)
		c = (x->arrival > y->arrival) - (x->arrival < y->arrival);
	return c ? c : hash_cmp(&x->entry.hash, &y->entry.hash);
}

/* What a run before us left behind. */
static int look_back(struct run *r, struct err *e)
{
	struct spool_entry *entries;
	size_t n;
	int code = spool_list(&entries, &n, &r->root.spool, &r->app->run, e);
	seen_init(&r->left, &r->app->run);
	seen_init(&r->taken, &r->app->run);
	for (size_t i = 0; !code && i < n; i++)
		seen_add(&r->left, &entries[i].hash);
	return code;
}

/* The mail over which the last run died is marked; the second time it is put aside. */
static int mark_deadly(struct run *r, struct spool_entry *entry, struct err *e)
{
	if (!r->inhand.has_mail || hash_cmp(&entry->hash, &r->inhand.mail))
		return 0;
	return spool_try(&r->root.spool, entry, e);
}

static int sort_spool(struct run *r, struct err *e)
{
	struct spool_entry *entries;
	struct arena a = ARENA_INIT;
	size_t n;
	int code = spool_list(&entries, &n, &r->root.spool, &r->app->run, e);
	if (code)
		return code;
	r->mails = ARENA_ARRAY(&r->app->run, struct incoming, n);
	for (size_t i = 0; !code && i < n; i++) {
		struct incoming *in = &r->mails[r->nmails];
		code = mark_deadly(r, &entries[i], e);
		*in = (struct incoming){ .entry = entries[i], .left = seen_has(&r->left, &entries[i].hash) };
		if (!code && in->entry.tries >= 2)
			in->fate = FATE_DEADLY;
		else if (!code)
			code = look_at(r, in, &a, e);
		arena_reset(&a);
		if (in->arrival > r->app->now) {
			r->tally.later++; /* it stays in the spool */
		} else if (in->fate != FATE_GONE) {
			r->tally.found += in->left;
			r->nmails++;
		}
	}
	arena_release(&a);
	if (!code && r->nmails)
		qsort(r->mails, r->nmails, sizeof *r->mails, by_game_and_time);
	return code;
}

/* ---- mail of no game -------------------------------------------------------------------------- */

static const char *why_aside(const struct incoming *in)
{
	static const char *const fates[] = {
		[FATE_DAMAGED] = "its bytes are not those that came in",
		[FATE_DEADLY] = "two runs ended while they were reading it",
	};
	if (in->fate)
		return fates[in->fate];
	return in->entry.state == ITEM_CUT_OFF	? "it is cut off in the middle" :
	       in->entry.state == ITEM_OVERSIZED ? "it is too large" :
						   "it names no game that exists here";
}

static int tell_host(struct run *r, const struct incoming *in, struct err *e)
{
	struct arena a = ARENA_INIT;
	struct spool_entry fresh = in->entry;
	fresh.tries = 0;
	struct str text = str_printf(&a, "A mail was put aside because %s.\n\nIt is kept as\n%s\n",
				     why_aside(in), spool_path(&r->root.quarantine, &fresh, &a));
	int code = letter_notice(&r->root, STR("[pbp] a mail was put aside"), text, &in->entry.hash,
				 in->arrival, e);
	arena_release(&a);
	return code;
}

static int list_quarantine(struct seen *out, struct run *r, struct err *e)
{
	struct spool_entry *entries;
	size_t n;
	int code = spool_list(&entries, &n, &r->root.quarantine, &r->app->run, e);
	seen_init(out, &r->app->run);
	for (size_t i = 0; !code && i < n; i++)
		seen_add(out, &entries[i].hash);
	return code;
}

/* Told first, moved then: a crash in between tells it again under the same name. */
static int put_aside(struct run *r, const struct incoming *mails, size_t n, struct err *e)
{
	struct seen there;
	int code = n ? list_quarantine(&there, r, e) : 0;
	for (size_t i = 0; !code && i < n; i++)
		if (!seen_has(&there, &mails[i].entry.hash))
			code = tell_host(r, &mails[i], e);
	if (!code)
		code = outbox_flush(&r->root.outbox, e);
	for (size_t i = 0; !code && i < n; i++) {
		if (!seen_add(&there, &mails[i].entry.hash)) {
			code = spool_remove(&r->root.spool, &mails[i].entry, e);
			r->tally.seen++;
			continue;
		}
		code = spool_move(&r->root.spool, &r->root.quarantine, &mails[i].entry, e);
		code = code == ERR_NOT_FOUND ? 0 : code; /* a run beside us was quicker */
		r->tally.quarantined++;
	}
	return code;
}

/* ---- all games -------------------------------------------------------------------------------- */

static int play_game(struct run *r, struct str game, struct err *e)
{
	size_t from = 0;
	while (from < r->nmails && str_cmp(r->mails[from].game, game) < 0)
		from++;
	size_t to = from;
	while (to < r->nmails && str_eq(r->mails[to].game, game))
		to++;
	inhand_game(&r->inhand, game);
	int code = session_play(&r->root, game, r->mails + from, to - from, &r->inhand, &r->tally.games, e);
	inhand_game(&r->inhand, STR_NONE);
	return code;
}

/* Other games do not wait for one that is damaged; the game over which a run died comes last. */
static int play_all(struct run *r, struct err *e)
{
	struct err first = { 0 }, one = { 0 };
	size_t none = 0;
	while (none < r->nmails && !r->mails[none].game.n)
		none++;
	int code = put_aside(r, r->mails, none, e);
	for (int last = 0; !code && last < 2; last++)
		for (size_t g = 0; g < r->ngames && !stop_asked(NULL); g++)
			if (str_eq(r->games[g], r->inhand.game) == last &&
			    play_game(r, r->games[g], &one) && !first.code)
				first = one;
	if (code)
		return code;
	*e = first;
	return first.code ? first.code : stop_asked(e);
}

static int send_letters(struct run *r, struct err *e)
{
	struct err why = { 0 };
	size_t left;
	int code = r->sender.pid ? sender_send(&r->sender, &left, &why, e) : 0;
	if (r->sender.pid && !code && left)
		fprintf(stderr, "pbp process: %zu letters wait in the outbox: %s\n", left, why.text);
	return code;
}

static void tell(struct run *r)
{
	const struct tally *t = &r->tally;
	struct app *a = r->app;
	const size_t seen = t->games.seen + t->seen, aside = t->quarantined + t->games.aside;
	const size_t mails = t->taken + t->found;
	if (!mails && !t->games.steps && !aside)
		return;
	fprintf(a->out, "%zu mail%s: %zu with orders, %zu refused, %zu ignored", mails,
		mails == 1 ? "" : "s", t->games.orders, t->games.refused, t->games.ignored);
	if (seen)
		fprintf(a->out, "; %zu mail%s already seen", seen, seen == 1 ? "" : "s");
	if (t->later)
		fprintf(a->out, "; %zu from the future wait", t->later);
	if (aside)
		fprintf(a->out, "; %zu put aside in %s/.pbp/quarantine", aside, a->root);
	fprintf(a->out, "; %zu step%s\n", t->games.steps, t->games.steps == 1 ? "" : "s");
}

static int sweep(struct run *r, struct err *e)
{
	struct arena *a = &r->app->run;
	int code = drop_sweep(r->root.spool.drop.tmp, a, e);
	if (!code)
		code = drop_sweep(r->root.quarantine.drop.tmp, a, e);
	return code ? code : drop_sweep(r->root.outbox.drop.tmp, a, e);
}

static int start_sender(struct run *r, struct err *e)
{
	const char *given = app_option(r->app, "sendmail");
	const struct str command = given ? str_c(given) : r->root.sendmail;
	if (!command.n || app_option(r->app, "outbox"))
		return 0;
	return sender_start(&r->sender, &r->root.outbox, str_cstr(&r->app->run, command), e);
}

/* A game whose signatures are checked needs gpgv. */
static bool any_keys(struct run *r)
{
	struct str *games;
	size_t n;
	bool any = false;
	if (root_games(&games, &n, &r->root, &r->app->run, NULL))
		return false;
	for (size_t i = 0; i < n; i++)
		any |= file_exists(path_join(&r->app->run, live_folder(r->app, games[i]), "keys"));
	return any;
}

/* All that a run works with lies below the root, or is named on the command line or in the config. */
static void shut_in(struct run *r)
{
	struct app *a = r->app;
	struct sandbox s = { .programs = any_keys(r) };
	VEC_PUSH(&s.read, &a->run, a->data);
	if (r->root.signing_key.n)
		VEC_PUSH(&s.read, &a->run, str_cstr(&a->run, r->root.signing_key));
	VEC_PUSH(&s.write, &a->run, r->root.path);
	VEC_PUSH(&s.write, &a->run, r->root.outbox.folder);
	for (int i = 0; i < a->nargs; i++)
		VEC_PUSH(&s.write, &a->run, a->args[i]);
	if (!r->root.open)
		sandbox_enter(&s);
}

static int open_run(struct run *r, struct err *e)
{
	struct arena *a = &r->app->run;
	int code = root_open(&r->root, r->app, true, e);
	if (!code)
		code = start_sender(r, e);
	if (!code)
		shut_in(r);
	if (!code)
		code = inhand_open(&r->inhand, arena_printf(a, "%s/.pbp/running", r->app->root), a, e);
	if (!code)
		code = sweep(r, e);
	return code ? code : look_back(r, e);
}

static int run_all(struct run *r, const struct mailbox_options *o, struct err *e)
{
	int code = take_all(r, o, e);
	if (!code)
		code = root_games(&r->games, &r->ngames, &r->root, &r->app->run, e);
	if (!code)
		code = sort_spool(r, e);
	if (!code)
		code = play_all(r, e);
	return code ? code : send_letters(r, e);
}

int tool_process(struct app *a)
{
	struct err e = { 0 };
	struct run r = { .app = a, .inhand = { .lock = { .fd = -1 } } };
	struct mailbox_options o = { 0 };
	const char *format = app_option(a, "format");
	if (format && !mailbox_format_parse(str_c(format), &o.format))
		return app_fail(a, EXIT_USAGE, "%s is no mailbox format: mboxrd, mboxo, mboxcl, mboxcl2", format);
	stop_watch();
	int code = open_run(&r, &e);
	o.spill = r.root.spool.drop.tmp;
	if (!code)
		code = run_all(&r, &o, &e);
	if (!code)
		tell(&r);
	root_close(&r.root);
	inhand_close(&r.inhand);
	sender_stop(&r.sender);
	return code ? app_fail(a, EXIT_AGAIN, "%s", e.text) : EXIT_DONE;
}
