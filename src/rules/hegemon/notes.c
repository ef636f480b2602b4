/*
 * notes: the rows of notes.h as the tables the core reads.
 */
#include "rules/hegemon/notes.h"

#include "rules/hegemon/tables.h"

DEFINE_NOTES(heg);
