/*
 * verbs: the orders of Gilmoria as data: their words, their arguments and where in a sentence these may
 * stand (GIL-LINE-1). What an order does is in the file of its phase.
 */
#include "rules/gilmoria/verbs.h"
#include "play/slots.h"
#include "rules/common/join.h"
#include "rules/gilmoria/turn.h"
#include "rules/gilmoria/phases.h"
#include "rules/gilmoria/tactics.h"

#define TURN KIND_BIT(KIND_TURN)
#define MUSTER KIND_BIT(KIND_MUSTER)

enum { LEADER = TACTICS };

#define TACTIC \
	{ \
		"tactic", NOUN_THING, 0, 1, 0, -1, MARKS(WITH(0), BY(0), VIA(0), EQUALS(0), AS(1), BARE(1)), \
			ONLY(TACTIC_CONCISE, TACTIC_ORATION, TACTIC_BRIBE, TACTIC_THREATS, TACTIC_BLACKMAIL), NULL \
	}
#define WHOM \
	{ \
		"domain", NOUN_REGION, 1, 1, 0, -1, MARKS(BARE(0), OF(0), TO(0), ON(1), AGAINST(1)), NULL, NULL \
	}
#define WITH_LEADER(price) \
	{ \
		"leader", NOUN_THING, 0, 1, 0, -1, MARKS(WITH(0), BARE(price)), ONLY(LEADER), NULL \
	}

const struct noun_row gm_nouns[] = {
	{ NOUN_UNIT, UNIT, "unit", "units", "troop|troops|army|armies|man|men|soldier|force" },
	{ NOUN_THING, TACTIC_CONCISE, "concise speech", "concise speeches",
	  "concise speach|concise speaches|concise|speech|speach|short speech|concise speech tactic" },
	{ NOUN_THING, TACTIC_ORATION, "long oration", "long orations",
	  "oration|orations|long speech|long speach|long oration tactic|oration tactic" },
	{ NOUN_THING, TACTIC_BRIBE, "bribe", "bribes", "bribery|bribing|bribe tactic|bribery tactic" },
	{ NOUN_THING, TACTIC_THREATS, "threats", "threats",
	  "threat|threaten|threatening|threats tactic|threat tactic" },
	{ NOUN_THING, TACTIC_BLACKMAIL, "blackmail", "blackmails", "black mail|blackmailing|blackmail tactic" },
	{ NOUN_NUMBER, 0, "point", "points",
	  "pt|pts|sow|sow point|sow points|spoils of war point|spoils of war points|spoils point|spoils points|spoils of war" },
	{ NOUN_THING, LEADER, "leader", "leader", "leaders|general|commander|leader included|leader along|leader too" },
	{ NOUN_NONE, 0, NULL, NULL, NULL },
};

