/*
 * look: the commands that only read a game: status, state, report, log.
 */
#include "app/aside.h"
#include "app/explain.h"
#include "app/live.h"
#include "app/tojson.h"
#include "base/bug.h"
#include "world/record.h"

/* Opens the game named first on the command line, looks, closes. */
int look(struct app *a, int (*f)(struct live *l, struct err *e))
{
	struct err e = { 0 };
	struct root root;
	struct live *l = NULL;
	int code = root_open(&root, a, false, &e);
	if (!code)
		code = live_open(&l, &root, str_c(a->args[0]), &e);
	if (!code)
		code = live_recall(l, &e);
	if (!code)
		code = f(l, &e);
	live_close(l);
	return code ? app_failed(a, &e) : EXIT_DONE;
}

static int find_viewer(struct viewer *out, struct live *l, struct err *e)
{
	const char *seat = app_option(l->app, "seat");
	*out = (struct viewer){ AUDIENCE_HOST, SEAT_NONE };
	if (!seat)
		return 0;
	*out = (struct viewer){ AUDIENCE_OWNER, seat_by_name(engine_state(l->engine), str_c(seat)) };
	if (out->seat == SEAT_NONE)
		return err_set(e, ERR_NOT_FOUND, "there is no seat \"%s\" in game %.*s", seat, STR_ARG(l->name));
	return 0;
}

int32_t look_turn(const struct app *a)
{
	const char *given = app_option(a, "turn");
	int64_t n = -1;
	if (given)
		str_to_int(str_c(given), &n); /* form_turn */
	return (int32_t)n;
}

/* ---- status ----------------------------------------------------------------------------------- */

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

static int status_text(struct live *l, struct err *e)
{
	(void)e;
	const struct call_status *calls;
	const struct game_row *g = state_game(engine_state(l->engine));
	struct buf b = buf_new(&l->arena);
	size_t n = engine_calls(l->engine, &calls, &l->arena);
	const size_t seats = row_count(engine_state(l->engine), TABLE_SEAT);
	buf_addf(&b, "%.*s: %s, %s, turn %d, %zu seat%s%s\n", STR_ARG(l->name), l->game->rules->name,
		 phases[g->phase], g->turn, seats, seats == 1 ? "" : "s",
		 g->paused != WHEN_NONE ? ", paused" : "");
	for (size_t i = 0; i < n; i++)
		status_call(&b, l, &calls[i]);
	app_print(l->app, buf_str(&b));
	return 0;
}

static json_t *seat_names(const struct state *s, const seat_id *seats, size_t n)
{
	json_t *list = json_array();
	for (size_t i = 0; i < n; i++)
		json_array_append_new(list, tojson_str(seat_name(s, seats[i])));
	return list;
}

json_t *tojson_calls(const struct engine *e, struct arena *a)
{
	const struct call_status *calls;
	const struct state *s = engine_state(e);
	json_t *list = json_array();
	size_t n = engine_calls(e, &calls, a);
	for (size_t i = 0; i < n; i++) {
		const struct call_status *c = &calls[i];
		json_t *o = json_object();
		json_object_set_new(o, "kind", tojson_str(c->name));
		json_object_set_new(o, "subject", c->subject.n ? tojson_str(c->subject) : json_null());
		json_object_set_new(o, "seats", seat_names(s, c->asked, c->nasked));
		json_object_set_new(o, "awaited", seat_names(s, c->awaited, c->nawaited));
		json_object_set_new(o, "opened", tojson_when(c->opened));
		json_object_set_new(o, "bell", tojson_when(c->bell));
		json_array_append_new(list, o);
	}
	return list;
}

static int status_json(struct live *l, struct err *e)
{
	(void)e;
	const struct game_row *g = state_game(engine_state(l->engine));
	json_t *o = json_object();
	json_object_set_new(o, "game", tojson_str(l->name));
	json_object_set_new(o, "rules", json_string(l->game->rules->name));
	json_object_set_new(o, "phase", json_string(phases[g->phase]));
	json_object_set_new(o, "turn", json_integer(g->turn));
	json_object_set_new(o, "paused", tojson_when(g->paused));
	json_object_set_new(o, "calls", tojson_calls(l->engine, &l->arena));
	tojson_print(l->app, o);
	return 0;
}

