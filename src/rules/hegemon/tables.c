/*
 * tables: the rows of Hegemon and the parameters of its rules, as data.
 */
#include "rules/hegemon/tables.h"

#include "rules/common/rows.h"

const struct dice_kind heg_dice[] = {
	[DICE_DISBAND] = { "disband", "hegemon/{number}/fall/{to:slug}/disband", NOUN_REGION, AUDIENCE_ALL },
	{ .name = NULL },
};

const char *const heg_season_names[SEASONS + 1] = {
	[SEASON_NONE] = "none", [OPENING] = "opening", [SPRING] = "spring",
	[SUMMER] = "summer",    [FALL] = "fall",       [WINTER] = "winter",
};

const char *const heg_cause_names[CAUSES + 1] = {
	[CAUSE_START] = "start",   [CAUSE_JOIN] = "join", [CAUSE_CAPTURE] = "capture", [CAUSE_ROUT] = "rout",
	[CAUSE_BOUGHT] = "bought", [CAUSE_SOLD] = "sold", [CAUSE_BUY_IN] = "buy-in",   [CAUSE_HOST] = "host",
};

static const char *const end_names[ENDS + 1] = {
	[END_NONE] = "none",
	[END_WON] = "won",
	[END_DRAWN] = "drawn",
	[END_NOBODY] = "nobody",
};

static const char *const auction_names[AUCTIONS + 1] = {
	[AUCTION_NONE] = "none",
	[AUCTION_SOLD] = "sold",
	[AUCTION_UNSOLD] = "unsold",
	[AUCTION_OPEN] = "open",
};

#define NONE_YET .def = -1

static const struct field_row stage_fields[] = {
	{ .name = "season", .type = FIELD_NAME, AT(stage_row, season), .names = heg_season_names, KEPT },
	{ .name = "year", .type = FIELD_INT, AT(stage_row, year), .def = 1 },
	{ .name = "next_unit", .type = FIELD_INT, AT(stage_row, next_unit), .def = 1, KEPT },
	{ .name = "opened", .type = FIELD_INT, AT(stage_row, opened), KEPT },
	{ .name = "entries", .type = FIELD_INT, AT(stage_row, entries), KEPT },
	{ .name = "hegemon", .type = FIELD_REGION, AT(stage_row, hegemon), NONE_YET },
	{ .name = "end", .type = FIELD_NAME, AT(stage_row, end), .names = end_names, KEPT },
	{ .name = "closes", .type = FIELD_WHEN, AT(stage_row, closes), KEPT },
	{ .name = NULL },
};

static const struct field_row season_fields[] = {
	{ .name = "season", .type = FIELD_NAME, AT(season_row, season), .names = heg_season_names },
	{ .name = "year", .type = FIELD_INT, AT(season_row, year), .def = 1 },
	{ .name = "opened", .type = FIELD_WHEN, AT(season_row, opened) },
	{ .name = "ended", .type = FIELD_WHEN, AT(season_row, ended) },
	{ .name = NULL },
};

static const struct field_row city_fields[] = {
	{ .name = "area", .type = FIELD_AREA, AT(city_row, area), NONE_YET },
	{ .name = "nation", .type = FIELD_REGION, AT(city_row, nation), NONE_YET },
	{ .name = NULL },
};

static const struct field_row unit_fields[] = {
	{ .name = "unit", .type = FIELD_INT, AT(unit_row, unit), .limit = { .min = 1, .max = NOUN_PAIR - 1 } },
	{ .name = "nation", .type = FIELD_REGION, AT(unit_row, nation), NONE_YET, .limit = { .flags = LIMIT_SOME } },
	{ .name = "area",
	  .type = FIELD_AREA,
	  AT(unit_row, area),
	  NONE_YET,
	  .limit = { .flags = LIMIT_SOME | LIMIT_ONCE } }, /* HEG-BOARD-1 */
	{ .name = "from", .type = FIELD_AREA, AT(unit_row, from), NONE_YET, KEPT },
	{ .name = "over", .type = FIELD_AREA, AT(unit_row, over), NONE_YET, KEPT },
	{ .name = NULL },
};

static const struct field_row share_fields[] = {
	{ .name = "share", .type = FIELD_INT, AT(share_row, share) },
	{ .name = "unit", .type = FIELD_INT, AT(share_row, unit), .limit = { .flags = LIMIT_KEPT, .of = "unit" } },
	{ .name = "owner", .type = FIELD_SEAT, AT(share_row, owner), NONE_YET },
	{ .name = "buy_in", .type = FIELD_INT, AT(share_row, buy_in) },
	{ .name = "auction",
	  .type = FIELD_NAME,
	  AT(share_row, auction),
	  .names = auction_names,
	  .limit = { .max = AUCTION_UNSOLD } },
	{ .name = "top", .type = FIELD_INT, AT(share_row, top), KEPT },
	{ .name = "leader", .type = FIELD_SEAT, AT(share_row, leader), NONE_YET, KEPT },
	{ .name = "bids", .type = FIELD_INT, AT(share_row, bids), KEPT },
	{ .name = "last", .type = FIELD_WHEN, AT(share_row, last), KEPT },
	{ .name = NULL },
};

static const struct field_row bid_fields[] = {
	{ .name = "share", .type = FIELD_INT, AT(bid_row, share), .limit = { .of = "share" } },
	{ .name = "seat", .type = FIELD_SEAT, AT(bid_row, seat), NONE_YET },
	{ .name = "coins", .type = FIELD_INT, AT(bid_row, coins) },
	{ .name = "at", .type = FIELD_WHEN, AT(bid_row, at) },
	{ .name = NULL },
};

