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
#include <errno.h>
#include <unistd.h>

#include "app/letters.h"
#include "app/session.h"
#include "base/file.h"

struct tally {
	size_t taken, later, quarantined;
	struct session_tally games;
};

struct run {
	struct app *app;
	struct root root;
	struct incoming *mails; /* by game, arrival, hash */
	size_t nmails;
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
		if (code)
			return code;
		VEC_PUSH(&taken, &r->app->run, item.where ? arena_printf(&r->app->run, "%s", item.where) : NULL);
		r->tally.taken++;
	}
	if (!code)
		code = spool_flush(&r->root.spool, e);
	for (size_t i = 0; !code && i < taken.n; i++)
		if (taken.at[i])
			code = mailbox_taken(box, taken.at[i], e);
	return code;
}

static int take_all(struct run *r, struct err *e)
{
	struct app *a = r->app;
	struct mailbox_options o = { .spill = r->root.spool.drop.tmp };
	struct mailbox *box;
	const char *format = app_option(a, "format");
	int code = 0;
	if (format && !mailbox_format_parse(str_c(format), &o.format))
		return err_set(e, ERR_SYNTAX, "%s is no mailbox format: mboxrd, mboxo, mboxcl, mboxcl2", format);
	for (int i = 0; !code && i < a->nargs; i++) {
		code = mailbox_open(&box, a->args[i], &o, e);
		if (code)
			break;
		code = take_box(r, box, e);
		mailbox_close(box);
	}
	if (a->nargs || isatty(STDIN_FILENO))
		return code;
	code = mailbox_open_fd(&box, dup(STDIN_FILENO), "standard input", &o, e);
	if (!code) {
		code = take_box(r, box, e);
		mailbox_close(box);
	}
	return code;
}

/* What a run before us left behind. */
static int look_back(struct run *r, struct err *e)
{
	struct spool_entry *entries;
	size_t n;
	int code = spool_list(&entries, &n, &r->root.spool, &r->app->run, e);
	seen_init(&r->left, &r->app->run);
	for (size_t i = 0; !code && i < n; i++)
		seen_add(&r->left, &entries[i].hash);
	return code;
}

/* ---- which game, when ------------------------------------------------------------------------- */

static struct str the_only_game(struct run *r)
{
	struct str *names;
	size_t n;
	if (root_games(&names, &n, &r->root, &r->app->run, NULL) || n != 1)
		return STR_NONE;
	return names[0];
}

/* The subject's tag, else the recipient's, else a bracket that names a game that exists. */
static struct str route(struct run *r, const struct message *m)
{
	for (size_t i = 0; i < m->ntags; i++) {
		const struct tag *t = &m->tags[i];
		const bool sure = t->kind == TAG_SUBJECT || t->kind == TAG_PLUS;
		if (t->lawful && root_has(&r->root, t->name))
			return str_dup(&r->app->run, t->name);
		if (sure)
			return STR_NONE;
	}
	return the_only_game(r);
}

static int look_at(struct run *r, struct incoming *in, struct err *e)
{
	struct arena a = ARENA_INIT;
	struct message m;
	struct str raw;
	in->arrival = in->entry.envelope != WHEN_NONE ? in->entry.envelope : in->entry.stored;
	int code = in->entry.state == ITEM_WHOLE ? spool_read(&raw, &r->root.spool, &in->entry, &a, e) : 0;
	if (!code && in->entry.state == ITEM_WHOLE) {
		message_read(&m, raw, in->entry.null_sender, &r->root.site, &a);
		in->arrival = message_arrival(&m, in->entry.envelope, in->entry.stored);
		in->game = route(r, &m);
	}
	arena_release(&a);
	return code;
}

static int by_game_and_time(const void *a, const void *b)
{
	const struct incoming *x = a, *y = b;
	int c = str_cmp(x->game, y->game);
	if (!c)
		c = (x->arrival > y->arrival) - (x->arrival < y->arrival);
	return c ? c : hash_cmp(&x->entry.hash, &y->entry.hash);
}

