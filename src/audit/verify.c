/*
 * verify: the checks of audit.h in their order. What was found is put into words by app/cmd_verify.c.
 */
#include "audit/names.h"
#include "disk/words.h"
#include "base/file.h"

/* git clone --depth */
static bool is_shallow(const struct audit *c)
{
	struct arena *a = c->place->run;
	return file_exists(path_join(a, c->asked.path, ".git/shallow")) ||
	       file_exists(path_join(a, c->asked.path, "shallow"));
}

static int read_history(struct audit *c, struct err *e)
{
	const struct place *a = c->place;
	struct str ignored;
	int code = store_git_open(&c->store, c->asked.path, e);
	if (!code)
		code = store_tip(&c->tip, c->store, e);
	if (!code && !object_is_none(&c->tip))
		code = store_history(&c->commits, &c->n, c->store, &c->tip, NULL, OLDEST_FIRST, a->run, e);
	if (code && is_shallow(c))
		return err_set(e, ERR_REFUSED, "%s is a clone of the last commits alone; do: git fetch --unshallow",
			       c->asked.path);
	if (!code)
		code = audit_names_choose(c, e);
	if (!code && object_is_none(&c->tip))
		code = err_set(e, ERR_NOT_FOUND, "%s holds no history of a game", c->asked.path);
	if (!code)
		c->is_private = !store_read(&ignored, c->store, &c->tip, STR("mails"), a->run, NULL);
	return code;
}

/* A game of the root is both its histories; a repository is itself. */
static int open_history(struct audit *c, struct err *e)
{
	const struct place *a = c->place;
	if (root_has(&c->root, str_c(c->asked.path))) {
		c->public.path = arena_printf(a->run, "%s/%s/public.git", a->root, c->asked.path);
		c->asked.path = arena_printf(a->run, "%s/%s/private.git", a->root, c->asked.path);
	}
	c->public.wanted = c->public.path || c->asked.since.n || c->asked.receipts.n;
	return read_history(c, e);
}

/* "rules NAME VERSION" */
static bool read_rules(struct str *name, int64_t *version, struct audit *c, size_t i)
{
	struct str line;
	return audit_game_says(&line, c, i, "rules") && str_cut(&line, ' ', name) && str_to_int(line, version);
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
		c->wording.rules = str_printf(c->place->run,
					      "step %zu was played by %.*s, version %lld, and written by %.*s; "
					      "this is pbp " PBP_VERSION
					      ", whose version of these rules is %u (0: none)",
					      ends[k], STR_ARG(name), (long long)version,
					      STR_ARG(words_of(&c->commits[ends[k]])), rules ? rules->version : 0);
		return false;
	}
	return true;
}

/* 0: it does not read. */
static int64_t format_of(struct audit *c)
{
	struct str line;
	int64_t n = GAME_FORMAT_FIRST; /* which did not say so */
	if (audit_game_says(&line, c, 0, "format") && !str_to_int(line, &n))
		n = 0;
	return n;
}

static const char *const old_formats[] = { [GAME_FORMAT_FIRST] = "first", [GAME_FORMAT_SECOND] = "second" };

/* Of the formats in which a history does not say how its mails were understood; 0: it does. */
static int32_t format_that_reads_again(struct audit *c)
{
	const int64_t n = format_of(c);
	return n < GAME_FORMAT_FIRST || n > GAME_FORMAT_SECOND ? 0 : (int32_t)n;
}

/* Some lines are read otherwise now: where that shows in a game that is read again, an honest host must not be
 * accused. */
static bool is_read_otherwise(struct audit *c)
{
	const int32_t format = c->difference.n ? format_that_reads_again(c) : 0;
	if (!format)
		return false;
	c->wording.rules = str_printf(c->place->run,
				      "it is a game of the %s format, written by %.*s; this is pbp " PBP_VERSION
				      ", which reads or words some lines otherwise, the first in %.*s",
				      old_formats[format], STR_ARG(words_of(&c->commits[0])),
				      STR_ARG(str_sub(c->difference, 0, str_find(c->difference, STR(": ")))));
	c->difference = STR_NONE;
	return true;
}

/* Of a later pbp nothing can be said but that; what a public history of the first two reveals are words of mails, which
 * are not played again any more. */
static bool has_our_format(struct audit *c)
{
	struct arena *a = c->place->run;
	const struct str by = words_of(&c->commits[0]);
	const int32_t old = c->is_private ? 0 : format_that_reads_again(c);
	const int64_t n = format_of(c);
	if (n > GAME_FORMAT)
		c->wording.rules = str_printf(a,
					      "it is written in format %lld, by a later pbp; this one reads formats %d "
					      "to %d: %.*s wrote it, and this is pbp " PBP_VERSION,
					      (long long)n, GAME_FORMAT_FIRST, GAME_FORMAT, STR_ARG(by));
	else if (old)
		c->wording.rules =
			str_printf(a,
				   "it is a public history of the %s format, written by %.*s; this is pbp " PBP_VERSION
				   ", which plays such games again from their private history alone",
				   old_formats[old], STR_ARG(by));
	return !c->wording.rules.n;
}

static int check_played(struct audit *c, struct err *e)
{
	audit_aside_begin(c);
	int code = c->is_private ? audit_replay(c, e) : audit_retell(c, e);
	if (code)
		audit_aside_end(c);
	if (code && is_read_otherwise(c))
		return 0;
	if (!code)
		code = audit_tags(c, e);
	if (!code)
		code = audit_names(c, e);
	if (!code)
		audit_rolls(c);
	return !code && c->public.path ? audit_twin(c, e) : code;
}

/* What players kept is compared with a history that is not played again, too: who says another version would be rid
 * of their tips and tickets else. */
static int check_all(struct audit *c, struct err *e)
{
	c->seals.owed = format_of(c) >= GAME_FORMAT_THIRD && format_of(c) <= GAME_FORMAT;
	int code = audit_chain(c, e);
	if (!code)
		code = audit_twin_seals(c, e);
	if (!code && has_our_format(c) && has_our_rules(c))
		code = check_played(c, e);
	return code ? code : audit_evidence(c, e);
}

int audit_all(struct audit *c, struct err *e)
{
	int code = root_open(&c->root, c->place, false, e);
	if (!code)
		code = open_history(c, e);
	if (!code)
		code = check_all(c, e);
	store_close(c->store);
	return code;
}
