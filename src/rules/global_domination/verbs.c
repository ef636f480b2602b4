/*
 * verbs: the orders of Global Domination as data: their words, their arguments and where in a
 * sentence these may stand. What an order does is in the file of its Phase.
 */
#include "rules/common/join.h"
#include "rules/global_domination/verbs.h"
#include "play/slots.h"
#include "rules/global_domination/join.h"
#include "rules/global_domination/march.h"
#include "rules/global_domination/tables.h"

/* A place of one's own where something is to happen: "in Kyoto", "at Kyoto", "Kyoto". */
#define PLACE MARKS(IN(0), ON(0), BARE(1), TO(2), FOR(2), OF(2))

static const struct slot join_slots[] = {
	{ "area", NOUN_AREA, 1, 1, 0, -1, MARKS(IN(0), BARE(0), FROM(1), ON(1), TO(0), FOR(1)), NULL, NULL },
	{ "colour", NOUN_COLOUR, 0, 1, 0, -1, MARKS(BARE(0), AS(0), IN(1), WITH(0)), NULL, NULL },
	{ "country", NOUN_TEXT, 0, 1, 0, -1, MARKS(BARE(0), AS(0), WITH(0)), NULL, "country {}" },
	{ "lore", NOUN_TEXT, 0, 1, SLOT_REST, -1, MARKS(BARE(0)), NULL, "lore {}" },
	JOIN_NAME_SLOT,
	{ .name = NULL },
};

#define ONE_PLACE SLOTS({ "area", NOUN_AREA, 1, 1, 0, -1, PLACE, NULL, NULL })

static const struct slot extra_slots[] = {
	{ "count", NOUN_COUNT, 0, 1, 0, 2, MARKS(BARE(0), FOR(0), ON(0)), NULL, NULL },
	{ "unit", NOUN_UNIT, 1, 1, 0, TROOP, MARKS(BARE(0), FOR(0), ON(0)), NULL, NULL },
	{ "price", NOUN_NUMBER, 0, 1, 0, -1, MARKS(BARE(0), FOR(0), WITH(0)), NULL, NULL },
	{ .name = NULL },
};

static const struct slot use_supply_slots[] = {
	{ "count", NOUN_COUNT, 0, 1, 0, 1, AMOUNT, NULL, NULL },
	{ "item", NOUN_THING, 1, 1, 0, -1, AMOUNT, ONLY(CROP_SUPPLY), NULL },
	{ .name = NULL },
};

static const struct slot use_salt_slots[] = {
	{ "count", NOUN_COUNT, 0, 1, 0, 1, AMOUNT, NULL, NULL },
	{ "item", NOUN_THING, 1, 1, 0, -1, AMOUNT, ONLY(BAG_OF_SALT), NULL },
	{ "area", NOUN_AREA, 1, 1, 0, -1, PLACE, NULL, NULL },
	{ .name = NULL },
};

static const struct slot throw_slots[] = {
	{ "count", NOUN_COUNT, 0, 1, 0, 1, AMOUNT, NULL, NULL },
	{ "item", NOUN_THING, 1, 1, 0, -1, AMOUNT, ONLY(DYNAMITE), NULL },
	{ "area", NOUN_AREA, 1, 1, 0, -1, MARKS(IN(0), ON(0), TO(0), AGAINST(0), BARE(1), ARROW(1)), NULL, NULL },
	{ .name = NULL },
};

static const struct slot rebuild_slots[] = {
	{ "thing", NOUN_THING, 0, 1, 0, -1, MARKS(BARE(0)), ONLY(RUIN, FORTRESS), NULL },
	{ "area", NOUN_AREA, 1, 1, 0, -1, PLACE, NULL, NULL },
	{ "price", NOUN_NUMBER, 0, 1, 0, -1, MARKS(FOR(0), WITH(0), BARE(1)), NULL, "for {}" },
	{ "count", NOUN_COUNT, 0, 1, 0, 1, MARKS(WITH(0), FOR(1)), NULL, NULL },
	{ "unit", NOUN_UNIT, 0, 1, 0, -1, MARKS(WITH(0), FOR(0)), NULL, NULL },
	{ .name = NULL },
};

