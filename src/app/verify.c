/*
 * verify: `pbp verify`: plays a history again and compares; the first difference
 * is said in a sentence a player understands. The checks are in audit.h.
 */
#include "app/audit.h"
#include "app/tojson.h"
#include "app/words.h"
#include "base/file.h"
#include "store/sshsig.h"

static int read_history(struct audit *c, struct err *e)
{
	struct app *a = c->app;
	struct str ignored;
	int code = store_git_open(&c->store, c->path, e);
	if (!code)
		code = store_tip(&c->tip, c->store, e);
	if (!code && object_is_none(&c->tip))
		code = err_set(e, ERR_NOT_FOUND, "%s holds no history of a game", c->path);
	if (!code)
		code = store_history(&c->commits, &c->n, c->store, &c->tip, NULL, OLDEST_FIRST, &a->run, e);
	if (!code)
		c->is_private = !store_read(&ignored, c->store, &c->tip, STR("mails"), &a->run, NULL);
	return code;
}

/* A game of the root is both its histories; a repository is itself. */
static int open_history(struct audit *c, struct err *e)
{
	struct app *a = c->app;
	c->path = a->args[0];
	if (root_has(&c->root, str_c(c->path))) {
		c->twin = arena_printf(&a->run, "%s/%s/public.git", a->root, c->path);
		c->path = arena_printf(&a->run, "%s/%s/private.git", a->root, c->path);
	}
	c->wants_public = c->twin || app_option(a, "since") || app_option(a, "receipt");
	return read_history(c, e);
}

/* Of a commit's file `game`: "rules NAME VERSION". */
static bool read_rules(struct str *name, int64_t *version, struct audit *c, size_t i)
{
	struct str text, line, word;
	if (store_read(&text, c->store, &c->commits[i].id, STR("game"), &c->app->run, NULL))
		return false;
	while (str_line(&text, &line)) {
		str_cut(&line, ' ', &word);
		if (str_eq_c(word, "rules"))
			return str_cut(&line, ' ', name) && str_to_int(line, version);
	}
	return false;
}

/* Rules of another version come to other results, which is no fraud; but then nothing is shown either. */
static bool has_our_rules(struct audit *c)
{
	const size_t ends[] = { 0, c->n - 1 };
	struct str name;
	int64_t version;
	for (size_t k = 0; k < 2; k++) {
		if (!read_rules(&name, &version, c, ends[k]))
			continue;
		const struct ruleset *rules = ruleset_by_name(name);
		if (rules && version == (int64_t)rules->version)
			continue;
		c->other_rules = str_printf(&c->app->run, "step %zu was played by %.*s, version %lld, and written by %.*s; this is "
					    "pbp " PBP_VERSION ", whose version of these rules is %u (0: none)", ends[k],
					    STR_ARG(name), (long long)version, STR_ARG(words_of(&c->commits[ends[k]])),
					    rules ? rules->version : 0);
		return false;
	}
	return true;
}

static int check_all(struct audit *c, struct err *e)
{
	int code = audit_chain(c, e);
	if (!code)
		code = audit_twin_seals(c, e);
	if (!code && !has_our_rules(c))
		return 0;
	if (!code)
		code = c->is_private ? audit_replay(c, e) : audit_retell(c, e);
	if (!code)
		code = audit_tags(c, e);
	if (!code && c->twin)
		code = audit_twin(c, e);
	return code ? code : audit_evidence(c, e);
}

/* ---- what was found --------------------------------------------------------------------------- */

static json_t *host_json(const struct audit *c)
{
	json_t *list = json_array();
	for (size_t i = 0; i < c->host.n; i++) {
		const struct host_line *h = &c->host.at[i];
		json_t *o = json_object();
		json_object_set_new(o, "time", tojson_when(h->at));
		json_object_set_new(o, "line", tojson_str(h->text));
		json_object_set_new(o, "verdict", tojson_str(h->verdict));
		json_array_append_new(list, o);
	}
	return list;
}

static void tell_json(const struct audit *c)
{
	json_t *o = json_object();
	json_object_set_new(o, "ok", json_boolean(!c->difference.n && !c->other_rules.n));
	json_object_set_new(o, "kind", json_string(c->is_private ? "private" : "public"));
	json_object_set_new(o, "steps", json_integer((json_int_t)c->n));
	json_object_set_new(o, "played", json_integer((json_int_t)(c->is_private ? c->n : c->played)));
	json_object_set_new(o, "mails", json_integer((json_int_t)c->mails));
	json_object_set_new(o, "signed", json_integer((json_int_t)c->signed_steps));
	json_object_set_new(o, "receipts", json_integer((json_int_t)c->receipts));
	json_object_set_new(o, "host", host_json(c));
	json_object_set_new(o, "difference", c->difference.n ? tojson_str(c->difference) :
					     c->other_rules.n ? tojson_str(c->other_rules) : json_null());
	tojson_print(c->app, o);
}

static const char *plural(size_t n)
{
	return n == 1 ? "" : "s";
}

static void tell_private(const struct audit *c, struct buf *b)
{
	buf_addf(b, "The same: %zu step%s played again from %zu mail%s and %zu line%s of the host.\n", c->n,
		 plural(c->n), c->mails, plural(c->mails), c->host.n, plural(c->host.n));
	buf_add_c(b, "Checked: state, events, dice, reports, times, tags and the commits themselves");
	buf_add_c(b, c->twin ? "; the public history is what follows from it.\n" : ".\n");
}

