/*
 * verbs: the orders of States as data: their words, their arguments and where in a sentence these may
 * stand. What an order does is in the file of its phase.
 */
#include "rules/states/verbs.h"
#include "play/slots.h"
#include "rules/common/join.h"
#include "rules/states/turn.h"
#include "rules/states/phases.h"
#include "rules/states/tables.h"

#define TURN KIND_BIT(KIND_TURN)

const struct noun_row st_nouns[] = {
	{ NOUN_UNIT, TROOP, "troop", "troops", "unit|army|armies|man|men|soldier|force|guy|people" },
	{ NOUN_THING, PHASE_DEPLOY, "deploy phase", "deploy phases", "deployment phase|deployment" },
	{ NOUN_THING, PHASE_ATTACK, "attack phase", "attack phases", "attacks phase|attacking phase|battle phase" },
	{ NOUN_THING, PHASE_FORTIFY, "fortify phase", "fortify phases", "fortification phase|fortification" },
	{ NOUN_NONE, 0, NULL, NULL, NULL },
};

const struct verb st_verbs[] = {
	[JOIN] = JOIN_VERB("STA-SETUP-1", "Joins the game, before it begins: two people, or three."),
	[LEAVE] = LEAVE_VERB("STA-SETUP-1"),
	[DEPLOY] = {
		.name = "deploy", .aliases = "put place add drop reinforce",
		.slots = DEPLOY_SLOTS(TROOP),
		.canonical = "deploy {count}[ {unit}] in {area}",
		.admitted = TURN, .call_slot = -1, .flags = VERB_IMPLICIT, .rule = "STA-DEP-1",
		.help = "Places new troops on one of your territories: a third of your territories' number.",
		.examples = "deploy 3 in Nevada\nput three troops on Utah\nplace 2 armies in Ohio\nadd 1 to Texas\n"
			    "deploy all in Utah\ndeploy the rest in Utah",
		.check = stage_deploy_check, .act = stage_deploy_act,
	},
	[ATTACK] = {
		.name = "attack", .aliases = "invade assault",
		.slots = SLOTS(ATTACK_SLOTS(TROOP, MARKS(WITH(0), BARE(1))), WHOSE_SLOT),
		.canonical = "attack {target} from {from}[ with {count}][ {unit}][ against {whose}]",
		.admitted = TURN, .call_slot = -1, .rule = "STA-ATT-1",
		.help = "Fights with all troops but one for a neighbouring territory, to the end.",
		.examples = "attack Utah from Nevada\nattack from Nevada to Utah\nfrom Nevada attack Utah\n"
			    "attack Nevada -> Utah\nNevada attacks Utah\nattack Utah from Nevada with 5\n"
			    "attack Utah from Nevada with all",
		.check = st_attack_check, .act = st_attack_act,
	},
	[MOVE] = {
		.name = "move", .aliases = "fortify relocate transfer send shift reinforce",
		.slots = SLOTS(MOVE_SLOTS(TROOP, SLOT_SPREADS)),
		.canonical = "move {count}[ {unit}] from {from} to {to}",
		.admitted = TURN, .call_slot = -1, .rule = "STA-FORT-1",
		.help = "Relocates troops between two of your territories, however far apart; one stays.",
		.examples = "move 4 from Washington to Colorado\nfortify 4 from Utah to Ohio\n"
			    "relocate four troops from Utah to Ohio\nmove all from Utah to Ohio\n"
			    "fortify Ohio from Utah with 4",
		.check = st_move_check, .shuts = st_move_shuts, .act = st_move_act,
	},
	[END_PHASE] = {
		END_PHASE_WORDS, .admitted = TURN, .rule = "STA-STAGE-2",
		.help = "Goes on from deploy to attack, from attack to fortify, from fortify to the next player.",
	},
	[END_NAMED] = {
		.name = "end", .aliases = "end the|finish|skip|finish the|skip the",
		.slots = SLOTS({ "phase", NOUN_THING, 1, 1, 0, -1, MARKS(BARE(0)), NULL, NULL }),
		.canonical = "end {phase}",
		END_NAMED_WORDS, .admitted = TURN, .rule = "STA-STAGE-2",
		.help = "Ends the phase that is named, once.",
		.examples = "end deploy phase\nend attack phase\nskip the fortify phase",
	},
	[NO_ATTACKS] = {
		.name = "no attacks",
		.aliases = "no attack|no battles|no battle|no more attacks|no fighting|no fights|no attacking|no invasions|no atk",
		.slots = NOTHING, .canonical = "no attacks",
		END_NAMED_WORDS, .admitted = TURN, .rule = "STA-STAGE-2",
		.help = "Ends the attack phase.", .examples = "no attacks",
	},
	[NO_FORTIFYING] = {
		.name = "no fortifying",
		.aliases = "no fortify|no fortification|no fortifications|no relocation|no relocations|no moves|no movement",
		.slots = NOTHING, .canonical = "no fortifying",
		END_NAMED_WORDS, .admitted = TURN, .rule = "STA-STAGE-2",
		.help = "Ends the fortify phase.", .examples = "no fortifying",
	},
	[END_TURN] = {
		END_TURN_WORDS("end my turn|end the turn|finish turn|finish my turn|finish the turn|pass|end of turn"),
		.admitted = TURN, .rule = "STA-STAGE-2",
		.help = "Ends the turn, once no troops wait for deployment.",
	},
	[DEEDS] = { .name = NULL },
};
