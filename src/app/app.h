/*
 * app: the floor that sees all, and the only one that reads the clock, the
 * environment and the command line. A tool is one row of the table in tools.c;
 * help, man pages and shell completion are made from the same rows.
 */
#ifndef PBP_APP_APP_H
#define PBP_APP_APP_H

#include <stdio.h>

#include "base/buf.h"
#include "base/clock.h"
#include "base/err.h"
#include "base/vec.h"
#include "disk/place.h"

/* Exit codes (docs/contract.md): what scripts rely on. */
enum { EXIT_DONE = 0, EXIT_NO = 1, EXIT_USAGE = 2, EXIT_MAIL_USAGE = 64, EXIT_AGAIN = 75 };

/* What the value of an option must look like, whatever there is in the root: else the usage is wrong. forms.c */
struct value_form {
	bool (*fits)(struct str value);
	const char *wants; /* "a turn: 1, 2, 3 ..." */
};
extern const struct value_form form_time, form_turn, form_commit, form_fingerprint, form_secret, form_setting,
	form_seat, form_report, form_mailbox, form_shell, form_picture;

struct tool_option {
	const char *name; /* without dashes; one letter: -C */
	const char *
		value; /* NULL: a flag; else what stands in the usage. Options of one name take a value in all tools, or in none */
	const char *help;
	const struct value_form *form; /* NULL: any text but an empty one */
};

enum tool_flag {
	TOOL_READS = 1, /* takes --json */
	TOOL_MAIL = 2,  /* exits with 0, 75 or 64 only */
	TOOL_LINES = 4, /* takes lines of the host, which its help lists */
};

struct app;
struct tool {
	const char *name, *arguments, *summary;
	const struct tool_option *options; /* ends with a NULL name; --help, -C and --now are everybody's */
	unsigned flags;
	int min_args, max_args; /* -1: any number */
	int (*run)(struct app *);
	const char *description; /* paragraphs */
	const char *examples;    /* lines */
};
extern const struct tool_option common_options[];
/* In a table that ends with a NULL name. */
const struct tool *tool_find(const struct tool *tools, const char *name);

struct given { /* an option as given */
	const struct tool_option *option;
	const char *value;
};

struct app {
	struct arena run;
	const struct tool *tools; /* all of them: main hands the table down */
	const struct tool *tool;
	VEC(struct given) given;
	const char *const *args; /* what is not an option */
	int nargs;
	struct place place; /* root, data and now; none of them for `--help` */
	bool now_given;
	bool json;
	FILE *out;
};

/* The last value of an option, or NULL; flags give "". */
const char *app_option(const struct app *a, const char *name);
/* The k-th value of an option that may be repeated, or NULL. */
const char *app_option_at(const struct app *a, const char *name, size_t k);
/* Says "pbp TOOL: text" on stderr and gives the exit code. */
int app_fail(const struct app *a, int code, const char *fmt, ...) __attribute__((format(printf, 3, 4)));
/* Failure of the world: 75 for mail tools and for ERR_AGAIN, else 1. */
int app_failed(const struct app *a, const struct err *e);
/* Says how the tool is used; the exit code of wrong usage. */
int app_usage(const struct app *a);
/* Where the tool's name stands: the first word that is neither an option nor the value of one; argc: nowhere. */
int app_tool_at(const struct tool *tools, int argc, char **argv);
/* All the words but the program's and the tool's, parsed. 0 or an exit code. */
int app_arguments(struct app *a, int argc, char **argv, int tool_at);
/* Tools that write text for people: to stdout, controls escaped. */
void app_print(struct app *a, struct str text);

#endif
