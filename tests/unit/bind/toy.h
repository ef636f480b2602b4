/*
 * toy: a ruleset of all the shapes of verbs that real games have, on a map with
 * awkward names, and one-line checks of what a text is bound to.
 */
#ifndef PBP_TESTS_BIND_TOY_H
#define PBP_TESTS_BIND_TOY_H

#include "test.h"

#include "bind/bind.h"
#include "order/sheet.h"
#include "play/game.h"
#include "verdict/verdict.h"

enum { TOY_TROOP };
enum { TOY_FORT, TOY_CATAPULT, TOY_SALT, TOY_WALLS, TOY_LEADER };
enum { TOY_SHARE = NOUN_OWN, TOY_PIECE, TOY_SPACE };

#define M(...) \
	(const struct mark[]) \
	{ \
		__VA_ARGS__, \
		{ \
			MARK_LAST, 0, 0 \
		} \
	}
#define ONLY(...) \
	(const int32_t[]) \
	{ \
		__VA_ARGS__, -1 \
	}
#define PLACE M({ ROLE_IN, SIDE_ANY, 0 }, { ROLE_ON, SIDE_ANY, 0 }, { ROLE_BARE, SIDE_ANY, 1 })
#define AMOUNT M({ ROLE_BARE, SIDE_ANY, 0 }, { ROLE_WITH, SIDE_ANY, 0 })
#define SUBJECT M({ ROLE_BARE, SIDE_ANY, 0 })

