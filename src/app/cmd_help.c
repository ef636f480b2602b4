/*
 * cmd_help: `pbp help`, man pages (scdoc source) and shell completions, all from
 * the table of tools.
 */
#include "app/tools.h"
#include "app/look.h"
#include "engine/engine.h"

typedef void (*option_printer)(struct buf *, const struct tool_option *);

static void each_option(struct buf *b, const struct tool *t, option_printer print)
{
	static const struct tool_option json = { "json", NULL, "JSON instead of text", NULL };
	for (const struct tool_option *o = t->options; o->name; o++)
		print(b, o);
	if (t->flags & TOOL_READS)
		print(b, &json);
	for (const struct tool_option *o = common_options; o->name; o++)
		print(b, o);
}

static const char *dashes(const struct tool_option *o)
{
	return o->name[1] ? "--" : "-";
}

static void option_plain(struct buf *b, const struct tool_option *o)
{
	size_t start = b->n;
	buf_addf(b, "  %s%s %s", dashes(o), o->name, o->value ? o->value : "");
	size_t used = b->n - start;
	buf_add_repeat(b, ' ', used < 24 ? 24 - used : 1);
	buf_addf(b, "%s\n", o->help);
}

static void option_scdoc(struct buf *b, const struct tool_option *o)
{
	buf_addf(b, "*%s%s*", dashes(o), o->name);
	if (o->value)
		buf_addf(b, " _%s_", o->value);
	buf_addf(b, "\n\t%s\n\n", o->help);
}

static void wrap(struct buf *b, struct str text, size_t width)
{
	struct str word;
	size_t column = 0;
	while (str_cut(&text, ' ', &word)) {
		if (column && column + 1 + word.n > width) {
			buf_add_char(b, '\n');
			column = 0;
		}
		if (column)
			buf_add_char(b, ' ');
		buf_add(b, word);
		column += word.n + (column > 0);
	}
	buf_add_char(b, '\n');
}

static void add_examples(struct buf *b, const struct tool *t, const char *before)
{
	struct str rest = str_c(t->examples), line;
	while (str_line(&rest, &line))
		buf_addf(b, "%s%.*s\n", before, STR_ARG(line));
}

/* What a host can say, for the command that takes it. */
static void add_host_lines(struct buf *b, const struct tool *t, const char *title, const char *form)
{
	if (!(t->flags & TOOL_LINES))
		return;
	buf_add_c(b, title);
	for (const struct host_verb *v = host_verbs; v->name; v++)
		buf_addf(b, form, v->usage, v->help);
}

static void explain(struct buf *b, const struct tool *t)
{
	buf_addf(b, "usage: pbp %s %s\n\n", t->name, t->arguments);
	wrap(b, str_c(t->description), 76);
	add_host_lines(b, t, "\nlines:\n", "  %s\n      %s\n");
	buf_add_c(b, "\noptions:\n");
	each_option(b, t, option_plain);
	buf_add_c(b, "\nexamples:\n");
	add_examples(b, t, "  ");
}

/* scdoc marks emphasis with * and _; both are escaped in running text */
static void scdoc_text(struct buf *b, struct str s)
{
	for (size_t i = 0; i < s.n; i++) {
		if (strchr("*_\\#[]`", s.p[i]))
			buf_add_char(b, '\\');
		buf_add_char(b, s.p[i]);
	}
}

static void man_page(struct buf *b, const struct tool *t)
{
	buf_addf(b, "pbp-%s(1)\n\n# NAME\n\npbp-%s - %s\n\n# SYNOPSIS\n\n*pbp %s* ", t->name, t->name, t->summary,
		 t->name);
	scdoc_text(b, str_c(t->arguments));
	buf_add_c(b, "\n\n# DESCRIPTION\n\n");
	struct buf plain = buf_new(b->arena);
	scdoc_text(&plain, str_c(t->description));
	wrap(b, buf_str(&plain), 78);
	add_host_lines(b, t, "\n# LINES\n\n```\n", "%s\n\t%s\n");
	buf_add_c(b, t->flags & TOOL_LINES ? "```\n" : "");
	buf_add_c(b, "\n# OPTIONS\n\n");
	each_option(b, t, option_scdoc);
	buf_add_c(b, "# EXAMPLES\n\n```\n");
	add_examples(b, t, "");
	buf_addf(b, "```\n\n# EXIT STATUS\n\n%s\n\n# SEE ALSO\n\n*pbp*(1), *pbp-orders*(7), *pbp-map*(5)\n",
		 t->flags & TOOL_MAIL ? "0 done; 75 try again (the mail is kept); 64 wrong usage."
				      : "0 done; 1 the answer is no; 2 wrong usage; 75 try again.");
}

