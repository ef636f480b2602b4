/*
 * wrap: running text in columns, by display width. A no-break blank (U+00A0) keeps
 * its words on one line and comes out as a blank; a word longer than a line is cut.
 */
#ifndef PBP_REPORT_WRAP_H
#define PBP_REPORT_WRAP_H

#include "base/buf.h"

/* The text as lines of at most width columns, indented; further lines two deeper. Ends in LF. */
void wrap_text(struct buf *out, struct str text, unsigned indent, unsigned width);
/* The same without the two: every line begins where the first does. */
void wrap_paragraph(struct buf *out, struct str text, unsigned indent, unsigned width);
/* Lines that are longer than width are wrapped, indented ones as items, others as paragraphs. */
void wrap_lines(struct buf *out, struct str text, unsigned width);
/* One that fits, as it is, but for no-break blanks. */
void wrap_as_is(struct buf *out, struct str line);
/* Bytes of s that fit into that many columns. */
size_t utf8_fit(struct str s, size_t columns);

#endif
