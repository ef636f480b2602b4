/*
 * notes: the rows of notes.h as the tables the core reads.
 */
#include "rules/gilmoria/notes.h"
#include "rules/gilmoria/tables.h"

DEFINE_NOTE_ROWS(gm);
