/*
 * annals: what a turn leaves behind for who looks back over many (the histories of a site). As all may see it.
 *
 *	changes: [{board, name, part, area, what, was, is}]  a cell that has changed; a row that is new has no `what`; name:
 *	                                                "Osaka", "Share 14"; part: which of the area it is, "Space 3", or empty;
 *	                                                area: the slug of the area that the row is of, or null
 *	counts: [{title, rows: [{name, count}]}]        what is counted of the seats, column by column
 */
#ifndef PBP_REPORT_ANNALS_H
#define PBP_REPORT_ANNALS_H

#include <jansson.h>

#include "report/report.h"

json_t *report_annals(const struct report_turn *t, struct arena *a);

#endif