static const struct field_row purse_fields[] = {
	{ .name = "seat", .type = FIELD_SEAT, AT(purse_row, seat), NONE_YET },
	{ .name = "coins", .type = FIELD_INT, AT(purse_row, coins), .limit = { .max = 1000000000, .least = "bids" } },
	{ .name = "bids", .type = FIELD_INT, AT(purse_row, bids), KEPT },
	{ .name = NULL },
};

static const struct field_row battle_fields[] = {
	{ .name = "area", .type = FIELD_AREA, AT(battle_row, area), NONE_YET },
	{ .name = NULL },
};

static const struct field_row ledger_fields[] = {
	{ .name = "entry", .type = FIELD_INT, AT(ledger_row, entry) },
	{ .name = "at", .type = FIELD_WHEN, AT(ledger_row, at) },
	{ .name = "seat", .type = FIELD_SEAT, AT(ledger_row, seat), NONE_YET },
	{ .name = "coins", .type = FIELD_INT, AT(ledger_row, coins) },
	{ .name = "cause", .type = FIELD_NAME, AT(ledger_row, cause), .names = heg_cause_names },
	{ .name = "share", .type = FIELD_INT, AT(ledger_row, share) },
	{ .name = "area", .type = FIELD_AREA, AT(ledger_row, area), NONE_YET },
	{ .name = NULL },
};

#define TABLE(type, keys, list) .size = sizeof(struct type), .nkeys = keys, .fields = list

const struct table_row heg_tables[] = {
	{ .name = "stage",
	  .help = "the season, and when the Grand Auction closes",
	  TABLE(stage_row, 0, stage_fields),
	  .limits = ROWS_STAND },
	{ .name = "season",
	  .help = "when each season was open last",
	  TABLE(season_row, 1, season_fields),
	  .limits = ROWS_KEPT },
	{ .name = "city", .help = "to which nation each city is loyal", TABLE(city_row, 1, city_fields) },
	{ .name = "unit",
	  .help = "the units, where they stand or were routed",
	  TABLE(unit_row, 1, unit_fields),
	  .limits = ROWS_NO_MORE },
	{ .name = "share",
	  .help = "the shares of units: owner, buy-in, auction",
	  TABLE(share_row, 1, share_fields),
	  .limits = ROWS_NO_MORE },
	{ .name = "bid",
	  .help = "the bids that stand in open auctions",
	  TABLE(bid_row, 2, bid_fields),
	  .limits = ROWS_KEPT },
	{ .name = "purse",
	  .help = "the coins of each player",
	  TABLE(purse_row, 1, purse_fields),
	  .limits = ROWS_NO_FEWER },
	{ .name = "battle", .help = "spaces nobody may retreat to", TABLE(battle_row, 1, battle_fields) },
	{ .name = "ledger",
	  .help = "every change of a purse",
	  TABLE(ledger_row, 1, ledger_fields),
	  .limits = ROWS_KEPT },
	{ .name = NULL },
};

/* ---- the parameters ---------------------------------------------------------------------------- */

#define LASTS(name, def, help) DURATION(name, def, 60, 366 * 86400, help)

const struct option_row heg_options[] = {
	LASTS("opening", "48h", "how long the first Grand Auction is open at the most"),
	LASTS("spring", "48h", "how long Spring lasts at the most"),
	LASTS("summer", "24h", "how long Summer lasts at the most"),
	LASTS("fall", "48h", "how long Fall lasts at the most"),
	LASTS("winter", "48h", "how long Winter, and its Grand Auction, lasts at the most"),
	LASTS("quiet", "24h", "an auction ends so long after its last bid"),
	LASTS("last_call", "24h", "no auction is started when no more than this is left of a Grand Auction"),
	NUMBER("start_coins", "10", 0, 1000000, "coins of each player at the beginning"),
	NUMBER("join_coins", "10", 0, 1000000, "coins of a player who joins later"),
	NUMBER("capture_coins", "10", 0, 1000000, "coins for a city that is captured"),
	NUMBER("rout_coins", "5", 0, 1000000, "coins for a unit that is routed"),
	NUMBER("shares_per_unit", "1", 1, 99, "shares of a unit that appears"),
	NUMBER("start_buy_in", "0", 0, 1000000, "the buy-in of a share that was never sold"),
	NUMBER("min_bid", "1", 1, 1000000, "the least bid"),
	CHOICE("build_sites", "own_empty_city",
	       "where a nation builds: its empty cities, those among them in its own region, any empty space",
	       "own_empty_city", "home_city", "any_empty_space"),
	CHOICE("head_to_head", "pass",
	       "two units that move into each other's spaces: both pass, or the stronger goes in", "pass", "battle"),
	CHOICE("rout_own", "true", "whether a unit may rout one of its own nation", "true", "false"),
	CHOICE("hold_support_any_stationary", "true", "whether support to hold also helps a unit that supports", "true",
	       "false"),
	CHOICE("failed_mover_strength", "1",
	       "with what a unit whose move failed defends: 1, or the strength of its order", "1", "order"),
	CHOICE("retreat_to_attacker_origin", "true",
	       "whether a unit may retreat to where the unit that routed it came from", "true", "false"),
	CHOICE("bid_goes_to", "bank", "who is paid for a share: nobody, or who owned it", "bank", "owner"),
	CHOICE("buyin_goes_to", "bank", "who is paid a buy-in: nobody, or who owns the share", "bank", "owner"),
	CHOICE("lower_bids", "refuse", "a bid that is not above one's own: it is refused, or let pass without effect",
	       "refuse", "ignore"),
	DEADLINE("vote_window", "none", "votes count so long after Fall begins; none: until it ends"),
	{ .name = NULL },
};
