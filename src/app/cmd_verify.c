/*
 * cmd_verify: `pbp verify`: plays a history again and compares; the first difference is said in a sentence a player
 * understands.
 */
#include <errno.h>
#include <stdlib.h>

#include "app/tools.h"
#include "app/look.h"
#include "audit/audit.h"
#include "base/file.h"
#include "store/bundle.h"
#include "store/sshsig.h"

static json_t *host_json(const struct audit *c)
{
	json_t *list = json_array();
	for (size_t i = 0; i < c->host.lines.n; i++) {
		const struct host_did *h = &c->host.lines.at[i];
		json_t *o = json_object();
		json_object_set_new(o, "time", tojson_when(h->at));
		json_object_set_new(o, "line", tojson_str(h->text));
		json_object_set_new(o, "verdict", tojson_str(h->verdict));
		json_array_append_new(list, o);
	}
	return list;
}

static json_t *keys_json(struct app *a, const struct audit *c)
{
	json_t *list = json_array();
	for (size_t i = 0; i < c->seals.keys.n; i++)
		json_array_append_new(list, tojson_str(sshkey_fingerprint(c->seals.keys.at[i].public, &a->run)));
	return list;
}

static json_t *lines_json(const struct str *at, size_t n)
{
	json_t *list = json_array();
	for (size_t i = 0; i < n; i++)
		json_array_append_new(list, tojson_str(at[i]));
	return list;
}

static json_t *tickets_json(const struct audit *c)
{
	const struct audit_tickets *t = &c->tickets;
	json_t *o = json_object();
	json_object_set_new(o, "fit", json_integer((json_int_t)t->fit));
	json_object_set_new(o, "early", json_integer((json_int_t)t->early));
	json_object_set_new(o, "part", json_integer((json_int_t)t->part));
	json_object_set_new(o, "foreign", lines_json(t->foreign.at, t->foreign.n));
	json_object_set_new(o, "sent", lines_json(t->own.at, t->own.n));
	return o;
}

/* Why steps are not revealed. */
static const char *why_hidden(const struct audit *c)
{
	return c->shown.never    ? "the option reveal = never has it so"
	       : c->shown.at_end ? "orders are revealed when the game is over (option reveal = end)"
				 : "the turn has not ended (option reveal = turn)";
}

/* What was looked at and what was not. */
static size_t played(const struct audit *c)
{
	return c->is_private ? c->n : c->tally.played;
}

static void counts_json(json_t *o, const struct audit *c)
{
	const size_t hidden = c->n - played(c);
	json_object_set_new(o, "hidden", json_integer((json_int_t)hidden));
	json_object_set_new(o, "why_hidden", hidden ? json_string(why_hidden(c)) : json_null());
	json_object_set_new(o, "late", lines_json(c->listed.late.at, c->listed.late.n));
	json_object_set_new(o, "new_rolls", lines_json(c->listed.rolls.at, c->listed.rolls.n));
	json_object_set_new(o, "beside", lines_json(c->listed.beside.at, c->listed.beside.n));
	json_object_set_new(o, "other_words", json_integer((json_int_t)c->wording.steps));
	json_object_set_new(o, "other_readers", json_integer((json_int_t)c->reread.readers));
	json_object_set_new(o, "unchecked", json_integer((json_int_t)c->tally.unchecked));
}

static void tell_json(struct app *a, const struct audit *c)
{
	json_t *o = json_object();
	json_object_set_new(o, "ok", json_boolean(!c->difference.n && !c->wording.rules.n && !c->tickets.foreign.n));
	json_object_set_new(o, "kind", json_string(c->is_private ? "private" : "public"));
	json_object_set_new(o, "steps", json_integer((json_int_t)c->n));
	json_object_set_new(o, "played", json_integer((json_int_t)played(c)));
	json_object_set_new(o, "mails", json_integer((json_int_t)c->tally.mails));
	json_object_set_new(o, "signed", json_integer((json_int_t)c->seals.steps));
	json_object_set_new(o, "signatures_checked", json_integer((json_int_t)c->seals.checked));
	json_object_set_new(o, "reread", json_integer((json_int_t)c->reread.mails));
	json_object_set_new(o, "otherwise", json_integer((json_int_t)c->reread.lines));
	counts_json(o, c);
	json_object_set_new(o, "keys", keys_json(a, c));
	json_object_set_new(o, "receipts", json_integer((json_int_t)c->tally.receipts));
	json_object_set_new(o, "tickets", tickets_json(c));
	json_object_set_new(o, "host", host_json(c));
	json_object_set_new(o, "difference",
			    c->difference.n      ? tojson_str(c->difference)
			    : c->wording.rules.n ? tojson_str(c->wording.rules)
						 : json_null());
	look_json(a, o);
}

