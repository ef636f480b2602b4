/*
 * verbs: the orders of Armies as data: their words, their arguments and where in a sentence these may
 * stand (ARM-LINE-1). What an order does is in the file of its step.
 */
#include "rules/armies/verbs.h"
#include "play/slots.h"
#include "rules/common/join.h"
#include "rules/armies/powers.h"
#include "rules/armies/steps.h"

/* One army where no number is said, but "armies" are how many? */
#define COUNT \
	{ \
		"count", NOUN_COUNT, 0, 1, SLOT_ALL_OK, 1, AMOUNT, NULL, NULL \
	}
/* Who flees without a number flees with all. */
#define COUNT_OR_ALL \
	{ \
		"count", NOUN_COUNT, 0, 1, SLOT_ALL_OK, -1, AMOUNT, NULL, NULL \
	}
#define UNIT \
	{ \
		"unit", NOUN_UNIT, 0, 1, 0, ARMY, AMOUNT, NULL, NULL \
	}
/* Right behind its area; elsewhere a number is a count. */
#define SPACE(name) \
	{ \
		name, NOUN_NUMBER, 0, 1, SLOT_DIGITS_ONLY, -1, MARKS(BARE_AFTER(0)), NULL, NULL \
	}
#define POWER_SLOT \
	{ \
		"power", NOUN_THING, 0, 1, 0, -1, MARKS(WITH(0), BY(1)), NULL, NULL \
	}
#define RELIC_SLOT \
	{ \
		"artefact", NOUN_RELIC, 0, 1, 0, -1, MARKS(WITH(0), BY(1)), NULL, NULL \
	}
/* Of which battle it is said: there is but one, so it is checked and says nothing more. */
#define WHERE_SLOT \
	{ \
		"where", NOUN_AREA, 0, 1, 0, -1, MARKS(IN(0), ON(1)), NULL, NULL \
	}
#define RIDER(verb) \
	{ \
		"then", NOUN_COMMAND, 0, 1, 0, -1, MARKS(BARE_AFTER(0)), ONLY(verb), NULL \
	}
#define SUPPORTING \
	"support|back|help|join|side with|aid|assist|stand with|fight for|fight with|reinforce|fight on the side of|" \
	"fight beside|stand by|choose|pick|go with|go for|vote for|am with|am for|are with|are for|" \
	"im with|im for"

#define SETUP KIND_BIT(KIND_SETUP)
#define TURN KIND_BIT(KIND_TURN)
#define RESPONSE KIND_BIT(KIND_RESPONSE)
#define AFTERMATH KIND_BIT(KIND_AFTERMATH)

const struct noun_row ar_nouns[] = {
	{ NOUN_UNIT, ARMY, "army", "armies", "icon|troop|unit|force|new army|fleeing army" },
	{ NOUN_UNIT, FREE_ARMY, "free army", "free armies", "free icon|bonus army|reward|reward army" },
	{ NOUN_THING, POWER_PATH, "Path to the Underworld", NULL, "path|underworld|path of the underworld" },
	{ NOUN_THING, POWER_SILENCE, "Silence of the Tombs", NULL, "silence|silence of tombs" },
	{ NOUN_THING, POWER_SHIELD, "Shield of Ruin", NULL, "shield|ruin shield|shield of ruins" },
	{ NOUN_THING, POWER_TRUCE, "Truce of Bones", NULL, "truce|truce of the bones" },
	{ NOUN_THING, POWER_DEAD, "Army of the Dead", NULL, "dead|dead army|army of dead" },
	{ NOUN_THING, POWER_BANNER, "Banner of Ghosts", NULL, "banner|ghost banner|banner of the ghosts" },
	{ NOUN_THING, POWER_TOLL, "Toll of Graves", NULL, "toll|toll of the graves" },
	{ NOUN_THING, POWER_MIRROR, "Mirror of the Fallen", NULL, "mirror|mirror of fallen" },
	{ NOUN_THING, POWER_ASH, "Veil of Ash", NULL, "veil|veil of ashes|ash" },
	{ NOUN_THING, POWER_RISING, "Rising at Dusk", NULL, "rising" },
	{ NOUN_PARTY, SIDE_ATTACKER, "attacker", "attackers", "attacking side|attacking player|aggressor" },
	{ NOUN_PARTY, SIDE_DEFENDER, "defender", "defenders", "defending side|defending player|victim" },
	{ NOUN_NONE, 0, NULL, NULL, NULL },
};

