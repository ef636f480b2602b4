/*
 * tables: the rows of Gilmoria and the choices a host has, as data.
 */
#include "rules/gilmoria/tables.h"
#include "rules/common/assault.h"

const struct dice_kind gm_dice[] = {
	[DICE_BATTLE] = ASSAULT_DICE,
	[DICE_DOMAINS] = { "domains", "domains", NOUN_NONE, AUDIENCE_ALL },
	[DICE_TEMPERS] = { "personalities", "personalities", NOUN_NONE, AUDIENCE_ALL },
	[DICE_FIRST] = { "first", "first", NOUN_NONE, AUDIENCE_ALL },
	[DICE_ACTIVATE] = { "activate", "activate:{to}", NOUN_REGION, AUDIENCE_ALL },
	[DICE_DEACTIVATE] = { "de-activate", "de-activate:{to}", NOUN_REGION, AUDIENCE_ALL },
	[DICE_RECRUIT] = { "recruit", "recruit:{seat}", NOUN_NONE, AUDIENCE_ALL },
	[DICE_ACQUIRE] = { "acquire", "acquire:{seat}", NOUN_NONE, AUDIENCE_ALL },
	{ .name = NULL },
};

#include "rules/common/rows.h"

const char *const gm_phase_names[PHASES + 1] = {
	[PHASE_DIPLOMACY] = "diplomacy",
	[PHASE_DEPLOYMENT] = "deployment",
	[PHASE_BATTLE] = "battle",
	[PHASE_MOBILISATION] = "mobilisation",
};

const char *const gm_temper_names[TEMPERS + 1] = {
	[TEMPER_NONE] = "none",   [TEMPER_PROUD] = "proud",   [TEMPER_GREEDY] = "greedy",
	[TEMPER_TIMID] = "timid", [TEMPER_HONEST] = "honest", [TEMPER_WARLIKE] = "warlike",
};

const char *const gm_end_names[ENDS + 1] = {
	[END_NONE] = "none",
	[END_LAST_WARLORD] = "last-warlord",
	[END_REALM] = "realm",
	[END_ROUNDS] = "rounds",
};

static const struct field_row land_fields[] = {
	LAND_FIELDS("units"),
	{ .name = "leader", .type = FIELD_BOOL, AT(land_row, leader) },
	{ .name = "stronghold", .type = FIELD_BOOL, AT(land_row, stronghold) },
	{ .name = NULL },
};

static const struct field_row domain_fields[] = {
	{ .name = "seat", .type = FIELD_SEAT, AT(domain_row, seat), .def = SEAT_NONE },
	{ .name = "home", .type = FIELD_REGION, AT(domain_row, home), .def = REGION_NONE, KEPT },
	{ .name = "ally_of", .type = FIELD_SEAT, AT(domain_row, ally_of), .def = SEAT_NONE },
	{ .name = "joined", .type = FIELD_INT, AT(domain_row, joined) },
	{ .name = "sow", .type = FIELD_INT, AT(domain_row, sow) },
	{ .name = "played", .type = FIELD_INT, AT(domain_row, played) },
	{ .name = "temper", .type = FIELD_NAME, AT(domain_row, temper), .names = gm_temper_names },
	{ .name = NULL },
};

static const struct field_row silence_fields[] = {
	{ .name = "seat", .type = FIELD_SEAT, AT(silence_row, seat), .def = SEAT_NONE },
	{ .name = "domain",
	  .type = FIELD_REGION,
	  AT(silence_row, domain),
	  .def = REGION_NONE,
	  .limit = { .flags = LIMIT_NONE_KEY } },
	{ .name = "until", .type = FIELD_INT, AT(silence_row, until) },
	{ .name = NULL },
};

static const struct field_row stage_fields[] = {
	{ .name = "active", .type = FIELD_SEAT, AT(stage_row, active), .def = SEAT_NONE, KEPT },
	{ .name = "warlord", .type = FIELD_SEAT, AT(stage_row, mover), .def = SEAT_NONE, KEPT },
	{ .name = "phase", .type = FIELD_NAME, AT(stage_row, phase), .names = gm_phase_names },
	{ .name = "spoken", .type = FIELD_BOOL, AT(stage_row, own[SPOKEN]) },
	{ .name = "recruits", .type = FIELD_INT, AT(stage_row, own[RECRUITS]) },
	{ .name = "pool", .type = FIELD_INT, AT(stage_row, pool) },
	{ .name = "taken", .type = FIELD_INT, AT(stage_row, taken) },
	{ .name = "round", .type = FIELD_INT, AT(stage_row, round) },
	{ .name = "first", .type = FIELD_SEAT, AT(stage_row, first), .def = SEAT_NONE, KEPT },
	{ .name = "allied", .type = FIELD_INT, AT(stage_row, own[ALLIED]) },
	{ .name = "end", .type = FIELD_NAME, AT(stage_row, end), .names = gm_end_names, KEPT },
	{ .name = NULL },
};

const struct table_row gm_tables[] = {
	TABLE_ROW("land", land_row, 1, land_fields, ROWS_STAND,
		  "who holds each territory, with how many units; leaders and strongholds"),
	TABLE_ROW("domain", domain_row, 1, domain_fields, ROWS_STAND,
		  "the domains: homes, alliances, Spoils of War Points"),
	TABLE_ROW("silence", silence_row, 2, silence_fields, 0,
		  "communication that is disabled, and until which game turn"),
	TABLE_ROW("stage", stage_row, 0, stage_fields, ROWS_STAND,
		  "whose turn it is, in which phase, with how many units to deploy"),
	{ .name = NULL },
};

#define COST(tactic) \
	{ \
		.name = "cost_" tactic, .type = OPTION_INT, .def = "0", .min = 0, .max = 1000, \
		.help = "Spoils of War Points that the tactic costs, paid before the roll" \
	}

const struct option_row gm_options[] = {
	CHOICE("dice", "risk", "how battles are fought: pairs of dice, all against all, or a die for every unit",
	       "risk", "attrition", "fifty-fifty"),
	NUMBER("start_units", "3", 1, 1000, "units on each territory at the beginning"),
	CHOICE("first_player", "listed", "who begins: the first in the list of seats, or one drawn by a die", "listed",
	       "random"),
	SWITCH("personalities", "on: the warlords of other domains have likings for tactics, drawn at the beginning"),
	NUMBER("acquire_gain", "1", 1, 1000, "Spoils of War Points that successful envoys bring"),
	COST("concise"),
	COST("oration"),
	COST("bribe"),
	COST("threats"),
	COST("blackmail"),
	SWITCH("attack_allies", "on: a warlord and his allies may attack each other"),
	CHOICE("victory", "warlords",
	       "warlords: the last warlord has won; realm: a warlord and his allies must hold everything", "warlords",
	       "realm"),
	NUMBER("max_rounds", "0", 0, 10000,
	       "the game ends after so many game turns: territories, then units decide; 0: no limit"),
	DEADLINE("ally_deadline", "24h", "how long the turn of an allied domain lasts"),
	SWITCH("any_map", "on: other maps than 64 territories in nine domains of 4 to 11"),
	{ .name = NULL },
};
