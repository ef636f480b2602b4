/*
 * events: the rows of events.h as the table the core reads.
 */
#include "rules/hegemon/events.h"

#include "rules/hegemon/tables.h"

static const char *const why_names[] = {
	[WHY_ORDERED] = "ordered", [WHY_NO_ANSWER] = "no-answer",   [WHY_DISORDERED] = "disordered",
	[WHY_NOWHERE] = "nowhere", [WHY_SAME_SPACE] = "same-space", [WHY_EXCESS] = "excess",
	[WHY_EXCESS + 1] = NULL,
};

DEFINE_EVENTS(heg, HEG_EVENTS);
