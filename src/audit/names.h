/* names: see names.c: which history of a clone is looked at, tags, and what else has a name. */
#ifndef PBP_AUDIT_NAMES_H
#define PBP_AUDIT_NAMES_H

#include "audit/audit.h"

int audit_tags(struct audit *c, struct err *e);
int audit_names(struct audit *c, struct err *e);
/* rolls.c: in a turn that was taken back and played again, those that are new. */
void audit_rolls(struct audit *c);
/* Of a clone: what was fetched last takes the place of what is checked out. */
int audit_names_choose(struct audit *c, struct err *e);

#endif