const struct verb gm_verbs[] = {
	[JOIN] = {
		.name = "join",
		.aliases = JOIN_WORDS "|join as warlord of|join as the warlord of|join as warlord|play as|"
			   "join the game as warlord of|join the game as the warlord of|sign me up as warlord of|"
			   "sign me up as the warlord of|count me in as warlord of|count me in as the warlord of",
		.slots = SLOTS({ "domain", NOUN_REGION, 0, 1, 0, -1, MARKS(BARE(0), AS(0), IN(1), WITH(0), OF(0), FOR(0)),
				 NULL, NULL },
			       { "colour", NOUN_COLOUR, 0, 1, 0, -1, MARKS(BARE(0), AS(0), IN(0), WITH(0)), NULL, NULL },
			       JOIN_NAME_SLOT),
		.canonical = "join[ as {domain}][ in {colour}][, {name}]",
		.admitted = MUSTER, .call_slot = -1, .flags = VERB_STRANGER, .rule = "GIL-SETUP-2",
		.help = "Joins the game, before it begins, as the warlord of a domain or of one to be drawn.",
		.examples = "join\njoin as Brinn\njoin as warlord of Brinn\nI would like to join as Corvan in teal",
		.check = gm_join_check, .act = gm_join_act,
	},
	[LEAVE] = LEAVE_VERB("GIL-SETUP-2"),
	[ACTIVATE] = {
		.name = "activate", .aliases = "activating|activation|attempt activation|ally|ally with|win over",
		.slots = SLOTS(WHOM, TACTIC), .canonical = "activate {domain}[ with {tactic}]",
		.admitted = TURN, .call_slot = -1, .flags = VERB_IMPLICIT, .rule = "GIL-DIP-1",
		.help = "Tries to make a neutral domain your ally; one diplomatic action a turn.",
		.examples = "activate Brinn\ntry to activate Brinn with bribe\n"
			    "activation of Brinn, tactic: long oration\nI try to activate Brinn, using Blackmail",
		.check = gm_activate_check, .act = gm_activate_act,
	},
	[DEACTIVATE] = {
		.name = "de-activate",
		.aliases = "deactivate|de activate|deactivating|de-activating|deactivation|de-activation|attempt deactivation|"
			   "attempt de-activation",
		.slots = SLOTS(WHOM, TACTIC), .canonical = "de-activate {domain}[ with {tactic}]",
		.admitted = TURN, .call_slot = -1, .rule = "GIL-DIP-1",
		.help = "Tries to make another warlord's ally neutral; one diplomatic action a turn.",
		.examples = "de-activate Brinn\ndeactivate Brinn using threats\ntry to deactivate Brinn by blackmail",
		.check = gm_deactivate_check, .act = gm_deactivate_act,
	},
	[RECRUIT] = {
		.name = "recruit",
		.aliases = "hire|recruiting|recruit mercenaries|hire mercenaries|recruiting mercenaries|buy mercenaries|"
			   "recruit some mercenaries|hire some mercenaries|get mercenaries|mercenaries|recruit mercs|hire mercs|"
			   "buy mercs|get mercs|mercs",
		.slots = SLOTS({ "points", NOUN_NUMBER, 0, 1, 0, -1, MARKS(FOR(0), WITH(0)), NULL, NULL }, TACTIC),
		.canonical = "recruit mercenaries[ for {points} points][ with {tactic}]",
		.admitted = TURN, .call_slot = -1, .rule = "GIL-DIP-1",
		.help = "Hires 4 to 9 units for 5 Spoils of War Points; one diplomatic action a turn.",
		.examples = "recruit mercenaries\nhire mercenaries for 5 points",
		.check = gm_recruit_check, .act = gm_recruit_act,
	},
	[ACQUIRE] = {
		.name = "acquire points",
		.aliases = "acquire|acquire spoils|acquire spoils of war|acquire spoils of war points|acquire sow|acquire sow points|"
			   "send envoys|send envoy|send out envoys|acquire point|gain points|get points|acquire a point",
		.slots = SLOTS(TACTIC), .canonical = "acquire points[ with {tactic}]",
		.admitted = TURN, .call_slot = -1, .rule = "GIL-DIP-1",
		.help = "Sends envoys, who may bring a Spoils of War Point; one diplomatic action a turn.",
		.examples = "acquire points\nacquire spoils of war points with long oration\nsend envoys",
		.check = gm_acquire_check, .act = gm_acquire_act,
	},
	[DEPLOY] = {
		.name = "deploy", .aliases = "put place add station spawn",
		.slots = DEPLOY_SLOTS(UNIT),
		.canonical = "deploy {count}[ {unit}] in {area}",
		.admitted = TURN, .call_slot = -1, .flags = VERB_IMPLICIT, .rule = "GIL-DEP-2",
		.help = "Places new units on one of the acting domain's own territories.",
		.examples = "deploy 3 in Ashford\nplace 2 units on Anvil\nput 4 at Crag\ndeploy all in Anvil\n"
			    "deploy the rest in Anvil",
		.check = stage_deploy_check, .shuts = gm_shuts_diplomacy, .act = stage_deploy_act,
	},
	[ATTACK] = {
		.name = "attack", .aliases = "invade assault",
		.slots = SLOTS(ATTACK_SLOTS(UNIT, MARKS(WITH(0), BARE(1), BY(1))), WITH_LEADER(1), WHOSE_SLOT),
		.canonical = "attack {target} from {from}[ with {count}][ {unit}][ and the {leader}][ against {whose}]",
		.admitted = TURN, .call_slot = -1, .rule = "GIL-BAT-1",
		.help = "Fights with so many units for a neighbouring territory, to the end; one always stays.",
		.examples = "attack Crag from Anvil with 4\nattack from Anvil to Crag with 5 units\n"
			    "Anvil attacks Crag with 3 and the leader\nattack Crag from Anvil with all",
		.check = gm_attack_check, .shuts = gm_shuts_diplomacy, .act = gm_attack_act,
	},
	[MOVE] = {
		.name = "mobilise", .aliases = "mobilize fortify move relocate transfer send shift reinforce march",
		.slots = SLOTS(MOVE_SLOTS(UNIT, 0), WITH_LEADER(1)),
		.canonical = "mobilise {count}[ {unit}][ and the {leader}] from {from} to {to}",
		.admitted = TURN, .call_slot = -1, .rule = "GIL-MOB-1",
		.help = "Moves units once a turn, over land of your own and of your allies'; it ends the turn.",
		.examples = "mobilise 3 from Ashford to Anvil\nmobilize two units from Ashford to Anvil\n"
			    "move 3 from Ashford to Anvil\nfortify Anvil from Ashford with 3\n"
			    "mobilise 3 and the leader from Ashford to Anvil",
		.check = gm_move_check, .shuts = gm_move_shuts, .act = gm_move_act,
	},
	[END_PHASE] = {
		END_PHASE_WORDS, .admitted = TURN, .rule = "GIL-STAGE-3",
		.help = "Goes on from diplomacy to deployment, battle, mobilisation, and to the next turn.",
	},
	[END_DIPLOMACY] = {
		.name = "end diplomacy",
		.aliases = "no diplomacy|skip diplomacy|finish diplomacy|end the diplomacy|end diplomacy phase|"
			   "end the diplomacy phase|skip the diplomacy phase|skip diplomacy phase|no diplomatic action|"
			   "no diplomatic actions|no diplomacy this turn|pass on diplomacy",
		END_NAMED_WORDS, .slots = NOTHING, .canonical = "end diplomacy", .admitted = TURN, .rule = "GIL-STAGE-3",
		.help = "Goes on to deployment without (another) diplomatic action.", .examples = "no diplomacy\nend diplomacy\nskip diplomacy",
	},
	[END_DEPLOYMENT] = {
		.name = "end deployment",
		.aliases = "finish deployment|end the deployment|end deployment phase|end the deployment phase|"
			   "finish the deployment phase|end deploy phase|no deployment|end deploying",
		END_NAMED_WORDS, .slots = NOTHING, .canonical = "end deployment", .admitted = TURN, .rule = "GIL-STAGE-3",
		.help = "Goes on to battle, once no units wait.", .examples = "end deployment",
	},
	[END_BATTLE] = {
		.name = "end battle",
		.aliases = "end battles|finish battle|finish battles|end the battle|end battle phase|end the battle phase|"
			   "end attack phase|end the attack phase|end attacks|end my attacks|stop attacking|no attacks|"
			   "no attack|no battles|no battle|no more attacks|no more battles|skip battle|skip the battle phase|"
			   "skip battle phase|end attacking",
		END_NAMED_WORDS, .slots = NOTHING, .canonical = "end battle", .admitted = TURN, .rule = "GIL-STAGE-3",
		.help = "Goes on to mobilisation.", .examples = "end battle\nno attacks",
	},
	[END_MOBILISATION] = {
		.name = "no mobilisation",
		.aliases = "no mobilization|end mobilisation|end mobilization|skip mobilisation|skip mobilization|"
			   "end mobilisation phase|end the mobilisation phase|end mobilization phase|end the mobilization phase|"
			   "finish mobilisation|no movement|no move|no moves|no fortification|skip the mobilisation phase|"
			   "skip the mobilization phase",
		END_NAMED_WORDS, .slots = NOTHING, .canonical = "no mobilisation", .admitted = TURN, .rule = "GIL-STAGE-3",
		.help = "Ends the turn without a mobilisation.", .examples = "no mobilisation\nno mobilization",
	},
	[END_TURN] = {
		END_TURN_WORDS("end my turn|end the turn|end this turn|finish turn|finish my turn|pass|end of turn|"
			       "end of my turn"),
		.admitted = TURN, .rule = "GIL-STAGE-3",
		.help = "Ends the turn, once no units wait for deployment.",
	},
	[DEEDS] = { .name = NULL },
};
