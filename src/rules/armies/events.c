/*
 * events: the rows of events.h as the table the core reads.
 */
#include "rules/armies/events.h"
#include "rules/armies/notes.h"
#include "rules/armies/powers.h"
#include "rules/armies/tables.h"

DEFINE_EVENTS(ar, AR_EVENTS);
