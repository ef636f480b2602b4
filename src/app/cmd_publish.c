/*
 * cmd_publish: `pbp publish`: games as a folder of pages.
 */
#include <errno.h>
#include <unistd.h>

#include "app/draw.h"
#include "base/file.h"
#include "base/screen.h"
#include "app/look.h"
#include "app/tools.h"
#include "disk/desk.h"
#include "disk/recall.h"
#include "site/site.h"

static int draw(void *context, struct str *svg, const json_t *picture, struct arena *a, struct err *e)
{
	return drawer_page(svg, context, picture, a, e);
}

/* As one seat sees it: its secrets are on these pages, which go into a folder of their own. */
static int check_seat(const struct app *a, struct err *e)
{
	if (!app_option(a, "seat") || (a->nargs == 1 && app_option(a, "to") && !app_option(a, "post")))
		return 0;
	return err_set(
		e, ERR_REFUSED,
		"pages for a seat show what only it may see: name one game and a folder for them, `pbp publish GAME "
		"--seat S --to DIR`");
}

static int publish_game(struct site *w, struct app *a, struct root *r, struct str name, struct err *e)
{
	struct desk *k = NULL;
	int code = desk_open(&k, r, name, e);

	if (!code)
		code = desk_recall(k, e);
	if (!code)
		code = look_viewer(&w->viewer, a, &k->live, e);
	if (!app_option(a, "seat"))
		w->viewer.as = AUDIENCE_ALL;
	if (!code)
		code = site_game(w, &k->live, e);
	desk_close(k);
	return code;
}

/* Those named, else all. */
static int publish(struct site *w, struct app *a, struct root *r, struct err *e)
{
	struct str *names;
	size_t n;
	int code = root_games(&names, &n, r, &a->run, e);

	if (!code && a->nargs) {
		names = ARENA_ARRAY(&a->run, struct str, (size_t)a->nargs);
		n = (size_t)a->nargs;
		for (size_t i = 0; i < n; i++)
			names[i] = str_c(a->args[i]);
	}
	for (size_t i = 0; !code && i < n; i++)
		code = publish_game(w, a, r, names[i], e);
	return code ? code : site_index(w, &a->run, e);
}

/* Becomes the program pbp-post that lies beside: this one speaks to no network. */
static int post(struct app *a)
{
	const char *path = look_beside(a, "post"), *now = app_option(a, "now");
	VEC(char *) args = { 0 };

	fflush(a->out);
	VEC_PUSH(&args, &a->run, str_cstr(&a->run, str_c(path)));
	VEC_PUSH(&args, &a->run, arena_printf(&a->run, "-C%s", a->place.root));
	if (now)
		VEC_PUSH(&args, &a->run, arena_printf(&a->run, "--now=%s", now));
	VEC_PUSH(&args, &a->run, str_cstr(&a->run, STR("--")));
	for (int i = 0; i < a->nargs; i++)
		VEC_PUSH(&args, &a->run, str_cstr(&a->run, str_c(a->args[i])));
	VEC_PUSH(&args, &a->run, NULL);
	execv(path, args.at);
	return app_fail(a, EXIT_NO, "%s cannot be run (%s): `make install` puts it beside pbp", path, strerror(errno));
}

/* Lies with the data where pbp is installed, beside the program where it was built; NULL: it was not. */
static const char *find_checker(struct app *a)
{
	const char *places[] = { path_join(&a->run, a->place.data, "pbp-checker.js"), look_beside(a, "checker.js") };

	for (size_t i = 0; i < sizeof places / sizeof *places; i++)
		if (places[i] && file_exists(places[i]))
			return places[i];
	return NULL;
}

int tool_publish(struct app *a)
{
	const char *to = app_option(a, "to");
	struct drawer drawer = { .app = a };
	struct site w = { .draw = draw, .context = &drawer, .games = json_array() };
	struct err e = { 0 };
	struct root root;
	int code = root_open(&root, &a->place, false, &e);

	if (!code)
		code = check_seat(a, &e);
	w.root = &root;
	w.checker = find_checker(a);
	w.to = to ? to : arena_printf(&a->run, "%s/site", a->place.root);
	if (!code)
		code = publish(&w, a, &root, &e);
	json_decref(w.games);
	drawer_close(&drawer);
	if (code)
		return app_failed(a, &e);
	screen_print(a->out, "%s/index.html: %zu file%s written, %zu as they were\n", w.to, w.written,
		     w.written == 1 ? "" : "s", w.kept);
	return app_option(a, "post") ? post(a) : EXIT_DONE;
}
