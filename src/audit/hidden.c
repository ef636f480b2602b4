/*
 * hidden: see hidden.h.
 */
#include "audit/hidden.h"
#include "disk/dicefile.h"

#include "base/board.h"

/* ---- files ------------------------------------------------------------------------------------ */

static bool is_table(const struct live *l, struct str name)
{
	for (size_t t = 0; t < l->game->schema->ntables; t++)
		if (str_eq_c(name, l->game->schema->tables[t]->name))
			return true;
	return false;
}

static bool belongs(const struct live *l, struct str path)
{
	static const char *const files[] = { "game", "map", "allowed_signers", "dice", "events", "report.md" };
	for (size_t i = 0; i < sizeof files / sizeof *files; i++)
		if (str_eq_c(path, files[i]))
			return true;
	if (str_starts(path, STR("state/")))
		return is_table(l, str_sub(path, 6, path.n));
	return str_starts(path, STR("reveal/"));
}

static struct str file_of(struct audit *c, size_t i, const char *path, struct arena *a)
{
	struct str text;
	return store_read(&text, c->store, &c->commits[i].id, str_c(path), a, NULL) ? STR("") : text;
}

/* It is new in this step, and follows from what is not revealed. */
static bool is_unchecked(struct audit *c, size_t i, const struct file_entry *file, struct arena *a)
{
	const char *path = str_cstr(a, file->path);
	const bool follows = str_starts(file->path, STR("state/")) || str_starts(file->path, STR("reveal/")) ||
			     str_eq_c(file->path, "events") || str_eq_c(file->path, "report.md");
	return follows && (!i || !str_eq(file_of(c, i, path, a), file_of(c, i - 1, path, a)));
}

static int check_files(struct audit *c, const struct live *l, size_t i, struct arena *a, struct err *e)
{
	struct file_entry *files;
	size_t n;
	int code = store_list(&files, &n, c->store, &c->commits[i].id, STR(""), a, e);
	for (size_t k = 0; !code && k < n; k++) {
		if (!belongs(l, files[k].path))
			code = audit_differ(c, i, "a file was put in, taken out or changed: %.*s is none of a step's",
					    STR_ARG(files[k].path));
		c->tally.unchecked += is_unchecked(c, i, &files[k], a);
	}
	return code;
}

/* ---- options ---------------------------------------------------------------------------------- */

static struct str options_of(const struct state *s, struct arena *a)
{
	struct buf b = buf_new(a);
	for (size_t i = 0; i < row_count(s, TABLE_OPTION); i++) {
		const struct option_value *v = ROW(struct option_value, s, TABLE_OPTION, i);
		buf_addf(&b, "option %s = %.*s\n", s->schema->options[v->option]->name, STR_ARG(text_of(s, v->value)));
	}
	return buf_str(&b);
}

static bool is_option(struct str line)
{
	return str_starts(line, STR("option "));
}

/* Who reads the mails is another with another pbp. */
static bool is_fixed(struct str line)
{
	return !is_option(line) && !str_starts(line, STR("reader "));
}

static struct str lines_that(struct str text, bool (*wanted)(struct str), struct arena *a)
{
	struct buf b = buf_new(a);
	struct str line;
	while (str_line(&text, &line))
		if (wanted(line))
			buf_addf(&b, "%.*s\n", STR_ARG(line));
	return buf_str(&b);
}

/* Amendments are told to all, and so is that tokens were renewed. */
static bool says_of_options(struct str events)
{
	struct str line;
	while (str_line(&events, &line))
		if (str_starts(line, STR("amended ")) || str_starts(line, STR("host ")))
			return true;
	return false;
}

static int check_options(struct audit *c, const struct state *s, size_t i, struct arena *a)
{
	const struct str now = file_of(c, i, "game", a), then = i ? file_of(c, i - 1, "game", a) : now;
	const struct str options = lines_that(now, is_option, a), before = lines_that(then, is_option, a);
	struct str x, y;
	if (!str_eq(lines_that(now, is_fixed, a), lines_that(then, is_fixed, a)))
		return audit_differ(c, i, "its file game is not that of the step before");
	audit_lines(options_of(s, a), options, &x, &y);
	if (x.n || y.n)
		return audit_differ(c, i, "in state/option stands\n    %.*s\nand in its file game\n    %.*s",
				    STR_ARG(x), STR_ARG(y));
	if (str_eq(options, before) || says_of_options(file_of(c, i, "events", a)))
		return 0;
	audit_lines(options, before, &x, &y);
	return audit_differ(
		c, i,
		"the options were changed, and no command of the host did it. In game stands\n    %.*s\nbut "
		"before it was\n    %.*s",
		STR_ARG(x), STR_ARG(y));
}

/* ---- the message ------------------------------------------------------------------------------ */

static int check_message(struct audit *c, size_t i, struct arena *a)
{
	const struct commit *commit = &c->commits[i];
	const struct str time = when_iso(a, commit->time);
	struct dice_file dice;
	struct str value;
	dice_read(&dice, file_of(c, i, "dice", a), a);
	const struct str end = hash_hex(a, &dice.end);
	if (!commit_trailer(commit, STR("Event-Time"), &value) || !str_eq(value, time))
		return audit_differ(c, i, "its time was changed: its message does not say %.*s", STR_ARG(time));
	if (!commit_trailer(commit, STR("Dice-Commitment"), &value) || !str_eq(value, end))
		return audit_differ(c, i, "its message says another commitment of the dice than its file dice");
	return 0;
}

/* "host command="..."" */
static void list_host(struct audit *c, size_t i, struct arena *a)
{
	struct source src = source_new(a, STR("events"), file_of(c, i, "events", a));
	struct board b;
	if (board_parse(&b, &src, a, NULL))
		return;
	for (size_t k = 0; k < b.nlines; k++) {
		const struct board_word *w = board_word_is(&b.lines[k], 0, "host") ? board_value(&b.lines[k], "command")
										   : NULL;
		if (w)
			audit_host_did(c, c->commits[i].time, w->text);
	}
}

static int check_one(struct audit *c, struct live *l, size_t i, struct arena *a, struct err *e)
{
	const struct state *s;
	int code = live_state(&s, l, &c->commits[i].id, a, e);
	if (code)
		return audit_unreadable(c, i, code, e);
	code = check_files(c, l, i, a, e);
	if (!code && i && !str_eq(file_of(c, i, "map", a), file_of(c, i - 1, "map", a)))
		code = audit_differ(c, i, "the map was changed");
	if (!code)
		code = check_options(c, s, i, a);
	if (!code)
		code = check_message(c, i, a);
	if (!code)
		list_host(c, i, a);
	return code;
}

int hidden_check(struct audit *c, const struct live *l, size_t from, struct err *e)
{
	struct live there = *l;
	int code = 0;
	there.private = c->store;
	for (size_t i = from; !code && i < c->n; i++) {
		struct arena a = ARENA_INIT;
		code = check_one(c, &there, i, &a, e);
		arena_release(&a);
	}
	return code;
}
