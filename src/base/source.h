/*
 * source: a text that can be pointed into. Positions are byte offsets into the
 * text as its writer wrote it; lines and columns are worked out only when a
 * person is to see them.
 */
#ifndef PBP_BASE_SOURCE_H
#define PBP_BASE_SOURCE_H

#include "base/str.h"

struct span {
	uint32_t from, to; /* bytes, half-open */
};

struct source {
	struct str text, name; /* name: a file, or "your mail" */
	uint32_t *line_start;  /* [0] == 0; nlines entries */
	size_t nlines;
};

/* The text must live as long as the source; texts of 4 GiB and more are cut off by the mail limits before. */
struct source source_new(struct arena *a, struct str name, struct str text);
struct str source_text(const struct source *s, struct span at);
size_t source_line_of(const struct source *s, uint32_t offset);    /* counted from 1 */
struct span source_line_span(const struct source *s, size_t line); /* without its line end */
/* Column on a screen, counted from 1, wide characters as two, tabs as one. */
size_t source_column_of(const struct source *s, uint32_t offset);

struct span span_join(struct span a, struct span b);
bool span_is_empty(struct span s);

#endif
