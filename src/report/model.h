/*
 * model: a turn's report as a JSON value, the one source of every format. Made
 * from what the viewer may see and nothing else: a template cannot tell what is
 * not in it.
 *
 *	game rules title turn headline from to         strings, turn a number
 *	groups: [{title, events: [{text, rule}]}]      what happened, in order
 *	boards: [{title, columns: [..], rows: [{cells: [..]}], lines: [..]}]
 *	changes: [{line}]                              rows that came (+) and went (-)
 *	calls: [{name, bell, awaited, asked, names}]   what is asked next
 *	dice: {seed, commitment}                       tip: the public commit it follows
 *
 * How a game's report is arranged is data (games/NAME/phrases):
 *	group battle "Battles"                       the heading of an event
 *	board land "The board" "area owner troops"   a table, and which of its fields
 */
#ifndef PBP_REPORT_MODEL_H
#define PBP_REPORT_MODEL_H

#include <jansson.h>

#include "report/report.h"

json_t *model_turn(const struct report_turn *t, struct viewer v, struct arena *a);

#endif
