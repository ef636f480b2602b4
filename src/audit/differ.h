/*
 * differ: a commit beside the one that follows from its history, and a mail's words beside what they were understood to
 * say: where they differ.
 */
#ifndef PBP_AUDIT_DIFFER_H
#define PBP_AUDIT_DIFFER_H

#include "audit/audit.h"

struct audit_place { /* of a path that begins so, what a difference there means; the last of a list: "" */
	const char *prefix, *words;
};
/* A commit of the history, of step i, beside the one that was made again. */
int audit_compare(struct audit *c, size_t i, const struct object_id *theirs, struct store *ours,
		  const struct object_id *mine, const struct audit_place *places, struct err *e);

/* What a mail was heard to say (engine/tape.h), and what it is heard to say now. */
int audit_reread(struct audit *c, const struct hash *mail, size_t i, bool same_reader, struct str heard,
		 struct str now);

#endif
