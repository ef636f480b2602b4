/*
 * cmd_host: `pbp host GAME LINE...`: the words of the command line are one line.
 */
#include "app/tools.h"
#include "app/look.h"
#include "app/zones.h"
#include "run/session.h"

int tool_host(struct app *a)
{
	struct err e = { 0 };
	struct root root;
	struct buf line = buf_new(&a->run), answer = buf_new(&a->run);
	bool refused = false;
	for (int i = 1; i < a->nargs; i++)
		buf_addf(&line, "%s%s", i > 1 ? " " : "", a->args[i]);
	int code = root_open(&root, &a->place, true, &e);
	if (!code)
		code = session_host(&root, str_c(a->args[0]), zones_of_line(buf_str(&line), &a->run), &answer, &refused,
				    &e);
	root_close(&root);
	if (code)
		return app_failed(a, &e);
	app_print(a, buf_str(&answer));
	if (refused)
		app_fail(a, EXIT_NO, "not done; `pbp help host` lists what a host may say");
	return refused ? EXIT_NO : EXIT_DONE;
}
