/*
 * args: the command line against the tool's table of options. Long options
 * (--name VALUE, --name=VALUE), one-letter ones (-C DIR), "--" ends them.
 */
#include <stdarg.h>

#include "app/app.h"
#include "base/file.h"

const struct tool_option common_options[] = {
	{ "C", "DIR", "the root folder of the games (else $PBP_ROOT, else ~/.local/share/pbp)" },
	{ "now", "T", "the present, as 2026-01-05T20:00Z (else the clock)" },
	{ "help", NULL, "explains the command" },
	{ NULL, NULL, NULL },
};
static const struct tool_option json_option = { "json", NULL, "JSON instead of text" };

const struct tool *tool_find(const char *name)
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

static const struct tool_option *find_option(const struct app *a, struct str name)
{
	const struct tool_option *o = find_in(a->tool->options, name);
	if (!o)
		o = find_in(common_options, name);
	if (!o && (a->tool->flags & TOOL_READS) && str_eq_c(name, "json"))
		o = &json_option;
	return o;
}

/* Reads one option at argv[*i]; moves *i over its value. */
static int take_option(struct app *a, char **argv, int argc, int *i)
{
	struct str word = str_c(argv[*i] + (argv[*i][1] == '-' ? 2 : 1));
	size_t eq = argv[*i][1] == '-' ? str_find_char(word, '=') : word.n;
	struct str name = str_sub(word, 0, eq);
	const struct tool_option *o = find_option(a, name);
	if (!o)
		return app_fail(a, EXIT_USAGE, "there is no option %s; see `pbp help %s`", argv[*i],
				a->tool->name);
	const char *value = "";
	if (o->value && eq < word.n)
		value = word.p + eq + 1;
	else if (o->value && *i + 1 < argc)
		value = argv[++*i];
	else if (o->value)
		return app_fail(a, EXIT_USAGE, "%s needs a value: %s %s", argv[*i], argv[*i], o->value);
	else if (eq < word.n)
		return app_fail(a, EXIT_USAGE, "--%s takes no value", o->name);
	VEC_PUSH(&a->given, &a->run, ((struct given){ o, value }));
	return 0;
}

int app_arguments(struct app *a, int argc, char **argv)
{
	const char **args = ARENA_ARRAY(&a->run, const char *, (size_t)argc + 1);
	bool options = true;
	for (int i = 0; i < argc; i++) {
		if (options && !strcmp(argv[i], "--")) {
			options = false;
		} else if (options && argv[i][0] == '-' && argv[i][1]) {
			int code = take_option(a, argv, argc, &i);
			if (code)
				return code;
		} else {
			args[a->nargs++] = argv[i];
		}
	}
	a->args = args;
	bool wrong = a->nargs < a->tool->min_args ||
		     (a->tool->max_args >= 0 && a->nargs > a->tool->max_args);
	if (wrong && !app_option(a, "help"))
		return app_fail(a, EXIT_USAGE, "usage: pbp %s %s", a->tool->name, a->tool->arguments);
	return 0;
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
	fprintf(stderr, "pbp %s: ", a->tool->name);
	vfprintf(stderr, fmt, ap);
	fputc('\n', stderr);
	va_end(ap);
	return code;
}

int app_failed(const struct app *a, const struct err *e)
{
	return app_fail(a, e->code == ERR_AGAIN ? EXIT_AGAIN : EXIT_NO, "%s", e->text);
}

char *app_data(struct app *a, const char *folder, const char *name, const char *suffix)
{
	return arena_printf(&a->run, "%s/%s/%s%s", a->data, folder, name, suffix);
}

void app_print(struct app *a, struct str text)
{
	fwrite(text.p, 1, text.n, a->out);
}
