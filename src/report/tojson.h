/*
 * tojson: what programs read: rows, events, outcomes, calls as JSON (docs/json.md):
 * UTF-8, sorted keys, integers and strings and booleans and null, no reals.
 */
#ifndef PBP_REPORT_TOJSON_H
#define PBP_REPORT_TOJSON_H

#include <jansson.h>

#include "play/outcome.h"

json_t *tojson_str(struct str s); /* bytes that are no UTF-8 become U+FFFD */
json_t *tojson_when(when t);      /* "2026-01-05T08:00:00Z"; null for never and none */
json_t *tojson_row(const struct state *s, table_id t, const void *row, struct viewer v, struct arena *a);
json_t *tojson_state(const struct state *s, struct viewer v, struct arena *a); /* {TABLE: [row, ...]} */
json_t *tojson_event(const struct ruleset *r, const struct state *s, const struct event *e, struct arena *a);
json_t *tojson_diag(const struct diag *d);
/* One entry of "lines" of an outcome. */
json_t *tojson_line(const struct game *g, const struct state *s, const struct outcome_line *l,
		    const struct source *text, struct arena *a);
json_t *tojson_outcome(const struct game *g, const struct state *s, const struct outcome *o, const struct source *text,
		       struct arena *a);
json_t *tojson_calls(const struct state *s, const struct call_status *calls, size_t n);
json_t *tojson_lines(struct str text); /* a string a line */
#endif
