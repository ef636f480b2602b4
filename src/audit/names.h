/* names: see names.c: which history of a clone is looked at, tags, and what else has a name. */
#ifndef PBP_AUDIT_NAMES_H
#define PBP_AUDIT_NAMES_H

#include "audit/audit.h"

int audit_tags(struct audit *c, struct err *e);
int audit_names(struct audit *c, struct err *e);
/* aside.c: begin once it is known who may sign; end, before tags are looked at: whether the signature of every tag holds.
 * false says nothing. */
void audit_aside_begin(struct audit *c);
bool audit_aside_end(struct audit *c);
bool audit_tag_signed(const struct audit *c, struct str signature, struct str text);
/* rolls.c: in a turn that was taken back and played again, those that are new. */
void audit_rolls(struct audit *c);
/* Of a clone: what was fetched last takes the place of what is checked out. */
int audit_names_choose(struct audit *c, struct err *e);
/* Where the mails lie that are in no step yet; NULL: not here. */
const char *audit_inbox(const struct audit *c);

#endif
