/*
 * cmd_host: `pbp host GAME LINE...`: the words of the command line are one line.
 */
#include "app/tools.h"
#include "app/look.h"
#include "app/zones.h"
#include "run/rehearse.h"
#include "run/hostline.h"

static void add_list(struct buf *out, const char *heading, const struct str *lines, size_t n)
{
	if (n)
		buf_addf(out, "\n%s\n", heading);
	for (size_t i = 0; i < n; i++)
		buf_addf(out, "  %.*s\n", STR_ARG(lines[i]));
}

static int try(struct buf *answer, bool *refused, struct app *a, const struct root *r, struct str line, struct err *e)
{
	struct rehearsal tried;
	const int code = rehearse(&tried, r, str_c(a->args[0]), line, e);
	if (code)
		return code;
	*refused = tried.refused;
	buf_addf(answer, "A rehearsal: nothing of this has happened.\n\n%.*s", STR_ARG(buf_str(&tried.answer)));
	add_list(answer, "It would be recorded as:", tried.steps, tried.nsteps);
	add_list(answer, "Letters would go to:", tried.letters, tried.nletters);
	return 0;
}

int tool_host(struct app *a)
{
	struct err e = { 0 };
	struct root root;
	struct buf words = buf_new(&a->run), answer = buf_new(&a->run);
	const bool dry = app_option(a, "dry-run");
	bool refused = false;
	for (int i = 1; i < a->nargs; i++)
		buf_addf(&words, "%s%s", i > 1 ? " " : "", a->args[i]);
	int code = root_open(&root, &a->place, true, &e);
	const struct str line = code ? STR_NONE : zones_of_line(buf_str(&words), &a->run);
	if (!code)
		code = dry ? try(&answer, &refused, a, &root, line, &e)
			   : hostline_say(&root, str_c(a->args[0]), line, &answer, &refused, &e);
	root_close(&root);
	if (code)
		return app_failed(a, &e);
	app_print(a, buf_str(&answer));
	if (refused)
		app_fail(a, EXIT_NO, "not done; `pbp help host` lists what a host may say");
	return refused ? EXIT_NO : EXIT_DONE;
}
