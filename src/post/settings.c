/*
 * settings: see settings.h.
 */
#include "base/board.h"
#include "base/file.h"
#include "mail/address.h"
#include "post/settings.h"

static const struct driver *const drivers[] = { &driver_paste,  &driver_mail, &driver_discourse,
						&driver_nodebb, &driver_nntp, &driver_fossil };

struct file {
	struct forum *forum;
	struct board board;
	const struct board_line *line;
	struct str value;
};

static int set_driver(struct file *s, struct err *e)
{
	for (size_t i = 0; i < sizeof drivers / sizeof *drivers; i++)
		if (str_eq_c(s->value, drivers[i]->name))
			s->forum->driver = drivers[i];
	return s->forum->driver ? 0
				: board_error(e, &s->board, s->line->at,
					      "a driver is paste, mail, discourse, nodebb, nntp or fossil");
}

static int set_key_file(struct file *s, struct err *e)
{
	struct str text = STR_NONE;
	const int code = file_read(&text, str_cstr(s->forum->arena, s->value), 4096, s->forum->arena, e);

	s->forum->key = str_trim(text);
	return code;
}

static int set_player(struct file *s, struct err *e)
{
	struct str address = s->value, user;

	str_cut(&address, ' ', &user);
	address = str_trim(address);
	if (!user.n || !address_is_safe(address))
		return board_error(e, &s->board, s->line->at,
				   "write the forum's name of the player and his mail address: player alice "
				   "ann@example.org");
	VEC_PUSH(&s->forum->members, s->forum->arena, (struct member){ user, address });
	return 0;
}

static int set_format(struct file *s, struct err *e)
{
	s->forum->format = s->value;
	if (str_eq_c(s->value, "text") || str_eq_c(s->value, "markdown") || str_eq_c(s->value, "bbcode"))
		return 0;
	return board_error(e, &s->board, s->line->at, "a format is text, markdown or bbcode");
}

static int number(struct file *s, int64_t least, int64_t most, int64_t *out, struct err *e)
{
	if (str_to_int(s->value, out) && *out >= least && *out <= most)
		return 0;
	return board_error(e, &s->board, s->line->at, "write a number from %lld to %lld", (long long)least,
			   (long long)most);
}

static int set_body(struct file *s, struct err *e)
{
	int64_t n = 0;
	const int code = number(s, 1500, 1000000, &n, e);

	s->forum->limits.body = (size_t)n;
	return code;
}

static int set_title(struct file *s, struct err *e)
{
	int64_t n = 0;
	const int code = number(s, 30, 1000, &n, e);

	s->forum->limits.title = (size_t)n;
	return code;
}

static int set_gap(struct file *s, struct err *e)
{
	return number(s, 0, 3600, &s->forum->limits.gap, e);
}

static int set_nothing(struct file *s, struct err *e)
{
	(void)s, (void)e;
	return 0;
}

/* Words that are kept as they stand have a place, the others a function. Drivers before numbers: those are theirs first. */
#define PLACE(field) offsetof(struct forum, field), NULL
#define CALL(f) 0, f
static const struct {
	const char *key;
	size_t place;
	int (*set)(struct file *s, struct err *e);
} settings[] = {
	{ "url", PLACE(url) },
	{ "user", PLACE(user) },
	{ "key", PLACE(key) },
	{ "topic", PLACE(topic) },
	{ "category", PLACE(category) },
	{ "from", PLACE(from) },
	{ "to", PLACE(to) },
	{ "call", PLACE(call) },
	{ "driver", CALL(set_nothing) },
	{ "key-file", CALL(set_key_file) },
	{ "player", CALL(set_player) },
	{ "format", CALL(set_format) },
	{ "body", CALL(set_body) },
	{ "title", CALL(set_title) },
	{ "gap", CALL(set_gap) },
	{ "auto", CALL(set_nothing) },
};

static void split(struct file *s, const struct board_line *l)
{
	const size_t skip = l->words[0].text.n;

	s->line = l;
	s->value = str_trim(str_sub(l->raw, skip, l->raw.n));
}

static int read_line(struct file *s, struct err *e)
{
	for (size_t i = 0; i < sizeof settings / sizeof *settings; i++) {
		if (!board_word_is(s->line, 0, settings[i].key))
			continue;
		if (settings[i].set)
			return settings[i].set(s, e);
		*(struct str *)(void *)((char *)s->forum + settings[i].place) = s->value;
		return 0;
	}
	return board_error(e, &s->board, s->line->at,
			   "there is no such setting; docs/forums.md lists them (driver, url, user, key ...)");
}

static int find_driver(struct file *s, struct err *e)
{
	for (size_t i = 0; i < s->board.nlines; i++)
		if (board_word_is(&s->board.lines[i], 0, "driver")) {
			split(s, &s->board.lines[i]);
			return set_driver(s, e);
		}
	return err_set(e, ERR_SYNTAX, "%.*s names no driver: write a line like `driver discourse`",
		       STR_ARG(s->board.source->name));
}

static bool has(const struct forum *f, struct str setting)
{
	for (size_t i = 0; i < sizeof settings / sizeof *settings; i++)
		if (str_eq_c(setting, settings[i].key))
			return ((const struct str *)(const void *)((const char *)f + settings[i].place))->n;
	return false;
}

/* "topic|category": one of them will do */
static int find_missing(const struct file *s, struct err *e)
{
	struct str rest = str_c(s->forum->driver->wants), choice, one;

	while (str_cut(&rest, ' ', &choice)) {
		struct str all = choice;
		bool found = !choice.n;

		while (str_cut(&choice, '|', &one))
			found |= has(s->forum, one);
		if (!found)
			return err_set(e, ERR_SYNTAX, "%.*s: the driver %s needs a line `%.*s`",
				       STR_ARG(s->board.source->name), s->forum->driver->name, STR_ARG(all));
	}
	return 0;
}

static void set_defaults(struct forum *f)
{
	if (!f->format.n)
		f->format = str_c(f->driver->format);
	if (!f->call.n && f->user.n)
		f->call = str_printf(f->arena, "@%.*s", STR_ARG(f->user));
	if (!f->call.n)
		f->call = STR("@pbp");
	f->url = str_strip(f->url, "/");
}

int settings_read(struct forum *out, const char *path, struct arena *a, struct err *e)
{
	struct file s = { .forum = out };
	struct source *source = ARENA_NEW(a, struct source);
	struct str text;
	int code = file_read(&text, path, 1 << 20, a, e);

	out->arena = a;
	if (code)
		return code;
	*source = source_new(a, str_c(path), text);
	code = board_parse(&s.board, source, a, e);
	if (!code)
		code = find_driver(&s, e);
	if (code)
		return code;
	out->limits = out->driver->limits;
	for (size_t i = 0; !code && i < s.board.nlines; i++)
		if (s.board.lines[i].nwords) {
			split(&s, &s.board.lines[i]);
			code = read_line(&s, e);
		}
	if (!code)
		code = find_missing(&s, e);
	set_defaults(out);
	return code;
}
