/*
 * html: an HTML text as lines, as a browser shows it: blocks, br and rows begin
 * lines, cells and inline tags do not; what is hidden or struck out is not read
 * (M2, M3, M6).
 */
#ifndef PBP_MAIL_HTML_H
#define PBP_MAIL_HTML_H

#include "base/arena.h"
#include "base/str.h"

struct html_text {
	struct str text; /* lines, each ended by LF */
	uint8_t *kind;   /* for each: LINE_QUOTED in a blockquote, LINE_ATTRIBUTION, else LINE_OWN */
	size_t nlines;
	bool crowded; /* not read: a tag has more than 1,000 attributes */
};

/* html: valid UTF-8, whatever it says of its own charset. Never fails. */
struct html_text html_render(struct arena *a, struct str html);

#endif
