/*
 * receipt: what the parts of a receipt share; the entry points are in report.h.
 */
#ifndef PBP_REPORT_RECEIPT_H
#define PBP_REPORT_RECEIPT_H

#include "report/report.h"

enum { RECEIPT_COLUMNS = 72, RECEIPT_HEX = 16 }; /* of what is quoted; all else is laid out by letter.h */
/*
 * A receipt has an end, whatever was sent: rows that are shown of one line, of lines that were taken, of lines
 * that were not, and of each list below them. What is more is counted. A sheet of the largest map fits whole.
 */
enum { RECEIPT_LINE_ROWS = 40, RECEIPT_TAKEN_ROWS = 400, RECEIPT_REFUSED_ROWS = 160, RECEIPT_LIST_ROWS = 400 };

/* Every line of the mail with its verdict, in written order; then those that were no orders; in lines of a letter. whole: all
 * that were taken are shown. As report_letter. */
int receipt_lines(struct buf *out, const struct receipt *r, bool *whole, struct err *e);
/* The first rows of a text; "..." stands for the rest. */
void receipt_rows(struct buf *out, struct str text, size_t most);
/* How many rows a text has, up to most. */
size_t receipt_count_rows(struct str text, size_t most);

#endif