static const char *plural(size_t n)
{
	return n == 1 ? "" : "s";
}

static void tell_private(const struct audit *c, struct buf *b)
{
	buf_addf(b, "The same: %zu step%s played again from %zu mail%s and %zu line%s of the host.\n", c->n,
		 plural(c->n), c->tally.mails, plural(c->tally.mails), c->host.lines.n, plural(c->host.lines.n));
	buf_add_c(b, "Checked: state, events, dice, reports, times, tags and the commits themselves");
	buf_add_c(b, c->public.path ? "; the public history is what follows from it.\n" : ".\n");
}

static void tell_reread(const struct audit *c, struct buf *b)
{
	const struct audit_reread *r = &c->reread;
	if (!r->mails)
		return;
	buf_addf(
		b,
		"Read again by this pbp: %zu line%s of %zu mail%s differ%s from what was understood when %s answered.\n",
		r->lines, plural(r->lines), r->mails, plural(r->mails), r->lines == 1 ? "s" : "",
		r->mails == 1 ? "it was" : "they were");
	for (size_t i = 0; i < r->told.n; i++)
		buf_addf(b, "  %.*s\n", STR_ARG(r->told.at[i]));
	if (r->lines > r->told.n)
		buf_addf(b, "  ... and %zu more\n", r->lines - r->told.n);
}

static void tell_hidden(const struct audit *c, struct buf *b)
{
	if (!c->tally.hidden)
		return;
	buf_addf(
		b,
		"Not played again: %zu step%s, from step %zu on, whose orders are not revealed: %s. Each stands in its "
		"place; whether its rows, events, report and subject follow from orders cannot be checked yet.\n",
		c->tally.hidden, plural(c->tally.hidden), c->tally.played, why_hidden(c));
	if (c->shown.never && c->shown.never_since)
		buf_addf(
			b,
			"It was to be revealed when the game was made: the host amended that, in force from step %zu on (\"%.*s\").\n",
			c->shown.never_since, STR_ARG(commit_subject(&c->commits[c->shown.never_since])));
}

static void tell_public(const struct audit *c, struct buf *b)
{
	const size_t n = c->tally.played;
	if (n)
		buf_addf(
			b,
			"Sound: %zu step%s played again from what was revealed; all that is public of %s came out the same, "
			"commit for commit: subjects, times, rows, events, dice, reports, what is revealed, every file.\n",
			n, plural(n), n == 1 ? "it" : "them");
	buf_addf(b, "In place: %zu step%s; every seed of the dice was fixed before the first order.\n", c->n,
		 plural(c->n));
	tell_hidden(c, b);
	buf_add_c(b,
		  "Not to be seen here: what is for single seats only, mails of which nothing took effect, and whether "
		  "what was revealed is what was written: your receipts tell (--receipt).\n");
}

static void tell_keys(const struct audit *c, struct buf *b)
{
	if (c->seals.steps)
		buf_addf(b, "Signed: %zu step%s of %zu%s.\n", c->seals.steps, plural(c->seals.steps), c->n,
			 c->asked.signatures   ? ", each checked by itself"
			 : c->seals.steps == 1 ? ""
					       : "; of each key the newest was checked, and covers those before it "
						 "(--signatures: each)");
	for (size_t i = 0; i < c->seals.keys.n; i++)
		buf_addf(b, "  from step %zu on by %.*s\n", c->seals.keys.at[i].step,
			 STR_ARG(sshkey_fingerprint(c->seals.keys.at[i].public, b->arena)));
	if (c->seals.keys.n > 1)
		buf_add_c(b, "  Ask the host, by another way than mail, whether he changed his key.\n");
	else if (c->seals.keys.n && !c->asked.keys.n)
		buf_add_c(b, "  Is it the key that your joining letter names? (--fingerprint SHA256:...)\n");
	if (!c->is_private)
		buf_addf(b, "It ends at commit %.*s: where another player's does not, two histories are told.\n",
			 STR_ARG(object_hex(b->arena, &c->tip)));
}

static void tell_words(const struct audit *c, struct buf *b)
{
	if (c->wording.steps)
		buf_addf(b,
			 "Other words: %zu step%s written by %.*s; this is %.*s. What these say in words (reports, "
			 "orders as they were understood) was not compared, all else was.\n",
			 c->wording.steps, c->wording.steps == 1 ? " was" : "s were", STR_ARG(c->wording.other),
			 STR_ARG(c->wording.ours));
}

