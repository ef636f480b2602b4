/*
 * cut: a report in pieces that a forum takes. Each ends where a section does, else where a paragraph does, else a row or a
 * line, and a table or a list that is cut is closed and opened again, its heads with it, so that every piece reads by
 * itself.
 */
#ifndef PBP_POST_CUT_H
#define PBP_POST_CUT_H

#include "base/vec.h"
#include "base/str.h"

struct pieces {
	VEC(struct str) list;
};

/* format: "text", "markdown" or "bbcode". most: characters of a piece, at least 1000. Joined, and without what was opened
 * and closed again, they are the report. */
void cut_report(struct pieces *out, struct str report, const char *format, size_t most, struct arena *a);
/* Characters as forums count them: code points. */
size_t cut_length(struct str s);
/* At most so many of them. */
struct str cut_first(struct str s, size_t most);

#endif
