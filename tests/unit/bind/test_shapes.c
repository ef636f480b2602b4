/*
 * shapes: verbs of the shapes that stock exchanges, war councils and dice games have: a place that means the
 * unit in it, supports, bids, votes, lists, tactics, slots behind a place.
 */
#include "bind/toy.h"

enum { PIECE = NOUN_OWN, SHARE, SPACE };
enum { ICON };
enum { LEADER, BRIBE, ORATION, POWER };
enum {
	GO,
	HOLD,
	SUPPORT,
	BACK,
	BID,
	BUILD,
	NO_BUILD,
	DISBAND,
	CANCEL,
	FIGHT,
	PLACE_FREE,
	SHIFT,
	ACTIVATE,
	DEACTIVATE,
	STRIKE,
	NO_SUPPORT
};

#define UNIT_MARKS M({ ROLE_BARE, SIDE_BEFORE, 0 }, { ROLE_BARE, SIDE_AFTER, 1 }, { ROLE_FROM, SIDE_ANY, 0 })

static const struct slot go_slots[] = {
	{ "unit", PIECE, 1, 1, SLOT_LABEL | SLOT_DIGITS_ONLY, -1, UNIT_MARKS, NULL, NULL },
	{ "to", NOUN_AREA, 1, 1, 0, -1,
	  M({ ROLE_TO, SIDE_ANY, 0 }, { ROLE_ARROW, SIDE_ANY, 0 }, { ROLE_BARE, SIDE_AFTER, 1 }), NULL, NULL },
	{ .name = NULL },
};
static const struct slot unit_slots[] = {
	{ "unit", PIECE, 1, 9, SLOT_LABEL | SLOT_DIGITS_ONLY, -1,
	  M({ ROLE_BARE, SIDE_ANY, 0 }, { ROLE_IN, SIDE_ANY, 1 }), NULL, NULL },
	{ "kind", NOUN_UNIT, 0, 1, 0, ICON, M({ ROLE_BARE, SIDE_ANY, 0 }), NULL, NULL },
	{ .name = NULL },
};
static const struct slot hold_slots[] = {
	{ "unit", PIECE, 1, 1, SLOT_LABEL | SLOT_DIGITS_ONLY | SLOT_SPREADS, -1, M({ ROLE_BARE, SIDE_ANY, 0 }), NULL,
	  NULL },
	{ .name = NULL },
};
static const struct slot support_slots[] = {
	{ "unit", PIECE, 1, 1, SLOT_LABEL | SLOT_DIGITS_ONLY, -1,
	  M({ ROLE_BARE, SIDE_BEFORE, 0 }, { ROLE_WITH, SIDE_ANY, 0 }), NULL, NULL },
	{ "order", NOUN_COMMAND, 1, 1, 0, -1, M({ ROLE_BARE, SIDE_AFTER, 0 }), ONLY(GO, HOLD), NULL },
	{ .name = NULL },
};
static const struct slot back_slots[] = {
	{ "unit", PIECE, 1, 1, SLOT_LABEL | SLOT_DIGITS_ONLY, -1,
	  M({ ROLE_BARE, SIDE_BEFORE, 0 }, { ROLE_WITH, SIDE_ANY, 0 }), NULL, NULL },
	{ "whom", PIECE, 1, 1, SLOT_LABEL | SLOT_DIGITS_ONLY, -1, M({ ROLE_BARE, SIDE_AFTER, 0 }), NULL, NULL },
	{ .name = NULL },
};
static const struct slot bid_slots[] = {
	{ "price", NOUN_NUMBER, 1, 1, SLOT_ZERO_OK, -1, M({ ROLE_BARE, SIDE_ANY, 0 }, { ROLE_TO, SIDE_ANY, 0 }), NULL,
	  NULL },
	{ "share", SHARE, 1, 1, SLOT_LABEL | SLOT_DIGITS_ONLY, -1,
	  M({ ROLE_ON, SIDE_ANY, 0 }, { ROLE_FOR, SIDE_ANY, 0 }, { ROLE_BARE, SIDE_ANY, 1 }), NULL, NULL },
	{ .name = NULL },
};
static const struct slot build_slots[] = {
	{ "nation", NOUN_SEAT, 0, 1, SLOT_SPREADS, -1, M({ ROLE_BARE, SIDE_BEFORE, 0 }, { ROLE_FOR, SIDE_ANY, 0 }),
	  NULL, NULL },
	{ "count", NOUN_COUNT, 0, 1, 0, 1, M({ ROLE_BARE, SIDE_AFTER, 0 }), NULL, NULL },
	{ "kind", NOUN_UNIT, 0, 1, 0, ICON, M({ ROLE_BARE, SIDE_AFTER, 0 }), NULL, NULL },
	{ "areas", NOUN_AREA, 1, 9, 0, -1, M({ ROLE_IN, SIDE_ANY, 0 }, { ROLE_BARE, SIDE_AFTER, 1 }), NULL, NULL },
	{ .name = NULL },
};
static const struct slot nation_slots[] = {
	{ "nation", NOUN_SEAT, 0, 1, 0, -1, M({ ROLE_BARE, SIDE_BEFORE, 0 }, { ROLE_FOR, SIDE_ANY, 0 }), NULL, NULL },
	{ .name = NULL },
};
static const struct slot fight_slots[] = {
	{ "whom", NOUN_SEAT, 1, 1, 0, -1, M({ ROLE_BARE, SIDE_AFTER, 0 }, { ROLE_AGAINST, SIDE_ANY, 0 }), NULL, NULL },
	{ "area", NOUN_AREA, 1, 1, 0, -1, M({ ROLE_IN, SIDE_ANY, 0 }), NULL, NULL },
	{ "power", NOUN_THING, 0, 1, 0, -1, M({ ROLE_WITH, SIDE_ANY, 0 }), ONLY(POWER), "using {}" },
	{ "free", NOUN_COMMAND, 0, 1, 0, -1, M({ ROLE_BARE, SIDE_AFTER, 0 }), ONLY(PLACE_FREE), NULL },
	{ .name = NULL },
};
static const struct slot place_slots[] = {
	{ "count", NOUN_COUNT, 0, 1, 0, 1, M({ ROLE_BARE, SIDE_AFTER, 0 }), NULL, NULL },
	{ "kind", NOUN_UNIT, 0, 1, 0, ICON, M({ ROLE_BARE, SIDE_AFTER, 0 }), NULL, NULL },
	{ "area", NOUN_AREA, 1, 1, 0, -1, M({ ROLE_IN, SIDE_ANY, 0 }, { ROLE_ON, SIDE_ANY, 0 }), NULL, NULL },
	{ "space", SPACE, 0, 1, 0, -1, M({ ROLE_BARE, SIDE_AFTER, 0 }), NULL, NULL },
	{ .name = NULL },
};
static const struct slot shift_slots[] = {
	{ "count", NOUN_COUNT, 0, 1, 0, 1, M({ ROLE_BARE, SIDE_AFTER, 0 }), NULL, NULL },
	{ "kind", NOUN_UNIT, 0, 1, 0, ICON, M({ ROLE_BARE, SIDE_AFTER, 0 }), NULL, NULL },
	{ "from", NOUN_AREA, 1, 1, 0, -1, M({ ROLE_FROM, SIDE_ANY, 0 }, { ROLE_BARE, SIDE_AFTER, 1 }), NULL, NULL },
	{ "from-space", SPACE, 0, 1, 0, -1, M({ ROLE_BARE, SIDE_AFTER, 0 }), NULL, NULL },
	{ "to", NOUN_AREA, 1, 1, 0, -1, M({ ROLE_TO, SIDE_ANY, 0 }, { ROLE_ARROW, SIDE_ANY, 0 }), NULL, NULL },
	{ "to-space", SPACE, 0, 1, 0, -1, M({ ROLE_BARE, SIDE_AFTER, 0 }), NULL, NULL },
	{ .name = NULL },
};
static const struct slot woo_slots[] = {
	{ "whom", NOUN_AREA, 1, 1, 0, -1, M({ ROLE_BARE, SIDE_AFTER, 0 }, { ROLE_OF, SIDE_ANY, 0 }), NULL, NULL },
	{ "tactic", NOUN_THING, 0, 1, 0, BRIBE,
	  M({ ROLE_WITH, SIDE_ANY, 0 }, { ROLE_BY, SIDE_ANY, 0 }, { ROLE_BARE, SIDE_AFTER, 1 }), ONLY(BRIBE, ORATION),
	  NULL },
	{ .name = NULL },
};
static const struct slot strike_slots[] = {
	{ "count", NOUN_COUNT, 1, 1, SLOT_ALL_OK, -1, M({ ROLE_WITH, SIDE_ANY, 0 }, { ROLE_BARE, SIDE_AFTER, 1 }), NULL,
	  NULL },
	{ "kind", NOUN_UNIT, 0, 1, 0, ICON, M({ ROLE_WITH, SIDE_ANY, 0 }), NULL, NULL },
	{ "from", NOUN_AREA, 1, 1, 0, -1, M({ ROLE_FROM, SIDE_ANY, 0 }, { ROLE_BARE, SIDE_BEFORE, 0 }), NULL, NULL },
	{ "to", NOUN_AREA, 1, 1, 0, -1, M({ ROLE_TO, SIDE_ANY, 0 }, { ROLE_BARE, SIDE_AFTER, 0 }), NULL, NULL },
	{ "leader", NOUN_THING, 0, 1, 0, -1, M({ ROLE_WITH, SIDE_ANY, 0 }), ONLY(LEADER), NULL },
	{ .name = NULL },
};