static void tell_tokens(const struct audit *c, struct buf *b)
{
	if (c->tally.overwritten)
		buf_addf(
			b,
			"In %zu mail%s a token was overwritten: whether all else stands as it came, the sender's own copy "
			"and receipt tell.\n",
			c->tally.overwritten, plural(c->tally.overwritten));
}

static void tell_rules(const struct audit *c, struct buf *b)
{
	buf_addf(
		b,
		"NOT PLAYED AGAIN: %.*s. Take the pbp that played it.\nEach of %zu steps stands in its place, and every "
		"seed of the dice was fixed before the first order.\n",
		STR_ARG(c->wording.rules), c->n);
}

static void tell_host(const struct audit *c, struct buf *b)
{
	if (c->host.lines.n)
		buf_add_c(b, "The host's commands, all of them in history:\n");
	for (size_t i = 0; i < c->host.lines.n; i++) {
		const struct host_did *h = &c->host.lines.at[i];
		buf_addf(b, "  %.*s  %.*s%s%.*s%s\n", STR_ARG(when_iso(b->arena, h->at)), STR_ARG(h->text),
			 str_eq_c(h->verdict, "done") ? "" : " (",
			 STR_ARG(str_eq_c(h->verdict, "done") ? STR("") : h->verdict),
			 str_eq_c(h->verdict, "done") ? "" : ")");
	}
}

static void tell_counts(const struct audit *c, struct buf *b)
{
	const size_t hidden = c->n - played(c);
	buf_add_c(b, "Counted:\n");
	buf_addf(b, "  %zu of %zu step%s played again\n", played(c), c->n, plural(c->n));
	buf_addf(b, "  %zu step%s not revealed%s%s\n", hidden, plural(hidden), hidden ? ": " : "",
		 hidden ? why_hidden(c) : "");
	buf_addf(b, "  %zu command%s of the host\n", c->host.lines.n, plural(c->host.lines.n));
	buf_addf(b, "  %zu roll%s new in turns that were taken back\n", c->listed.rolls.n, plural(c->listed.rolls.n));
	if (c->is_private) {
		buf_addf(b, "  %zu mail%s heard behind one that arrived later\n", c->listed.late.n,
			 plural(c->listed.late.n));
		buf_addf(b, "  %zu line%s understood otherwise today\n", c->reread.lines, plural(c->reread.lines));
	} else {
		buf_add_c(b, "  mails heard behind one that arrived later: not public, as when a mail came is not\n");
	}
	buf_addf(b, "  %zu step%s whose mails another reader heard than this pbp's\n", c->reread.readers,
		 plural(c->reread.readers));
	buf_addf(b, "  %zu step%s in other words, which were not compared\n", c->wording.steps,
		 plural(c->wording.steps));
	buf_addf(b, "  %zu file%s that could not be checked\n", c->tally.unchecked, plural(c->tally.unchecked));
}

static void tell_beside(const struct audit *c, struct buf *b)
{
	if (c->listed.beside.n)
		buf_add_c(b, "Beside the history, and no part of it:\n");
	for (size_t i = 0; i < c->listed.beside.n; i++)
		buf_addf(b, "  %.*s\n", STR_ARG(c->listed.beside.at[i]));
}

static void tell_late(const struct audit *c, struct buf *b)
{
	if (c->listed.late.n)
		buf_add_c(b, "Heard behind a mail that arrived later:\n");
	for (size_t i = 0; i < c->listed.late.n; i++)
		buf_addf(b, "  %.*s\n", STR_ARG(c->listed.late.at[i]));
}

static void tell_rolls(const struct audit *c, struct buf *b)
{
	if (c->listed.rolls.n)
		buf_add_c(b,
			  "New dice in a turn that was taken back and played again, for something else was ordered:\n");
	for (size_t i = 0; i < c->listed.rolls.n; i++)
		buf_addf(b, "  %.*s\n", STR_ARG(c->listed.rolls.at[i]));
}

