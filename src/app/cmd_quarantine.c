/*
 * cmd_quarantine: `pbp quarantine`: mail that no game could take, listed, put back
 * into the spool, or thrown away. Moving a mail is one rename: it is never in
 * neither place, and what a run does with it does not depend on how it came
 * into the spool.
 */
#include <sys/stat.h>

#include "app/tools.h"
#include "base/screen.h"
#include "app/look.h"
#include "run/aside.h"
#include "base/file.h"

struct visit { /* one run of the command */
	struct app *app;
	struct root root;
	struct route route;
	struct str *games;
	struct spool_entry *list; /* by (stored, hash) */
	size_t n, done;
	bool refused;
};

/* ---- the list --------------------------------------------------------------------------------- */

static void list_text(const struct visit *v, const struct aside *m, struct arena *a)
{
	screen_print(v->app->out, "%.*s  %.*s  %.*s  \"%.*s\"\n    ", STR_ARG(m->id),
		     STR_ARG(when_iso(a, m->entry.stored)), STR_ARG(m->from.n ? m->from : STR("(no sender)")),
		     STR_ARG(m->subject));
	screen_print(v->app->out, "%s", m->why);
	if (!m->hopeless && m->game.n)
		screen_print(v->app->out, "; it would go to %.*s", STR_ARG(m->game));
	screen_print(v->app->out, "\n");
}

static json_t *list_json(const struct visit *v, const struct aside *m, struct arena *a)
{
	struct stat st;
	const bool there = !stat(spool_path(&v->root.quarantine, &m->entry, a), &st);
	json_t *o = json_object();
	json_object_set_new(o, "id", tojson_str(m->id));
	json_object_set_new(o, "mail", tojson_str(hash_hex(a, &m->entry.hash)));
	json_object_set_new(o, "stored", tojson_when(m->entry.stored));
	json_object_set_new(o, "bytes", json_integer(there ? (json_int_t)st.st_size : 0));
	json_object_set_new(o, "from", m->from.n ? tojson_str(m->from) : json_null());
	json_object_set_new(o, "subject", tojson_str(m->subject));
	json_object_set_new(o, "why", json_string(m->why));
	json_object_set_new(o, "game", m->game.n && !m->hopeless ? tojson_str(m->game) : json_null());
	return o;
}

static int list_one(struct visit *v, const struct spool_entry *entry, json_t *all, struct err *e)
{
	struct arena a = ARENA_INIT;
	struct aside m = { .entry = *entry, .deadly = aside_is_deadly(entry) };
	const int code = aside_look(&m, &v->route, &v->root.quarantine, &a, e);
	if (!code && v->app->json)
		json_array_append_new(all, list_json(v, &m, &a));
	else if (!code)
		list_text(v, &m, &a);
	arena_release(&a);
	return code;
}

static int list_all(struct visit *v, struct err *e)
{
	json_t *all = json_array();
	int code = 0;
	for (size_t i = 0; !code && i < v->n; i++)
		code = list_one(v, &v->list[i], all, e);
	if (v->app->json)
		look_json(v->app, json_incref(all));
	else
		screen_print(v->app->out, v->n ? "\n`pbp help quarantine` says how they are let in or thrown away.\n"
					       : "nothing is put aside\n");
	json_decref(all);
	return code;
}

/* ---- one mail --------------------------------------------------------------------------------- */

static int may_go_to(const char *game, const struct aside *m, struct err *e)
{
	if (m->hopeless)
		return err_set(e, ERR_REFUSED, "%.*s cannot be let in: %s; ask its sender to send it again",
			       STR_ARG(m->id), m->why);
	if (game && m->game.n && !str_eq_c(m->game, game))
		return err_set(e, ERR_REFUSED, "%.*s names game %.*s itself", STR_ARG(m->id), STR_ARG(m->game));
	if (!game && !m->game.n && !m->deadly)
		return err_set(e, ERR_REFUSED, "%.*s names no game that exists here; say which: --game NAME",
			       STR_ARG(m->id));
	return 0;
}

static int release_one(struct visit *v, const struct spool_entry *entry, struct err *e)
{
	const char *game = app_option(v->app, "game");
	struct arena a = ARENA_INIT;
	struct aside m = { .entry = *entry, .deadly = aside_is_deadly(entry) };
	int code = aside_look(&m, &v->route, &v->root.quarantine, &a, e);
	if (!code)
		code = may_go_to(game, &m, e);
	if (!code && game)
		code = route_tell(&v->root, &entry->hash, str_c(game), e);
	if (!code)
		code = spool_move(&v->root.quarantine, &v->root.spool, entry, e);
	arena_release(&a);
	return code;
}

static int discard_one(struct visit *v, const struct spool_entry *entry, struct err *e)
{
	return spool_remove(&v->root.quarantine, entry, e);
}