#define V(n, a, s, c) .name = n, .aliases = a, .slots = s, .canonical = c, .admitted = TURN, .call_slot = -1
static const struct verb shape_verbs[] = {
	[GO] = { V("move", "march attack", go_slots, "move {unit} to {to}"), .flags = VERB_IMPLICIT },
	[HOLD] = { V("hold", "h|stays|stay", hold_slots, "hold {unit}") },
	[SUPPORT] = { V("support", "s", support_slots, "support {order} with {unit}") },
	[BACK] = { V("back", "support s", back_slots, "back {whom} with {unit}") },
	[BID] = { V("bid", "raise|raise my bid", bid_slots, "bid {price} on {share}"), .flags = VERB_IMPLICIT },
	[BUILD] = { V("build", "vote build|vote to build", build_slots, "build in {areas}[ for {nation}]") },
	[NO_BUILD] = { V("no build", "vote no build|", nation_slots, "no build[ for {nation}]") },
	[DISBAND] = { V("disband", "remove|vote disband|vote to disband", unit_slots, "disband {unit}") },
	[CANCEL] = { V("cancel", NULL, hold_slots, "cancel {unit}") },
	[FIGHT] = { V("fight", "attack battle", fight_slots, "fight {whom} in {area}[ {power}][, {free}]") },
	[PLACE_FREE] = { V("place free", "place|place my free", place_slots,
			   "place[ {count}][ {kind}] in {area}[ {space}]") },
	[SHIFT] = { V("shift", NULL, shift_slots, "shift[ {count}] from {from}[ {from-space}] to {to}[ {to-space}]") },
	[ACTIVATE] = { V("activate", "activation|try to activate", woo_slots, "activate {whom}[ with {tactic}]") },
	[DEACTIVATE] = { V("deactivate", "de-activate|desactivate", woo_slots, "deactivate {whom}[ with {tactic}]") },
	[STRIKE] = { V("strike", "attack", strike_slots, "strike {to} from {from} with {count}[ with {leader}]") },
	[NO_SUPPORT] = { V("no support", "decline|", toy_none, "no support") },
	{ .name = NULL },
};
static const struct noun_row shape_nouns[] = {
	{ NOUN_UNIT, ICON, "unit", "units", "army|armies" },
	{ NOUN_NUMBER, 0, "coin", "coins", NULL },
	{ NOUN_THING, LEADER, "leader", NULL, NULL },
	{ NOUN_THING, BRIBE, "bribe", NULL, NULL },
	{ NOUN_THING, ORATION, "long oration", NULL, NULL },
	{ NOUN_THING, POWER, "army of the dead", NULL, NULL },
	{ .name = NULL },
};
static const struct class_row shape_classes[] = {
	{ PIECE, "unit", "unit|units" },
	{ SHARE, "share", "share|shares" },
	{ SPACE, "space", "space" },
	{ .name = NULL },
};

