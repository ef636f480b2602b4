/*
 * notes: all that the rules have to say about an order, as a list of (id, name, rule, severity). The
 * words stand in games/states/phrases under the name; notes that say the same of different rules
 * share it. All notes have the same arguments.
 */
#ifndef PBP_STATES_NOTES_H
#define PBP_STATES_NOTES_H

#include "rules/common/stage.h"

#define NOTES(X) \
	X(JOINED, "joined", "STA-SETUP-1", SEVERITY_ERROR) \
	X(FULL, "full", "STA-SETUP-1", SEVERITY_ERROR) \
	X(COLOUR_DULL, "colour-dull", "STA-SETUP-1", SEVERITY_ERROR) \
	X(COLOUR_TAKEN, "colour-taken", "STA-SETUP-1", SEVERITY_ERROR) \
	X(NAME_ODD, "name-odd", "STA-SETUP-1", SEVERITY_ERROR) \
	X(TOO_FEW, "too-few", "STA-SETUP-1", SEVERITY_ERROR) \
	X(TOO_MANY, "too-many", "STA-SETUP-1", SEVERITY_ERROR) \
	X(BUFFER_IS_TAKEN, "buffer-is-taken", "STA-SETUP-1", SEVERITY_ERROR) \
	X(GIVEN_NOT_WHOLE, "given-not-whole", "STA-SETUP-2", SEVERITY_ERROR) \
	X(GIVEN_UNEQUAL, "given-unequal", "STA-SETUP-2", SEVERITY_ERROR) \
	X(UNEQUAL, "unequal", "STA-SETUP-3", SEVERITY_ERROR) \
	X(TOO_LARGE, "too-large", "STA-SETUP-2", SEVERITY_ERROR) \
	X(NOT_IN_PLAY, "not-in-play", "STA-SETUP-3", SEVERITY_ERROR) \
	X(INITIAL_ONLY, "initial-only", "STA-SETUP-4", SEVERITY_ERROR) \
	X(MOVED_BY, "moved-by", "STA-BUF-2", SEVERITY_ERROR) \
	X(NOT_BUFFERS, "not-buffers", "STA-BUF-3", SEVERITY_ERROR) \
	X(NOT_YOUR_TURN, "not-your-turn", "STA-STAGE-1", SEVERITY_ERROR) \
	X(TURN_OVER, "turn-over", "STA-STAGE-2", SEVERITY_ERROR) \
	X(TURN_NOT_DONE, "still-to-deploy", "STA-STAGE-2", SEVERITY_ERROR) \
	X(PHASE_LATER, "phase-later", "STA-STAGE-2", SEVERITY_ERROR) \
	X(TURN_BEGUN, "turn-begun", "STA-STAGE-3", SEVERITY_ERROR) \
	X(STILL_TO_DEPLOY, "still-to-deploy", "STA-STAGE-3", SEVERITY_ERROR) \
	X(PHASE_OVER, "phase-over", "STA-STAGE-3", SEVERITY_ERROR) \
	X(PHASE_OVER_ALREADY, "phase-over", "STA-STAGE-3", SEVERITY_NOTE) \
	X(DEPLOY_NOT_YOURS, "not-yours", "STA-DEP-2", SEVERITY_ERROR) \
	X(POOL_SHORT, "pool-short", "STA-DEP-3", SEVERITY_ERROR) \
	X(POOL_EMPTY, "pool-empty", "STA-DEP-3", SEVERITY_ERROR) \
	X(PLACE_FIRST, "still-to-deploy", "STA-DEP-4", SEVERITY_ERROR) \
	X(DEPLOY_OVER, "phase-over", "STA-DEP-6", SEVERITY_ERROR) \
	X(ATTACK_NOT_YOURS, "not-yours", "STA-ATT-1", SEVERITY_ERROR) \
	X(ATTACK_OWN, "attack-own", "STA-ATT-1", SEVERITY_ERROR) \
	X(NOT_NEXT, "not-next", "STA-ATT-2", SEVERITY_ERROR) \
	X(TOO_WEAK, "too-weak", "STA-ATT-3", SEVERITY_ERROR) \
	X(ATTACK_NUMBER, "attack-number", "STA-ATT-7", SEVERITY_ERROR) \
	X(NUMBER_IGNORED, "number-ignored", "STA-ATT-7", SEVERITY_WARNING) \
	X(OWNER_DIFFERS, "owner-differs", "STA-ATT-1", SEVERITY_WARNING) \
	X(MOVE_NOT_YOURS, "not-yours", "STA-FORT-1", SEVERITY_ERROR) \
	X(MOVE_NOWHERE, "move-nowhere", "STA-FORT-1", SEVERITY_ERROR) \
	X(ONE_STAYS, "one-stays", "STA-FORT-3", SEVERITY_ERROR) \
	X(NONE_TO_MOVE, "none-to-move", "STA-FORT-3", SEVERITY_ERROR) \
	X(GAME_WON, "game-won", "STA-END-1", SEVERITY_ERROR) \
	X(ELIMINATED, "eliminated", "STA-END-2", SEVERITY_ERROR) \
	X(OUTLOOK_POOL, "outlook-pool", "STA-DEP-4", SEVERITY_NOTE) \
	X(OUTLOOK_PHASE, "outlook-phase", "STA-STAGE-2", SEVERITY_NOTE) \
	X(OUTLOOK_FORTIFY, "outlook-fortify", "STA-STAGE-3", SEVERITY_NOTE) \
	X(OUTLOOK_BELL, "outlook-bell", "STA-STAGE-5", SEVERITY_NOTE) \
	X(OUTLOOK_NEXT, "outlook-next", "STA-STAGE-2", SEVERITY_NOTE) \
	X(OUTLOOK_OVER, "outlook-over", "STA-STAGE-2", SEVERITY_NOTE) \
	X(FACT_POOL, "fact-pool", "STA-DEP-1", SEVERITY_NOTE) \
	X(FACT_INCOME, "fact-income", "STA-DEP-1", SEVERITY_NOTE) \
	X(CLASH, "clash", "STA-ATT-3", SEVERITY_NOTE) \
	X(CLASH_NUMBERS, "clash-numbers", "STA-ATT-3", SEVERITY_NOTE) \
	X(CLASH_ODDS, "clash-odds", "STA-DICE-1", SEVERITY_NOTE) \
	X(CLASH_NEED, "clash-need", "STA-DICE-1", SEVERITY_NOTE) \
	X(FACT_HAS, "fact-has", "STA-DEP-1", SEVERITY_NOTE) \
	X(FACT_NOW, "fact-now", "STA-STAGE-1", SEVERITY_NOTE) \
	X(FACT_THEN, "fact-then", "STA-STAGE-1", SEVERITY_NOTE) \
	X(FACT_ENDS, "fact-ends", "STA-END-1", SEVERITY_NOTE) \
	X(FACT_PRICES, "fact-prices", "STA-DEP-1", SEVERITY_NOTE) \
	X(FACT_CHANCE, "fact-chance", "STA-DICE-1", SEVERITY_NOTE)

#define FACT_ROWS(X) STAGE_FACTS(X, "mover", st_phase_names)

DECLARE_NOTE_ROWS(st);

#endif
