/*
 * hearsay: words that say that what stands behind a colon, or below it, is not what the writer orders now
 * (somebody else's, a question, a draft, the next turn's), and words that deny what stands above them
 * (grammar/hearsay.def).
 */
#ifndef PBP_BIND_HEARSAY_H
#define PBP_BIND_HEARSAY_H

#include "base/str.h"

/* text: folded (utf8_fold_name). "he said", not "as I said". */
bool is_hearsay(struct str text);
/* Whole, or with the "s" of "Bob's", whose apostrophe folding drops. */
bool hearsay_holds(struct str text, struct str word);
/* A question whether something may be done: "Is this legal?" */
bool is_asking(struct str text);
/* Whether a line, as written, begins with words that deny what stands above it: "No.", "rather: Osaka".
 * DENIES_ALONE: unless it is an order of the game ("wait"), which the binder knows. */
enum denial { DENIES_NOT, DENIES_ALONE, DENIES_ALWAYS };
enum denial line_denial(struct str line);

#endif
