/*
 * hostline: the host at the shell: a line of his, heard as a mail of his is.
 */
#ifndef PBP_RUN_HOSTLINE_H
#define PBP_RUN_HOSTLINE_H

#include "disk/root.h"

/* Everything due before is played first. answer: memory of the app's run. */
int hostline_say(struct root *r, struct str name, struct str line, struct buf *answer, bool *refused, struct err *e);

#endif
