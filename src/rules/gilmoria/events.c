/*
 * events: the rows of events.h as the table the core reads.
 */
#include "rules/gilmoria/events.h"
#include "rules/gilmoria/tables.h"
#include "rules/gilmoria/tactics.h"

DEFINE_EVENTS(gm, GM_EVENTS);
