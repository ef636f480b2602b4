/* fuzz: what players write and hosts keep: orders, maps, game files, scenarios, rows. */
#include "fuzz.h"

#include <stdlib.h>

#include "scenario/scenario.h"
#include "base/buf.h"
#include "base/file.h"
#include "bind/bind.h"
#include "order/sheet.h"
#include "play/game.h"
#include "world/record.h"
#include "verdict/verdict.h"

/* ---- a small game, made once ---- */

static struct arena run = ARENA_INIT;
static struct place place = { .run = &run, .root = "/nonexistent", .data = "." };
static const struct game *game;
static struct state *state;
static struct binder *binder;

static void make_game(void)
{
	struct setup s;
	struct err e = { 0 };

	if (game)
		return;
	place.data = getenv("PBP_DATA") ? getenv("PBP_DATA") : ".";
	setup_init(&s, &place, &run);
	s.name = STR("fuzz");
	s.rules = STR("global-domination");
	s.map = STR("tutorial");
	setup_seat_word(&s, STR("red=ann@example.org"));
	setup_seat_word(&s, STR("blue=bob@example.org"));
	fuzz_must(!setup_game(&game, &s, &e) && !setup_state(&state, &s, game, &e), "a game is made");
	binder = binder_new(game, state, &run);
}

/* ---- targets ---- */

/* What was understood can be said, and what is said is understood the same. */
static void check_binding(const struct binding *b, struct arena *a)
{
	struct buf out = buf_new(a);

	fuzz_must(b->verdict != VERDICT_ACCEPTED || b->command, "what is accepted is a command");
	fuzz_must(b->verdict != VERDICT_REFUSED || b->ndiags, "what is refused is refused for a reason");
	if (!b->command)
		return;
	command_print(&out, game, state, b->command);
	fuzz_must(out.n > 0, "a command has a wording");
}

static void run_orders(struct str input, struct arena *a)
{
	struct source src = source_new(a, STR("mail"), input);
	struct view v = { .game = game, .state = state, .scratch = a };
	struct scope scope = { 0 };
	const struct sheet *sheet;

	make_game();
	v = (struct view){ .game = game, .state = state, .scratch = a, .call = CALL_NONE };
	scope.admitted = set_new(a, (size_t)game->nverbs);
	for (verb_id i = 0; i < game->nverbs; i++)
		set_add(&scope.admitted, i);
	sheet = binder_read(binder, &src, a);
	scope.alone = sheet->nlines == 1;
	for (size_t i = 0; i < sheet->nlines; i++) {
		struct bound b = bind_line(binder, &v, &scope, sheet, &sheet->lines[i], a);

		for (size_t k = 0; k < b.n; k++)
			check_binding(&b.list[k], a);
	}
}

static bool read_board(struct board *b, struct str input, struct arena *a)
{
	struct source *src = ARENA_NEW(a, struct source);
	struct err e = { 0 };

	*src = source_new(a, STR("fuzz"), input);
	return !board_parse(b, src, a, &e);
}

static void run_map(struct str input, struct arena *a)
{
	struct buf remarks = buf_new(a);
	struct board b;
	struct map *m;
	struct err e = { 0 };

	if (!read_board(&b, input, a))
		return;
	if (map_read(&m, &b, b.lines, b.nlines, a, &e))
		fuzz_must(e.text[0], "a map is refused for a reason");
	else
		map_remarks(m, &remarks);
}

/* No other files are read than those of the data. */
static bool names_a_path(struct str input)
{
	struct str line;

	while (str_line(&input, &line))
		if (str_find(line, STR("map")) < line.n && str_find_char(line, '/') < line.n)
			return true;
	return str_find(input, STR(".map")) < input.n;
}

static void run_game(struct str input, struct arena *a)
{
	struct setup s;
	struct board b;
	struct err e = { 0 };
	const struct game *g;
	struct state *st;
	int code = 1;

	make_game();
	if (names_a_path(input) || !read_board(&b, input, a))
		return;
	setup_init(&s, &place, a);
	for (size_t i = 0; code > 0 && i < b.nlines; i++)
		if (b.lines[i].nwords)
			code = setup_line(&s, &b, &b.lines[i], &e);
	if (code > 0 && !setup_game(&g, &s, &e))
		setup_state(&st, &s, g, &e);
}

/* A bell that rings for a thousand years rings long. */
static bool is_of_one_year(struct str input)
{
	for (size_t i = 4; i < input.n; i++)
		if (input.p[i] == '-' && input.p[i - 1] >= '0' && input.p[i - 1] <= '9' && input.p[i - 2] >= '0' &&
		    input.p[i - 2] <= '9' && input.p[i - 3] >= '0' && input.p[i - 3] <= '9' &&
		    !str_eq(str_sub(input, i - 4, i), STR("2026")))
			return false;
	return true;
}

static void run_scenario(struct str input, struct arena *a)
{
	struct board b;

	make_game();
	if (names_a_path(input) || !is_of_one_year(input) || !read_board(&b, input, a) || !b.nlines)
		return;
	struct scenario s;
	struct err e = { 0 };

	scenario_play(&s, &place, &b, (struct scenario_lines){ 0 }, (struct scenario_lines){ b.lines, b.nlines }, &e);
	scenario_release(&s);
}

/* The first byte chooses the table. What is read is written so that it reads the same. */
static void run_rows(struct str input, struct arena *a)
{
	struct err e = { 0 };
	struct buf once = buf_new(a), twice = buf_new(a);
	const struct viewer all = { AUDIENCE_HOST, SEAT_NONE };

	make_game();
	table_id t = input.n ? (table_id)((unsigned char)*input.p % game->schema->ntables) : 0;
	struct state *st = state_new(game->schema, game->texts, a), *again = state_new(game->schema, game->texts, a);
	struct source src = source_new(a, STR("rows"), str_sub(input, 1, input.n));

	if (record_read_table(st, t, &src, &e))
		return;
	record_write_table(&once, st, t, all);
	src = source_new(a, STR("rows"), buf_str(&once));
	fuzz_must(!record_read_table(again, t, &src, &e), "what was written reads");
	record_write_table(&twice, again, t, all);
	fuzz_must(str_eq(buf_str(&once), buf_str(&twice)), "and reads as what it was");
}

const struct fuzz_target fuzz_game_targets[] = {
	{ "orders", run_orders }, { "map", run_map },	{ "game", run_game },
	{ "scenario", run_scenario }, { "rows", run_rows }, { NULL, NULL },
};
