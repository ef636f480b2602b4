/*
 * told: the rows of events.h and notes.h as the tables the core reads.
 */
#include "rules/gilmoria/events.h"
#include "rules/gilmoria/notes.h"
#include "rules/gilmoria/tables.h"
#include "rules/gilmoria/tactics.h"

DEFINE_EVENTS(gm, GM_EVENTS);
DEFINE_NOTE_ROWS(gm);
