/*
 * cmd_status: `pbp status`.
 */
#include "app/tools.h"
#include "base/screen.h"
#include "base/utf8.h"
#include "app/look.h"
#include "disk/recall.h"
#include "run/aside.h"
#include "world/observer.h"
#include "world/hidden.h"

static const char *const phases[] = { "muster", "running", "over" };

/* Where the game rests: "; time left then: 2 days" */
static struct str left_words(const struct state *s, const struct call_status *c, struct arena *a)
{
	const struct call_row *row = call_find(s, c->call);
	const int64_t left = row && row->kind != KIND_MUSTER ? state_left(s, c->opened, c->bell) : 0;
	return left ? str_printf(a, "; time left then: %.*s", STR_ARG(duration_words(a, left))) : STR("");
}

static void status_call(struct buf *b, const struct live *l, const struct call_status *c)
{
	const struct state *s = engine_state(l->engine);
	struct zone zone = option_zone(s);
	buf_addf(b, "  %.*s", STR_ARG(c->name));
	if (c->subject.n)
		buf_addf(b, " (%.*s)", STR_ARG(c->subject));
	if (state_bell(s, c->bell) != WHEN_NEVER)
		buf_addf(b, ", until %.*s (%.*s)", STR_ARG(when_local(b->arena, &zone, c->bell)),
			 STR_ARG(when_iso(b->arena, c->bell)));
	else if (state_game(s)->paused != WHEN_NONE)
		buf_addf(b, ", no bell rings before the host goes on%.*s", STR_ARG(left_words(s, c, b->arena)));
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

/* "3 joined: teal red gold" */
static struct str joined(const struct state *s, struct arena *a)
{
	struct buf b = buf_new(a);
	size_t n = 0;
	for (size_t i = 0; i < row_count(s, TABLE_SEAT); i++) {
		const struct seat_row *seat = ROW(struct seat_row, s, TABLE_SEAT, i);
		if (seat->player == PLAYER_NONE)
			continue;
		buf_addf(&b, " %.*s", STR_ARG(seat_name(s, seat->seat)));
		n++;
	}
	return n ? str_printf(a, "%zu joined:%.*s", n, STR_ARG(buf_str(&b))) : STR("nobody has joined");
}

/* Who plays which seat, for the host. */
static void add_players(struct buf *b, const struct state *s)
{
	for (size_t i = 0; i < row_count(s, TABLE_SEAT); i++) {
		const struct seat_row *seat = ROW(struct seat_row, s, TABLE_SEAT, i);
		const struct player_row key = { .player = seat->player }, *p = row_find(s, TABLE_PLAYER, &key);
		if (seat->player != PLAYER_NONE && p)
			buf_addf(b, "    %.*s: %.*s\n", STR_ARG(seat_name(s, seat->seat)),
				 STR_ARG(text_of(s, p->address)));
	}
}

static void add_observers(struct buf *b, const struct state *s)
{
	size_t n = 0;
	for (size_t i = 0; i < row_count(s, TABLE_OBSERVER); i++) {
		const struct observer_row *row = ROW(struct observer_row, s, TABLE_OBSERVER, i);
		if (observer_is_sent(s, row))
			buf_addf(b, "%s%.*s", n++ ? ", " : "    read along: ", STR_ARG(text_of(s, row->address)));
	}
	if (n)
		buf_add_char(b, '\n');
}

/* What nobody else reads yet, unless the host plays himself. */
static void add_hidden(struct buf *b, const struct live *l, const struct state *s)
{
	for (size_t i = 0; i < row_count(s, TABLE_SEAT) && hosts_seat(&l->hosts, s) == SEAT_NONE; i++) {
		const struct seat_row *seat = ROW(struct seat_row, s, TABLE_SEAT, i);
		const struct str name = hidden_name(s, seat->player);
		if (name.n)
			buf_addf(b, "    %.*s is %.*s, which is hidden until the game is over\n",
				 STR_ARG(seat_name(s, seat->seat)), STR_ARG(name));
	}
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
	if (g->phase == GAME_MUSTER) {
		buf_addf(&b, "    %.*s\n", STR_ARG(joined(engine_state(l->engine), &l->arena)));
		add_players(&b, engine_state(l->engine));
	}
	add_observers(&b, engine_state(l->engine));
	add_hidden(&b, l, engine_state(l->engine));
	app_print(a, buf_str(&b));
}

/* The commits that ended them, from turn 1 on: a turn that was annulled and played again has another. */
static json_t *ended_json(struct live *l)
{
	const int32_t last = look_last_turn(l);
	json_t *list = json_array();
	struct object_id id;

	for (int32_t turn = 1; turn <= last && !live_turn_commit(&id, l, turn, NULL); turn++)
		json_array_append_new(list, tojson_str(object_hex(&l->arena, &id)));
	return list;
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
	json_object_set_new(o, "ended", ended_json(l));
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

/* ---- all games, a line each ------------------------------------------------------------------- */

enum column { GAME, RULES, TURN, OPEN, UNTIL, AWAITED, COLUMNS };
struct line {
	struct str cells[COLUMNS];
};
static const struct line heads = {
	{ { "GAME", 4 }, { "RULES", 5 }, { "TURN", 4 }, { "OPEN", 4 }, { "UNTIL", 5 }, { "AWAITED", 7 } }
};

/* Of the calls that ask somebody the one that closes first, or NULL; more: how many others there are. */
static const struct call_status *first_of(const struct call_status *calls, size_t n, size_t *more)
{
	const struct call_status *first = NULL;
	size_t asking = 0;
	for (size_t i = 0; i < n; i++) {
		if (!calls[i].nasked || calls[i].deaf)
			continue;
		asking++;
		first = first && first->bell <= calls[i].bell ? first : &calls[i];
	}
	*more = asking ? asking - 1 : 0;
	return first;
}

static struct str names_of(const struct state *s, const seat_id *seats, size_t n, struct arena *a)
{
	struct buf b = buf_new(a);
	for (size_t i = 0; i < n; i++)
		buf_addf(&b, " %.*s", STR_ARG(seat_name(s, seats[i])));
	return buf_str(&b);
}

static void line_of_call(struct line *out, const struct state *s, const struct call_status *c, size_t more,
			 struct arena *a)
{
	const struct zone zone = option_zone(s);
	out->cells[OPEN] = more ? str_printf(a, "%.*s +%zu", STR_ARG(c->name), more) : str_dup(a, c->name);
	if (c->bell != WHEN_NEVER)
		out->cells[UNTIL] = when_local(a, &zone, c->bell);
	out->cells[AWAITED] = str_printf(a, "%zu of %zu:%.*s", c->nawaited, c->nasked,
					 STR_ARG(names_of(s, c->awaited, c->nawaited, a)));
}

static struct line line_of(struct live *l, struct arena *a)
{
	const struct state *s = engine_state(l->engine);
	const struct game_row *g = state_game(s);
	const struct call_status *calls;
	size_t more;
	const size_t n = engine_calls(l->engine, &calls, &l->arena);
	const struct call_status *c = first_of(calls, n, &more);
	struct line line = { { str_dup(a, l->name), str_c(l->game->rules->name), str_printf(a, "%d", g->turn) } };
	if (g->phase == GAME_RUNNING && c)
		line_of_call(&line, s, c, more, a);
	if (g->phase == GAME_MUSTER)
		line.cells[AWAITED] = str_dup(a, joined(s, &l->arena));
	if (g->paused != WHEN_NONE)
		line.cells[UNTIL] = STR_NONE;
	if (g->phase != GAME_RUNNING || g->paused != WHEN_NONE)
		line.cells[OPEN] = g->phase == GAME_OVER    ? STR("over")
				   : g->paused != WHEN_NONE ? STR("paused")
							    : STR("joining");
	return line;
}

static void add_line(struct buf *out, const struct line *line, const size_t *wide)
{
	struct buf b = buf_new(out->arena);
	for (enum column c = 0; c < COLUMNS; c++)
		buf_addf(&b, "%.*s%*s", STR_ARG(line->cells[c]),
			 (int)(wide[c] - utf8_columns(line->cells[c]) + (c + 1 < COLUMNS ? 2 : 0)), "");
	struct str text = buf_str(&b);
	while (text.n && text.p[text.n - 1] == ' ')
		text.n--;
	buf_addf(out, "%.*s\n", STR_ARG(text));
}

static void print_lines(struct app *a, const struct line *lines, size_t n)
{
	size_t wide[COLUMNS];
	struct buf b = buf_new(&a->run);
	for (enum column c = 0; c < COLUMNS; c++) {
		wide[c] = utf8_columns(heads.cells[c]);
		for (size_t i = 0; i < n; i++) {
			const size_t width = utf8_columns(lines[i].cells[c]);
			wide[c] = wide[c] > width ? wide[c] : width;
		}
	}
	add_line(&b, &heads, wide);
	for (size_t i = 0; i < n; i++)
		add_line(&b, &lines[i], wide);
	app_print(a, buf_str(&b));
}

/* The games that can be read; what is wrong with another is said on its own. */
static int status_table(struct app *a, struct root *root, const struct str *names, size_t n)
{
	struct line *lines = ARENA_ARRAY(&a->run, struct line, n + 1);
	int code = EXIT_DONE;
	size_t found = 0;
	for (size_t i = 0; i < n; i++) {
		struct err e = { 0 };
		struct desk *k = NULL;
		int one = desk_open(&k, root, names[i], &e);
		if (!one)
			one = desk_recall(k, &e);
		if (!one)
			lines[found++] = line_of(&k->live, &a->run);
		else
			code = app_failed(a, &e);
		desk_close(k);
	}
	print_lines(a, lines, found);
	return code;
}

static int status_each(struct app *a, const struct str *names, size_t n)
{
	int code = EXIT_DONE;
	for (size_t i = 0; i < n; i++) {
		const char **name = ARENA_NEW(&a->run, const char *);
		*name = str_cstr(&a->run, names[i]);
		a->args = name;
		const int one = look(a, status_of);
		code = one ? one : code;
	}
	return code;
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
	if (a->json)
		return status_each(a, names, n);
	if (!n)
		screen_print(a->out, "no game lies in %s; `pbp help new` says how to make one\n", a->place.root);
	else
		code = status_table(a, &root, names, n);
	const size_t aside = aside_count(&root);
	if (aside)
		screen_print(a->out, "%zu mail%s put aside; `pbp quarantine` lists %s\n", aside,
			     aside == 1 ? " is" : "s are", aside == 1 ? "it" : "them");
	return code;
}
