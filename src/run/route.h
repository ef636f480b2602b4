/*
 * route: which game of the root a mail belongs to. Its subject's tag says it,
 * else its recipients, else a bracket that names a game that exists, else there
 * is only one; and of a mail that says none the host may have said it:
 *
 *	ROOT/.pbp/routed/HASH	the name of a game (`pbp quarantine release --game`)
 *
 * Such a file stays, so that the same mail comes to the same game again.
 */
#ifndef PBP_RUN_ROUTE_H
#define PBP_RUN_ROUTE_H

#include "disk/root.h"

struct route {
	const struct root *root;
	const struct str *games; /* root_games */
	size_t n;
};

/* The number of a game, from 1; 0: of none. */
int route_mail(uint32_t *game, const struct route *r, const struct message *m, const struct hash *mail, struct err *e);
/* The host's word, durably. */
int route_tell(const struct root *r, const struct hash *mail, struct str game, struct err *e);
/* A mail's header, which is all that this is about. */
struct str route_header(struct str raw);

#endif
