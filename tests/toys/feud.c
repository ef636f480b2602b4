/*
 * feud: a ruleset of the tests, for what global-domination has not: dice, in a
 * sealed call and in one that acts at once, orders that are revealed turn by
 * turn, and things of its own that are spoken of by number.
 * tests/toys/feud.c takes the place of src/rules/list.c in the program.
 *
 *	join as NAME    a seat with three chips
 *	strike SEAT     sealed, each round: two dice; seven or more takes a chip
 *	wager CHIP      at once: a die is added to what the chip is worth
 */
#include "play/game.h"
#include "play/slots.h"

struct chip_row {
	int32_t chip, owner, worth;
};
enum { TABLE_CHIP = TABLE_OWN };
enum { EVENT_STRUCK = EVENT_OWN, EVENT_WAGERED, EVENT_SETTLED };
enum { NOTE_NOT_YOURS, NOTE_SELF, NOTE_SEATED, NOTE_TOO_FEW };
enum { NOUN_CHIP = NOUN_OWN };
enum { KIND_ROUND = KIND_OWN, KIND_TABLE };

#define NOWHERE ((struct span){ 0, 0 })

/* ---- what there is ---------------------------------------------------------------------------- */

static const struct field_row chip_fields[] = {
	{ "chip", FIELD_INT, offsetof(struct chip_row, chip), AUDIENCE_ALL },
	{ "owner", FIELD_SEAT, offsetof(struct chip_row, owner), AUDIENCE_ALL, .def = SEAT_NONE },
	{ "worth", FIELD_INT, offsetof(struct chip_row, worth), AUDIENCE_ALL },
	{ 0 },
};
static const struct table_row tables[] = {
	{ "chip", "chips and who holds them", sizeof(struct chip_row), 1, chip_fields, NULL },
	{ 0 },
};
static const struct event_row events[] = {
	{ "struck", "2", AUDIENCE_ALL,
	  { { "by", FIELD_SEAT, NULL }, { "seat", FIELD_SEAT, NULL }, { "sum", FIELD_INT, NULL },
	    { "hurt", FIELD_BOOL, NULL } } },
	{ "wagered", "3", AUDIENCE_ALL,
	  { { "seat", FIELD_SEAT, NULL }, { "chip", FIELD_INT, NULL }, { "worth", FIELD_INT, NULL } } },
	{ "settled", "4", AUDIENCE_ALL, { { "seat", FIELD_SEAT, NULL }, { "left", FIELD_INT, NULL } } },
	{ 0 },
};
static const struct note_row notes[] = {
	[NOTE_NOT_YOURS] = { "not-yours", "3", SEVERITY_ERROR, { { "chip", FIELD_INT, NULL } } },
	[NOTE_SELF] = { "self", "2", SEVERITY_ERROR, { { 0 } } },
	[NOTE_SEATED] = { "seated", "1", SEVERITY_ERROR, { { 0 } } },
	[NOTE_TOO_FEW] = { "too-few", "1", SEVERITY_ERROR, { { 0 } } },
	{ 0 },
};
static const struct class_row classes[] = { { NOUN_CHIP, "chip", "chip|chips|#" }, { 0 } };
static const struct noun_row nouns[] = { { 0 } };
static const struct option_row options[] = { { 0 } };

static int32_t chips_of(const struct state *s, seat_id seat, int32_t *last)
{
	int32_t n = 0;
	for (size_t i = 0; i < row_count(s, TABLE_CHIP); i++) {
		const struct chip_row *c = ROW(struct chip_row, s, TABLE_CHIP, i);
		if (c->owner != seat)
			continue;
		n++;
		*last = c->chip;
	}
	return n;
}

/* ---- joining ---------------------------------------------------------------------------------- */

static void check_join(const struct view *v, const struct command *c, struct notes *n)
{
	if (c->seat != SEAT_NONE)
		NOTE(n, NOTE_SEATED, NOWHERE, 0);
	(void)v;
}

static void act_join(struct turn *t, const struct command *c)
{
	struct str name = text_of(t->after, command_value(c, 0, TEXT_NONE));
	const seat_id seat = seat_add(t, name, c->player, -1);
	for (int32_t i = 1; i <= 3; i++)
		row_put(t->after, TABLE_CHIP, &(struct chip_row){ seat * 3 + i, seat, 0 });
}

static void ready(const struct view *v, struct notes *n)
{
	if (row_count(v->state, TABLE_SEAT) < 2)
		NOTE(n, NOTE_TOO_FEW, NOWHERE, 0);
}

/* ---- wagers ----------------------------------------------------------------------------------- */

enum { DICE_WAGER, DICE_STRIKE };
static const struct dice_kind dice[] = {
	[DICE_WAGER] = { "wager", "wager:{to}", NOUN_NONE, AUDIENCE_ALL },
	[DICE_STRIKE] = { "strike", "strike:{seat}:{to}", NOUN_SEAT, AUDIENCE_ALL },
	{ .name = NULL },
};

static void check_wager(const struct view *v, const struct command *c, struct notes *n)
{
	const struct chip_row *row =
		row_find(v->state, TABLE_CHIP, &(struct chip_row){ .chip = command_value(c, 0, 0) });
	if (!row || row->owner != c->seat)
		NOTE(n, NOTE_NOT_YOURS, c->arg[0].at, command_value(c, 0, 0));
}

