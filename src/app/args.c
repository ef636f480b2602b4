/*
 * args: the command line against the tool's table of options. Long options
 * (--name VALUE, --name=VALUE), one-letter ones (-C DIR); they stand anywhere,
 * before the tool's name too; "--" ends them. What can be known to be wrong
 * without a look at the world is refused here, as wrong usage.
 */
#include <stdarg.h>

#include "app/app.h"
#include "base/screen.h"
#include "base/file.h"

const struct tool_option common_options[] = {
	{ "C", "DIR", "the root folder of the games (else $PBP_ROOT, else ~/.local/share/pbp)", NULL },
	{ "now", "T", "the present, as 2026-01-05T20:00Z (else the clock)", &form_time },
	{ "help", NULL, "explains the command", NULL },
	{ NULL, NULL, NULL, NULL },
};
static const struct tool_option json_option = { "json", NULL, "JSON instead of text", NULL };

const struct tool *tool_find(const struct tool *tools, const char *name)
{
	for (const struct tool *t = tools; t->name; t++)
		if (!strcmp(t->name, name))
			return t;
	return NULL;
}

static const struct tool_option *find_in(const struct tool_option *o, struct str name)
{
	for (; o && o->name; o++)
		if (str_eq_c(name, o->name))
			return o;
	return NULL;
}

static const struct tool_option *find_option(const struct tool *t, struct str name)
{
	if (str_eq_c(name, "h"))
		name = STR("help");
	const struct tool_option *o = find_in(t->options, name);
	if (!o)
		o = find_in(common_options, name);
	if (!o && (t->flags & TOOL_READS) && str_eq_c(name, "json"))
		o = &json_option;
	return o;
}

/* ---- words ------------------------------------------------------------------------------------ */

struct option_word {
	struct str name, value; /* value.p NULL: no "=" in it */
};

/* "--name", "--name=value", "-C"; false: no option, and "-" alone is none. Of other forms the name is the whole word,
 * which no option has. */
static bool is_option(struct option_word *out, const char *word)
{
	const struct str text = str_c(word), rest = str_sub(text, 2, text.n);
	const size_t eq = str_find_char(rest, '=');
	*out = (struct option_word){ .name = text };
	if (text.n < 2 || text.p[0] != '-')
		return false;
	if (text.n == 2)
		out->name = str_sub(text, 1, 2);
	if (text.p[1] == '-' && eq > 1)
		out->name = str_sub(rest, 0, eq);
	if (text.p[1] == '-' && eq < rest.n)
		out->value = str_sub(rest, eq + 1, rest.n);
	return true;
}

static bool ends_options(const char *word)
{
	return !strcmp(word, "--");
}

/* Whether the next word is its value: as long as the tool is not known, any tool's will do. */
static bool takes_next(const struct tool *tools, const struct option_word *o)
{
	const struct tool_option *found = NULL;
	for (const struct tool *t = tools; !found && t->name; t++)
		found = find_option(t, o->name);
	return found && found->value && !o->value.p;
}

int app_tool_at(const struct tool *tools, int argc, char **argv)
{
	struct option_word o;
	bool options = true;
	for (int i = 1; i < argc; i++) {
		if (options && ends_options(argv[i]))
			options = false;
		else if (!options || !is_option(&o, argv[i]))
			return i;
		else if (takes_next(tools, &o))
			i++;
	}
	return argc;
}

/* ---- the tool's ------------------------------------------------------------------------------- */

static int check_value(const struct app *a, const struct tool_option *o, const char *value)
{
	const char *dashes = o->name[1] ? "--" : "-";
	if (!o->value || (*value && (!o->form || o->form->fits(str_c(value)))))
		return 0;
	if (!o->form)
		return app_fail(a, EXIT_USAGE, "%s%s needs a value: %s", dashes, o->name, o->value);
	return app_fail(a, EXIT_USAGE, "%s%s: \"%s\" is not %s", dashes, o->name, value, o->form->wants);
}

/* Reads one option at argv[*i]; moves *i over its value. */
static int take_option(struct app *a, const struct option_word *w, char **argv, int argc, int *i)
{
	const struct tool_option *o = find_option(a->tool, w->name);
	const char *word = argv[*i], *value = "";
	if (!o)
		return app_fail(a, EXIT_USAGE, "there is no option %s; see `pbp help %s`", word, a->tool->name);
	if (!o->value && w->value.p)
		return app_fail(a, EXIT_USAGE, "--%s takes no value", o->name);
	if (w->value.p)
		value = w->value.p;
	else if (o->value && *i + 1 < argc)
		value = argv[++*i];
	else if (o->value)
		return app_fail(a, EXIT_USAGE, "%s needs a value: %s %s", word, word, o->value);
	int code = check_value(a, o, value);
	VEC_PUSH(&a->given, &a->run, ((struct given){ o, value }));
	return code;
}

int app_usage(const struct app *a)
{
	return app_fail(a, EXIT_USAGE, "usage: pbp %s %s", a->tool->name, a->tool->arguments);
}

int app_arguments(struct app *a, int argc, char **argv, int tool_at)
{
	const char **args = ARENA_ARRAY(&a->run, const char *, (size_t)argc + 1);
	struct option_word o;
	bool options = true;
	int code = 0;
	for (int i = 1; !code && i < argc; i++) {
		if (i == tool_at)
			continue;
		if (options && ends_options(argv[i]))
			options = false;
		else if (options && is_option(&o, argv[i]))
			code = take_option(a, &o, argv, argc, &i);
		else
			args[a->nargs++] = argv[i];
	}
	a->args = args;
	bool wrong = a->nargs < a->tool->min_args || (a->tool->max_args >= 0 && a->nargs > a->tool->max_args);
	return !code && wrong && !app_option(a, "help") ? app_usage(a) : code;
}

const char *app_option_at(const struct app *a, const char *name, size_t k)
{
	for (size_t i = 0; i < a->given.n; i++)
		if (!strcmp(a->given.at[i].option->name, name) && k-- == 0)
			return a->given.at[i].value;
	return NULL;
}

const char *app_option(const struct app *a, const char *name)
{
	const char *last = NULL;
	for (size_t i = 0; i < a->given.n; i++)
		if (!strcmp(a->given.at[i].option->name, name))
			last = a->given.at[i].value;
	return last;
}

int app_fail(const struct app *a, int code, const char *fmt, ...)
{
	va_list ap;
	va_start(ap, fmt);
	screen_print(stderr, "pbp %s: ", a->tool->name);
	screen_vprint(stderr, fmt, ap);
	screen_print(stderr, "\n");
	va_end(ap);
	return code;
}

int app_failed(const struct app *a, const struct err *e)
{
	return app_fail(a, e->code == ERR_AGAIN ? EXIT_AGAIN : EXIT_NO, "%s", e->text);
}

void app_print(struct app *a, struct str text)
{
	screen_text(a->out, text);
}
