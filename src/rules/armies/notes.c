/*
 * notes: the rows of notes.h as the tables the core reads, and the words in them.
 */
#include "rules/armies/notes.h"
#include "rules/armies/powers.h"
#include "rules/armies/tables.h"

const char *const ar_words[] = {
	[WORD_KIND(SPACE_FREE)] = "nothing",
	[WORD_KIND(SPACE_ARMY)] = "an army",
	[WORD_KIND(SPACE_CROSSED)] = "a crossed-out army",
	[WORD_KIND(SPACE_OBSTACLE)] = "an obstacle",
	[WORD_KIND(SPACE_OCEAN)] = "water",
	[WORD_KIND(SPACE_RELIC)] = "an artefact",
	[WORD_STEP(STEP_SETUP)] = "set-up",
	[WORD_STEP(STEP_MOVE)] = "move",
	[WORD_STEP(STEP_BATTLE)] = "battle",
	[WORD_STEP(STEP_RESPONSE)] = "response",
	[WORD_STEP(STEP_AFTERMATH)] = "aftermath",
	[WORD_STEP(STEP_DEBRIEF)] = "debrief",
	[WORD_OWN_ARMY] = "an army of yours",
#define POWER_WORD(id, slug, name) [WORD_POWER(POWER_##id)] = name,
	AR_POWERS(POWER_WORD) NULL,
};

DEFINE_NOTES(ar);
