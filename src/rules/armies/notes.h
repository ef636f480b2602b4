/*
 * notes: all that the rules have to say about an order, as a list of (id, name, rule, severity); what only
 * tells or asks is in told.h. The words stand in games/armies/phrases under the name; notes that say the same of
 * different rules share it. All notes have the same arguments.
 */
#ifndef PBP_ARMIES_NOTES_H
#define PBP_ARMIES_NOTES_H

#include "rules/armies/told.h"
#include "rules/common/told.h"

#define NOTES(X) \
	X(JOINED, "joined", "ARM-SETUP-1", SEVERITY_ERROR) \
	X(FULL, "full", "ARM-SETUP-1", SEVERITY_ERROR) \
	X(COLOUR_DULL, "colour-dull", "ARM-SETUP-1", SEVERITY_ERROR) \
	X(COLOUR_TAKEN, "colour-taken", "ARM-SETUP-1", SEVERITY_ERROR) \
	X(NAME_ODD, "name-odd", "ARM-SETUP-1", SEVERITY_ERROR) \
	X(TOO_FEW, "too-few", "ARM-SETUP-1", SEVERITY_ERROR) \
	X(TOO_MANY, "too-many", "ARM-SETUP-1", SEVERITY_ERROR) \
	X(TOO_SMALL, "too-small", "ARM-SETUP-1", SEVERITY_ERROR) \
	X(ONE_AT_A_TIME, "one-at-a-time", "ARM-SETUP-2", SEVERITY_ERROR) \
	X(ONLY_ONE_FREE, "only-one-free", "ARM-WIN-1", SEVERITY_ERROR) \
	X(NOT_YOUR_PLACEMENT, "not-your-placement", "ARM-SETUP-2", SEVERITY_ERROR) \
	X(PLACE_FIRST_ARMY, "place-first-army", "ARM-SETUP-2", SEVERITY_ERROR) \
	X(NOT_YOUR_TURN, "not-your-turn", "ARM-STAGE-3", SEVERITY_ERROR) \
	X(NOT_ASKED, "not-asked", "ARM-STAGE-3", SEVERITY_ERROR) \
	X(PLACED_ALREADY, "placed-already", "ARM-STAGE-3", SEVERITY_ERROR) \
	X(TURN_OVER, "turn-over", "ARM-STAGE-3", SEVERITY_ERROR) \
	X(STEP_OVER, "step-over", "ARM-STAGE-1", SEVERITY_ERROR) \
	X(WAIT_FOR_BATTLE, "wait-for-battle", "ARM-STAGE-2", SEVERITY_ERROR) \
	X(FREE_FIRST, "free-first", "ARM-STAGE-2", SEVERITY_ERROR) \
	X(BACK_FIRST, "back-first", "ARM-BACK-1", SEVERITY_ERROR) \
	X(ANSWER_FIRST, "answer-first", "ARM-STAGE-3", SEVERITY_ERROR) \
	X(ONE_BATTLE, "one-battle", "ARM-BAT-4", SEVERITY_ERROR) \
	X(HOW_MANY, "how-many", "ARM-LINE-1", SEVERITY_ERROR) \
	X(NO_SUCH_SPACE, "no-such-space", "ARM-BOARD-1", SEVERITY_ERROR) \
	X(NOT_FREE, "not-free", "ARM-FREE-1", SEVERITY_ERROR) \
	X(RELIC_LIES_HERE, "relic-lies-here", "ARM-ART-1", SEVERITY_ERROR) \
	X(OCEAN, "ocean", "ARM-FREE-3", SEVERITY_ERROR) \
	X(NO_ROOM, "no-room", "ARM-FREE-2", SEVERITY_ERROR) \
	X(ONE_TO_A_SPACE, "one-to-a-space", "ARM-FREE-2", SEVERITY_ERROR) \
	X(NOT_YOUR_ARMY, "not-your-army", "ARM-MOVE-5", SEVERITY_ERROR) \
	X(TOO_MANY_MOVE, "too-many-move", "ARM-MOVE-2", SEVERITY_ERROR) \
	X(MOVED_ALREADY, "moved-already", "ARM-MOVE-2", SEVERITY_ERROR) \
	X(FEWER_THERE, "fewer-there", "ARM-MOVE-5", SEVERITY_ERROR) \
	X(OUT_OF_REACH, "out-of-reach", "ARM-MOVE-4", SEVERITY_ERROR) \
	X(RELIC_TAKEN, "relic-taken", "ARM-ART-2", SEVERITY_ERROR) \
	X(RELIC_BURDEN, "relic-burden", "ARM-ART-2", SEVERITY_ERROR) \
	X(NOT_YOURSELF, "not-yourself", "ARM-BAT-3", SEVERITY_ERROR) \
	X(NOBODY_THERE, "nobody-there", "ARM-BAT-1", SEVERITY_ERROR) \
	X(NO_ORIGIN, "no-origin", "ARM-BAT-2", SEVERITY_ERROR) \
	X(WHICH_ORIGIN, "which-origin", "ARM-BAT-2", SEVERITY_ERROR) \
	X(ORIGIN_EMPTY, "origin-empty", "ARM-BAT-2", SEVERITY_ERROR) \
	X(ORIGIN_FAR, "origin-far", "ARM-BAT-2", SEVERITY_ERROR) \
	X(FREE_TOO_FAR, "free-too-far", "ARM-WIN-1", SEVERITY_ERROR) \
	X(RIDER_FULL, "rider-full", "ARM-WIN-1", SEVERITY_WARNING) \
	X(RIDER_NOT_WON, "rider-not-won", "ARM-WIN-1", SEVERITY_ERROR) \
	X(RIDER_NO_SIDE, "rider-no-side", "ARM-WIN-1", SEVERITY_ERROR) \
	X(RIDER_LATE, "rider-late", "ARM-WIN-1", SEVERITY_ERROR) \
	X(NOT_A_THIRD, "not-a-third", "ARM-RESP-1", SEVERITY_ERROR) \
	X(BATTLE_ELSEWHERE, "battle-elsewhere", "ARM-RESP-1", SEVERITY_ERROR) \
	X(SUPPORT_WHOM, "support-whom", "ARM-RESP-1", SEVERITY_ERROR) \
	X(ONE_ANSWER, "one-answer", "ARM-RESP-3", SEVERITY_ERROR) \
	X(NOT_THE_OWNER, "not-the-owner", "ARM-POW-0", SEVERITY_ERROR) \
	X(NO_SUCH_POWER, "no-such-power", "ARM-POW-0", SEVERITY_ERROR) \
	X(POWER_USED, "power-used", "ARM-POW-4", SEVERITY_ERROR) \
	X(RELIC_NOT_HELD, "relic-not-held", "ARM-ART-4", SEVERITY_ERROR) \
	X(RELIC_POWERLESS, "relic-powerless", "ARM-ART-4", SEVERITY_ERROR) \
	X(RELIC_AWAY, "relic-away", "ARM-ART-4", SEVERITY_ERROR) \
	X(NO_SIDE, "no-side", "ARM-POW-1", SEVERITY_ERROR) \
	X(NO_PATH, "no-path", "ARM-POW-3", SEVERITY_ERROR) \
	X(FLEE_FAR, "flee-far", "ARM-POW-3", SEVERITY_ERROR) \
	X(FLEE_FULL, "flee-full", "ARM-POW-3", SEVERITY_WARNING) \
	X(NOT_ALLOWED_HERE, "not-allowed-here", "ARM-DEB-3", SEVERITY_ERROR) \
	X(NOTHING_LEFT, "nothing-left", "ARM-DEB-1", SEVERITY_ERROR) \
	X(ONLY_LEFT, "only-left", "ARM-DEB-1", SEVERITY_ERROR) \
	X(BACK_ONLY, "back-only", "ARM-BACK-1", SEVERITY_ERROR) \
	X(GAME_OVER_NOTE, "game-is-over", "ARM-END-1", SEVERITY_ERROR) \
	X(LEFTOVER, "leftover", "ARM-DEB-4", SEVERITY_WARNING) \
	X(FACT_POOL, "fact-pool", "ARM-DEB-1", SEVERITY_NOTE) \
	X(FACT_FIRST, "fact-first", "ARM-SETUP-2", SEVERITY_NOTE) \
	X(FACT_INCOME, "fact-income", "ARM-DEB-1", SEVERITY_NOTE) \
	X(FACT_HAS, "fact-has", "ARM-OWN-1", SEVERITY_NOTE) \
	X(FACT_NOW, "fact-now", "ARM-STAGE-3", SEVERITY_NOTE) \
	X(FACT_THEN, "fact-then", "ARM-STAGE-3", SEVERITY_NOTE) \
	X(FACT_ENDS, "fact-ends", "ARM-END-1", SEVERITY_NOTE) \
	X(FACT_PRICES, "fact-prices", "ARM-DEB-1", SEVERITY_NOTE) \
	X(FACT_CHANCE, "fact-chance", "ARM-BAT-3", SEVERITY_NOTE) \
	AR_TOLD(X)

