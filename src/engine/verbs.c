/*
 * verbs: what players may say in any game. They are verbs like any other, the
 * ruleset's first where names meet. In a SEALED call they are words in the book
 * (sealed.c); here is what they do at once.
 */
#include "engine/calls.h"
#include "engine/engine.h"

#include "play/game.h"

static const struct mark after_verb[] = { { ROLE_BARE, SIDE_AFTER, 0 }, { MARK_LAST, 0, 0 } };
static const struct slot no_slots[] = { { 0 } };
static const struct slot luck_slots[] = {
	{ "word", NOUN_TEXT, 1, 1, SLOT_REST, -1, after_verb, NULL, NULL },
	{ 0 },
};

static const struct slot line_slots[] = {
	{ "line", NOUN_NUMBER, 1, 1, SLOT_DIGITS_ONLY, -1, after_verb, NULL, NULL },
	{ 0 },
};

static const struct slot order_slots[] = {
	{ "order", NOUN_NUMBER, 1, 1, SLOT_DIGITS_ONLY, -1, after_verb, NULL, NULL },
	{ 0 },
};

enum { CHOSEN_MOST = 20 };
static const struct slot chosen_slots[] = {
	{ "order", NOUN_NUMBER, 1, CHOSEN_MOST, SLOT_DIGITS_ONLY, -1, after_verb, NULL, NULL },
	{ 0 },
};

static void set_answered(struct turn *t, const struct command *c, int32_t answered)
{
	struct asked_row key = { c->call, c->seat, 0 };
	struct asked_row *row = row_edit(t->after, TABLE_ASKED, &key);

	if (row)
		row->answered = answered;
}

static void act_done(struct turn *t, const struct command *c)
{
	set_answered(t, c, 1);
}

static void act_wait(struct turn *t, const struct command *c)
{
	set_answered(t, c, 0);
}

static void act_luck(struct turn *t, const struct command *c)
{
	struct player_row key = { .player = c->player };
	struct player_row *row = row_edit(t->after, TABLE_PLAYER, &key);

	if (row)
		row->luck = command_value(c, 0, TEXT_NONE);
}

/* Of orders that wait alone (sealed.c). */
static void act_nothing(struct turn *t, const struct command *c)
{
	(void)t;
	(void)c;
}

