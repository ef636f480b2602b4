/*
 * verbs: the orders of Hegemon as data: their words, their arguments and where in a sentence these may
 * stand. What an order does is in the file of its season.
 */
#include "rules/common/join.h"
#include "rules/hegemon/verbs.h"
#include "play/slots.h"
#include "rules/hegemon/auction.h"
#include "rules/hegemon/muster.h"
#include "rules/hegemon/nation.h"
#include "rules/hegemon/orders.h"

/* Which unit: "12", "unit 12", "Osaka", "the unit in Osaka", "unit 12 in Osaka". */
#define NUMBERED(name, ...) \
	{ \
		name, CLASS_UNIT, 0, 1, SLOT_LABEL | SLOT_OR_NEXT, -1, MARKS(__VA_ARGS__), NULL, NULL \
	}
#define PLACED(name, ...) \
	{ \
		name, NOUN_AREA, 0, 1, 0, -1, MARKS(__VA_ARGS__), NULL, NULL \
	}
#define WORD(name, ...) \
	{ \
		name, NOUN_UNIT, 0, 1, 0, -1, MARKS(__VA_ARGS__), NULL, NULL \
	}
/* Where one alone may be meant without a name: "disband". */
#define ANY_UNIT \
	{ "unit", CLASS_UNIT, 0, 1, SLOT_LABEL, -1, MARKS(BARE(0), FROM(0), OF(0), FOR(0)), NULL, NULL }, \
		PLACED("place", BARE(0), FROM(0), IN(0), OF(0), FOR(0))
#define THE_UNIT \
	NUMBERED("unit", BARE(0), FROM(0), OF(0), FOR(0)), PLACED("place", BARE(0), FROM(0), IN(0), OF(0), FOR(0))
#define SUPPORT_WORDS "s|sup|help|assist|aid|back"
#define SUPPORTER \
	NUMBERED("unit", BARE_BEFORE(0), WITH(0)), PLACED("place", BARE_BEFORE(0), IN_BEFORE(0), WITH(0), FROM(1))
#define SUPPORTED NUMBERED("helped", BARE_AFTER(0), OF(0)), PLACED("there", BARE_AFTER(0), IN_AFTER(0), OF(0))
#define NATION(...) \
	{ \
		"nation", NOUN_REGION, 0, 1, 0, -1, MARKS(__VA_ARGS__), NULL, NULL \
	}
#define SHARE(...) \
	{ \
		"share", CLASS_SHARE, 1, 1, SLOT_LABEL, -1, MARKS(__VA_ARGS__), NULL, NULL \
	}

#define GOING \
	SLOTS(THE_UNIT, { "to", NOUN_AREA, 1, 1, 0, -1, MARKS(TO(0), ARROW(0), AGAINST(0), BARE_AFTER(2)), NULL, NULL })

const struct noun_row heg_nouns[] = {
	{ NOUN_UNIT, UNIT_WORD, "unit", "units", "army|armies|force|troop" },
	{ NOUN_NUMBER, 0, "coin", "coins", "gold|c" },
	{ NOUN_NONE, 0, NULL, NULL, NULL },
};

/* A unit's number stands for its share where a share is meant. */
const struct class_row heg_classes[] = {
	{ CLASS_UNIT, "unit", "unit|units|army|armies|u|order|orders" },
	{ CLASS_SHARE, "share",
	  "share|shares|share of unit|unit|army|item|lot|auction|up for auction|auction of share" },
	{ NOUN_NONE, NULL, NULL },
};

#define AUCTION KIND_BIT(KIND_AUCTION)
#define GRAND KIND_BIT(KIND_GRAND_AUCTION)
#define SPRINGTIME KIND_BIT(KIND_SPRING)
#define SUMMERTIME KIND_BIT(KIND_SUMMER)
#define FALLTIME KIND_BIT(KIND_FALL)