/* The unit in Osaka (area 0) has the number 100, and so on. */
static bool unit_in(const struct view *v, const struct slot *s, struct noun n, struct noun *out)
{
	(void)v;
	*out = (struct noun){ PIECE, n.id + 100 };
	return s->what == PIECE && n.what == NOUN_AREA;
}

static const struct ruleset shape_rules = {
	.name = "shapes",
	.title = "Shapes",
	.verbs = shape_verbs,
	.nouns = shape_nouns,
	.classes = shape_classes,
	.kinds = toy_kinds,
	.resolve = unit_in,
};

static struct toy shapes(struct arena *a)
{
	return toy_with(a, &shape_rules);
}

static void test_shapes__a_place_may_mean_the_unit_in_it(void **state)
{
	struct toy t = shapes(*state);
	const char *go = "move unit 100 to Kyoto";
	binds(&t, "Osaka -> Kyoto", go);
	binds(&t, "A Osaka - Kyoto", go);
	binds(&t, "move Osaka to Kyoto", go);
	binds(&t, "Osaka attacks Kyoto", go);
	binds(&t, "march from Osaka to Kyoto", go);
	binds(&t, "Osaka > Kyoto", go);
	binds(&t, "Osaka into Kyoto", go);
	binds(&t, "unit 12 to Kyoto", "move unit 12 to Kyoto");
	binds(&t, "14 to Nara", "move unit 14 to Nara");
	binds(&t, "Osaka holds", "hold unit 100");
	binds(&t, "A Osaka H", "hold unit 100");
	binds(&t, "hold Osaka", "hold unit 100");
	binds(&t, "12 hold", "hold unit 12");
	binds(&t, "unit 12 stays", "hold unit 12");
	binds(&t, "Osaka, Nara and Kyoto hold", "hold unit 100 | hold unit 102 | hold unit 101");
	binds(&t, "cancel Osaka", "cancel unit 100");
}

