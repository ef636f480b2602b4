/*
 * session: one game for the length of one run: bells and mails in time order,
 * each step committed, all of it made durable, then answered.
 *
 * Mails are taken some hundreds at a time: inbox, histories and letters of these
 * are durable and the mails out of the spool before the next are looked at, so
 * memory does not grow with the number of mails.
 */
#ifndef PBP_APP_SESSION_H
#define PBP_APP_SESSION_H

#include "app/inhand.h"
#include "app/live.h"

enum fate { FATE_PLAYED, FATE_GONE, FATE_DAMAGED, FATE_DEADLY };
struct incoming { /* a mail in the spool, routed */
	struct spool_entry entry;
	enum fate fate;  /* other than played: it has no game */
	when arrival;
	struct str game; /* empty: of none */
	bool left;       /* it was in the spool before this run */
};

struct session_tally {
	size_t orders, refused, ignored, seen, steps;
	size_t aside; /* over the quota: in the quarantine, unread */
};

struct session {
	struct live *live;
	struct session_tally *tally;
	const struct inhand *inhand; /* may be NULL */
	VEC(int32_t) turns;          /* ended since the last flush */
	bool annulled;               /* the engine stands behind a turn that is no more: open the game anew */
	bool leaves_debts;           /* letters of a run that died are left to the next `process` */
	const struct incoming *mails;
	size_t n, next, settled; /* mails; the first not heard; the first not settled */
};

/* Plays a game up to now with these mails (in time order). Other writers are waited for; where one of
 * them moved the game on, it is opened anew. */
int session_play(struct root *r, struct str name, const struct incoming *mails, size_t n,
		 const struct inhand *inhand, struct session_tally *tally, struct err *e);
/* A line of the host's at the shell: everything due before is played first. out: memory of the app's run. */
int session_host(struct root *r, struct str name, struct str line, struct buf *answer, bool *refused,
		 struct err *e);

#endif
