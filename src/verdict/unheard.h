/* unheard: of a sentence that is no order which may be given now, the order of another time that its deed would be. */
#ifndef PBP_VERDICT_UNHEARD_H
#define PBP_VERDICT_UNHEARD_H

#include "bind/clause.h"

/* Its verb alone, in the message's memory; NULL: a deed in it may be said now, or none is sure. */
const struct command *unheard_deed(const struct task *t, const struct reading *r, struct span at);

#endif
