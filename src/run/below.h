/*
 * below: what stands in a host's mail below the line that takes a turn back. It is meant for the turn as it stands then, so it
 * is heard when the game has been opened anew, as a line of `pbp host` at the same time: it waits in the inbox, durable with
 * the step that takes back and with whom it owes an answer, and lies there until the letter with that is in the outbox for good.
 */
#ifndef PBP_RUN_BELOW_H
#define PBP_RUN_BELOW_H

#include "disk/desk.h"
#include "disk/history.h"

/* Of a text of the shell what may be heard now, and what stands below; false: nothing does. */
bool below_cut(struct str text, struct str *above, struct str *rest);
/* After a mail was heard that took a turn back. Once more, it holds the same. */
int below_hold(struct desk *k, const struct decision *d, const struct message *m, struct str text,
	       const struct outcome *o, struct err *e);

/* Two equal lines of one second are two lines: what waits already is counted in. The digest is published beside what
 * everybody may read of the line, and a line is short: without a secret in it the rest could be guessed. */
struct hash below_hash(const struct desk *k, struct str line, when at, struct arena *a);

#endif
