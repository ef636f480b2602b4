/*
 * tables: the rows of Armies and the choices a host has, as data.
 */
#include "rules/armies/tables.h"

#include "rules/common/rows.h"
#include "rules/armies/powers.h"

const struct dice_kind ar_dice[] = {
	[DICE_POWERS] = { "powers", "powers", NOUN_NONE, AUDIENCE_ALL },
	[DICE_FIRST] = { "first", "first", NOUN_NONE, AUDIENCE_ALL },
	{ .name = NULL },
};

const char *const ar_space_names[SPACE_KINDS + 1] = {
	[SPACE_FREE] = "free",         [SPACE_ARMY] = "army",   [SPACE_CROSSED] = "crossed",
	[SPACE_OBSTACLE] = "obstacle", [SPACE_OCEAN] = "ocean", [SPACE_RELIC] = "artefact",
};
const char *const ar_step_names[STEPS + 1] = {
	[STEP_SETUP] = "setup",       [STEP_MOVE] = "move",           [STEP_BATTLE] = "battle",
	[STEP_RESPONSE] = "response", [STEP_AFTERMATH] = "aftermath", [STEP_DEBRIEF] = "debrief",
};
const char *const ar_side_names[SIDES + 1] = {
	[SIDE_NEITHER] = "neither",
	[SIDE_ATTACKER] = "attacker",
	[SIDE_DEFENDER] = "defender",
};
const char *const ar_relic_names[RELIC_STATES + 1] = {
	[RELIC_WAITS] = "waits",
	[RELIC_HELD] = "held",
	[RELIC_USED] = "used",
	[RELIC_GONE] = "gone",
};
static const char *const end_names[ENDS + 1] = {
	[END_NONE] = "none",
	[END_FULL] = "full",
	[END_PASSES] = "passes",
	[END_ROUNDS] = "rounds",
};

#define INT(row, member) \
	{ \
		.name = #member, .type = FIELD_INT, AT(row, member) \
	}
#define BOOL(row, member) \
	{ \
		.name = #member, .type = FIELD_BOOL, AT(row, member) \
	}
#define AREA(row, member) \
	{ \
		.name = #member, .type = FIELD_AREA, AT(row, member), .def = AREA_NONE \
	}
#define SEAT(row, member) \
	{ \
		.name = #member, .type = FIELD_SEAT, AT(row, member), .def = SEAT_NONE \
	}
#define NAMED(row, member, list) \
	{ \
		.name = #member, .type = FIELD_NAME, AT(row, member), .names = list \
	}
#define WITH(row, member, what, ...) \
	{ \
		.name = #member, .type = what, AT(row, member), __VA_ARGS__ \
	}
#define POWER(row) \
	{ \
		.name = "power", .type = FIELD_NAME, AT(row, power), .names = ar_power_slugs \
	}

