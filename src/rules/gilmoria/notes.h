/*
 * notes: all that the rules have to say about an order, as a list of (id, name, rule, severity). The
 * words stand in games/gilmoria/phrases under the name; notes that say the same of different rules
 * share it. All notes have the same arguments.
 */
#ifndef PBP_GILMORIA_NOTES_H
#define PBP_GILMORIA_NOTES_H

#include "rules/common/stage.h"

#define NOTES(X) \
	X(JOINED, "joined", "GIL-SETUP-2", SEVERITY_ERROR) \
	X(FULL, "full", "GIL-SETUP-2", SEVERITY_ERROR) \
	X(COLOUR_DULL, "colour-dull", "GIL-SETUP-2", SEVERITY_ERROR) \
	X(COLOUR_TAKEN, "colour-taken", "GIL-SETUP-2", SEVERITY_ERROR) \
	X(NAME_ODD, "name-odd", "GIL-SETUP-2", SEVERITY_ERROR) \
	X(DOMAIN_TAKEN, "domain-taken", "GIL-SETUP-2", SEVERITY_ERROR) \
	X(FEW_WARLORDS, "too-few", "GIL-SETUP-2", SEVERITY_ERROR) \
	X(MANY_WARLORDS, "too-many", "GIL-SETUP-2", SEVERITY_ERROR) \
	X(NOT_GILMORIA, "not-gilmoria", "GIL-SETUP-1", SEVERITY_ERROR) \
	X(DOMAIN_SIZE, "domain-size", "GIL-SETUP-1", SEVERITY_ERROR) \
	X(NO_HOME, "no-home", "GIL-SETUP-1", SEVERITY_ERROR) \
	X(NOT_IN_PLAY, "not-in-play", "GIL-SETUP-1", SEVERITY_ERROR) \
	X(NOT_YOUR_TURN, "not-your-turn", "GIL-STAGE-1", SEVERITY_ERROR) \
	X(TURN_OVER, "turn-over", "GIL-STAGE-2", SEVERITY_ERROR) \
	X(TURN_BEGUN, "turn-begun", "GIL-STAGE-3", SEVERITY_ERROR) \
	X(STILL_TO_DEPLOY, "still-to-deploy", "GIL-STAGE-3", SEVERITY_ERROR) \
	X(PHASE_OVER, "phase-over", "GIL-STAGE-3", SEVERITY_ERROR) \
	X(PHASE_OVER_ALREADY, "phase-over", "GIL-STAGE-3", SEVERITY_NOTE) \
	X(SPOKEN, "spoken", "GIL-DIP-2", SEVERITY_ERROR) \
	X(PLAYER_DOMAIN, "player-domain", "GIL-DIP-4", SEVERITY_ERROR) \
	X(OWN_DOMAIN, "own-domain", "GIL-DIP-4", SEVERITY_ERROR) \
	X(ALLIED_ALREADY, "allied-already", "GIL-DIP-4", SEVERITY_ERROR) \
	X(YOURS_ALREADY, "yours-already", "GIL-DIP-4", SEVERITY_ERROR) \
	X(NO_LAND, "no-land", "GIL-DIP-4", SEVERITY_ERROR) \
	X(NOT_ALLIED, "not-allied", "GIL-DIP-5", SEVERITY_ERROR) \
	X(YOUR_OWN_ALLY, "your-own-ally", "GIL-DIP-5", SEVERITY_ERROR) \
	X(RECRUIT_POOR, "points-short", "GIL-DIP-7", SEVERITY_ERROR) \
	X(RECRUIT_PRICE, "recruit-price", "GIL-DIP-7", SEVERITY_ERROR) \
	X(SILENCED, "silenced", "GIL-TAC-2", SEVERITY_ERROR) \
	X(ENVOYS_CLOSED, "envoys-closed", "GIL-TAC-3", SEVERITY_ERROR) \
	X(RECRUIT_TACTIC, "recruit-tactic", "GIL-TAC-4", SEVERITY_ERROR) \
	X(TACTIC_POOR, "points-short", "GIL-TAC-5", SEVERITY_ERROR) \
	X(ALLY_SPEAKS_NOT, "ally-speaks-not", "GIL-ALLY-1", SEVERITY_ERROR) \
	X(DEPLOY_NOT_YOURS, "not-yours", "GIL-DEP-2", SEVERITY_ERROR) \
	X(POOL_SHORT, "pool-short", "GIL-DEP-2", SEVERITY_ERROR) \
	X(POOL_EMPTY, "pool-empty", "GIL-DEP-2", SEVERITY_ERROR) \
	X(ATTACK_NOT_YOURS, "not-yours", "GIL-BAT-1", SEVERITY_ERROR) \
	X(ATTACK_OWN, "attack-own", "GIL-BAT-1", SEVERITY_ERROR) \
	X(ATTACK_BLOC, "attack-bloc", "GIL-BAT-3", SEVERITY_ERROR) \
	X(NOT_NEXT, "not-next", "GIL-BAT-1", SEVERITY_ERROR) \
	X(HOW_MANY, "how-many", "GIL-BAT-1", SEVERITY_ERROR) \
	X(TOO_WEAK, "too-weak", "GIL-BAT-2", SEVERITY_ERROR) \
	X(ATTACK_NUMBER, "attack-number", "GIL-BAT-2", SEVERITY_ERROR) \
	X(OWNER_DIFFERS, "owner-differs", "GIL-BAT-1", SEVERITY_WARNING) \
	X(NO_LEADER, "no-leader", "GIL-LEAD-1", SEVERITY_ERROR) \
	X(MOVE_NOT_YOURS, "not-yours", "GIL-MOB-1", SEVERITY_ERROR) \
	X(MOVE_NOT_OWN, "not-own", "GIL-MOB-2", SEVERITY_ERROR) \
	X(MOVE_NOWHERE, "move-nowhere", "GIL-MOB-1", SEVERITY_ERROR) \
	X(NOT_CONNECTED, "not-connected", "GIL-MOB-1", SEVERITY_ERROR) \
	X(ONE_STAYS, "one-stays", "GIL-MOB-3", SEVERITY_ERROR) \
	X(NONE_TO_MOVE, "none-to-move", "GIL-MOB-3", SEVERITY_ERROR) \
	X(GAME_WON, "game-won", "GIL-END-1", SEVERITY_ERROR) \
	X(ELIMINATED, "eliminated", "GIL-ELIM-1", SEVERITY_ERROR) \
	X(OUTLOOK_DIPLOMACY, "outlook-diplomacy", "GIL-DIP-2", SEVERITY_NOTE) \
	X(OUTLOOK_POOL, "outlook-pool", "GIL-STAGE-3", SEVERITY_NOTE) \
	X(OUTLOOK_PHASE, "outlook-phase", "GIL-STAGE-3", SEVERITY_NOTE) \
	X(OUTLOOK_BELL, "outlook-bell", "GIL-STAGE-4", SEVERITY_NOTE) \
	X(OUTLOOK_NEXT, "outlook-next", "GIL-STAGE-2", SEVERITY_NOTE) \
	X(OUTLOOK_OVER, "outlook-over", "GIL-STAGE-2", SEVERITY_NOTE) \
	X(FACT_POOL, "fact-pool", "GIL-DEP-1", SEVERITY_NOTE) \
	X(FACT_INCOME, "fact-income", "GIL-DEP-1", SEVERITY_NOTE) \
	X(FACT_HAS, "fact-has", "GIL-DEP-1", SEVERITY_NOTE) \
	X(FACT_NOW, "fact-now", "GIL-STAGE-2", SEVERITY_NOTE) \
	X(FACT_THEN, "fact-then", "GIL-STAGE-2", SEVERITY_NOTE) \
	X(FACT_ENDS, "fact-ends", "GIL-END-1", SEVERITY_NOTE) \
	X(FACT_PRICES, "fact-prices", "GIL-DEP-1", SEVERITY_NOTE) \
	X(CLASH, "clash", "GIL-BAT-4", SEVERITY_NOTE) \
	X(CLASH_NUMBERS, "clash-numbers", "GIL-BAT-4", SEVERITY_NOTE) \
	X(CLASH_ODDS, "clash-odds", "GIL-RISK-1", SEVERITY_NOTE) \
	X(CLASH_NEED, "clash-need", "GIL-RISK-1", SEVERITY_NOTE) \
	X(CLASH_BONUS, "clash-bonus", "GIL-RISK-2", SEVERITY_NOTE) \
	X(FACT_POINTS, "fact-points", "GIL-SOW-1", SEVERITY_NOTE) \
	X(FACT_CHANCE, "fact-chance", "GIL-RISK-1", SEVERITY_NOTE) \
	X(FACT_REALM, "fact-realm", "GIL-END-1", SEVERITY_NOTE)

#define FACT_ROWS(X) STAGE_FACTS(X, "warlord", gm_phase_names) STAGE_FACT_DOMAIN(X)

DECLARE_NOTE_ROWS(gm);

#endif
