/*
 * tables: the rows of States and the choices a host has, as data.
 */
#include "rules/states/tables.h"
#include "rules/common/assault.h"

const struct dice_kind st_dice[] = {
	[DICE_BATTLE] = ASSAULT_DICE,
	[DICE_DEAL] = { "deal", "deal", NOUN_NONE, AUDIENCE_ALL },
	{ .name = NULL },
};

#include "rules/common/rows.h"

const char *const st_phase_names[PHASES + 1] = {
	[PHASE_INITIAL] = "initial",
	[PHASE_DEPLOY] = "deploy",
	[PHASE_ATTACK] = "attack",
	[PHASE_FORTIFY] = "fortify",
};

const char *const st_end_names[ENDS + 1] = {
	[END_NONE] = "none",     [END_CONQUEST] = "conquest",
	[END_BUFFER] = "buffer", [END_LAST_PERSON] = "last-person",
	[END_ROUNDS] = "rounds",
};

static const struct field_row land_fields[] = {
	LAND_FIELDS("troops"),
	{ .name = NULL },
};

static const struct field_row stage_fields[] = {
	{ .name = "active", .type = FIELD_SEAT, AT(stage_row, active), .def = SEAT_NONE, KEPT },
	{ .name = "mover", .type = FIELD_SEAT, AT(stage_row, mover), .def = SEAT_NONE, KEPT },
	{ .name = "phase", .type = FIELD_NAME, AT(stage_row, phase), .names = st_phase_names },
	{ .name = "pool", .type = FIELD_INT, AT(stage_row, pool) },
	{ .name = "round", .type = FIELD_INT, AT(stage_row, round) },
	{ .name = "buffer_turns", .type = FIELD_INT, AT(stage_row, own[BUFFER_TURNS]) },
	{ .name = "taken", .type = FIELD_INT, AT(stage_row, taken) },
	{ .name = "end", .type = FIELD_NAME, AT(stage_row, end), .names = st_end_names, KEPT },
	{ .name = NULL },
};

const struct table_row st_tables[] = {
	TABLE_ROW("land", land_row, 1, land_fields, ROWS_STAND, "who holds each territory, and with how many troops"),
	TABLE_ROW("stage", stage_row, 0, stage_fields, ROWS_STAND,
		  "whose turn it is, in which phase, with how many troops to deploy"),
	{ .name = NULL },
};

const struct option_row st_options[] = {
	CHOICE("deal", "random",
	       "random: territories are dealt by dice; given: by the map (owner=1 troops=3) or the host's `set land`",
	       "random", "given"),
	NUMBER("start_troops", "3", 1, 1000, "troops on each territory at the beginning"),
	NUMBER("initial_pool", "0", 0, 1000, "troops that everybody places before the first turn, in turn order"),
	NUMBER("min_deploy", "0", 0, 100, "the least number of troops for a turn"),
	SWITCH("region_bonus", "on: who holds a whole region gets its bonus in troops, as the map says"),
	CHOICE("attack_mode", "end", "end: an attack is fought to its end; single: each order is one throw", "end",
	       "single"),
	CHOICE("attack_number", "refuse", "what becomes of an attack with another number of troops than all but one",
	       "refuse", "ignore"),
	CHOICE("buffer_after_elimination", "both",
	       "who moves the Buffer once one of the two people has no land: both in turn, or the survivor", "both",
	       "survivor"),
	SWITCH("last_person_wins", "on: the game ends when only one person has land, whatever the Buffer holds"),
	NUMBER("max_rounds", "0", 0, 10000,
	       "the game ends after so many rounds: territories, then troops decide; 0: no limit"),
	{ .name = NULL },
};