static const struct slot toy_move[] = {
	{ "count", NOUN_COUNT, 1, 1, SLOT_ALL_OK, -1, AMOUNT, NULL, NULL },
	{ "unit", NOUN_UNIT, 0, 1, 0, TOY_TROOP, AMOUNT, NULL, NULL },
	{ "from", NOUN_AREA, 1, 1, SLOT_SPREADS, -1,
	  M({ ROLE_FROM, SIDE_ANY, 0 }, { ROLE_BARE, SIDE_ANY, 1 }, { ROLE_IN, SIDE_ANY, 1 }), NULL, NULL },
	{ "to", NOUN_AREA, 1, 9, SLOT_CHAIN | SLOT_SPREADS, -1,
	  M({ ROLE_TO, SIDE_ANY, 0 }, { ROLE_ARROW, SIDE_ANY, 0 }, { ROLE_VIA, SIDE_ANY, 0 },
	    { ROLE_BARE, SIDE_AFTER, 2 }),
	  NULL, NULL },
	{ .name = NULL },
};
static const struct slot toy_spawn[] = {
	{ "count", NOUN_COUNT, 1, 1, SLOT_ALL_OK | SLOT_ZERO_OK, -1, AMOUNT, NULL, NULL },
	{ "unit", NOUN_UNIT, 0, 1, 0, TOY_TROOP, AMOUNT, NULL, NULL },
	{ "area", NOUN_AREA, 1, 1, 0, -1, PLACE, NULL, NULL },
	{ .name = NULL },
};
static const struct slot toy_build[] = {
	{ "count", NOUN_COUNT, 0, 1, 0, 1, AMOUNT, NULL, NULL },
	{ "thing", NOUN_THING, 1, 1, 0, -1, AMOUNT, ONLY(TOY_FORT, TOY_CATAPULT), NULL },
	{ "area", NOUN_AREA, 1, 1, 0, -1, PLACE, NULL, NULL },
	{ .name = NULL },
};
static const struct slot toy_join[] = {
	{ "area", NOUN_AREA, 1, 1, 0, -1, PLACE, NULL, NULL },
	{ "colour", NOUN_COLOUR, 0, 1, 0, -1, M({ ROLE_BARE, SIDE_ANY, 0 }, { ROLE_AS, SIDE_ANY, 0 }), NULL, NULL },
	{ "country", NOUN_TEXT, 0, 1, 0, -1, M({ ROLE_BARE, SIDE_ANY, 0 }), NULL, "country {}" },
	{ .name = NULL },
};
static const struct slot toy_bid[] = {
	{ "price", NOUN_NUMBER, 1, 1, SLOT_ZERO_OK, -1, M({ ROLE_BARE, SIDE_ANY, 0 }, { ROLE_TO, SIDE_ANY, 0 }), NULL,
	  NULL },
	{ "share", TOY_SHARE, 1, 1, SLOT_LABEL | SLOT_DIGITS_ONLY, -1,
	  M({ ROLE_ON, SIDE_ANY, 0 }, { ROLE_FOR, SIDE_ANY, 0 }, { ROLE_BARE, SIDE_ANY, 1 }), NULL, NULL },
	{ .name = NULL },
};
static const struct slot toy_hold[] = {
	{ "piece", NOUN_AREA, 1, 1, SLOT_SPREADS, -1, SUBJECT, NULL, NULL },
	{ .name = NULL },
};
static const struct slot toy_support[] = {
	{ "piece", NOUN_AREA, 1, 1, 0, -1, M({ ROLE_BARE, SIDE_BEFORE, 0 }, { ROLE_WITH, SIDE_AFTER, 0 }), NULL, NULL },
	{ "order", NOUN_COMMAND, 1, 1, 0, -1, M({ ROLE_BARE, SIDE_AFTER, 0 }), ONLY(5, 7), NULL },
	{ .name = NULL },
};
static const struct slot toy_step[] = {
	{ "piece", NOUN_AREA, 1, 1, 0, -1, M({ ROLE_BARE, SIDE_ANY, 0 }, { ROLE_FROM, SIDE_ANY, 0 }), NULL, NULL },
	{ "to", NOUN_AREA, 1, 1, SLOT_COAST, -1, M({ ROLE_TO, SIDE_ANY, 0 }, { ROLE_ARROW, SIDE_ANY, 0 }), NULL, NULL },
	{ .name = NULL },
};
static const struct slot toy_settle[] = {
	{ "areas", NOUN_AREA, 1, 9, 0, -1, PLACE, NULL, NULL },
	{ .name = NULL },
};
static const struct slot toy_shift[] = {
	{ "from", NOUN_AREA, 1, 1, 0, -1, M({ ROLE_FROM, SIDE_ANY, 0 }, { ROLE_BARE, SIDE_AFTER, 0 }), NULL, NULL },
	{ "from-space", TOY_SPACE, 0, 1, 0, -1, SUBJECT, NULL, NULL },
	{ "to", NOUN_AREA, 1, 1, 0, -1, M({ ROLE_TO, SIDE_ANY, 0 }), NULL, NULL },
	{ "to-space", TOY_SPACE, 0, 1, 0, -1, SUBJECT, NULL, NULL },
	{ .name = NULL },
};
static const struct slot toy_announce[] = {
	{ "text", NOUN_TEXT, 1, 1, SLOT_REST, -1, M({ ROLE_BARE, SIDE_AFTER, 0 }), NULL, NULL },
	{ .name = NULL },
};
static const struct slot toy_duel[] = {
	{ "whom", NOUN_SEAT, 1, 1, 0, -1, M({ ROLE_BARE, SIDE_AFTER, 0 }, { ROLE_AGAINST, SIDE_ANY, 0 }), NULL, NULL },
	{ "area", NOUN_AREA, 1, 1, 0, -1, M({ ROLE_IN, SIDE_ANY, 0 }), NULL, NULL },
	{ "leader", NOUN_THING, 0, 1, 0, -1, M({ ROLE_WITH, SIDE_ANY, 0 }), ONLY(TOY_LEADER), NULL },
	{ .name = NULL },
};
static const struct slot toy_none[] = { { .name = NULL } };

enum { TOY_TURN = KIND_OWN };
#define TURN KIND_BIT(TOY_TURN)
#define MUSTER KIND_BIT(KIND_MUSTER)

