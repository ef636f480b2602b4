/*
 * session: one game for the length of one run: bells and mails in time order,
 * each step committed, all of it made durable, then answered.
 */
#ifndef PBP_APP_SESSION_H
#define PBP_APP_SESSION_H

#include "app/live.h"

struct incoming { /* a mail in the spool, routed */
	struct spool_entry entry;
	when arrival;
	struct str game; /* empty: of none */
	bool left;       /* it was in the spool before this run */
};

struct session_tally {
	size_t orders, refused, ignored, seen, steps;
};

struct session {
	struct live *live;
	struct session_tally *tally;
	VEC(int32_t) turns; /* ended in this session */
};

/* Plays a game up to now with these mails (in time order). Other writers are waited for; where one of
 * them moved the game on, it is opened anew. */
int session_play(struct root *r, struct str name, const struct incoming *mails, size_t n,
		 struct session_tally *tally, struct err *e);
/* A line of the host's at the shell: everything due before is played first. out: memory of the app's run. */
int session_host(struct root *r, struct str name, struct str line, struct buf *answer, bool *refused,
		 struct err *e);

#endif
