/*
 * remark: a sentence in which no order was found and which was meant for none: it tells how things are, or were, or says what is not to
 * be done. It is heard as talk: nobody's order has failed. What may have been meant as one stays refused.
 */
#ifndef PBP_HEAR_REMARK_H
#define PBP_HEAR_REMARK_H

#include "engine/ear.h"

/* Of what was refused for its words. */
bool remark_is(struct ear *ear, const struct binding *b);
/* In exact words (grammar/remarks.def): "I took nothing back, you misread me", "let me repeat it all"; "never mind", where it
 * is the first that is said. */
bool remark_bears_on_none(struct str text, bool first, struct arena *a);
/* Of talk: it need not be told back to its writer. Neither a place, a number nor a deed is in it, or nobody would take it for an order. */
bool remark_is_idle(const struct ear *ear, struct str text);

#endif
