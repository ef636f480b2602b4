/*
 * tables: the rows of States and the choices a host has, as data.
 */
#include "rules/states/tables.h"

const char *const st_phase_names[PHASES + 1] = {
	[PHASE_INITIAL] = "initial",
	[PHASE_DEPLOY] = "deploy",
	[PHASE_ATTACK] = "attack",
	[PHASE_FORTIFY] = "fortify",
};

static const char *const end_names[ENDS + 1] = {
	[END_NONE] = "none",     [END_CONQUEST] = "conquest",
	[END_BUFFER] = "buffer", [END_LAST_PERSON] = "last-person",
	[END_ROUNDS] = "rounds",
};

#define AT(row, member) .offset = offsetof(struct row, member), .audience = AUDIENCE_ALL
#define KEPT .limit = { .flags = LIMIT_KEPT } /* the open call goes by it */

static const struct field_row land_fields[] = {
	{ .name = "area", .type = FIELD_AREA, AT(land_row, area), .def = AREA_NONE },
	{ .name = "owner",
	  .type = FIELD_SEAT,
	  AT(land_row, owner),
	  .def = SEAT_NONE,
	  .limit = { .flags = LIMIT_SOME_IN_PLAY } },
	{ .name = "troops", .type = FIELD_INT, AT(land_row, troops) },
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
	{ .name = "end", .type = FIELD_NAME, AT(stage_row, end), .names = end_names, KEPT },
	{ .name = NULL },
};

const struct table_row st_tables[] = {
	{ .name = "land",
	  .help = "who holds each territory, and with how many troops",
	  .size = sizeof(struct land_row),
	  .nkeys = 1,
	  .fields = land_fields,
	  .limits = ROWS_STAND },
	{ .name = "stage",
	  .help = "whose turn it is, in which phase, with how many troops to deploy",
	  .size = sizeof(struct stage_row),
	  .nkeys = 0,
	  .fields = stage_fields,
	  .limits = ROWS_STAND },
	{ .name = NULL },
};

static const char *const deal_names[] = { "random", "given", NULL };
static const char *const switch_names[] = { "off", "on", NULL };
static const char *const survivor_names[] = { "both", "survivor", NULL };
static const char *const mode_names[] = { "end", "single", NULL };
static const char *const number_names[] = { "refuse", "ignore", NULL };

const struct option_row st_options[] = {
	{ .name = "deal",
	  .type = OPTION_NAME,
	  .def = "random",
	  .names = deal_names,
	  .help = "random: territories are dealt by dice; given: by the map (owner=1 troops=3) or "
		  "the host's `set land`" },
	{ .name = "start_troops",
	  .type = OPTION_INT,
	  .def = "3",
	  .min = 1,
	  .max = 1000,
	  .help = "troops on each territory at the beginning" },
	{ .name = "initial_pool",
	  .type = OPTION_INT,
	  .def = "0",
	  .min = 0,
	  .max = 1000,
	  .help = "troops that everybody places before the first turn, in turn order" },
	{ .name = "min_deploy",
	  .type = OPTION_INT,
	  .def = "0",
	  .min = 0,
	  .max = 100,
	  .help = "the least number of troops for a turn" },
	{ .name = "region_bonus",
	  .type = OPTION_NAME,
	  .def = "off",
	  .names = switch_names,
	  .help = "on: who holds a whole region gets its bonus in troops, as the map says" },
	{ .name = "attack_mode",
	  .type = OPTION_NAME,
	  .def = "end",
	  .names = mode_names,
	  .help = "end: an attack is fought to its end; single: each order is one throw" },
	{ .name = "attack_number",
	  .type = OPTION_NAME,
	  .def = "refuse",
	  .names = number_names,
	  .help = "what becomes of an attack with another number of troops than all but one" },
	{ .name = "buffer_after_elimination",
	  .type = OPTION_NAME,
	  .def = "both",
	  .names = survivor_names,
	  .help = "who moves the Buffer once one of the two people has no land: both in turn, or the survivor" },
	{ .name = "last_person_wins",
	  .type = OPTION_NAME,
	  .def = "off",
	  .names = switch_names,
	  .help = "on: the game ends when only one person has land, whatever the Buffer holds" },
	{ .name = "max_rounds",
	  .type = OPTION_INT,
	  .def = "0",
	  .min = 0,
	  .max = 10000,
	  .help = "the game ends after so many rounds: territories, then troops decide; 0: no limit" },
	{ .name = NULL },
};