static void test_shapes__supports_hold_another_order(void **state)
{
	struct toy t = shapes(*state);
	const char *move = "support move unit 102 to Kyoto with unit 100";
	binds(&t, "Osaka supports Nara to Kyoto", move);
	binds(&t, "A Osaka S A Nara - Kyoto", move);
	binds(&t, "Osaka S Nara-Kyoto", move);
	binds(&t, "support Nara to Kyoto with Osaka", move);
	binds(&t, "unit 12 supports 14 to Kyoto", "support move unit 14 to Kyoto with unit 12");
	binds(&t, "Osaka supports Kyoto", "back unit 101 with unit 100");
	binds(&t, "support Kyoto with Osaka", "back unit 101 with unit 100");
	binds(&t, "Osaka S Kyoto H", "support hold unit 101 with unit 100");
	binds(&t, "Osaka supports Kyoto to hold", "support hold unit 101 with unit 100");
}

static void test_shapes__bids(void **state)
{
	struct toy t = shapes(*state);
	const char *bid = "bid 7 on share 12";
	binds(&t, "bid 7 on share 12", bid);
	binds(&t, "7 on share 12", bid);
	binds(&t, "I bid 7 coins for share 12", bid);
	binds(&t, "share 12: 7", bid);
	binds(&t, "raise my bid on share 12 to 7", bid);
	binds(&t, "bid 7 on 12", bid);
	binds(&t, "bid 0 on share 12", "bid 0 on share 12");
	binds(&t, "blue bid 7 on share 12", "!unknown-word");
}

static void test_shapes__votes_and_lists(void **state)
{
	struct toy t = shapes(*state);
	binds(&t, "build at Nara", "build in Nara");
	binds(&t, "Red builds in Nara", "build in Nara for red");
	binds(&t, "I vote to build in Nara", "build in Nara");
	binds(&t, "vote: build in Nara", "build in Nara");
	binds(&t, "build in Nara and Kobe", "build in Nara and Kobe");
	binds(&t, "no build", "no build");
	binds(&t, "vote no build for Red", "no build for red");
	binds(&t, "disband 5", "disband unit 5");
	binds(&t, "disband unit 5 and 6", "disband unit 5 and unit 6");
	binds(&t, "I vote to disband the unit in Osaka", "disband unit 100");
}

static void test_shapes__fights_with_riders_powers_and_leaders(void **state)
{
	struct toy t = shapes(*state);
	binds(&t, "fight blue in Nara", "fight blue in Nara");
	binds(&t, "attack Blue in Nara", "fight blue in Nara");
	binds(&t, "attack blue in Nara using Army of the Dead", "fight blue in Nara using army of the dead");
	binds(&t, "attack blue in Nara, place free army in Kobe", "fight blue in Nara, place unit in Kobe");
	binds(&t, "strike Nara from Kobe with 3 and the leader", "strike Nara from Kobe with 3 with leader");
	binds(&t, "Kobe attacks Nara with 3 and the leader", "strike Nara from Kobe with 3 with leader");
	binds(&t, "no support", "no support");
	binds(&t, "decline", "no support");
}

static void test_shapes__numbers_behind_places_are_their_spaces(void **state)
{
	struct toy t = shapes(*state);
	binds(&t, "shift Osaka 1 to Nara 3", "shift from Osaka space 1 to Nara space 3");
	binds(&t, "place an army in Nara 3", "place 1 unit in Nara space 3");
	binds(&t, "place army in Nara", "place unit in Nara");
	binds(&t, "shift 2 armies from Osaka to Nara", "shift 2 from Osaka to Nara");
}

static void test_shapes__tactics_and_words_that_look_alike(void **state)
{
	struct toy t = shapes(*state);
	binds(&t, "activate Nara", "activate Nara");
	binds(&t, "activate Nara with bribe", "activate Nara with bribe");
	binds(&t, "activate Nara, using a long oration", "activate Nara with long oration");
	binds(&t, "de-activate Nara", "deactivate Nara");
	binds(&t, "de activate Nara", "deactivate Nara");
	binds(&t, "desactivate Nara", "deactivate Nara");
}

TEST_MAIN(TEST_ARENA(test_shapes__a_place_may_mean_the_unit_in_it),
	  TEST_ARENA(test_shapes__supports_hold_another_order), TEST_ARENA(test_shapes__bids),
	  TEST_ARENA(test_shapes__votes_and_lists), TEST_ARENA(test_shapes__fights_with_riders_powers_and_leaders),
	  TEST_ARENA(test_shapes__numbers_behind_places_are_their_spaces),
	  TEST_ARENA(test_shapes__tactics_and_words_that_look_alike))