static const struct verb toy_verbs[] = {
	{ .name = "move",
	  .aliases = "send attack march",
	  .slots = toy_move,
	  .admitted = TURN,
	  .call_slot = -1,
	  .canonical = "move {count}[ {unit}] from {from} to {to}",
	  .flags = VERB_IMPLICIT,
	  .examples = "move 4 from Osaka to Kyoto" },
	{ .name = "spawn",
	  .aliases = "place",
	  .slots = toy_spawn,
	  .admitted = TURN,
	  .call_slot = -1,
	  .canonical = "spawn {count}[ {unit}] in {area}",
	  .examples = "spawn 3 in Osaka" },
	{ .name = "build",
	  .aliases = "construct",
	  .slots = toy_build,
	  .admitted = TURN,
	  .call_slot = -1,
	  .canonical = "build[ {count}] {thing} in {area}",
	  .examples = "build a fort in Osaka" },
	{ .name = "join",
	  .aliases = "start in",
	  .slots = toy_join,
	  .admitted = MUSTER,
	  .call_slot = -1,
	  .canonical = "join at {area}[, colour {colour}][, country {country}]",
	  .flags = VERB_STRANGER,
	  .examples = "join at Osaka, colour teal, country Far Away" },
	{ .name = "bid",
	  .aliases = "raise",
	  .slots = toy_bid,
	  .admitted = TURN,
	  .call_slot = -1,
	  .canonical = "bid {price} on {share}",
	  .examples = "bid 7 on share 12" },
	{ .name = "hold",
	  .aliases = "stay",
	  .slots = toy_hold,
	  .admitted = TURN,
	  .call_slot = -1,
	  .canonical = "hold {piece}",
	  .examples = "hold Osaka" },
	{ .name = "support",
	  .aliases = "back",
	  .slots = toy_support,
	  .admitted = TURN,
	  .call_slot = -1,
	  .canonical = "support {order} with {piece}",
	  .examples = "support Nara to Kyoto with Osaka" },
	{ .name = "step",
	  .aliases = "walk",
	  .slots = toy_step,
	  .admitted = TURN,
	  .call_slot = -1,
	  .canonical = "step {piece} to {to}",
	  .flags = VERB_IMPLICIT,
	  .examples = "step Osaka to Nara" },
	{ .name = "settle",
	  .aliases = NULL,
	  .slots = toy_settle,
	  .admitted = TURN,
	  .call_slot = -1,
	  .canonical = "settle {areas}",
	  .examples = "settle Osaka and Nara" },
	{ .name = "shift",
	  .aliases = NULL,
	  .slots = toy_shift,
	  .admitted = TURN,
	  .call_slot = -1,
	  .canonical = "shift from {from}[ {from-space}] to {to}[ {to-space}]",
	  .examples = "shift from Osaka 1 to Nara 3" },
	{ .name = "announce",
	  .aliases = NULL,
	  .slots = toy_announce,
	  .admitted = TURN,
	  .call_slot = -1,
	  .canonical = "announce {text}",
	  .examples = "announce storm over Nara; no sieges" },
	{ .name = "duel",
	  .aliases = "fight",
	  .slots = toy_duel,
	  .admitted = TURN,
	  .call_slot = -1,
	  .canonical = "duel {whom} in {area}[ with {leader}]",
	  .examples = "duel blue in Nara" },
	{ .name = "done",
	  .aliases = "ready",
	  .slots = toy_none,
	  .admitted = TURN,
	  .call_slot = -1,
	  .canonical = "done",
	  .examples = "done" },
	{ .name = NULL },
};

static const struct noun_row toy_nouns[] = {
	{ NOUN_UNIT, TOY_TROOP, "troop", "troops", "unit|army|armies|men" },
	{ NOUN_NUMBER, 0, "coin", "coins", NULL },
	{ NOUN_THING, TOY_FORT, "fort", "forts", "fortress" },
	{ NOUN_THING, TOY_CATAPULT, "catapult", "catapults", NULL },
	{ NOUN_THING, TOY_SALT, "bag of salt", "bags of salt", "salt" },
	{ NOUN_THING, TOY_LEADER, "leader", NULL, NULL },
	{ .name = NULL },
};
static const struct class_row toy_classes[] = {
	{ TOY_SHARE, "share", "share|shares" },
	{ TOY_SPACE, "space", "space" },
	{ .name = NULL },
};
static const struct call_kind toy_kinds[] = { { .name = "turn" }, { .name = NULL } };
static const struct call_kind toy_core_kinds[] = { { .name = "muster" }, { .name = NULL } };
static const struct ruleset toy_rules = {
	.name = "toy",
	.title = "Toy",
	.verbs = toy_verbs,
	.nouns = toy_nouns,
	.classes = toy_classes,
	.kinds = toy_kinds,
	.stops = { [0] = "2.9" },
};

static const char toy_map[] =
	"map toy \"Toy\"\n"
	"region kansai \"Kansai\"\n"
	"area 1 Osaka land alias=OS\narea 2 Kyoto land\narea 3 Nara land\n"
	"area 4 Okayama land\narea 5 Shiga land\narea 6 If land\narea 7 March land\n"
	"area 8 \"St. Ives\" land\narea 9 Aix-la-Chapelle land\narea 10 Kobe land\narea 11 Kobayashi land\n"
	"edge Osaka Kyoto land\nedge Kyoto Nara land\nedge Nara Okayama land\n"
	"edge Okayama Shiga land\nedge Shiga If land\nedge If March land\n"
	"edge March \"St. Ives\" land\nedge \"St. Ives\" Aix-la-Chapelle land\n"
	"coast Shiga \"Shiga north coast\" alias=SHI-NC\n"
	"edge Kobe Osaka land\nedge Kobayashi Kobe land\n";

