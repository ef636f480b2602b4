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

#define AR_NOTE_ROW(id, name_, rule_, severity_) \
	{ .name = name_, \
	  .rule = rule_, \
	  .severity = severity_, \
	  .args = { { "area", FIELD_AREA, NULL }, \
		    { "other", FIELD_AREA, NULL }, \
		    { "space", FIELD_INT, NULL }, \
		    { "count", FIELD_INT, NULL }, \
		    { "limit", FIELD_INT, NULL }, \
		    { "seat", FIELD_SEAT, NULL }, \
		    { "by", FIELD_SEAT, NULL }, \
		    { "word", FIELD_NAME, ar_words } } },

const struct note_row ar_notes[] = { AR_NOTES(AR_NOTE_ROW){ .name = NULL } };

void ar_note(struct notes *n, enum ar_note what, struct span at, const struct facts *f)
{
	NOTE(n, (uint16_t)what, at, f->area - 1, f->other - 1, f->space, f->count, f->limit,
	     f->seat - 1, f->by - 1, f->word);
}