static const struct slot move_slots[] = {
	{ "count", NOUN_COUNT, 1, 1, SLOT_ALL_OK, -1, AMOUNT, NULL, NULL },
	{ "unit", NOUN_UNIT, 0, 1, 0, TROOP, AMOUNT, NULL, NULL },
	{ "from", NOUN_AREA, 1, 1, SLOT_SPREADS, -1, MARKS(FROM(0), BARE(1), IN(1), OF(2)), NULL, NULL },
	{ "to", NOUN_AREA, 1, 9, SLOT_CHAIN | SLOT_SPREADS, -1,
	  MARKS(TO(0), ARROW(0), VIA(0), BARE_AFTER(2), AGAINST(1), ON(2)), NULL, NULL },
	{ "whose", NOUN_SEAT, 0, 1, SLOT_OWNER_REMARK, -1, MARKS(BARE_AFTER(1), AGAINST(0), OF(0)), NULL, NULL },
	{ .name = NULL },
};

static const struct slot haul_slots[] = {
	{ "count", NOUN_COUNT, 0, 1, SLOT_ALL_OK, 1, AMOUNT, NULL, NULL },
	{ "thing", NOUN_THING, 1, 1, 0, -1, AMOUNT, ONLY(TREBUCHET), NULL },
	{ "from", NOUN_AREA, 1, 1, SLOT_SPREADS, -1, MARKS(FROM(0), BARE(1), IN(1)), NULL, NULL },
	{ "to", NOUN_AREA, 1, 1, 0, -1, MARKS(TO(0), ARROW(0), BARE_AFTER(2)), NULL, NULL },
	{ .name = NULL },
};

static const struct slot siege_slots[] = {
	{ "count", NOUN_COUNT, 0, 1, SLOT_ALL_OK, 1, MARKS(BARE(0), WITH(0), FROM(0)), NULL, NULL },
	{ "weapon", NOUN_THING, 0, 1, 0, -1, MARKS(BARE(0), WITH(0), FROM(0), OF(0)), ONLY(TREBUCHET), NULL },
	{ "from", NOUN_AREA, 1, 1, 0, -1, MARKS(FROM(0), IN(0), BARE_BEFORE(1)), NULL, NULL },
	{ "target", NOUN_AREA, 1, 1, SLOT_SPREADS, -1, MARKS(BARE_AFTER(0), AGAINST(0), ARROW(0), TO(1)), NULL, NULL },
	{ "aim", NOUN_THING, 0, 1, 0, -1, MARKS(BARE(0), AGAINST(0), ON(0), IN(0), AS(0)), ONLY(AIM_WALLS, AIM_UNITS),
	  NULL },
	{ "whose", NOUN_SEAT, 0, 1, SLOT_OWNER_REMARK, -1, MARKS(BARE_AFTER(1), AGAINST(0), OF(0)), NULL, NULL },
	{ .name = NULL },
};

#define TURN KIND_BIT(KIND_TURN)
#define MUSTER KIND_BIT(KIND_MUSTER)

