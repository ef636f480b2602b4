/*
 * cmd_status: `pbp status`.
 */
#include "app/tools.h"
#include "base/screen.h"
#include "app/look.h"
#include "run/aside.h"

static const char *const phases[] = { "muster", "running", "over" };

static void status_call(struct buf *b, const struct live *l, const struct call_status *c)
{
	const struct state *s = engine_state(l->engine);
	struct zone zone = option_zone(s);
	buf_addf(b, "  %.*s", STR_ARG(c->name));
	if (c->subject.n)
		buf_addf(b, " (%.*s)", STR_ARG(c->subject));
	if (c->bell != WHEN_NEVER)
		buf_addf(b, ", until %.*s (%.*s)", STR_ARG(when_local(b->arena, &zone, c->bell)),
			 STR_ARG(when_iso(b->arena, c->bell)));
	if (c->deaf)
		buf_add_c(b, ", waiting for what it asked");
	buf_add_char(b, '\n');
	if (c->nasked)
		buf_addf(b, "    awaited: %zu of %zu:", c->nawaited, c->nasked);
	for (size_t i = 0; i < c->nawaited; i++) /* the host may know who */
		buf_addf(b, " %.*s", STR_ARG(seat_name(s, c->awaited[i])));
	if (c->nasked)
		buf_add_char(b, '\n');
}

static void status_text(struct app *a, struct live *l)
{
	const struct call_status *calls;
	const struct game_row *g = state_game(engine_state(l->engine));
	struct buf b = buf_new(&l->arena);
	size_t n = engine_calls(l->engine, &calls, &l->arena);
	const size_t seats = row_count(engine_state(l->engine), TABLE_SEAT);
	buf_addf(&b, "%.*s: %s, %s, turn %d, %zu seat%s%s\n", STR_ARG(l->name), l->game->rules->name, phases[g->phase],
		 g->turn, seats, seats == 1 ? "" : "s", g->paused != WHEN_NONE ? ", paused" : "");
	for (size_t i = 0; i < n; i++)
		status_call(&b, l, &calls[i]);
	app_print(a, buf_str(&b));
}

static void status_json(struct app *a, struct live *l)
{
	const struct state *s = engine_state(l->engine);
	const struct game_row *g = state_game(s);
	const struct call_status *calls;
	const size_t n = engine_calls(l->engine, &calls, &l->arena);
	json_t *o = json_object();
	json_object_set_new(o, "game", tojson_str(l->name));
	json_object_set_new(o, "rules", json_string(l->game->rules->name));
	json_object_set_new(o, "phase", json_string(phases[g->phase]));
	json_object_set_new(o, "turn", json_integer(g->turn));
	json_object_set_new(o, "paused", tojson_when(g->paused));
	json_object_set_new(o, "calls", tojson_calls(s, calls, n));
	look_json(a, o);
}

static int status_of(struct app *a, struct live *l, struct err *e)
{
	(void)e;
	(a->json ? status_json : status_text)(a, l);
	return 0;
}

int tool_status(struct app *a)
{
	if (a->nargs)
		return look(a, status_of);
	struct err e = { 0 };
	struct root root;
	struct str *names;
	size_t n;
	int code = root_open(&root, &a->place, false, &e);
	if (!code)
		code = root_games(&names, &n, &root, &a->run, &e);
	if (code)
		return app_failed(a, &e);
	if (!n && !a->json)
		screen_print(a->out, "no game lies in %s; `pbp help new` says how to make one\n", a->place.root);
	for (size_t i = 0; i < n; i++) {
		const char **name = ARENA_NEW(&a->run, const char *);
		*name = str_cstr(&a->run, names[i]);
		a->args = name;
		int one = look(a, status_of);
		code = one ? one : code;
	}
	const size_t aside = a->json ? 0 : aside_count(&root);
	if (aside)
		screen_print(a->out, "%zu mail%s put aside; `pbp quarantine` lists %s\n", aside,
			     aside == 1 ? " is" : "s are", aside == 1 ? "it" : "them");
	return code;
}