const struct verb heg_verbs[] = {
	[JOIN] = {
		.name = "join", .aliases = JOIN_WORDS,
		.slots = SLOTS({ "name", NOUN_TEXT, 0, 1, 0, -1, MARKS(AS(0), BARE(1)), NULL, "as {}" }),
		.canonical = "join[ {name}]",
		.admitted = KIND_BIT(KIND_MUSTER), .call_slot = -1, .flags = VERB_STRANGER, .rule = "HEG-COIN-2",
		.help = "Joins the game, at any time, with 10 coins.",
		.examples = "join\njoin as eve\nI would like to join",
		.check = heg_join_check, .act = heg_join_act,
	},
	[BID] = {
		.name = "bid", .aliases = "offer|pay|buy|my bid|put me down for|put me in for",
		.slots = SLOTS({ "coins", NOUN_NUMBER, 1, 1, SLOT_ZERO_OK, -1, MARKS(BARE(0), TO(0), WITH(1), FOR(1), OF(0)),
				 NULL, NULL },
			       SHARE(ON(0), FOR(0), OF(1), IN(1), BARE(2))),
		.canonical = "bid {coins} on {share}",
		.admitted = AUCTION, .call_slot = BID_SHARE, .flags = VERB_IMPLICIT, .rule = "HEG-AUCTION-1",
		.help = "Bids for a share that is up for auction; a bid can only be raised.",
		.examples = "bid 7 on share 12\n7 on share 12\nI bid 7 coins for share 12",
		.check = heg_bid_check, .act = heg_bid_act,
	},
	/* to how much it is raised must be said: "raise 2 on share 12" may be by how much */
	[RAISE] = {
		.name = "raise bid", .aliases = "raise|raise my bid|increase my bid|increase bid|increase",
		.slots = SLOTS({ "coins", NOUN_NUMBER, 1, 1, SLOT_ZERO_OK, -1, MARKS(TO(0)), NULL, NULL },
			       SHARE(ON(0), FOR(0), OF(1), IN(1), BARE(2))),
		.canonical = "raise bid on {share} to {coins}",
		.admitted = AUCTION, .call_slot = BID_SHARE, .rule = "HEG-AUCTION-2",
		.help = "The same, by what it is raised to.",
		.examples = "raise my bid on share 12 to 7",
		.check = heg_bid_check, .act = heg_bid_act,
	},
	[START_AUCTION] = {
		.name = "start auction",
		.aliases = "start an auction|open auction|open an auction|put up|put up for auction|put|auction|auction off|challenge|"
			   "call an auction|hold an auction",
		.slots = SLOTS(SHARE(FOR(0), ON(0), OF(0), BARE(0))),
		.canonical = "start auction for {share}",
		.admitted = GRAND, .call_slot = -1, .rule = "HEG-GA-2",
		.help = "Puts an owned share up for auction, for its buy-in.",
		.examples = "start auction for share 4\nput share 4 up for auction\nauction share 4\n"
			    "open an auction on share 4\nchallenge share 4",
		.check = heg_start_check, .act = heg_start_act,
	},
	[MOVE] = {
		.name = "move", .aliases = "march|go|goes|attack|advance|m|mv|send|walk|proceed|moves|marches",
		.slots = GOING, .canonical = "move[ {unit}][ from {place}] to {to}",
		.admitted = SPRINGTIME | SUMMERTIME, .call_slot = -1, .flags = VERB_IMPLICIT | VERB_LAST, .rule = "HEG-ORDERS-1",
		.help = "Moves a unit to a space next to it; in Summer retreats with a routed unit.",
		.examples = "Osaka -> Kyoto\nA Osaka - Kyoto\nmove Osaka to Kyoto\nunit 12 to Kyoto\n"
			    "Osaka attacks Kyoto\nmarch from Osaka to Kyoto",
		.subject = heg_unit_subject, .check = heg_move_check,
	},
	[HOLD] = {
		.name = "hold", .aliases = "h stay stand remain",
		.slots = SLOTS(THE_UNIT), .canonical = "hold[ {unit}][ in {place}]",
		.admitted = SPRINGTIME, .call_slot = -1, .flags = VERB_LAST, .rule = "HEG-ORDERS-2",
		.help = "Keeps a unit where it is.", .examples = "Osaka holds\nA Osaka H\nhold Osaka\n12 hold\nunit 12 stays",
		.subject = heg_unit_subject, .check = heg_hold_check,
	},
	[SUPPORT] = {
		.name = "support", .aliases = SUPPORT_WORDS,
		.slots = SLOTS(SUPPORTER, SUPPORTED,
			       { "to", NOUN_AREA, 1, 1, 0, -1, MARKS(TO(0), ARROW(0), BARE_AFTER(2)), NULL, NULL }),
		.canonical = "support[ {helped}][ in {there}] to {to}[ with {unit}][ with {place}]",
		.admitted = SPRINGTIME, .call_slot = -1, .flags = VERB_LAST, .rule = "HEG-ORDERS-3",
		.help = "Helps another unit to move into a space next to both.",
		.examples = "Osaka supports Nara to Kyoto\nA Osaka S A Nara - Kyoto\nsupport Nara to Kyoto with Osaka\n"
			    "unit 12 supports 14 to Kyoto",
		.subject = heg_unit_subject, .check = heg_support_check,
	},
	[SUPPORT_HOLD] = {
		.name = "support hold", .aliases = "support|" SUPPORT_WORDS,
		.slots = SLOTS(SUPPORTER, SUPPORTED,
			       { "hold", NOUN_VERB, 0, 1, 0, -1, MARKS(BARE_AFTER(0)), ONLY(HOLD), NULL }),
		.canonical = "support[ {helped}][ in {there}][ with {unit}][ with {place}][ to {hold}]",
		.admitted = SPRINGTIME, .call_slot = -1, .flags = VERB_LAST, .rule = "HEG-ORDERS-4",
		.help = "Helps a unit next to it that does not move.",
		.examples = "Osaka supports Kyoto\nOsaka S Kyoto H\nOsaka supports Kyoto to hold\nsupport Kyoto with Osaka",
		.subject = heg_unit_subject, .check = heg_support_hold_check,
	},
	[CANCEL] = {
		.name = "cancel", .aliases = "withdraw|delete|drop|cancel the order for|cancel my order for|withdraw the order for",
		.slots = SLOTS(THE_UNIT), .canonical = "cancel[ {unit}][ in {place}]",
		.admitted = SPRINGTIME, .call_slot = -1, .flags = VERB_LAST | VERB_CLEARS, .rule = "HEG-ORDERS-6",
		.help = "Takes back the order of a unit: it holds.", .examples = "cancel Osaka\ncancel unit 12",
		.subject = heg_unit_subject, .check = heg_cancel_check,
	},
	[HOLD_REST] = {
		.name = "the rest hold",
		.aliases = "rest hold|the rest holds|rest holds|the others hold|others hold|all others hold|all my other units hold|"
			   "all other units hold|my other units hold|everybody else holds|everything holds|everyone holds|everybody holds|the rest of my units hold|everyone else holds|everything else holds|hold the rest|hold everyone else|hold everything else",
		.slots = SLOTS({ .name = NULL }), .canonical = "the rest hold",
		.admitted = SPRINGTIME, .call_slot = -1, .flags = VERB_ONCE | VERB_LAST, .rule = "HEG-SPRING-4",
		.help = "Every unit of yours without an order of its own holds.",
		.examples = "the rest hold\nall my other units hold",
	},
	[RETREAT] = {
		.name = "retreat",
		.aliases = "r|fall back|falls back|flee|escape|withdraw|pull back|run away|run|retire",
		.slots = GOING, .canonical = "retreat[ {unit}][ from {place}] to {to}",
		.admitted = SUMMERTIME, .call_slot = -1, .flags = VERB_LAST, .rule = "HEG-RETREAT-1",
		.help = "Takes a routed unit to an empty space next to where it was routed.",
		.examples = "retreat Kyoto to Nara\nA Kyoto R Nara\nunit 14 retreats to Nara",
		.subject = heg_unit_subject, .check = heg_retreat_check,
	},
	[DISBAND] = {
		.name = "disband",
		.aliases = "remove|dismiss|vote disband|vote to disband|vote for disbanding|vote remove|vote to remove",
		.slots = SLOTS(ANY_UNIT, NATION(BARE_BEFORE(0), FOR(0), OF(1))),
		.canonical = "[{nation}: ]disband[ {unit}][ in {place}]",
		.admitted = SUMMERTIME | FALLTIME, .call_slot = -1, .rule = "HEG-FALL-3",
		.help = "In Summer gives up a routed unit; in Fall names a unit that a nation must disband.",
		.examples = "disband unit 5\ndisband Osaka\nvote disband 5\nI vote to disband the unit in Osaka",
		.subject = heg_disband_subject, .check = heg_disband_check,
	},
	[BUILD] = {
		.name = "build",
		.aliases = "vote build|vote to build|vote for building|vote for a build|vote a build|raise|recruit",
		.slots = SLOTS(NATION(BARE_BEFORE(0), FOR(0), WITH(1)),
			       { "count", NOUN_COUNT, 0, 1, SLOT_SPREADS, 1, MARKS(BARE_AFTER(0)), NULL, NULL },
			       WORD("word", BARE_AFTER(0)),
			       { "area", NOUN_AREA, 1, 1, 0, -1, MARKS(IN(0), ON(0), TO(1), BARE_AFTER(1)), NULL, NULL }),
		.canonical = "[{nation}: ]build[ {count}][ {word}] in {area}",
		.admitted = FALLTIME, .call_slot = -1, .rule = "HEG-FALL-4",
		.help = "As leader of a nation builds, as one of several votes to build, in an empty city of the nation.",
		.examples = "build at Nara\nbuild a unit in Nara and one in Osaka\nvote build at Nara\nI vote to build in Nara",
		.subject = heg_nation_subject, .check = heg_build_check,
	},
	[NO_BUILD] = {
		.name = "no build",
		.aliases = "no builds|build nothing|vote no build|vote no builds|vote for no build|vote to build nothing|"
			   "vote build nothing|no building|vote nothing",
		.slots = SLOTS(NATION(BARE_BEFORE(0), FOR(0), BARE_AFTER(1), IN(1))), .canonical = "no build[ for {nation}]",
		.admitted = FALLTIME, .call_slot = -1, .flags = VERB_ONCE, .rule = "HEG-FALL-4",
		.help = "The nation builds nothing.", .examples = "no build\nvote no build",
		.subject = heg_nation_subject, .check = heg_no_build_check,
	},
	[NATION_DONE] = {
		.name = "done for", .aliases = "done with|done|is done|finished",
		.slots = SLOTS({ "nation", NOUN_REGION, 1, 1, 0, -1, MARKS(BARE(0), FOR(0), WITH(0)), NULL, NULL }),
		.canonical = "done for {nation}",
		.admitted = FALLTIME, .call_slot = -1, .flags = VERB_ONCE, .rule = "HEG-FALL-5",
		.help = "The nation needs no more word of yours.", .examples = "",
		.subject = heg_nation_done_subject, .check = heg_nation_done_check,
	},
	[GIVE] = {
		.name = "give", .aliases = "transfer sell trade",
		.slots = SLOTS({ "coins", NOUN_NUMBER, 0, 1, 0, -1, MARKS(BARE(0), FOR(1)), NULL, NULL },
			       { "share", CLASS_SHARE, 0, 1, SLOT_LABEL, -1, MARKS(BARE(0)), NULL, NULL },
			       { "to", NOUN_SEAT, 0, 1, 0, -1, MARKS(TO(0), BARE_AFTER(0)), NULL, NULL }),
		.canonical = "give[ {coins} coins][ {share}][ to {to}]",
		.admitted = ADMITTED_NOWHERE, .call_slot = -1, .rule = "HEG-SHARE-5",
		.help = "There is no such thing: shares change hands only by auction.",
		.examples = "",
	},
	[AMEND] = {
		.name = "amend", .aliases = NULL,
		.slots = SLOTS({ "what", NOUN_TEXT, 1, 1, SLOT_REST, -1, MARKS(BARE_AFTER(0)), NULL, NULL }),
		.canonical = "amend {what}",
		.admitted = ADMITTED_NOWHERE, .call_slot = -1, .rule = "HEG-AMEND-1",
		.help = "The host's: a change of a rule, in force from the next season on.", .examples = "",
	},
	[DEEDS] = { .name = NULL },
};
