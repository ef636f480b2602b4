/*
 * receipt: what the parts of a receipt share; the entry points are in report.h.
 */
#ifndef PBP_REPORT_RECEIPT_H
#define PBP_REPORT_RECEIPT_H

#include "report/report.h"

enum { RECEIPT_COLUMNS = 72, RECEIPT_HEX = 16 };

/* Every line of the mail with its verdict, in written order; then those that were no orders. */
void receipt_lines(struct buf *out, const struct receipt *r);

#endif