static int status_of(struct live *l, struct err *e)
{
	return l->app->json ? status_json(l, e) : status_text(l, e);
}

int tool_status(struct app *a)
{
	if (a->nargs)
		return look(a, status_of);
	struct err e = { 0 };
	struct root root;
	struct str *names;
	size_t n;
	int code = root_open(&root, a, false, &e);
	if (!code)
		code = root_games(&names, &n, &root, &a->run, &e);
	if (code)
		return app_failed(a, &e);
	if (!n && !a->json)
		fprintf(a->out, "no game lies in %s; `pbp help new` says how to make one\n", a->root);
	for (size_t i = 0; i < n; i++) {
		const char **name = ARENA_NEW(&a->run, const char *);
		*name = str_cstr(&a->run, names[i]);
		a->args = name;
		int one = look(a, status_of);
		code = one ? one : code;
	}
	const size_t aside = a->json ? 0 : aside_count(&root);
	if (aside)
		fprintf(a->out, "%zu mail%s put aside; `pbp quarantine` lists %s\n", aside, aside == 1 ? " is" : "s are",
			aside == 1 ? "it" : "them");
	return code;
}

/* ---- state ------------------------------------------------------------------------------------ */

static int state_of(struct live *l, struct err *e)
{
	struct object_id id;
	const struct state *s;
	struct viewer v;
	int code = find_viewer(&v, l, e);
	if (!code)
		code = live_turn_commit(&id, l, look_turn(l->app), e);
	if (!code)
		code = live_state(&s, l, &id, &l->arena, e);
	if (code)
		return code;
	if (l->app->json) {
		tojson_print(l->app, tojson_state(s, v, &l->arena));
		return 0;
	}
	struct buf b = buf_new(&l->arena);
	for (size_t t = 0; t < s->schema->ntables; t++) {
		if (!row_count(s, (table_id)t))
			continue;
		buf_addf(&b, "# %s: %s\n", s->schema->tables[t]->name, s->schema->tables[t]->help);
		record_write_table(&b, s, (table_id)t, v);
	}
	app_print(l->app, buf_str(&b));
	return 0;
}

int tool_state(struct app *a)
{
	return look(a, state_of);
}

/* ---- report ----------------------------------------------------------------------------------- */

static int32_t last_turn(struct live *l)
{
	struct object_id id;
	int32_t n = state_game(engine_state(l->engine))->turn;
	while (n > 0 && live_turn_commit(&id, l, n, NULL))
		n--;
	return n;
}

static int report_of(struct live *l, struct err *e)
{
	const char *name = app_option(l->app, "format");
	enum report_format format = l->app->json ? REPORT_JSON : REPORT_TEXT;
	struct report_turn t;
	struct viewer v;
	int32_t turn = look_turn(l->app);
	if (name)
		report_format_by_name(str_c(name), &format); /* form_report */
	int code = find_viewer(&v, l, e);
	if (!app_option(l->app, "seat"))
		v.as = AUDIENCE_ALL;
	if (!code && turn < 0 && (turn = last_turn(l)) == 0)
		code = err_set(e, ERR_NOT_FOUND, "no turn of game %.*s has ended yet", STR_ARG(l->name));
	if (!code)
		code = live_turn(&t, l, turn, NULL, &l->arena, e);
	struct buf b = buf_new(&l->arena);
	if (!code)
		code = report_write(&b, &t, v, format, l->root->templates, e);
	if (!code)
		app_print(l->app, buf_str(&b));
	return code;
}

int tool_report(struct app *a)
{
	return look(a, report_of);
}

/* ---- log -------------------------------------------------------------------------------------- */

