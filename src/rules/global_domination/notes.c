/*
 * notes: the rows of notes.h as the tables the core reads.
 */
#include "rules/global_domination/notes.h"
#include "rules/global_domination/tables.h"

#define GD_NOTE_NAME(id, name, rule, severity) name,

const char *const gd_note_names[] = { NOTES(GD_NOTE_NAME) NULL };

int64_t thing_said(int32_t thing)
{
	return thing == NO_THING ? -1 : thing;
}

DEFINE_NOTES(gd);
