/*
 * templates: where the templates of a set come from, and the formats that they are of: a table of name, folder, ending and
 * escaping. Reports, pages of the site and letters are written by them (report.h).
 */
#ifndef PBP_REPORT_TEMPLATES_H
#define PBP_REPORT_TEMPLATES_H

#include "base/source.h"
#include "report/report.h"

enum { REPORT_LETTER = REPORT_JSON + 1 }; /* no format of reports: lines that letter.c lays out */

/* The text of "FORMAT/NAME.ENDING" ("letters/receipt.txt"), in memory that lasts as long as the templates. false: there is none,
 * or, with the code of `why` set, it cannot be read. */
typedef bool (*template_source)(void *context, const char *path, struct source *out, struct err *why);
struct templates *templates_new(template_source find, void *context, struct arena *run);
/* format: enum report_format but JSON, or REPORT_LETTER. ERR_NOT_FOUND, ERR_SYNTAX with its place, ERR_LIMIT, or why it cannot
 * be read; then nothing is written. */
int templates_fill(struct buf *out, struct templates *t, int format, const char *name, const json_t *value,
		   struct err *e);

#endif
