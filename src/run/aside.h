/*
 * aside: what the host is told of a mail that was put aside: who sent it, what
 * its subject says, why no game took it, and how it is let in or thrown away.
 */
#ifndef PBP_RUN_ASIDE_H
#define PBP_RUN_ASIDE_H

#include "disk/plays.h"
#include "run/queue.h"
#include "run/route.h"

struct aside {
	struct spool_entry entry; /* given */
	bool deadly;              /* given: two runs died over it; it is not looked into */
	struct str id;            /* by which commands name it: the first digits of its hash */
	struct str from, subject; /* fit for a terminal and a letter; empty where that cannot be told */
	struct str game;          /* it would go there now; or empty */
	const char *why;          /* goes on "it was put aside because ..." */
	bool hopeless;            /* no game can ever read it: its bytes are not all there */
};

enum { ASIDE_ID = 12 };

/* Looks at a mail where it lies: in the spool, about to be put aside, or in the quarantine. Memory of a. A mail that
 * can never be read is no failure. */
int aside_look(struct aside *m, const struct route *r, const struct spool *s, struct arena *a, struct err *e);
/* How many mails lie in the root's quarantine, which need not be open. */
size_t aside_count(const struct root *r);
/* How a deadly mail is known in the quarantine: by a try. */
bool aside_is_deadly(const struct spool_entry *entry);
/* What the host is told when it is put aside; in: where its sender plays; path: where it will lie. */
struct str aside_letter(const struct aside *m, const struct plays *in, size_t n, const char *path, struct arena *a);

#endif
