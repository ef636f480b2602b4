/*
 * idle: whether a game has anything to do, without opening it: a file `next` in
 * its folder says when its next bell is due, and for which tips of both
 * histories and how many waiting mails that was true. Where one has changed, the
 * file is absent, or a run died over the game, it says nothing and the game is
 * opened.
 */
#ifndef PBP_DISK_IDLE_H
#define PBP_DISK_IDLE_H

#include "disk/desk.h"

/* When the next bell is due (WHEN_NEVER: none), where that is known for sure. */
bool idle_next(const struct root *r, struct str name, when *bell);
/* Surely the game is over. */
bool idle_for_good(const struct root *r, struct str name);
/* ERR_DAMAGED: no step was made since the file was written, and fewer mails wait than then. */
int idle_check(struct desk *k, struct err *e);
/* Writes the file; a cache: failure only costs the next run time. */
void idle_note(struct desk *k);

#endif
