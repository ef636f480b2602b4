/*
 * session: one game for the length of one run: bells and mails in time order,
 * each step committed, all of it made durable, then answered.
 *
 * Mails are taken some hundreds at a time: inbox, histories and letters of these
 * are durable and the mails out of the spool before the next are looked at, so
 * memory does not grow with the number of mails.
 */
#ifndef PBP_RUN_SESSION_H
#define PBP_RUN_SESSION_H

#include "run/inhand.h"
#include "disk/desk.h"
#include "disk/history.h"
#include "run/queue.h"

struct session_tally {
	size_t orders, refused, ignored, seen, steps;
	size_t aside; /* over the quota: in the quarantine, unread */
};

struct session {
	struct desk *desk;
	struct session_tally *tally;
	const struct inhand *inhand; /* may be NULL */
	VEC(int32_t) turns;          /* ended since the last flush */
	struct history play;         /* ended: the engine stands behind a turn that is no more: open the game anew */
	struct decision *deciding;   /* the mail that is heard for the first time; NULL: none */
	bool leaves_debts;           /* letters of a run that died are left to the next `process` */
	const struct queue *mails;
	size_t next, settled, to; /* of the queue: the first not heard, the first not settled, where this game's end */
	VEC(size_t) aside;        /* of those heard since the last flush: over the quota, to be put aside */
};

/* The mails of one game, as the queue has them in time order. */
struct batch {
	const struct queue *mails;
	size_t from, to;
};
/* Plays a game up to now with these mails. Other writers are waited for; where one of
 * them moved the game on, it is opened anew. */
int session_play(struct root *r, struct str name, struct batch mails, const struct inhand *inhand,
		 struct session_tally *tally, struct err *e);
/* A line of the host's at the shell: everything due before is played first. out: memory of the app's run. */
int session_host(struct root *r, struct str name, struct str line, struct buf *answer, bool *refused, struct err *e);

#endif