const struct verb engine_verbs[] = {
	[OWN_DONE] = { .name = "done",
		       .aliases = "ready|that is all|that's all|finished|all done|end turn|that is it from me|"
				  "that's it from me",
		       .slots = no_slots,
		       .canonical = "done",
		       .call_slot = -1,
		       .flags = VERB_ONCE | VERB_ENDS,
		       .act = act_done,
		       .help = "you have said all you want to say for now",
		       .examples = "done\nready" },
	[OWN_WAIT] = { .name = "wait",
		       .aliases =
			       "not done|not ready|am not done|am not ready|not ready yet|not done yet|am not ready yet|am not done yet",
		       .slots = no_slots,
		       .canonical = "wait",
		       .call_slot = -1,
		       .flags = VERB_ONCE | VERB_TALKS,
		       .act = act_wait,
		       .help = "takes back `done`; you are waited for until the bell, whatever stands for you",
		       .examples = "wait\nnot done" },
	[OWN_WITHDRAW] = { .name = "withdraw all",
			   .aliases =
				   "withdraw|cancel all|cancel|cancel my orders|cancel all orders|"
				   "cancel all my orders|withdraw my orders|withdraw all orders|"
				   "withdraw all my orders|cancel everything|withdraw everything|"
				   "cancel all of my orders|delete my orders|delete all my orders|scratch that|ignore my last mail",
			   .slots = no_slots,
			   .canonical = "withdraw all",
			   .call_slot = -1,
			   .act = act_withdraw,
			   .help = "takes back all that stands or waits for you",
			   .examples = "cancel all\nscratch that" },
	[OWN_PASS] = { .name = "pass",
		       .aliases = "no orders|no moves|have no orders|have no moves",
		       .slots = no_slots,
		       .canonical = "pass",
		       .call_slot = -1,
		       .flags = VERB_ONCE | VERB_ENDS,
		       .act = act_done,
		       .help = "you order nothing, and are not waited for",
		       .examples = "pass" },
	[OWN_LUCK] = { .name = "luck",
		       .aliases =
			       "my luck|word of luck|my word of luck|luck word|my luck word|lucky word|my lucky word|"
			       "my lucky charm|my lucky number",
		       .slots = luck_slots,
		       .canonical = "luck {word}",
		       .call_slot = -1,
		       .flags = VERB_OWN_STEP,
		       .act = act_luck,
		       .help = "a word of your own that goes into the dice of what is dealt and of "
			       "the turns that begin after it",
		       .examples = "luck rabbit" },
	[OWN_ADD] = { .name = "add to what stands",
		      .aliases = "add to my orders|add these|add this",
		      .slots = no_slots,
		      .canonical = "add to what stands",
		      .call_slot = -1,
		      .flags = VERB_WHOLE | VERB_REPLACED | VERB_TALKS,
		      .act = act_nothing,
		      .help = "the orders of this mail are added to what stands, where they would take its place",
		      .examples = "add to what stands" },
	[OWN_BOTH] = { .name = "both",
		       .aliases = "keep both|both stand|both mails|add them",
		       .slots = no_slots,
		       .canonical = "both",
		       .call_slot = -1,
		       .flags = VERB_WHOLE | VERB_REPLACED,
		       .act = act_nothing,
		       .help = "what your last mail took the place of stands again, beside it",
		       .examples = "both" },
	[OWN_WITHDRAW_LINE] = { .name = "withdraw line",
				.aliases = "cancel line|take back line|drop line",
				.slots = line_slots,
				.canonical = "withdraw line {line}",
				.call_slot = -1,
				.flags = VERB_WHOLE,
				.act = act_withdraw,
				.help = "takes back the order that stood in that line of your mail",
				.examples = "withdraw line 2" },
	[OWN_WITHDRAW_ORDER] = { .name = "withdraw order",
				 .aliases = "",
				 .slots = order_slots,
				 .canonical = "withdraw order {order}",
				 .call_slot = -1,
				 .flags = VERB_WHOLE | VERB_STANDING,
				 .act = act_nothing,
				 .help = "takes back one of the orders that stand, the second for example; or say which: \"withdraw\" and the order",
				 .examples = "withdraw order 2" },
	[OWN_DECLINE] = { .name = "drop what waits",
			  .aliases = "none meant|not meant|none of them meant",
			  .slots = no_slots,
			  .canonical = "drop what waits",
			  .call_slot = -1,
			  .flags = VERB_WHOLE | VERB_TALKS,
			  .act = act_withdraw,
			  .help = "drops what waits for your yes, as a plain no does; what stands, stands",
			  .examples = "drop what waits" },
	[OWN_CONFIRM_LINE] = { .name = "confirm line",
			       .aliases = "i confirm line",
			       .slots = line_slots,
			       .canonical = "confirm line {line}",
			       .call_slot = -1,
			       .flags = VERB_WHOLE,
			       .act = act_confirm,
			       .help = "says yes to the order that waits from that line of your mail, and it is done",
			       .examples = "confirm line 2" },
	[OWN_CONFIRM_ORDER] = { .name = "confirm order",
				.aliases = "confirm orders|confirm only order|confirm only orders",
				.slots = chosen_slots,
				.canonical = "confirm order {order}",
				.call_slot = -1,
				.flags = VERB_WHOLE,
				.act = act_confirm,
				.help = "says yes to these alone of the orders that wait, by their place in the list; the others are dropped",
				.examples = "confirm order 1, 3" },
	[OWN_ACCEPT_ORDER] = { .name = "accept order",
			       .aliases = "accept orders",
			       .slots = chosen_slots,
			       .canonical = "accept order {order}",
			       .call_slot = -1,
			       .flags = VERB_WHOLE,
			       .act = act_confirm,
			       .help = "says yes to these of the orders that wait, by their place in the list; the others wait on",
			       .examples = "accept order 1, 3" },
	[OWN_CONFIRM] = { .name = "confirm",
			  .aliases =
				  "confirmed|i confirm|yes confirm|confirm all|confirm my orders|i confirm my orders|"
				  "i confirm all of it|confirm all of it|confirm everything",
			  .slots = no_slots,
			  .canonical = "confirm",
			  .call_slot = -1,
			  .flags = VERB_WHOLE,
			  .act = act_confirm,
			  .help = "says yes to all that waits, as a plain yes does, and it is done",
			  .examples = "confirm" },
	{ 0 },
};

int own_verb(const struct game *g, verb_id v)
{
	return v < g->nverbs - OWN_VERBS ? -1 : (int)(v - (g->nverbs - OWN_VERBS));
}

struct command *own_command(const struct game *g, enum own_verb own, struct span at, const int32_t *numbers, size_t n,
			    struct arena *a)
{
	struct command *c = arena_alloc(a, sizeof *c + n * sizeof c->arg[0], alignof(struct command));

	*c = (struct command){ .verb = (verb_id)(g->nverbs - OWN_VERBS + own),
			       .seat = SEAT_NONE,
			       .player = PLAYER_NONE,
			       .call = CALL_NONE,
			       .at = at,
			       .nargs = (uint16_t)n };
	for (size_t k = 0; k < n; k++)
		c->arg[k] = (struct arg){ .at = at, .value = numbers[k] };
	return c;
}
