/*
 * notes: the rows of notes.h as the tables the core reads.
 */
#include "rules/states/notes.h"
#include "rules/states/tables.h"

#define ST_NOTE_ROW(id, name_, rule_, severity_) \
	{ .name = name_, .rule = rule_, .severity = severity_, \
	  .args = { { "area", FIELD_AREA, NULL }, \
		    { "other", FIELD_AREA, NULL }, \
		    { "count", FIELD_INT, NULL }, \
		    { "limit", FIELD_INT, NULL }, \
		    { "seat", FIELD_SEAT, NULL }, \
		    { "mover", FIELD_SEAT, NULL }, \
		    { "phase", FIELD_NAME, st_phase_names } } },

const struct note_row st_notes[] = { ST_NOTES(ST_NOTE_ROW) { .name = NULL } };

void st_note(struct notes *n, enum st_note what, struct span at, const struct facts *f)
{
	NOTE(n, (uint16_t)what, at, f->area - 1, f->other - 1, f->count, f->limit, f->seat - 1, f->mover - 1,
	     f->phase);
}