const struct verb gd_verbs[] = {
	[JOIN] = {
		.name = "join", .aliases = JOIN_WORDS "|start in|start at|start from|enter at|start|"
			   "start location|starting location|start area|starting area|starting position", .slots = join_slots,
		.canonical = "join at {area}[, colour {colour}][, {name}][, country {country}][, lore {lore}]",
		.admitted = MUSTER | TURN, .call_slot = -1, .flags = VERB_STRANGER, .rule = "1.2",
		.help = "Joins the game at a free area that touches nobody's start.",
		.examples = "join at Kyoto, colour teal, country Sunrise Empire\njoin Kyoto teal\n"
			    "I would like to start in Kyoto as teal\nstart in Kyoto, colour #1188aa",
		.check = gd_join_check, .act = gd_join_act,
	},
	[CHANGE_START] = {
		.name = "change start",
		.aliases = "change my start|change my starting location|move my starting location|move my start|"
			   "change starting location|move start",
		.slots = join_slots,
		.canonical = "change start to {area}[, colour {colour}][ {name}][, country {country}][, lore {lore}]",
		.admitted = MUSTER | TURN, .call_slot = -1, .rule = "1.5",
		.help = "Chooses another start, until the first Turn begins.",
		.examples = "change my start to Osaka\nmove my starting location to Osaka",
		.check = gd_join_check, .act = gd_join_act,
	},
	[LEAVE] = {
		.name = "withdraw", .aliases = "leave the game|give up my start",
		.slots = SLOTS({ .name = NULL }), .canonical = "withdraw",
		.admitted = MUSTER, .call_slot = -1, .flags = VERB_ONCE, .rule = "1.5",
		.help = "Gives up the start and the colour, until the first Turn begins.",
		.examples = "withdraw\nleave the game", .check = gd_leave_check, .act = gd_leave_act,
	},
	[SPAWN] = {
		.name = "spawn", .aliases = "place deploy recruit raise muster train produce put add",
		.slots = SLOTS({ "count", NOUN_COUNT, 1, 1, SLOT_ALL_OK | SLOT_ZERO_OK, -1, AMOUNT, NULL, NULL },
			       { "unit", NOUN_UNIT, 0, 1, 0, TROOP, AMOUNT, NULL, NULL },
			       { "area", NOUN_AREA, 0, 1, 0, -1, PLACE, NULL, NULL }),
		.canonical = "spawn {count}[ {unit}][ in {area}]",
		.admitted = TURN, .call_slot = -1, .rule = "4.2",
		.help = "Says where the new units appear: in your Headquarters, freely divided.",
		.examples = "spawn 3 in Kyoto\nplace two units at Kyoto\ndeploy all new troops in Kyoto\nspawn nothing",
	},
	[EXTRA] = {
		.name = "buy extra", .aliases = "buy purchase spend get take pay acquire hire", .slots = extra_slots,
		.canonical = "buy extra[ {count}] {unit}[ for {price} influence]",
		.admitted = TURN, .call_slot = -1, .rule = "4.3",
		.help = "Two more units for 10 Influence Points, once a Turn.",
		.examples = "buy 2 extra troops\nspend 10 influence for 2 more units\npurchase two additional units",
	},
	[EXTRA_SPAWN] = {
		.name = "extra spawn", .aliases = "additional spawn|buy extra spawn|buy an extra spawn|buy additional spawn|purchase extra spawn|"
			   "purchase additional spawn|get extra spawn|get additional spawn|take extra spawn|one extra spawn",
		.slots = SLOTS({ .name = NULL }), .canonical = "extra spawn",
		.admitted = TURN, .call_slot = -1, .rule = "4.3",
		.help = "Two more units for 10 Influence Points, once a Turn.", .examples = "extra spawn",
	},
	[BUY] = {
		.name = "buy", .aliases = "purchase get take acquire",
		.slots = SLOTS({ "count", NOUN_COUNT, 0, 1, 0, 1, AMOUNT, NULL, NULL },
			       { "item", NOUN_THING, 1, 1, 0, -1, AMOUNT,
				 ONLY(CROP_SUPPLY, BAG_OF_SALT, DYNAMITE), NULL },
			       { "price", NOUN_NUMBER, 0, 1, 0, -1, MARKS(FOR(0), WITH(0)), NULL, NULL }),
		.canonical = "buy[ {count}] {item}[ for {price} influence]",
		.admitted = TURN, .call_slot = -1, .rule = "5.3",
		.help = "Crop Supply 30, Bag of Salt 10, Dynamite 30; to be used from the next Turn on.",
		.examples = "buy a crop supply\npurchase 2 bags of salt\nbuy dynamite\nget one stick of dynamite",
	},
	[USE_SUPPLY] = {
		.name = "use", .aliases = "play eat distribute activate", .slots = use_supply_slots,
		.canonical = "use[ {count}] {item}",
		.admitted = TURN, .call_slot = -1, .rule = "5.6",
		.help = "A Crop Supply: one more Troop in each of your territories that has room.",
		.examples = "use crop supply\nI use a Crop Supply\nplay crop supply",
	},
	[SALT] = {
		.name = "salt", .aliases = "salt fields|salt the fields|salt the field|salt the earth|salt the soil|salt the land|salt the ground",
		.slots = ONE_PLACE, .canonical = "salt {area}",
		.admitted = TURN, .call_slot = -1, .rule = "5.7",
		.help = "Makes land of your own a Wasteland, with a Bag of Salt.", .examples = "salt Brume\nsalt the fields of Brume",
	},
	[USE_SALT] = {
		.name = "spread", .aliases = "use throw pour play put", .slots = use_salt_slots,
		.canonical = "spread[ {count}] {item} on {area}",
		.admitted = TURN, .call_slot = -1, .rule = "5.7",
		.help = "Makes land of your own a Wasteland, with a Bag of Salt.",
		.examples = "use bag of salt on Brume\nuse a bag of salt in Brume",
	},
	[WASTE] = {
		.name = "turn", .aliases = "make",
		.slots = SLOTS({ "area", NOUN_AREA, 1, 1, 0, -1, MARKS(BARE(0)), NULL, NULL },
			       { "into", NOUN_THING, 1, 1, 0, -1, MARKS(TO(0), BARE(1)), ONLY(WASTELAND), NULL },
			       { "count", NOUN_COUNT, 0, 1, 0, 1, MARKS(TO(0), BARE(1)), NULL, NULL }),
		.canonical = "turn {area} into[ {count}] {into}",
		.admitted = TURN, .call_slot = -1, .flags = VERB_LIGHT, .rule = "5.7",
		.help = "Makes land of your own a Wasteland, with a Bag of Salt.",
		.examples = "turn Brume into a wasteland",
	},
	[BLAST] = {
		.name = "dynamite", .aliases = "blow up|blast|bomb", .canonical = "dynamite {area}",
		.slots = SLOTS({ "area", NOUN_AREA, 1, 1, 0, -1, MARKS(BARE(0), IN(1)), NULL, NULL }),
		.admitted = TURN, .call_slot = -1, .rule = "5.8",
		.help = "Throws a Dynamite at an area next to one of yours.", .examples = "dynamite Corvane",
	},
	[THROW] = {
		.name = "throw", .aliases = "use hurl toss play detonate", .slots = throw_slots,
		.canonical = "throw[ {count}] {item} at {area}",
		.admitted = TURN, .call_slot = -1, .rule = "5.8",
		.help = "Throws a Dynamite at an area next to one of yours.",
		.examples = "throw dynamite at Corvane\nuse dynamite on Corvane",
	},
	[BUILD] = {
		.name = "build", .aliases = "construct|erect|raise|set up|put up|put|add|make|place",
		.slots = SLOTS({ "count", NOUN_COUNT, 0, 1, 0, 1, AMOUNT, NULL, NULL },
			       { "thing", NOUN_THING, 1, 1, 0, -1, AMOUNT,
				 ONLY(FORTRESS, GARRISON, BIVOUAC, TREBUCHET), NULL },
			       { "area", NOUN_AREA, 1, 1, 0, -1, PLACE, NULL, NULL },
			       { "price", NOUN_NUMBER, 0, 1, 0, -1, MARKS(FOR(0), WITH(0)), NULL, NULL }),
		.canonical = "build[ {count}] {thing} in {area}[ for {price} influence]",
		.admitted = TURN, .call_slot = -1, .rule = "6.3",
		.help = "Fortress 20, Garrison 20, Trebuchet 30, Bivouac 20 and 10 more for each you have.",
		.examples = "build fortress in Kyoto\nconstruct a garrison at Kyoto\nbuild a trebuchet in Kyoto\n"
			    "build 2 trebuchets in Kyoto",
	},
	[FORTIFY] = {
		.name = "fortify", .aliases = NULL, .slots = ONE_PLACE, .canonical = "fortify {area}",
		.admitted = TURN, .call_slot = -1, .rule = "6.3",
		.help = "Builds a Fortress.", .examples = "fortify Kyoto",
	},
	[REBUILD] = {
		.name = "rebuild", .aliases = "repair restore", .slots = rebuild_slots,
		.canonical = "rebuild[ {thing} in] {area}[ for {price} influence][ with {count} {unit}]",
		.admitted = TURN, .call_slot = -1, .rule = "6.4",
		.help = "Makes a Ruin a Fortress again, for 10 Influence Points or a unit that stands there.",
		.examples = "rebuild the ruin in Kyoto\nrebuild Kyoto for 10 influence\n"
			    "rebuild Kyoto with 1 troop\nrepair the fortress in Kyoto using a unit",
	},
	[MOVE] = {
		.name = "move",
		.aliases = "send|march|distribute|relocate|expand|ship|attack|invade|go|transfer|retreat|advance|bring|"
			   "mv|atk|take|conquer|capture|storm|occupy|assault|reinforce|shift|pull|pull back|fall back",
		.slots = move_slots,
		.canonical = "move {count}[ {unit}] from {from} to {to}[ against {whose}]",
		.admitted = TURN, .call_slot = -1, .flags = VERB_IMPLICIT, .rule = "7.2",
		.help = "Moves units to a neighbour; whether that is a Distribution, an Expansion, a Skirmish or "
			"an Invasion follows from who owns it and who else comes.",
		.examples = "move 4 from Osaka to Kyoto\nmove 4 Osaka -> Kyoto\nattack Kyoto from Osaka with 4\n"
			    "invade Kyoto with 4 troops from Osaka\n4 from Osaka to Kyoto\n"
			    "send everything from Osaka to Kyoto\nmove all but 2 from Osaka to Kyoto\n"
			    "move 4 from Osaka to Kyoto to Shiga",
		.check = gd_move_check,
	},
	[HAUL] = {
		.name = "relocate", .aliases = "move mv send transfer haul ship pull push drag bring take roll shift", .slots = haul_slots,
		.canonical = "relocate[ {count}] {thing} from {from} to {to}",
		.admitted = TURN, .call_slot = -1, .rule = "7.6",
		.help = "Moves a Trebuchet to a neighbour, once a Turn, both places being yours.",
		.examples = "move the trebuchet from Osaka to Kyoto\nmove 2 trebuchets Osaka -> Kyoto\n"
			    "relocate trebuchet Osaka to Kyoto",
	},
	[SIEGE] = {
		.name = "siege", .aliases = "besiege|lay siege to|lay siege on|bombard|shell|shoot at|fire at", .slots = siege_slots,
		.canonical = "siege {target} from {from}[ with {count}][ {weapon}][ {aim}][ against {whose}]",
		.admitted = TURN, .call_slot = -1, .rule = "8.15",
		.help = "A Trebuchet that was neither built nor moved this Turn kills 2 units next door, or "
			"breaks the walls of a Fortress.",
		.examples = "siege Kyoto with the trebuchet in Osaka\nbesiege Kyoto from Osaka\n"
			    "trebuchet in Osaka sieges Kyoto\nboth trebuchets in Osaka siege Kyoto\n"
			    "siege Kyoto from Osaka with all trebuchets\n"
			    "siege Kyoto from Osaka, target the walls\nsiege Kyoto from Osaka, target the units",
	},
	[DEEDS] = { .name = NULL },
};
