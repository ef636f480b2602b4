/*
 * cmd_check: `pbp check`: what would become of orders, with nothing recorded.
 */
#include <unistd.h>

#include "app/look.h"
#include "app/tools.h"
#include "disk/judge.h"
#include "run/route.h"
#include "base/file.h"

struct reading_of {
	struct live *live;
	struct root root;
	struct str text; /* as given */
	seat_id seat;
};

static int find_seat(struct reading_of *r, struct app *a, struct err *e)
{
	const char *given = app_option(a, "seat");
	r->seat = SEAT_NONE;
	if (!given)
		return 0;
	r->seat = seat_by_name(engine_state(r->live->engine), str_c(given));
	if (r->seat == SEAT_NONE)
		return err_set(e, ERR_NOT_FOUND, "there is no seat \"%s\" in game %s; `pbp status` names them",
			       given, a->args[0]);
	return 0;
}

static int open_reading(struct reading_of *r, struct app *a, struct err *e)
{
	int code = root_open(&r->root, &a->place, false, e);
	if (!code)
		code = live_open(&r->live, &r->root, str_c(a->args[0]), e);
	if (!code)
		code = live_recall(r->live, e);
	if (!code)
		code = find_seat(r, a, e);
	return code ? code : look_input(&r->text, a, e);
}

static struct str address_of(const struct state *s, seat_id seat)
{
	const struct seat_row *row = seat_find(s, seat);
	const struct player_row *p =
		row ? row_find(s, TABLE_PLAYER, &(struct player_row){ .player = row->player }) : NULL;
	return p ? text_of(s, p->address) : STR_NONE;
}

/* ---- check ------------------------------------------------------------------------------------ */

/* The orders alone, as if the seat's player had mailed them now. */
static int plain_input(struct input *in, const struct reading_of *r, struct app *a, struct err *e)
{
	(void)e;
	const struct state *s = engine_state(r->live->engine);
	struct source *src = ARENA_NEW(&a->run, struct source);
	*src = source_new(&a->run, STR("your orders"), r->text);
	*in = (struct input){ .at = a->place.now, .hash = hash_of(r->text), .text = src };
	in->address = address_of(s, r->seat);
	return 0;
}

/* Whether `process` would give it to this game. */
static int check_route(const struct reading_of *r, const struct message *m, const struct hash *mail, struct app *a,
		       struct err *e)
{
	struct str *games;
	size_t n;
	uint32_t game = 0;
	int code = root_games(&games, &n, &r->root, &a->run, e);
	const struct route route = { &r->root, games, n };
	if (!code)
		code = route_mail(&game, &route, m, mail, e);
	if (code || (game && str_eq(games[game - 1], r->live->name)))
		return code;
	if (!game)
		return err_set(e, ERR_REFUSED, "this mail names no game that exists here: `process` would put it aside; write "
			       "[pbp:%s] into its subject", a->args[0]);
	return err_set(e, ERR_REFUSED, "this mail is for game %.*s; try `pbp check %.*s --mail`", STR_ARG(games[game - 1]),
		       STR_ARG(games[game - 1]));
}

/* A mail alone, or with the line that a mailbox has above it. */
static struct str without_envelope(struct str raw)
{
	struct str line, rest = raw;
	return str_starts(raw, STR("From ")) && str_line(&rest, &line) ? rest : raw;
}

static int mail_input(struct input *in, const struct reading_of *r, struct app *a, struct err *e)
{
	struct message m;
	const struct str raw = without_envelope(r->text);
	struct decision d = { .arrival = a->place.now, .hash = hash_of(raw), .raw = raw };
	int code = judge_arrival(&m, &d, false, r->live, &a->run, e);
	if (!code)
		code = check_route(r, &m, &d.hash, a, e);
	if (!code)
		live_input(in, r->live, &d, &m, &a->run);
	return code;
}

static void print_check(struct app *a, const struct reading_of *r, const struct input *in,
			const struct outcome *o)
{
	const struct state *s = engine_state(r->live->engine);
	if (a->json) {
		look_json(a, tojson_outcome(r->live->game, s, o, in->text, &a->run));
		return;
	}
	struct buf b = buf_new(&a->run);
	struct receipt rc = { .game = r->live->game, .state = s, .outcome = o, .source = in->text };
	rc.now = in->at;
	rc.repaired = in->flags & INPUT_REPAIRED;
	receipt_write(&b, &rc);
	app_print(a, buf_str(&b));
}

static bool any_refused(const struct outcome *o)
{
	for (size_t i = 0; i < o->nlines; i++)
		if (o->lines[i].verdict == VERDICT_REFUSED)
			return true;
	return o->what != OUTCOME_ORDERS;
}

int tool_check(struct app *a)
{
	struct err e = { 0 };
	struct reading_of r = { 0 };
	struct outcome o = { 0 };
	struct input in;
	int code = open_reading(&r, a, &e);
	if (!code) {
		const when last = state_game(engine_state(r.live->engine))->last;
		a->place.now = a->place.now < last ? last : a->place.now;
		code = (app_option(a, "mail") ? mail_input : plain_input)(&in, &r, a, &e);
	}
	if (!code) {
		engine_check(r.live->engine, &in, &o, &a->run);
		print_check(a, &r, &in, &o);
	}
	live_close(r.live);
	if (code)
		return app_failed(a, &e);
	return any_refused(&o) ? EXIT_NO : EXIT_DONE;
}
