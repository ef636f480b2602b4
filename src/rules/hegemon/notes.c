/*
 * notes: the rows of notes.h as the tables the core reads.
 */
#include "rules/hegemon/notes.h"

#include "rules/hegemon/tables.h"

#define HEG_NOTE_ROW(id, name_, rule_, severity_) \
	{ .name = name_, .rule = rule_, .severity = severity_, \
	  .args = { { "area", FIELD_AREA, NULL }, \
		    { "unit", FIELD_INT, NULL }, \
		    { "count", FIELD_INT, NULL }, \
		    { "limit", FIELD_INT, NULL }, \
		    { "seat", FIELD_SEAT, NULL }, \
		    { "nation", FIELD_REGION, NULL }, \
		    { "at", FIELD_WHEN, NULL }, \
		    { "text", FIELD_TEXT, NULL }, \
		    { "season", FIELD_NAME, heg_season_names }, \
		    { "now", FIELD_NAME, heg_season_names } } },

const struct note_row heg_notes[] = { HEG_NOTES(HEG_NOTE_ROW) { .name = NULL } };

void heg_note(struct notes *n, enum heg_note what, struct span at, const struct facts *f)
{
	NOTE(n, (uint16_t)what, at, f->area - 1, f->unit, f->count, f->limit, f->seat - 1, f->nation - 1,
	     f->at ? f->at : INT64_MIN, f->text - 1, f->season, f->now);
}
