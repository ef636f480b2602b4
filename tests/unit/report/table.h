/*
 * table: a game of Global Domination on the Tutorial Isles, played without disk:
 * mails go to the engine, what comes back is kept as receipts and reports want it.
 */
#ifndef PBP_TESTS_TABLE_H
#define PBP_TESTS_TABLE_H

#include "test.h"

#include "base/file.h"
#include "bind/callname.h"
#include "engine/engine.h"
#include "report/report.h"
#include "hear/hear.h"

struct table {
	struct arena *a;
	const struct game *game;
	struct engine *engine;
	struct templates *templates;
	struct source text; /* of the last mail, and its outcome */
	struct outcome outcome;
	when now;
	struct events events; /* of the turn that is played */
	const struct state *before;
	when from;
	struct report_turn turn; /* the last that ended */
};

static inline when moment_of(const char *iso)
{
	when t;

	assert_true(when_parse(str_c(iso), &t));
	return t;
}

static inline struct source *source_of(struct arena *a, const char *path)
{
	struct source *src = ARENA_NEW(a, struct source);
	struct str text;
	struct err e = { 0 };

	assert_ok(file_read(&text, path, 1 << 20, a, &e), &e);
	*src = source_new(a, str_c(path), text);
	return src;
}

static inline const struct phrases *phrases_of(struct arena *a)
{
	struct phrases *p = phrases_new(a);
	struct err e = { 0 };

	assert_ok(phrases_read(p, source_of(a, "games/core/phrases"), &e), &e);
	assert_ok(phrases_read(p, source_of(a, "games/global-domination/phrases"), &e), &e);
	return p;
}

static inline const struct map *isles(struct arena *a)
{
	struct board b;
	struct map *m = NULL;
	struct err e = { 0 };

	assert_ok(board_parse(&b, source_of(a, "maps/tutorial.map"), a, &e), &e);
	assert_ok(map_read(&m, &b, b.lines, b.nlines, a, &e), &e);
	return m;
}

static inline void option_put(struct state *s, const char *name, const char *value)
{
	row_put(s, TABLE_OPTION,
		&(struct option_value){ .option = option_find(s->schema, str_c(name)),
					.value = text_intern(s, str_c(value)) });
}

/* ---- steps ---- */

static inline void keep_events(struct table *t, const struct step *s)
{
	for (size_t i = 0; i < s->events.list.n; i++) {
		struct event e = s->events.list.at[i];

		e.order = str_dup(t->a, e.order);
		e.rule = e.rule ? str_cstr(t->a, str_c(e.rule)) : NULL;
		e.cause = NULL;
		VEC_PUSH(&t->events.list, t->a, e);
	}
}

static inline void keep_calls(struct table *t, struct report_turn *turn)
{
	const struct call_status *calls;
	size_t n = engine_calls(t->engine, &calls, t->a);
	struct report_call *list = ARENA_ARRAY(t->a, struct report_call, n);

	for (size_t i = 0; i < n; i++) {
		struct str *names = ARENA_ARRAY(t->a, struct str, calls[i].nasked);

		for (size_t k = 0; k < calls[i].nasked; k++)
			names[k] = seat_name(turn->after, calls[i].asked[k]);
		list[i] = (struct report_call){ call_words(turn->game, turn->after,
							   call_find(turn->after, calls[i].call), t->a),
						call_find(turn->after, calls[i].call)->kind,
						calls[i].bell,
						calls[i].nasked,
						calls[i].nawaited,
						names,
						calls[i].nasked };
	}
	turn->calls = list;
	turn->ncalls = n;
}

static inline void keep_step(struct table *t, const struct step *s)
{
	keep_events(t, s);
	if (!s->ended_turn && !s->over)
		return;
	t->turn = (struct report_turn){ .game = t->game, .before = t->before, .from = t->from };
	t->turn.after = t->before = state_copy(s->after, t->a);
	t->turn.events = t->events.list.at;
	t->turn.nevents = t->events.list.n;
	t->turn.turn = s->ended_turn ? s->ended_turn : state_game(s->after)->turn;
	t->turn.subject = str_dup(t->a, s->subject);
	t->turn.to = t->from = s->at;
	t->turn.seed = s->seed;
	t->turn.chain_end = s->chain_end;
	t->events = (struct events){ .arena = t->a };
	keep_calls(t, &t->turn);
}

static inline void ring(struct table *t, const char *iso)
{
	struct step s;

	t->now = moment_of(iso);
	while (engine_ring(t->engine, t->now, true, &s))
		keep_step(t, &s);
}

/* ---- mails ---- */

static inline void hear(struct table *t, const char *address, const char *iso, const char *text)
{
	struct input in = { .address = str_c(address), .host = str_eq_c(STR("host"), address) };
	struct step s;

	t->now = moment_of(iso);
	while (engine_ring(t->engine, t->now, false, &s))
		keep_step(t, &s);
	t->text = source_new(t->a, S("your mail"), str_dup(t->a, str_c(text)));
	in.at = t->now;
	in.hash = hash_of(t->text.text);
	in.text = &t->text;
	if (engine_hear(t->engine, &in, &t->outcome, &s, t->a))
		keep_step(t, &s);
	while (engine_ring(t->engine, t->now, true, &s))
		keep_step(t, &s);
}

static inline struct receipt receipt_of(const struct table *t)
{
	struct hash hash = hash_of(t->text.text);

	return (struct receipt){ .game = t->game,
				 .templates = t->templates,
				 .state = engine_state(t->engine),
				 .outcome = &t->outcome,
				 .source = &t->text,
				 .hash_hex = hash_hex(t->a, &hash),
				 .now = t->now };
}

/* ---- the table ---- */

/* Nobody sits at it yet. */
static inline struct table table_open(struct arena *a)
{
	struct table t = { .a = a, .events = { .arena = a }, .from = moment_of("2026-01-01T08:00Z") };
	struct state *s;
	struct game_row game;
	struct step step;

	t.game = game_new(S("isles"), ruleset_by_name(S("global-domination")), isles(a), phrases_of(a), engine_verbs,
			  engine_kinds, a);
	s = state_new(t.game->schema, t.game->texts, a);
	row_default(s, TABLE_GAME, &game);
	row_put(s, TABLE_GAME, &game);
	option_put(s, "zone", "CET-1CEST,M3.5.0,M10.5.0/3");
	option_put(s, "begin", "2026-01-02T09:00Z");
	t.engine = engine_new(t.game, binder_new(t.game, s, a), s, NULL, a);
	engine_create(t.engine, t.from, &step);
	t.before = state_copy(engine_state(t.engine), a);
	t.templates = templates_load((const char *const[]){ "templates", NULL }, a);
	return t;
}

/* Ann is teal in Aldport, Bob red in Dunmere, Cleo gold in Hazelby. */
static inline struct table table_joined(struct arena *a)
{
	struct table t = table_open(a);

	hear(&t, "ann@example.org", "2026-01-01T10:00Z", "join at Aldport as teal, country Sunrise Empire");
	hear(&t, "bob@example.org", "2026-01-01T11:00Z", "join at Dunmere as red");
	hear(&t, "cleo@example.org", "2026-01-01T12:00Z",
	     "join at Hazelby as gold, country \xe6\x97\xa5\xe6\x9c\xac & *Sons*");
	return t;
}

/* Turn 1 has begun; its bell rings Mon 5 Jan at 20:00. */
static inline struct table table_begun(struct arena *a)
{
	struct table t = table_joined(a);

	ring(&t, "2026-01-02T09:00Z");
	return t;
}

static inline void table_close(struct table *t)
{
	engine_free(t->engine);
}

#endif
