/*
 * notes: the rows of notes.h as the tables the core reads.
 */
#include "rules/gilmoria/notes.h"
#include "rules/gilmoria/tables.h"

#define GM_NOTE_ROW(id, name_, rule_, severity_) \
	{ .name = name_, .rule = rule_, .severity = severity_, \
	  .args = { { "area", FIELD_AREA, NULL }, \
		    { "other", FIELD_AREA, NULL }, \
		    { "count", FIELD_INT, NULL }, \
		    { "limit", FIELD_INT, NULL }, \
		    { "seat", FIELD_SEAT, NULL }, \
		    { "warlord", FIELD_SEAT, NULL }, \
		    { "phase", FIELD_NAME, gm_phase_names }, \
		    { "domain", FIELD_REGION, NULL } } },

const struct note_row gm_notes[] = { GM_NOTES(GM_NOTE_ROW) { .name = NULL } };

void gm_note(struct notes *n, enum gm_note what, struct span at, const struct facts *f)
{
	NOTE(n, (uint16_t)what, at, f->area - 1, f->other - 1, f->count, f->limit, f->seat - 1,
	     f->warlord - 1, f->phase, f->domain - 1);
}
