/*
 * hidden: steps of a public history whose orders are not revealed (yet). They cannot be played again; what can be seen
 * without that is looked at: their rows are rows of this game, they hold no file that is none of a step's, options
 * change by commands of the host, times and seeds are said alike everywhere. The host's commands in them are listed.
 */
#ifndef PBP_AUDIT_HIDDEN_H
#define PBP_AUDIT_HIDDEN_H

#include "audit/audit.h"

/* The steps from `from` on. */
int hidden_check(struct audit *c, const struct live *l, size_t from, struct err *e);

#endif
