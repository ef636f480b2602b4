/*
 * parse: from a text to a sheet: words (grammar/words.l), what each may be (namer), the
 * cheapest ways through (readings), phrases (grammar/order.y). Never fails on content: what cannot
 * be understood is in the sheet as unknown words, what goes beyond a limit is in its diags.
 */
#ifndef PBP_ORDER_PARSE_H
#define PBP_ORDER_PARSE_H

#include "order/sheet.h"
#include "order/vocab.h"

/*
 * Reads all lines of the source, or only those that begin inside one of the nread spans (in order;
 * read == NULL: all). The vocabulary must be sealed; source and vocabulary must outlive the sheet.
 */
void sheet_parse(struct sheet *out, const struct source *source, const struct span *read, size_t nread,
		 const struct vocab *v, struct arena *a);

#endif