/* A word that a note needs beside places, seats and numbers: what lies in a space, a step, a power. */
#define WORD_KIND(kind) ((int32_t)(kind))
#define WORD_STEP(step) ((int32_t)(SPACE_KINDS + (int)(step)))
/* The rule text of a power: notes in the order of enum power. */
#define NOTE_TEXT(power) ((enum ar_note)(NOTE_TEXT_NONE_ + (int)(power)))
#define WORD_OWN_ARMY ((int32_t)(SPACE_KINDS + STEPS))
#define WORD_POWER(power) ((int32_t)(WORD_OWN_ARMY + 1 + (int)(power)))
#define WORD_OF_SPACE(row, seat) \
	((row)->kind == SPACE_ARMY && (row)->owner == (seat) ? WORD_OWN_ARMY : WORD_KIND((row)->kind))

/* What every note says, as far as it applies. */
#define FACT_ROWS(X) \
	FACT_ID(X, area_id, area, "area", FIELD_AREA) \
	FACT_ID(X, area_id, other, "other", FIELD_AREA) \
	FACT_INT(X, int64_t, space, "space") \
	FACT_INT(X, int64_t, count, "count") \
	FACT_INT(X, int64_t, limit, "limit") \
	FACT_ID(X, seat_id, seat, "seat", FIELD_SEAT) \
	FACT_ID(X, seat_id, by, "by", FIELD_SEAT) \
	FACT_ID(X, text_id, text, "text", FIELD_TEXT) \
	FACT_NAME(X, word, "word", ar_words)

DECLARE_NOTES(ar);

extern const char *const ar_words[];

#endif
