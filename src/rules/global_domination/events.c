/*
 * events: the rows of events.h as the table the core reads.
 */
#include "rules/global_domination/events.h"
#include "rules/global_domination/notes.h"
#include "rules/global_domination/tables.h"

static const char *const result_names[] = { "repelled", "neutralised", "overtaken", NULL };

DEFINE_EVENTS(gd, GD_EVENTS);