static const struct {
	const char *name, *done;
	int (*each)(struct visit *, const struct spool_entry *, struct err *);
} verbs[] = {
	{ "release", "put back; the next `pbp process` reads it", release_one },
	{ "discard", "thrown away", discard_one },
};
enum { NVERBS = sizeof verbs / sizeof *verbs };

/* ---- those that are named --------------------------------------------------------------------- */

static bool is_named(const struct spool_entry *entry, const char *id)
{
	struct arena a = ARENA_INIT;
	const bool it = !strcmp(id, "all") || str_starts(hash_hex(&a, &entry->hash), str_c(id));
	arena_release(&a);
	return it;
}

static void do_one(struct visit *v, size_t verb, size_t i)
{
	struct err e = { 0 };
	if (verbs[verb].each(v, &v->list[i], &e)) {
		app_failed(v->app, &e);
		v->refused = true;
	} else {
		v->done++;
	}
}

/* An id names one mail; "all" is the word for many. */
static void do_named(struct visit *v, size_t verb, const char *id)
{
	size_t found = 0, last = 0;
	const bool all = !strcmp(id, "all");
	for (size_t i = 0; i < v->n; i++)
		if (is_named(&v->list[i], id)) {
			found++;
			last = i;
			if (all)
				do_one(v, verb, i);
		}
	if (!all && found == 1)
		do_one(v, verb, last);
	else if (!all)
		v->refused = app_fail(v->app, EXIT_NO,
				      found ? "%s begins the ids of several mails; give more digits"
					    : "nothing that is put aside has the id %s; `pbp quarantine` lists the ids",
				      id);
}

static int do_verb(struct visit *v, size_t verb, struct err *e)
{
	for (int i = 1; i < v->app->nargs; i++)
		do_named(v, verb, v->app->args[i]);
	int code = spool_sync(&v->root.spool, e);
	if (!code)
		code = spool_sync(&v->root.quarantine, e);
	if (!code && v->done)
		screen_print(v->app->out, "%zu mail%s %s\n", v->done, v->done == 1 ? "" : "s", verbs[verb].done);
	return code;
}

/* ---- the command ------------------------------------------------------------------------------ */

static size_t verb_of(const struct app *a)
{
	size_t k = 0;
	while (a->nargs && k < NVERBS && strcmp(a->args[0], verbs[k].name) != 0)
		k++;
	return k;
}

static bool is_id(const char *word)
{
	const size_t n = strlen(word);
	return !strcmp(word, "all") || (n >= 4 && n <= HASH_HEX && strspn(word, "0123456789abcdef") == n);
}

static int check_usage(const struct app *a)
{
	const size_t verb = verb_of(a);
	if (a->nargs == 1 || (a->nargs && verb == NVERBS))
		return app_usage(a);
	for (int i = 1; i < a->nargs; i++)
		if (!is_id(a->args[i]))
			return app_fail(a, EXIT_USAGE,
					"\"%s\" is no id of a mail: four or more of the digits 0 to 9 and a to f, "
					"or \"all\"",
					a->args[i]);
	if (app_option(a, "game") && (!a->nargs || verbs[verb].each != release_one))
		return app_fail(a, EXIT_USAGE, "--game goes with release");
	if (a->json && a->nargs)
		return app_fail(a, EXIT_USAGE, "--json goes with the list alone");
	return 0;
}

static int open_visit(struct visit *v, struct err *e)
{
	struct app *a = v->app;
	const char *game = app_option(a, "game");
	const bool moves = a->nargs;
	int code = root_open(&v->root, &a->place, moves, e);
	if (!moves)
		v->root.quarantine.drop.folder = arena_printf(&a->run, "%s/.pbp/quarantine", a->place.root);
	if (!code)
		code = root_games(&v->games, &v->route.n, &v->root, &a->run, e);
	v->route.root = &v->root;
	v->route.games = v->games;
	if (!code && game && !root_has(&v->root, str_c(game)))
		code = err_set(e, ERR_NOT_FOUND, "there is no game \"%s\" in %s; `pbp status` lists them", game,
			       a->place.root);
	if (!code)
		code = spool_list(&v->list, &v->n, &v->root.quarantine, &a->run, e);
	return code == ERR_NOT_FOUND && !moves ? 0 : code;
}

int tool_quarantine(struct app *a)
{
	struct err e = { 0 };
	struct visit v = { .app = a };
	int code = check_usage(a);
	if (code)
		return code;
	code = open_visit(&v, &e);
	if (!code)
		code = a->nargs ? do_verb(&v, verb_of(a), &e) : list_all(&v, &e);
	root_close(&v.root);
	return code ? app_failed(a, &e) : v.refused ? EXIT_NO : EXIT_DONE;
}