const struct verb ar_verbs[] = {
	[JOIN] = JOIN_VERB("ARM-SETUP-1", "Joins the game, before it begins: two to six people."),
	[LEAVE] = LEAVE_VERB("ARM-SETUP-1"),
	[PLACE] = {
		.name = "place", .aliases = "put add draw deploy debrief set station spawn build",
		.slots = SLOTS(COUNT, UNIT,
			       { "area", NOUN_AREA, 1, 1, 0, -1, MARKS(IN(0), ON(0), TO(0), BARE(1)), NULL, NULL },
			       SPACE("space")),
		.canonical = "place[ {count}][ {unit}] in {area}[ {space}]",
		.admitted = SETUP | TURN | RESPONSE | AFTERMATH, .call_slot = -1, .rule = "ARM-DEB-3",
		.help = "Places armies: the first two, the free army of a victory, those of a comeback, and in the "
			"debrief one for each area you own.",
		.examples = "place army in Brazil\nplace 1 army in Brazil 3\nput my army in Peru\nplace 2 in Peru\n"
			    "place free army in Peru\nplace 2 in Brazil and 1 in Peru\ndebrief 2 in Peru\nplace all in Peru\n2 in Peru",
		.flags = VERB_IMPLICIT, .check = ar_place_check, .shuts = ar_place_shuts, .rides = ar_place_rides,
		.act = ar_place_act,
	},
	[MOVE] = {
		.name = "move", .aliases = "send march shift relocate transfer take go",
		.slots = SLOTS(COUNT, UNIT, { "from", NOUN_AREA, 1, 1, SLOT_SPREADS, -1, MARKS(FROM(0), IN(1), BARE(1)), NULL, NULL },
			       SPACE("from_space"),
			       { "to", NOUN_AREA, 1, 1, 0, -1, MARKS(TO(0), ARROW(0), BARE_AFTER(2)), NULL, NULL },
			       SPACE("to_space")),
		.canonical = "move[ {count}][ {unit}] from {from}[ {from_space}] to {to}[ {to_space}]",
		.admitted = TURN, .call_slot = -1, .rule = "ARM-MOVE-1",
		.help = "Moves armies to free spaces anywhere; the spaces they leave are crossed out for ever. Each army "
			"moves once in a turn.",
		.examples = "move army from Brazil to Peru\nmove 2 armies from Brazil to Peru\nmove Brazil 1 to Peru 3\n"
			    "move my army Brazil to Peru\nBrazil -> Peru\nmove all from Brazil to Peru",
		.flags = VERB_IMPLICIT, .check = ar_move_check, .act = ar_move_act,
	},
	[VISIT] = {
		.name = "visit", .aliases = "pay a visit|pay a visit to|move|send|march|take|fetch|get|go|go get|go for",
		.slots = SLOTS(COUNT, UNIT, { "from", NOUN_AREA, 1, 1, 0, -1, MARKS(FROM(0), WITH(1), IN(1), BARE(1)), NULL, NULL },
			       SPACE("from_space"),
			       { "artefact", NOUN_RELIC, 1, 1, 0, -1, MARKS(TO(0), ARROW(0), BARE_AFTER(0)), NULL, NULL }),
		.canonical = "visit {artefact}[ with {count}][ {unit}] from {from}[ {from_space}]",
		.admitted = TURN, .call_slot = -1, .rule = "ARM-ART-1",
		.help = "Moves an army to an artefact that nobody has visited; it carries it from then on.",
		.examples = "visit the Horn of the North from Iceland\nmove army from Iceland to the Horn of the North\n"
			    "move Iceland 1 to the Horn of the North",
		.check = ar_visit_check, .act = ar_visit_act,
	},
	[ATTACK] = {
		.name = "attack",
		.aliases = "battle|fight|assault|start a battle|start battle|begin a battle|wage war|make war|"
			   "go to war|strike|invade|battle with|fight with|start a fight",
		.slots = SLOTS({ "whom", NOUN_SEAT, 1, 1, 0, -1, MARKS(BARE_AFTER(0), AGAINST(0), ON(1), WITH(1)), NULL, NULL },
			       { "area", NOUN_AREA, 1, 1, 0, -1, MARKS(IN(0), ON(1), BARE_AFTER(2)), NULL, NULL },
			       { "from", NOUN_AREA, 0, 1, 0, -1, MARKS(FROM(0), BARE_BEFORE(1), IN_BEFORE(1)), NULL, NULL },
			       POWER_SLOT, RELIC_SLOT, RIDER(PLACE),
			       { "unit", NOUN_UNIT, 0, 1, 0, ARMY, MARKS(BARE_BEFORE(0)), NULL, NULL }),
		.canonical = "attack {whom} in {area}[ from {from}][ using {power}][ using {artefact}][, {then}]",
		.admitted = TURN, .call_slot = -1, .rule = "ARM-BAT-1",
		.help = "Starts the battle of this turn, against one player in an area where you stand or that touches one. "
			"You may say at once what you use, and where your free army goes if you win.",
		.examples = "attack green in Brazil\nattack green in Brazil from Peru\nbattle green in Brazil\n"
			    "I start a battle against green in Brazil\nfight green in Brazil\n"
			    "attack green in Brazil using Army of the Dead\n"
			    "attack green in Brazil, place free army in Peru",
		.check = ar_attack_check, .shuts = ar_attack_shuts, .act = ar_attack_act,
	},
	[SUPPORT] = {
		.name = "support", .aliases = SUPPORTING,
		.slots = SLOTS({ "whom", NOUN_SEAT, 1, 1, 0, -1, MARKS(BARE(0), FOR(0), WITH(1)), NULL, NULL },
			       POWER_SLOT, RELIC_SLOT, RIDER(PLACE), WHERE_SLOT),
		.canonical = "support {whom}[ in {where}][ using {power}][ using {artefact}][, {then}]",
		.admitted = RESPONSE, .call_slot = -1, .rule = "ARM-RESP-1", .flags = VERB_ANSWER,
		.help = "Your answer in somebody else's battle: your armies in the area count for him.",
		.examples = "support red\nWe support red\nback red\nsupport red, place free army in Peru\n"
			    "support red using Army of the Dead",
		.check = ar_support_check,
	},
	[SUPPORT_PARTY] = {
		.name = "support the", .aliases = SUPPORTING,
		.slots = SLOTS({ "side", NOUN_PARTY, 1, 1, 0, -1, MARKS(BARE(0), FOR(0), WITH(1)), NULL, NULL },
			       POWER_SLOT, RELIC_SLOT, RIDER(PLACE), WHERE_SLOT),
		.canonical = "support the {side}[ in {where}][ using {power}][ using {artefact}][, {then}]",
		.admitted = RESPONSE, .call_slot = -1, .rule = "ARM-RESP-1",
		.flags = VERB_IMPLICIT | VERB_ANSWER,
		.help = "The same, by what he does in this battle.",
		.examples = "support the attacker\nsupport the defender using Army of the Dead\nI side with the attacker",
		.check = ar_support_check,
	},
	[DECLINE] = {
		.name = "no support",
		.aliases = "decline|neither|none|no|nobody|no one|nobody at all|abstain|stay out|stay neutral|neutral|"
			   "stay out of it|stay out of the battle|stay out of this battle|stay out of the fight|support nobody|support no one|support none|keep out|nothing|no help|no thanks|"
			   "no thank you|will not support anyone|will not support anybody|not support anyone|"
			   "not support anybody|do not support anyone|do not support anybody|won't support anyone|"
			   "won't support anybody|don't support anyone|don't support anybody",
		.slots = NOTHING, .canonical = "no support",
		.admitted = RESPONSE, .call_slot = -1, .rule = "ARM-RESP-1", .flags = VERB_ONCE,
		.help = "Your answer in somebody else's battle: you stay out, with no power used, and are untouched.",
		.examples = "no support\ndecline\nI will not support anyone\nneither\nnone\nno\nnobody\nno one\nnothing",
	},
	[USE] = {
		.name = "use", .aliases = "activate|invoke|play|call|call upon|call on",
		.slots = SLOTS({ "power", NOUN_THING, 1, 1, 0, -1, MARKS(BARE(0)), NULL, NULL }, RIDER(FLEE)),
		.canonical = "use {power}[, {then}]",
		.admitted = RESPONSE, .call_slot = -1, .rule = "ARM-POW-0",
		.help = "Uses the power of the contested area, which is yours, or one that your artefact carries.",
		.examples = "use Army of the Dead\nuse Path to the Underworld: flee 2 to Chile\nuse Shield of Ruin",
		.check = ar_use_check,
	},
	[USE_RELIC] = {
		.name = "use artefact", .aliases = "use activate invoke play",
		.slots = SLOTS({ "artefact", NOUN_RELIC, 1, 1, 0, -1, MARKS(BARE(0)), NULL, NULL }, RIDER(FLEE)),
		.canonical = "use {artefact}[, {then}]",
		.admitted = RESPONSE, .call_slot = -1, .rule = "ARM-ART-4",
		.help = "Uses the power of an artefact that you hold, once.", .examples = "use the Crown",
		.check = ar_use_relic_check,
	},
	[NO_POWER] = {
		.name = "no power", .aliases = "use nothing|no powers|use no power|without power|no artefact|use none",
		.slots = NOTHING, .canonical = "no power",
		.admitted = RESPONSE, .call_slot = -1, .rule = "ARM-STAGE-1", .flags = VERB_ONCE,
		.help = "Declines the use of a power and nothing else.", .examples = "no power\nuse no power",
	},
	[FLEE] = {
		.name = "flee", .aliases = "escape|run|run away|retreat|withdraw to|flee away",
		.slots = SLOTS(COUNT_OR_ALL, UNIT, { "area", NOUN_AREA, 1, 1, 0, -1, MARKS(TO(0), ARROW(0), BARE(2)), NULL, NULL }),
		.canonical = "flee[ with {count}][ {unit}] to {area}",
		.admitted = RESPONSE, .call_slot = -1, .rule = "ARM-POW-3",
		.help = "With the Path to the Underworld: armies beside crossed-out spaces leave before the battle.",
		.examples = "flee 2 to Chile\nflee to Chile\nflee with all to Chile",
		.check = ar_flee_check,
	},
	[END_MOVE] = {
		.name = "end move",
		.aliases = "end the move|end moves|end moving|end my move|end movement|finish moving|done moving|end move step|"
			   "end the move step|no moves|no more moves|end step move",
		.slots = NOTHING, .canonical = "end move",
		.admitted = TURN, .call_slot = -1, .flags = VERB_ENDS, .rule = "ARM-STAGE-1",
		.help = "Goes on from the moves to the battle.", .examples = "end move\nend moves",
		.check = ar_end_move_check, .act = ar_end_move_act,
	},
	[END_BATTLE] = {
		.name = "end battle",
		.aliases = "no battle|skip battle|skip the battle|end the battle|end battle step|no attack|no attack this turn|"
			   "skip the battle step|no battle this turn|do not attack|pass the battle|pass the fight|no fight|no fighting",
		.slots = NOTHING, .canonical = "end battle",
		.admitted = TURN, .call_slot = -1, .flags = VERB_ENDS, .rule = "ARM-STAGE-1",
		.help = "Goes on to the debrief without a battle.", .examples = "end battle\nno battle",
		.check = ar_end_battle_check, .act = ar_end_battle_act,
	},
	[END_TURN] = {
		.name = "end turn",
		.aliases = "end my turn|end the turn|finish turn|finish my turn|end of turn|done|turn over|"
			   "end debrief|finish",
		.slots = NOTHING, .canonical = "end turn",
		.admitted = TURN, .call_slot = -1, .flags = VERB_ENDS, .rule = "ARM-STAGE-1",
		.help = "Ends the turn; armies that were not placed are lost.", .examples = "end turn\nend my turn",
		.act = ar_end_turn_act,
	},
	[PASS] = {
		.name = "pass", .aliases = "pass turn|pass my turn|skip turn|skip my turn",
		.slots = NOTHING, .canonical = "pass",
		.admitted = TURN | RESPONSE, .call_slot = -1, .rule = "ARM-STAGE-1", .flags = VERB_ONCE | VERB_ENDS,
		.help = "Ends the turn; as an answer in a battle: no support and no power.",
		.examples = "pass\nI pass",
		.act = ar_end_turn_act,
	},
	[DEEDS] = { .name = NULL },
};
