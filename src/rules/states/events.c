/*
 * events: the rows of events.h as the table the core reads.
 */
#include "rules/states/events.h"
#include "rules/states/tables.h"

DEFINE_EVENTS(st, ST_EVENTS);
