/*
 * notes: the rows of notes.h as the tables the core reads.
 */
#include "rules/states/notes.h"
#include "rules/states/tables.h"

DEFINE_NOTE_ROWS(st);
