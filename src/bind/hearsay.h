/*
 * hearsay: words that say that what stands behind a colon, or below it, is not what the writer orders now:
 * somebody else's, a question, a draft, the next turn's (grammar/hearsay.def).
 */
#ifndef PBP_BIND_HEARSAY_H
#define PBP_BIND_HEARSAY_H

#include "base/str.h"

/* text: folded (utf8_fold_name). "he said", not "as I said". */
bool is_hearsay(struct str text);
/* Whole, or with the "s" of "Bob's", whose apostrophe folding drops. */
bool hearsay_holds(struct str text, struct str word);

#endif