static void act_wager(struct turn *t, const struct command *c)
{
	const int32_t chip = command_value(c, 0, 0);
	struct chip_row *row = row_edit(t->after, TABLE_CHIP, &(struct chip_row){ .chip = chip });
	row->worth += dice_next(dice_open(t, DICE_WAGER, (struct dice_about){ c->seat, -1, chip, -1 }), 6);
	EVENT(t, EVENT_WAGERED, c->seat, chip, row->worth);
}

/* ---- rounds ----------------------------------------------------------------------------------- */

static void open_round(struct turn *t)
{
	struct set all = set_new(t->arena, row_count(t->after, TABLE_SEAT));
	const struct deadline d = option_deadline(t->after, "deadline");
	const struct zone z = option_zone(t->after);
	for (size_t i = 0; i < row_count(t->after, TABLE_SEAT); i++)
		set_add(&all, (int32_t)i);
	call_open(t, KIND_ROUND, CALL_NONE, -1, deadline_after(&d, &z, t->now), &all);
	call_open(t, KIND_TABLE, CALL_NONE, -1, deadline_after(&d, &z, t->now), &all);
}

static void strike(struct turn *t, const struct command *c)
{
	const seat_id target = command_value(c, 0, SEAT_NONE);
	struct dice_stream *s = dice_open(t, DICE_STRIKE, (struct dice_about){ c->seat, -1, target, -1 });
	const int32_t sum = dice_next(s, 6) + dice_next(s, 6);
	int32_t chip;
	const bool hurt = sum >= 7 && chips_of(t->after, target, &chip) > 0;
	if (hurt)
		row_remove(t->after, TABLE_CHIP, &(struct chip_row){ .chip = chip });
	EVENT_FOR(t, c, EVENT_STRUCK, "2", c->seat, target, sum, hurt);
}

static void check_strike(const struct view *v, const struct command *c, struct notes *n)
{
	if (command_value(c, 0, SEAT_NONE) == v->seat)
		NOTE(n, NOTE_SELF, c->arg[0].at, 0);
}

static void close_round(struct turn *t, const struct call_row *c)
{
	struct set asked = call_asked(t, c->call);
	int32_t chip;
	for (int32_t s = set_next(&asked, 0); s >= 0; s = set_next(&asked, s + 1)) {
		size_t n;
		const struct command *const *book = book_of(t, c->call, s, &n);
		for (size_t i = 0; i < n; i++)
			strike(t, book[i]);
	}
	for (int32_t s = set_next(&asked, 0); s >= 0; s = set_next(&asked, s + 1))
		EVENT(t, EVENT_SETTLED, s, chips_of(t->after, s, &chip));
	turn_end(t);
	open_round(t);
}

static void close_table(struct turn *t, const struct call_row *c)
{
	(void)t;
	(void)c;
}

/* ---- the ruleset ------------------------------------------------------------------------------ */

static const struct slot join_slots[] = {
	{ "name", NOUN_TEXT, 1, 1, 0, -1, MARKS({ ROLE_AS, SIDE_ANY, 0 }, { ROLE_BARE, SIDE_ANY, 0 }), NULL, "as {}" },
	{ 0 },
};
static const struct slot strike_slots[] = {
	{ "seat", NOUN_SEAT, 1, 1, 0, -1, MARKS({ ROLE_BARE, SIDE_ANY, 0 }), NULL, NULL },
	{ 0 },
};
static const struct slot wager_slots[] = {
	{ "chip", NOUN_CHIP, 1, 1, SLOT_LABEL, -1, MARKS({ ROLE_BARE, SIDE_ANY, 0 }), NULL, NULL },
	{ 0 },
};
static const struct verb verbs[] = {
	{ .name = "join", .slots = join_slots, .admitted = KIND_BIT(KIND_MUSTER), .call_slot = -1,
	  .canonical = "join {name}", .flags = VERB_STRANGER, .rule = "1", .check = check_join, .act = act_join },
	{ .name = "strike", .slots = strike_slots, .admitted = KIND_BIT(KIND_ROUND), .call_slot = -1,
	  .canonical = "strike {seat}", .rule = "2", .check = check_strike },
	{ .name = "wager", .slots = wager_slots, .admitted = KIND_BIT(KIND_TABLE), .call_slot = -1,
	  .canonical = "wager {chip}", .rule = "3", .check = check_wager, .act = act_wager },
	{ 0 },
};
static const struct call_kind kinds[] = {
	{ .name = "round", .hearing = SEALED, .ending = AT_BELL, .keeping = REPLACE_ALL,
	  .flags = KIND_BOUNDARY, .close = close_round },
	{ .name = "table", .hearing = LIVE, .ending = AT_BELL, .close = close_table },
	{ 0 },
};
static const struct ruleset feud = {
	.name = "feud", .title = "A feud, for the tests", .version = 1, .options = options, .tables = tables,
	.nouns = nouns, .classes = classes, .verbs = verbs, .kinds = kinds, .events = events, .notes = notes, .dice = dice,
	.reveal = "turn", .ready = ready, .begin = open_round,
};

const struct ruleset *const rulesets[] = { &feud, NULL };

const struct ruleset *ruleset_by_name(struct str name)
{
	return str_eq_c(name, feud.name) ? &feud : NULL;
}