static void tell_public(const struct audit *c, struct buf *b)
{
	buf_addf(b, "Sound: %zu step%s, each in its place; every seed of the dice was fixed before the first order.\n",
		 c->n, plural(c->n));
	if (c->played)
		buf_addf(b, "Played again from %zu revealed mails: %zu step%s; all that is public of them came out "
			    "the same: rows, events, dice.\n", c->mails, c->played, plural(c->played));
	if (c->hidden)
		buf_addf(b, "Not played again: %zu step%s, whose orders are not revealed%s. The host can do that with the "
			    "private history.\n", c->hidden, plural(c->hidden), c->never ? ", as the option reveal = never has it" :
			    c->played ? "" : " here (yet)");
	if (c->never && c->never_since)
		buf_addf(b, "It was to be revealed when the game was made: the host amended that, in force from step %zu on (\"%.*s\").\n",
			 c->never_since, STR_ARG(commit_subject(&c->commits[c->never_since])));
	buf_add_c(b, "Not checked: what is for single seats only, the words of reports, and whether the revealed mails are "
		     "those that were sent: for that compare with your receipts (--receipt).\n");
}

static void tell_keys(const struct audit *c, struct buf *b)
{
	if (c->signed_steps)
		buf_addf(b, "Signed: %zu step%s of %zu.\n", c->signed_steps, plural(c->signed_steps), c->n);
	for (size_t i = 0; i < c->keys.n; i++)
		buf_addf(b, "  from step %zu on by %.*s\n", c->keys.at[i].step,
			 STR_ARG(sshkey_public(c->keys.at[i].public, b->arena)));
	if (c->keys.n > 1)
		buf_add_c(b, "  Ask the host, by another way than mail, whether he changed his key.\n");
}

static void tell_words(const struct audit *c, struct buf *b)
{
	if (c->reworded)
		buf_addf(b, "Other words: %zu step%s written by %.*s; this is %.*s. What these say in words (reports, "
			    "orders as they were understood) was not compared, all else was.\n", c->reworded,
			 c->reworded == 1 ? " was" : "s were", STR_ARG(c->other_words), STR_ARG(c->words));
}

static void tell_tokens(const struct audit *c, struct buf *b)
{
	if (c->overwritten)
		buf_addf(b, "In %zu mail%s a token was overwritten: whether all else stands as it came, the sender's own copy "
			    "and receipt tell.\n", c->overwritten, plural(c->overwritten));
}

static void tell_rules(const struct audit *c, struct buf *b)
{
	buf_addf(b, "NOT PLAYED AGAIN: %.*s. Take the pbp that played it.\nEach of %zu steps stands in its place, and every "
		    "seed of the dice was fixed before the first order.\n", STR_ARG(c->other_rules), c->n);
}

static void tell_host(const struct audit *c, struct buf *b)
{
	if (c->host.n)
		buf_add_c(b, "The host's commands, all of them in history:\n");
	for (size_t i = 0; i < c->host.n; i++) {
		const struct host_line *h = &c->host.at[i];
		buf_addf(b, "  %.*s  %.*s%s%.*s%s\n", STR_ARG(when_iso(b->arena, h->at)), STR_ARG(h->text),
			 str_eq_c(h->verdict, "done") ? "" : " (", STR_ARG(str_eq_c(h->verdict, "done") ? STR("") : h->verdict),
			 str_eq_c(h->verdict, "done") ? "" : ")");
	}
}

static void tell(const struct audit *c)
{
	struct buf b = buf_new(&c->app->run);
	if (c->difference.n)
		buf_addf(&b, "NOT THE SAME: %.*s\n", STR_ARG(c->difference));
	else if (c->other_rules.n)
		tell_rules(c, &b);
	else if (c->is_private)
		tell_private(c, &b);
	else
		tell_public(c, &b);
	if (!c->difference.n)
		tell_words(c, &b);
	if (!c->difference.n)
		tell_tokens(c, &b);
	if (!c->difference.n)
		tell_keys(c, &b);
	tell_host(c, &b);
	const size_t fit = c->receipts > c->unseen ? c->receipts - c->unseen : 0;
	if (!c->difference.n && fit)
		buf_addf(&b, "%zu receipt%s fit%s this history.\n", fit, plural(fit), fit == 1 ? "s" : "");
	if (!c->difference.n && c->unseen)
		buf_addf(&b, "%zu could not be compared: the mail, or the commit it names, is not in this repository.\n", c->unseen);
	app_print(c->app, buf_str(&b));
}

int tool_verify(struct app *a)
{
	struct err e = { 0 };
	struct audit c = { .app = a };
	int code = root_open(&c.root, a, false, &e);
	if (!code)
		code = open_history(&c, &e);
	if (!code)
		code = check_all(&c, &e);
	store_close(c.store);
	if (code && !c.difference.n)
		return app_failed(a, &e);
	if (a->json)
		tell_json(&c);
	else
		tell(&c);
	return c.difference.n || c.other_rules.n ? EXIT_NO : EXIT_DONE;
}