static int sort_spool(struct run *r, struct err *e)
{
	struct spool_entry *entries;
	size_t n;
	int code = spool_list(&entries, &n, &r->root.spool, &r->app->run, e);
	if (code)
		return code;
	r->mails = ARENA_ARRAY(&r->app->run, struct incoming, n);
	for (size_t i = 0; !code && i < n; i++) {
		struct incoming *in = &r->mails[r->nmails];
		*in = (struct incoming){ .entry = entries[i], .left = seen_has(&r->left, &entries[i].hash) };
		code = look_at(r, in, e);
		if (in->arrival > r->app->now)
			r->tally.later++; /* it stays in the spool */
		else
			r->nmails++;
	}
	if (!code)
		qsort(r->mails, r->nmails, sizeof *r->mails, by_game_and_time);
	return code;
}

/* ---- mail of no game -------------------------------------------------------------------------- */

static int quarantine(struct run *r, const struct incoming *in, struct err *e)
{
	struct arena a = ARENA_INIT;
	const char *why = in->entry.state == ITEM_CUT_OFF ? "it is cut off in the middle" :
			  in->entry.state == ITEM_OVERSIZED ? "it is too large" :
							      "it names no game that exists here";
	struct str text = str_printf(&a, "A mail was put aside because %s.\n\nIt is kept as\n%s\n", why,
				     spool_path(&r->root.quarantine, &in->entry, &a));
	int code = spool_move(&r->root.spool, &r->root.quarantine, &in->entry, e);
	if (!code)
		code = letter_notice(&r->root, STR("[pbp] a mail was put aside"), text, &in->entry.hash,
				     in->arrival, e);
	r->tally.quarantined++;
	arena_release(&a);
	return code;
}

/* ---- all games -------------------------------------------------------------------------------- */

static int play_all(struct run *r, struct err *e)
{
	struct str *games;
	size_t n, i = 0;
	struct err first = { 0 };
	int code = root_games(&games, &n, &r->root, &r->app->run, e);
	for (; !code && i < r->nmails && !r->mails[i].game.n; i++)
		code = quarantine(r, &r->mails[i], e);
	for (size_t g = 0; !code && g < n; g++) {
		size_t from = i;
		while (i < r->nmails && str_eq(r->mails[i].game, games[g]))
			i++;
		if (session_play(&r->root, games[g], r->mails + from, i - from, &r->tally.games, e) && !first.code)
			first = *e; /* other games do not wait */
	}
	if (!code && first.code) {
		*e = first;
		code = first.code;
	}
	return code ? code : outbox_flush(&r->root.outbox, e);
}

static int send_letters(struct run *r, struct err *e)
{
	const char *given = app_option(r->app, "sendmail");
	struct str command = given ? str_c(given) : r->root.sendmail;
	struct err why = { 0 };
	size_t sent, left;
	if (!command.n || app_option(r->app, "outbox"))
		return 0;
	int code = outbox_send(&r->root.outbox, str_cstr(&r->app->run, command), 60, &sent, &left, &why, e);
	if (!code && left)
		fprintf(stderr, "pbp process: %zu letters wait in the outbox: %s\n", left, why.text);
	return code;
}

static void tell(struct run *r)
{
	const struct tally *t = &r->tally;
	struct app *a = r->app;
	if (!t->taken && !t->games.steps && !t->quarantined)
		return;
	fprintf(a->out, "%zu mail%s: %zu with orders, %zu refused, %zu ignored", t->taken,
		t->taken == 1 ? "" : "s", t->games.orders, t->games.refused, t->games.ignored);
	if (t->games.seen)
		fprintf(a->out, "; %zu already seen", t->games.seen);
	if (t->later)
		fprintf(a->out, "; %zu from the future wait", t->later);
	if (t->quarantined)
		fprintf(a->out, "; %zu put aside in %s/.pbp/quarantine", t->quarantined, a->root);
	fprintf(a->out, "; %zu step%s\n", t->games.steps, t->games.steps == 1 ? "" : "s");
}

int tool_process(struct app *a)
{
	struct err e = { 0 };
	struct run r = { .app = a };
	int code = root_open(&r.root, a, true, &e);
	if (!code)
		code = look_back(&r, &e);
	if (!code)
		code = take_all(&r, &e);
	if (!code)
		code = sort_spool(&r, &e);
	if (!code)
		code = play_all(&r, &e);
	if (!code)
		code = send_letters(&r, &e);
	if (!code)
		tell(&r);
	root_close(&r.root);
	if (code == ERR_SYNTAX && app_option(a, "format"))
		return app_fail(a, EXIT_USAGE, "%s", e.text);
	return code ? app_fail(a, EXIT_AGAIN, "%s", e.text) : EXIT_DONE;
}
