/*
 * notes: the rows of notes.h as the tables the core reads.
 */
#include "rules/global_domination/notes.h"
#include "rules/global_domination/tables.h"

#define GD_NOTE_ROW(id, name_, rule_, severity_) \
	{ .name = name_, \
	  .rule = rule_, \
	  .severity = severity_, \
	  .args = { { "area", FIELD_AREA, NULL }, \
		    { "other", FIELD_AREA, NULL }, \
		    { "count", FIELD_INT, NULL }, \
		    { "limit", FIELD_INT, NULL }, \
		    { "thing", FIELD_NAME, gd_thing_names }, \
		    { "seat", FIELD_SEAT, NULL } } },
#define GD_NOTE_NAME(id, name, rule, severity) name,

const struct note_row gd_notes[] = { GD_NOTES(GD_NOTE_ROW){ .name = NULL } };
const char *const gd_note_names[] = { GD_NOTES(GD_NOTE_NAME) NULL };

int64_t thing_said(int32_t thing)
{
	return thing == NO_THING ? -1 : thing;
}

void gd_note(struct notes *n, enum gd_note what, struct span at, const struct facts *f)
{
	NOTE(n, (uint16_t)what, at, f->area - 1, f->other - 1, f->count, f->limit,
	     thing_said(f->thing), f->seat - 1);
}
