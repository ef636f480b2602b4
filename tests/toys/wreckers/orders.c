/*
 * orders: what can be ordered in Wreckers. At night a boat sails and its skipper bids, in secret, until the bell; who
 * has won the wreck says what becomes of its cargo, and that is done at once.
 */
#include "play/slots.h"
#include "rules/common/join.h"
#include "wreckers.h"

static void sail_check(const struct view *v, const struct command *c, struct notes *n)
{
	const struct boat_row *boat = boat_of(v->state, c->seat);
	const struct arg *to = command_arg(c, 0, 0);

	if (!boat)
		return;
	if (to->value == boat->area)
		wreckers_note(n, NOTE_THERE, to->at, &FACTS(.area = SAID(boat->area)));
	else if (RULE("2.2") && !map_edge(v->game->map, boat->area, to->value))
		wreckers_note(n, NOTE_FAR, to->at, &FACTS(.area = SAID(to->value), .other = SAID(boat->area)));
}

static void bid_check(const struct view *v, const struct command *c, struct notes *n)
{
	const struct boat_row *boat = boat_of(v->state, c->seat);
	const struct arg *bid = command_arg(c, 0, 0);

	if (boat && bid->value > boat->coins && RULE("2.3"))
		wreckers_note(n, NOTE_TOO_POOR, bid->at, &FACTS(.count = bid->value, .limit = boat->coins));
}

/* A second course takes the place of the first, and a second bid that of the first. */
static int32_t about(const struct view *v, const struct command *c)
{
	(void)v;
	return c->verb == VERB_BID;
}

/* The cargo is gone with the answer: the hoard has it, or it is coins. */
static void keep_act(struct turn *t, const struct command *c)
{
	struct boat_row *boat = boat_edit(t->after, c->seat);

	TELL(t, WRECKERS_KEPT, c->seat, boat->cargo);
	boat->hoard += boat->cargo;
	boat->cargo = 0;
	call_answered(t, c->call, c->seat);
}

static void sell_act(struct turn *t, const struct command *c)
{
	struct boat_row *boat = boat_edit(t->after, c->seat);

	TELL(t, WRECKERS_SOLD, c->seat, boat->cargo);
	boat->coins += boat->cargo;
	boat->cargo = 0;
	call_answered(t, c->call, c->seat);
}

/* clang-format off */
const struct verb wreckers_verbs[] = {
	[VERB_JOIN] = JOIN_VERB("1.1", "Takes a seat and a boat, in the colour you name or in one that is free."),
	[VERB_LEAVE] = LEAVE_VERB("1.1"),
	[VERB_SAIL] = {
		.name = "sail", .aliases = "set sail|steer|go|row",
		.slots = SLOTS({ "to", NOUN_AREA, 1, 1, 0, -1, MARKS(TO(0), BARE_AFTER(1), FOR(1)), NULL, NULL }),
		.canonical = "sail to {to}", .admitted = KIND_BIT(KIND_NIGHT), .call_slot = -1, .flags = VERB_LAST,
		.rule = "2.2", .help = "Sails to a neighbouring place at the bell.",
		.examples = "sail to Brume\nsteer for Brume", .subject = about, .check = sail_check },
	[VERB_STAY] = {
		.name = "stay", .aliases = "stay here|drop anchor", .slots = NOTHING, .canonical = "stay",
		.admitted = KIND_BIT(KIND_NIGHT), .call_slot = -1, .flags = VERB_LAST, .rule = "2.2",
		.help = "Stays where the boat lies, as it does when nothing is said.", .examples = "stay",
		.subject = about },
	[VERB_BID] = {
		.name = "bid", .aliases = "offer",
		.slots = SLOTS({ "coins", NOUN_NUMBER, 1, 1, SLOT_ZERO_OK, -1, MARKS(BARE_AFTER(0), OF(1)), NULL, NULL }),
		.canonical = "bid {coins}", .admitted = KIND_BIT(KIND_NIGHT), .call_slot = -1, .flags = VERB_LAST,
		.rule = "2.3", .help = "Bids coins for the wreck; the single highest bid wins it.",
		.examples = "bid 3\nI offer 3 coins\nbid nothing", .subject = about, .check = bid_check },
	[VERB_KEEP] = {
		.name = "keep", .aliases = "keep it|keep the cargo|hoard it", .slots = NOTHING, .canonical = "keep",
		.admitted = KIND_BIT(KIND_CARGO), .call_slot = -1, .flags = VERB_ONCE, .rule = "4.2",
		.help = "Keeps the cargo: it goes into your hoard.", .examples = "keep\nkeep it", .act = keep_act },
	[VERB_SELL] = {
		.name = "sell", .aliases = "sell it|sell the cargo", .slots = NOTHING, .canonical = "sell",
		.admitted = KIND_BIT(KIND_CARGO), .call_slot = -1, .flags = VERB_ONCE, .rule = "4.2",
		.help = "Sells the cargo for as many coins as it is worth.", .examples = "sell\nsell it", .act = sell_act },
	{ .name = NULL },
};
/* clang-format on */
