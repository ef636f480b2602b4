/*
 * cmd_publish: `pbp publish`: games as a folder of pages.
 */
#include "app/draw.h"
#include "base/screen.h"
#include "app/look.h"
#include "app/tools.h"
#include "disk/desk.h"
#include "disk/recall.h"
#include "site/site.h"

static int draw(void *context, struct str *svg, const json_t *picture, struct arena *a, struct err *e)
{
	return draw_svg(svg, context, picture, a, e);
}

static int publish_game(struct site *w, struct root *r, struct str name, struct err *e)
{
	struct desk *k = NULL;
	int code = desk_open(&k, r, name, e);

	if (!code)
		code = desk_recall(k, e);
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
		code = publish_game(w, r, names[i], e);
	return code ? code : site_index(w, &a->run, e);
}

int tool_publish(struct app *a)
{
	const char *to = app_option(a, "to");
	struct site w = { .draw = draw, .context = a, .games = json_array() };
	struct err e = { 0 };
	struct root root;
	int code = root_open(&root, &a->place, false, &e);

	w.root = &root;
	w.to = to ? to : arena_printf(&a->run, "%s/site", a->place.root);
	if (!code)
		code = publish(&w, a, &root, &e);
	json_decref(w.games);
	if (code)
		return app_failed(a, &e);
	screen_print(a->out, "%s/index.html: %zu file%s written, %zu as they were\n", w.to, w.written,
		     w.written == 1 ? "" : "s", w.kept);
	return EXIT_DONE;
}