static void log_commit(struct buf *b, const struct live *l, const struct commit *c)
{
	struct zone zone = option_zone(engine_state(l->engine));
	struct str mails;
	buf_addf(b, "%.*s  %.*s  %.*s", 8, object_hex(b->arena, &c->id).p,
		 STR_ARG(when_local(b->arena, &zone, c->time)), STR_ARG(commit_subject(c)));
	if (commit_trailer(c, STR("Mails"), &mails)) {
		size_t n = (mails.n + 1) / (HASH_HEX + 1);
		buf_addf(b, " (%zu mail%s)", n, n == 1 ? "" : "s");
	}
	buf_add_char(b, '\n');
}

static json_t *log_json(const struct commit *c, struct arena *a)
{
	json_t *o = json_object();
	struct str mails, word;
	json_t *list = json_array();
	json_object_set_new(o, "commit", tojson_str(object_hex(a, &c->id)));
	json_object_set_new(o, "time", tojson_when(c->time));
	json_object_set_new(o, "subject", tojson_str(commit_subject(c)));
	if (commit_trailer(c, STR("Mails"), &mails))
		while (str_cut(&mails, ' ', &word))
			json_array_append_new(list, tojson_str(word));
	json_object_set_new(o, "mails", list);
	return o;
}

/* The commits of one turn, or all. */
static int log_commits(struct commit **list, size_t *n, struct live *l, struct err *e)
{
	struct object_id end, before;
	const int32_t turn = look_turn(l->app);
	int code = live_turn_commit(&end, l, turn, e);
	if (code)
		return code;
	const bool all = turn <= 1 || live_turn_commit(&before, l, turn - 1, NULL);
	return store_history(list, n, l->private, &end, all ? NULL : &before, NEWEST_FIRST, &l->arena, e);
}

/* Whether an event of the step names it, or the seat sent something. */
static bool tells_of(struct live *l, const struct commit *c, const struct subject *x)
{
	struct arena a = ARENA_INIT;
	struct events events = { .arena = &a };
	const struct state *s = NULL;
	struct str text;
	bool found = x->seat != SEAT_NONE && live_step_hears(l, &c->id, x->name, &a);
	if (!found && !live_state(&s, l, &c->id, &a, NULL) &&
	    !store_read(&text, l->private, &c->id, STR("events"), &a, NULL)) {
		struct source src = source_new(&a, STR("events"), text);
		events_read(&events, l->game->rules, s, &src, NULL);
	}
	for (size_t i = 0; !found && i < events.list.n; i++)
		found = subject_in_event(x, l->game->rules, s, &events.list.at[i]);
	arena_release(&a);
	return found;
}

/* Keeps what the filter asks for. */
static int log_filter(struct commit *list, size_t *n, struct live *l, const char *option, struct err *e)
{
	const char *name = app_option(l->app, option);
	struct subject x;
	size_t left = 0;
	if (!name)
		return 0;
	if (!subject_find(&x, l, str_c(name)) || (x.area != AREA_NONE) != !strcmp(option, "area"))
		return err_set(e, ERR_NOT_FOUND, "there is no %s \"%s\" in game %.*s", option, name, STR_ARG(l->name));
	for (size_t i = 0; i < *n; i++)
		if (tells_of(l, &list[i], &x))
			list[left++] = list[i];
	*n = left;
	return 0;
}

static int log_of(struct live *l, struct err *e)
{
	struct commit *list;
	size_t n;
	if (app_option(l->app, "unknown-words"))
		return log_unknown_words(l, e);
	int code = log_commits(&list, &n, l, e);
	if (!code)
		code = log_filter(list, &n, l, "seat", e);
	if (!code)
		code = log_filter(list, &n, l, "area", e);
	struct buf b = buf_new(&l->arena);
	json_t *all = json_array();
	for (size_t i = 0; !code && i < n; i++) {
		if (l->app->json)
			json_array_append_new(all, log_json(&list[i], &l->arena));
		else
			log_commit(&b, l, &list[i]);
	}
	if (!code && l->app->json)
		tojson_print(l->app, json_incref(all));
	else
		app_print(l->app, buf_str(&b));
	json_decref(all);
	return code;
}

int tool_log(struct app *a)
{
	return look(a, log_of);
}
