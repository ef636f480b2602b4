/*
 * told: the rows of events.h and notes.h as the tables the core reads.
 */
#include "rules/states/events.h"
#include "rules/states/notes.h"
#include "rules/states/tables.h"

DEFINE_EVENTS(st, ST_EVENTS);
DEFINE_NOTE_ROWS(st);
