/*
 * cmd_check: `pbp check`: what would become of orders, with nothing recorded.
 */
#include "app/text.h"
#include "app/tools.h"
#include "base/file.h"
#include "check/check.h"
#include "disk/judge.h"
#include "disk/message.h"
#include "hear/hear.h"
#include "run/route.h"

/* Whether `process` would give it to this game. */
static int check_route(const struct text_of *r, const struct message *m, const struct hash *mail, struct app *a,
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
		return err_set(e, ERR_REFUSED,
			       "this mail names no game that exists here: `process` would put it aside; write "
			       "[pbp:%s] into its subject",
			       a->args[0]);
	return err_set(e, ERR_REFUSED, "this mail is for game %.*s; try `pbp check %.*s --mail`",
		       STR_ARG(games[game - 1]), STR_ARG(games[game - 1]));
}

/* A mail alone, or with the line that a mailbox has above it. */
static struct str without_envelope(struct str raw)
{
	struct str line, rest = raw;
	return str_starts(raw, STR("From ")) && str_line(&rest, &line) ? rest : raw;
}

static int mail_input(struct input *in, const struct text_of *r, struct app *a, struct err *e)
{
	struct message m;
	const struct str raw = without_envelope(r->source.text);
	struct decision d = { .arrival = a->place.now, .hash = hash_of(raw), .raw = raw };
	struct pgp_seal seal;
	int code = judge_arrival(&m, &d, &seal, false, r->desk, &a->run, e);
	if (!code)
		code = check_route(r, &m, &d.hash, a, e);
	if (!code)
		live_input(in, r->live, &d, &m, &a->run);
	return code;
}

static int print_check(struct app *a, const struct text_of *r, const struct input *in, const struct outcome *o,
		       struct err *e)
{
	const struct state *s = engine_state(r->live->engine);
	if (a->json) {
		look_json(a, tojson_outcome(r->live->game, s, o, in->text, &a->run));
		return 0;
	}
	struct buf b = buf_new(&a->run);
	const int code = check_receipt(&b, r->live->game, r->live->templates, s, in, o, e);
	if (!code)
		app_print(a, buf_str(&b));
	return code;
}

int tool_check(struct app *a)
{
	struct err e = { 0 };
	struct text_of r = { .live = NULL };
	struct outcome o = { 0 };
	struct input in;
	int code = text_open(&r, a, &e);
	if (!code)
		text_is_now(&r, a);
	if (!code && app_option(a, "mail"))
		code = mail_input(&in, &r, a, &e);
	else if (!code)
		text_input(&in, &r, a);
	if (!code) {
		engine_check(r.live->engine, &in, &o, &a->run);
		code = print_check(a, &r, &in, &o, &e);
	}
	desk_close(r.desk);
	if (code)
		return app_failed(a, &e);
	return check_refuses(&o) ? EXIT_NO : EXIT_DONE;
}