static void tell_tickets(const struct audit *c, struct buf *b)
{
	const struct audit_tickets *t = &c->tickets;
	if (t->fit)
		buf_addf(b, "%zu signed ticket%s fit%s this history, line by line.\n", t->fit, plural(t->fit),
			 t->fit == 1 ? "s" : "");
	if (t->early)
		buf_addf(b, "%zu signed ticket%s not due yet: what follows from %s is not revealed.\n", t->early,
			 t->early == 1 ? " is" : "s are", t->early == 1 ? "it" : "them");
	if (t->part)
		buf_addf(
			b,
			"%zu signed ticket%s recorded, but another mail of the same player counts after: give the ticket "
			"of that as well, and the lines are compared.\n",
			t->part, t->part == 1 ? " is" : "s are");
	if (t->bare)
		buf_addf(
			b,
			"%zu letter%s no signed ticket, which all mails of this game get unless its option `ticket` says "
			"otherwise: nothing is shown by it.\n",
			t->bare, t->bare == 1 ? " has" : "s have");
	for (size_t k = 0; k < t->own.n; k++)
		buf_addf(b, "%.*s\n", STR_ARG(t->own.at[k]));
}

/* Of whatever was given as a letter of this game, and shows nothing of it. */
static void tell_foreign(const struct audit *c, struct buf *b)
{
	for (size_t i = 0; i < c->tickets.foreign.n; i++)
		buf_addf(b, "NOT OF THIS GAME: %.*s\n", STR_ARG(c->tickets.foreign.at[i]));
}

static void tell_receipts(const struct audit *c, struct buf *b)
{
	const size_t not = c->tally.unseen + c->tickets.bare;
	const size_t fit = c->tally.receipts > not ? c->tally.receipts - not : 0;
	if (fit)
		buf_addf(b, "%zu receipt%s fit%s this history.\n", fit, plural(fit), fit == 1 ? "s" : "");
	if (c->tally.unseen)
		buf_addf(b, "%zu could not be compared: the mail, or the commit it names, is not in this repository.\n",
			 c->tally.unseen);
	tell_tickets(c, b);
}

static void tell_found(const struct audit *c, struct buf *b)
{
	if (c->wording.rules.n)
		tell_rules(c, b);
	else if (c->is_private)
		tell_private(c, b);
	else
		tell_public(c, b);
	tell_words(c, b);
	tell_tokens(c, b);
	tell_reread(c, b);
	tell_keys(c, b);
	tell_beside(c, b);
	tell_late(c, b);
	tell_rolls(c, b);
}

static void tell(struct app *a, const struct audit *c)
{
	struct buf b = buf_new(c->place->run);
	if (c->difference.n)
		buf_addf(&b, "%s: %.*s\n", c->restored ? "INCOMPLETE" : "NOT THE SAME", STR_ARG(c->difference));
	tell_foreign(c, &b);
	if (!c->difference.n)
		tell_found(c, &b);
	tell_host(c, &b);
	if (!c->difference.n)
		tell_receipts(c, &b);
	if (!c->difference.n && !c->wording.rules.n)
		tell_counts(c, &b);
	app_print(a, buf_str(&b));
}

static int verify(struct app *a, const char *path)
{
	struct err e = { 0 };
	struct audit c = { .place = &a->place, .asked = { .path = path } };
	const char *value;
	for (size_t i = 0; (value = app_option_at(a, "since", i)); i++)
		VEC_PUSH(&c.asked.since, &a->run, value);
	for (size_t i = 0; (value = app_option_at(a, "fingerprint", i)); i++)
		VEC_PUSH(&c.asked.keys, &a->run, value);
	for (size_t i = 0; (value = app_option_at(a, "receipt", i)); i++)
		VEC_PUSH(&c.asked.receipts, &a->run, value);
	for (size_t i = 0; (value = app_option_at(a, "sent", i)); i++)
		VEC_PUSH(&c.asked.mails, &a->run, value);
	c.asked.signatures = app_option(a, "signatures") != NULL;
	if (audit_all(&c, &e) && !c.difference.n)
		return app_failed(a, &e);
	if (a->json)
		tell_json(a, &c);
	else
		tell(a, &c);
	return c.difference.n || c.wording.rules.n || c.tickets.foreign.n ? EXIT_NO : EXIT_DONE;
}

/* What `pbp archive` made, as the repository that it holds. */
static int verify_bundle(struct app *a)
{
	const char *tmp = getenv("TMPDIR");
	char *folder = path_join(&a->run, tmp && *tmp ? tmp : "/tmp", "pbp-bundle-XXXXXX");
	struct err e = { 0 };
	if (!mkdtemp(folder)) {
		err_sys(&e, errno, "making folder %s", folder);
		return app_failed(a, &e);
	}
	const int code = bundle_read(folder, a->args[0], &e) ? app_failed(a, &e) : verify(a, folder);
	folder_remove(folder, NULL);
	return code;
}

int tool_verify(struct app *a)
{
	return bundle_is(a->args[0]) ? verify_bundle(a) : verify(a, a->args[0]);
}