struct toy {
	struct arena *arena;
	struct game *game;
	struct state *state;
	struct binder *binder;
	struct view view;
	struct scope scope;
	struct bound bound;
	const struct sheet *sheet;
};

static void toy_seat(struct toy *t, const char *name, const char *aliases)
{
	struct seat_row row = { .seat = (seat_id)row_count(t->state, TABLE_SEAT),
				.name = text_intern(t->state, str_c(name)),
				.player = PLAYER_NONE,
				.colour = -1,
				.aliases = aliases ? text_intern(t->state, str_c(aliases)) : TEXT_NONE };
	row_put(t->state, TABLE_SEAT, &row);
}

static inline void toy_open(struct toy *t, kind_id kind)
{
	t->scope.admitted = set_new(t->arena, (size_t)t->game->nverbs);
	for (verb_id id = 0; id < t->game->nverbs; id++)
		if (t->game->verbs[id]->admitted & KIND_BIT(kind))
			set_add(&t->scope.admitted, id);
}

static struct toy toy_with(struct arena *a, const struct ruleset *rules)
{
	struct toy t = { .arena = a };
	struct source *source = ARENA_NEW(a, struct source);
	struct board board;
	struct map *map;
	struct err e;
	*source = source_new(a, STR("toy.map"), STR(toy_map));
	assert_ok(board_parse(&board, source, a, &e), &e);
	assert_ok(map_read(&map, &board, board.lines, board.nlines, a, &e), &e);
	t.game = game_new(STR("toy"), rules, map, NULL, NULL, toy_core_kinds, a);
	t.state = state_new(t.game->schema, t.game->texts, a);
	toy_seat(&t, "red", NULL);
	toy_seat(&t, "blue", "Prussia|Blue Horde");
	t.binder = binder_new(t.game, t.state, a);
	t.view = (struct view){ .game = t.game, .state = t.state, .scratch = a, .seat = 0, .player = 0 };
	toy_open(&t, TOY_TURN);
	return t;
}

static inline struct toy toy_new(struct arena *a)
{
	return toy_with(a, &toy_rules);
}

static inline void toy_read(struct toy *t, const char *text)
{
	struct source *source = ARENA_NEW(t->arena, struct source);
	*source = source_new(t->arena, STR("mail"), str_c(text));
	t->sheet = binder_read(t->binder, source, t->arena);
	assert_int_equal(t->sheet->nlines, 1);
	t->bound = bind_line(t->binder, &t->view, &t->scope, t->sheet, &t->sheet->lines[0], t->arena);
}

static inline struct str toy_says(struct toy *t)
{
	struct buf out = buf_new(t->arena);
	for (size_t i = 0; i < t->bound.n; i++) {
		const struct binding *b = &t->bound.list[i];
		if (i)
			buf_add_c(&out, " | ");
		if (b->verdict == VERDICT_ACCEPTED) {
			buf_add_c(&out, b->untimely ? "untimely " : "");
			command_print(&out, t->game, t->state, b->command);
		} else if (b->verdict == VERDICT_REFUSED) {
			buf_addf(&out, "!%.*s", STR_ARG(b->diags[0].code));
			for (size_t k = 0; k < b->nguess; k++) {
				buf_add_c(&out, " perhaps ");
				command_print(&out, t->game, t->state, b->guess[k]);
			}
		} else {
			buf_add_c(&out, "~");
		}
	}
	return buf_str(&out);
}

static inline void toy_check(struct toy *t, const char *text, const char *expected, const char *file, int line)
{
	toy_read(t, text);
	struct str says = toy_says(t);
	if (str_eq_c(says, expected))
		return;
	print_error("%s\n  is bound to  %.*s\n  and not to   %s\n", text, STR_ARG(says), expected);
	_fail(file, line);
}

/* The text is bound so: canonical wordings, !code (with "perhaps" before each order that it may mean), ~, parted by " | ". */
#define binds(t, text, expected) toy_check((t), (text), (expected), __FILE__, __LINE__)

#endif
