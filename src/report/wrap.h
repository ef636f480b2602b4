/*
 * wrap: running text in columns, by display width.
 */
#ifndef PBP_REPORT_WRAP_H
#define PBP_REPORT_WRAP_H

#include "base/buf.h"

/* The text as lines of at most width columns, indented; further lines two deeper. Ends in LF. */
void wrap_text(struct buf *out, struct str text, unsigned indent, unsigned width);
/* The lines that are longer than width as wrap_text would write them; all others as they are. */
void wrap_lines(struct buf *out, struct str text, unsigned width);
/* Every line of the text indented. */
void indent_text(struct buf *out, struct str text, unsigned indent);
/* Bytes of s that fit into that many columns. */
size_t utf8_fit(struct str s, size_t columns);

#endif
