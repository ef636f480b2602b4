/*
 * tables: the rows of Gilmoria and the choices a host has, as data.
 */
#include "rules/gilmoria/tables.h"

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

static const char *const end_names[ENDS + 1] = {
	[END_NONE] = "none",
	[END_LAST_WARLORD] = "last-warlord",
	[END_REALM] = "realm",
	[END_ROUNDS] = "rounds",
};

#define AT(row, member) .offset = offsetof(struct row, member), .audience = AUDIENCE_ALL
#define KEPT .limit = { .flags = LIMIT_KEPT } /* the open call goes by it, or the map */

static const struct field_row land_fields[] = {
	{ .name = "area", .type = FIELD_AREA, AT(land_row, area), .def = AREA_NONE },
	{ .name = "owner",
	  .type = FIELD_SEAT,
	  AT(land_row, owner),
	  .def = SEAT_NONE,
	  .limit = { .flags = LIMIT_SOME_IN_PLAY } },
	{ .name = "units", .type = FIELD_INT, AT(land_row, troops) },
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
	{ .name = "end", .type = FIELD_NAME, AT(stage_row, end), .names = end_names, KEPT },
	{ .name = NULL },
};

const struct table_row gm_tables[] = {
	{ .name = "land",
	  .help = "who holds each territory, with how many units; leaders and strongholds",
	  .size = sizeof(struct land_row),
	  .nkeys = 1,
	  .fields = land_fields,
	  .limits = ROWS_STAND },
	{ .name = "domain",
	  .help = "the domains: homes, alliances, Spoils of War Points",
	  .size = sizeof(struct domain_row),
	  .nkeys = 1,
	  .fields = domain_fields,
	  .limits = ROWS_STAND },
	{ .name = "silence",
	  .help = "communication that is disabled, and until which game turn",
	  .size = sizeof(struct silence_row),
	  .nkeys = 2,
	  .fields = silence_fields },
	{ .name = "stage",
	  .help = "whose turn it is, in which phase, with how many units to deploy",
	  .size = sizeof(struct stage_row),
	  .nkeys = 0,
	  .fields = stage_fields,
	  .limits = ROWS_STAND },
	{ .name = NULL },
};

static const char *const switch_names[] = { "off", "on", NULL };
static const char *const dice_names[] = { "risk", "attrition", "fifty-fifty", NULL };
static const char *const first_names[] = { "listed", "random", NULL };
static const char *const victory_names[] = { "warlords", "realm", NULL };

#define COST(tactic) \
	{ \
		.name = "cost_" tactic, .type = OPTION_INT, .def = "0", .min = 0, .max = 1000, \
		.help = "Spoils of War Points that the tactic costs, paid before the roll" \
	}

const struct option_row gm_options[] = {
	{ .name = "dice",
	  .type = OPTION_NAME,
	  .def = "risk",
	  .names = dice_names,
	  .help = "how battles are fought: pairs of dice, all against all, or a die for every unit" },
	{ .name = "start_units",
	  .type = OPTION_INT,
	  .def = "3",
	  .min = 1,
	  .max = 1000,
	  .help = "units on each territory at the beginning" },
	{ .name = "first_player",
	  .type = OPTION_NAME,
	  .def = "listed",
	  .names = first_names,
	  .help = "who begins: the first in the list of seats, or one drawn by a die" },
	{ .name = "personalities",
	  .type = OPTION_NAME,
	  .def = "off",
	  .names = switch_names,
	  .help = "on: the warlords of other domains have likings for tactics, drawn at the beginning" },
	{ .name = "acquire_gain",
	  .type = OPTION_INT,
	  .def = "1",
	  .min = 1,
	  .max = 1000,
	  .help = "Spoils of War Points that successful envoys bring" },
	COST("concise"),
	COST("oration"),
	COST("bribe"),
	COST("threats"),
	COST("blackmail"),
	{ .name = "attack_allies",
	  .type = OPTION_NAME,
	  .def = "off",
	  .names = switch_names,
	  .help = "on: a warlord and his allies may attack each other" },
	{ .name = "victory",
	  .type = OPTION_NAME,
	  .def = "warlords",
	  .names = victory_names,
	  .help = "warlords: the last warlord has won; realm: a warlord and his allies must hold everything" },
	{ .name = "max_rounds",
	  .type = OPTION_INT,
	  .def = "0",
	  .min = 0,
	  .max = 10000,
	  .help = "the game ends after so many game turns: territories, then units decide; 0: no limit" },
	{ .name = "ally_deadline",
	  .type = OPTION_DEADLINE,
	  .def = "24h",
	  .help = "how long the turn of an allied domain lasts" },
	{ .name = "any_map",
	  .type = OPTION_NAME,
	  .def = "off",
	  .names = switch_names,
	  .help = "on: other maps than 64 territories in nine domains of 4 to 11" },
	{ .name = NULL },
};