static const struct field_row space_fields[] = {
	AREA(space_row, area),
	INT(space_row, number),
	NAMED(space_row, kind, ar_space_names),
	WITH(space_row, owner, FIELD_SEAT, .def = SEAT_NONE, .limit = { .where = "kind", .is = SPACE_ARMY }),
	WITH(space_row, relic, FIELD_INT, .limit = { .of = "relic", .flags = LIMIT_ONCE }),
	BOOL(space_row, moved),
	{ .name = NULL },
};
static const struct field_row relic_fields[] = {
	INT(relic_row, relic),
	NAMED(relic_row, state, ar_relic_names),
	WITH(relic_row, holder, FIELD_SEAT, .def = SEAT_NONE, .limit = { .where = "state", .is = RELIC_HELD }),
	{ .name = "name", .type = FIELD_TEXT, AT(relic_row, name), .def = TEXT_NONE },
	POWER(relic_row),
	{ .name = NULL },
};
static const struct field_row power_fields[] = {
	AREA(power_row, area),
	POWER(power_row),
	BOOL(power_row, used),
	{ .name = NULL },
};
static const struct field_row stage_fields[] = {
	WITH(stage_row, active, FIELD_SEAT, .def = SEAT_NONE, KEPT),
	WITH(stage_row, step, FIELD_NAME, .names = ar_step_names, KEPT),
	INT(stage_row, round),
	WITH(stage_row, first, FIELD_SEAT, .def = SEAT_NONE, KEPT),
	WITH(stage_row, left, FIELD_INT, KEPT),
	BOOL(stage_row, acted),
	BOOL(stage_row, fought),
	INT(stage_row, passes),
	WITH(stage_row, end, FIELD_NAME, .names = end_names, KEPT),
	{ .name = NULL },
};
static const struct field_row battle_fields[] = {
	SEAT(battle_row, attacker), SEAT(battle_row, defender), AREA(battle_row, area),
	AREA(battle_row, from),     INT(battle_row, crossed),   { .name = NULL },
};
static const struct field_row answer_fields[] = {
	SEAT(answer_row, seat), NAMED(answer_row, side, ar_side_names),
	POWER(answer_row),      INT(answer_row, relic),
	INT(answer_row, flee),  AREA(answer_row, flee_to),
	AREA(answer_row, area), INT(answer_row, space),
	{ .name = NULL },
};
static const struct field_row due_fields[] = {
	SEAT(due_row, seat),
	INT(due_row, free),
	INT(due_row, back),
	{ .name = NULL },
};
static const struct field_row ground_fields[] = {
	AREA(ground_row, area),
	{ .name = NULL },
};

#define TABLE(name_, row, keys, fields_, limits_, help_) \
	{ \
		.name = name_, .help = help_, .size = sizeof(struct row), .nkeys = keys, .fields = fields_, \
		.limits = limits_ \
	}

const struct table_row ar_tables[] = {
	TABLE("space", space_row, 2, space_fields, ROWS_STAND, "what lies in each space of each area"),
	TABLE("relic", relic_row, 1, relic_fields, ROWS_STAND, "the artefacts and who holds them"),
	TABLE("power", power_row, 1, power_fields, 0, "the powers of areas, and which are used up"),
	TABLE("stage", stage_row, 0, stage_fields, ROWS_STAND, "whose turn it is and in which step"),
	TABLE("battle", battle_row, 0, battle_fields, ROWS_KEPT, "the battle that waits for its end"),
	TABLE("answer", answer_row, 1, answer_fields, ROWS_KEPT, "what was answered in the battle, once it is open"),
	TABLE("due", due_row, 1, due_fields, ROWS_KEPT, "who has armies to place after the battle"),
	TABLE("ground", ground_row, 1, ground_fields, ROWS_KEPT, "where this debrief may place"),
	{ .name = NULL },
};

const struct option_row ar_options[] = {
	DEADLINE("response_deadline", "48h", "how long everybody who is asked in a battle has for his answer"),
	DEADLINE("aftermath_deadline", "48h", "how long everybody has who places armies after a battle"),
	CHOICE("responses", "sealed",
	       "sealed: all are asked at once, answers are opened together; clockwise: one after the other", "sealed",
	       "clockwise"),
	CHOICE("move_reach", "any", "any: an army moves to any free space; adjacent: within its area or to a neighbour",
	       "any", "adjacent"),
	CHOICE("loss_remainder", "drop",
	       "what becomes of losses that do not divide: they are dropped, or the area's owner has them", "drop",
	       "owner"),
	CHOICE("path", "user",
	       "user: the Path to the Underworld is for whoever uses it; all: everybody in the area may flee", "user",
	       "all"),
	CHOICE("shield", "more",
	       "whether the Shield of Ruin lets only more or only fewer armies fight than spaces are crossed out",
	       "more", "fewer"),
	CHOICE("first_player", "list", "list: the first seat begins; random: dice say who", "list", "random"),
	CHOICE("board", "map", "random: the powers of areas are dealt anew among the areas that have one", "map",
	       "random"),
	NUMBER("continent_bonus", "2", 0, 100, "armies for a whole continent where the map gives no bonus"),
	NUMBER("end_on_passes", "0", 0, 100, "the game ends after so many rounds in which everybody passed; 0: never"),
	NUMBER("max_rounds", "0", 0, 10000, "the game ends after so many rounds; 0: no limit"),
	{ .name = NULL },
};