static void overview(struct buf *b, const struct tool *all)
{
	buf_add_c(b, "pbp: plays strategy games by mail\n\nusage: pbp COMMAND [ARGUMENT]...\n\n");
	for (const struct tool *t = all; t->name; t++)
		buf_addf(b, "  %-11s%s\n", t->name, t->summary);
	buf_add_c(b, "\n`pbp help COMMAND` explains one. Start with `pbp new`, then pipe mail into "
		     "`pbp process`.\n");
}

static void overview_man(struct buf *b, const struct tool *all)
{
	buf_add_c(b, "pbp(1)\n\n# NAME\n\npbp - plays strategy games by mail\n\n# SYNOPSIS\n\n"
		     "*pbp* _COMMAND_ \\[_ARGUMENT_\\]...\n\n# COMMANDS\n\n");
	for (const struct tool *t = all; t->name; t++)
		buf_addf(b, "*pbp-%s*(1)\n\t%s\n\n", t->name, t->summary);
}

static void bash_option(struct buf *b, const struct tool_option *o)
{
	buf_addf(b, " %s%s", dashes(o), o->name);
}

static void complete_bash(struct buf *b, const struct tool *all)
{
	buf_add_c(b, "_pbp() {\n\tlocal cur=${COMP_WORDS[COMP_CWORD]} words=\n\tcase "
		     "${COMP_CWORD}:${COMP_WORDS[1]} in\n\t1:*) words=\"");
	for (const struct tool *t = all; t->name; t++)
		buf_addf(b, "%s%s", t == all ? "" : " ", t->name);
	buf_add_c(b, "\" ;;\n");
	for (const struct tool *t = all; t->name; t++) {
		buf_addf(b, "\t*:%s) words=\"", t->name);
		each_option(b, t, bash_option);
		buf_add_c(b, "\" ;;\n");
	}
	buf_add_c(b, "\tesac\n\tCOMPREPLY=($(compgen -W \"$words\" -- \"$cur\"))\n\t[ "
		     "${#COMPREPLY[@]} -gt 0 ] || COMPREPLY=($(compgen -f -- \"$cur\"))\n}\n"
		     "complete -F _pbp pbp\n");
}

static void complete_zsh(struct buf *b, const struct tool *all)
{
	buf_add_c(b, "#compdef pbp\nautoload -U +X bashcompinit && bashcompinit\n");
	complete_bash(b, all);
}

static void complete_fish(struct buf *b, const struct tool *all)
{
	for (const struct tool *t = all; t->name; t++) {
		buf_addf(b, "complete -c pbp -n __fish_use_subcommand -a %s -d '%s'\n", t->name, t->summary);
		for (const struct tool_option *o = t->options; o->name; o++)
			buf_addf(b, "complete -c pbp -n '__fish_seen_subcommand_from %s' -l %s%s\n", t->name, o->name,
				 o->value ? " -r" : "");
	}
}

static const struct {
	const char *shell;
	void (*write)(struct buf *, const struct tool *all);
} completions[] = {
	{ "bash", complete_bash },
	{ "zsh", complete_zsh },
	{ "fish", complete_fish },
};

/* form_shell has seen to it that it is one of them. */
static void complete(struct buf *b, const struct tool *all, const char *shell)
{
	for (size_t i = 0; i < sizeof completions / sizeof *completions; i++)
		if (!strcmp(completions[i].shell, shell))
			completions[i].write(b, all);
}

int tool_help(struct app *a)
{
	struct buf b = buf_new(&a->run);
	const char *shell = app_option(a, "completion");
	const bool man = app_option(a, "man") != NULL;
	const struct tool *t = a->nargs ? tool_find(a->tools, a->args[0]) : NULL;
	if (a->nargs && !t)
		return app_fail(a, EXIT_USAGE, "there is no command \"%s\"; `pbp help` lists them", a->args[0]);
	if (shell)
		complete(&b, a->tools, shell);
	else if (t)
		(man ? man_page : explain)(&b, t);
	else
		(man ? overview_man : overview)(&b, a->tools);
	app_print(a, buf_str(&b));
	return EXIT_DONE;
}
