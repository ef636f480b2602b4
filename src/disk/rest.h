/*
 * rest: the games of a root as a run finds them, and which of these are at rest,
 * from one file `.pbp/rest`: a run over a thousand games looks at the times of two
 * files of each instead of reading five. A record holds until when nothing is
 * due, and what the file system said of the game's folder and lock when that was read; where it
 * says otherwise now, idle.h is asked again. A cache: what fails only costs the next run time.
 */
#ifndef PBP_DISK_REST_H
#define PBP_DISK_REST_H

#include "disk/root.h"

struct rest {
	const struct root *root;
	const char *path;
	int64_t since; /* of the file system's clock: what changes from here on bears no earlier time */
	struct rest_record *games, *kept;
	size_t ngames, nkept;
	VEC(struct rest_record) found;
};

/* Looks at all games. beside: a file that this run has written already, by whose time all changes to come are later
 * ones. */
void rest_open(struct rest *out, const struct root *r, const char *beside);
/* A game whose signatures are checked: it needs gpgv. */
bool rest_any_keys(const struct rest *t);
/* root_games, of now. */
int rest_games(struct str **names, size_t *n, const struct rest *t, struct err *e);
/* Surely nothing is due in the game at `now`. What a run that died left in its inbox is swept away. */
bool rest_until(struct rest *t, struct str name, when now);
/* Writes down what was found at rest. */
void rest_keep(struct rest *t);

#endif
