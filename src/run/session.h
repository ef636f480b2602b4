/*
 * session: one game for the length of one run: bells and mails in time order,
 * each step handed to the desk, each mail answered. What it did is made durable and
 * sent by a group (group.h).
 *
 * Mails are taken some hundreds at a time: inbox, histories and letters of these
 * are durable and the mails out of the spool before the next are looked at, so
 * memory does not grow with the number of mails.
 */
#ifndef PBP_RUN_SESSION_H
#define PBP_RUN_SESSION_H

#include "run/below.h"
#include "run/inhand.h"
#include "disk/desk.h"
#include "disk/history.h"
#include "run/queue.h"

struct session_tally {
	size_t orders, refused, ignored, seen, steps;
	size_t aside; /* over the quota: in the quarantine, unread */
};

enum { MAILS_AT_ONCE = 256, BYTES_AT_ONCE = 8 << 20, CONFLICTS_MOST = 100 };

struct session {
	struct root *root;
	struct str name;
	unsigned number;             /* of the session: whose letters they are */
	struct desk *desk;           /* NULL: to be opened */
	struct session_tally tally;  /* since it was settled last */
	const struct inhand *inhand; /* may be NULL */
	VEC(int32_t) turns;          /* ended since the last flush */
	struct history play;         /* ended: the engine stands behind a turn that is no more: open the game anew */
	struct decision *deciding;   /* the mail that is heard for the first time; NULL: none */
	bool leaves_debts;           /* letters of a run that died are left to the next `process` */
	const struct queue *mails;
	size_t next, settled, to; /* of the queue: the first not heard, the first not settled, where this game's end */
	size_t bytes;             /* of the mails in hand */
	VEC(struct hash) below;   /* heard of what waited (below.h): it leaves the inbox when its letters are out */
	VEC(size_t) aside;        /* of those heard since the last flush: over the quota, to be put aside */
	bool finished;            /* all mails are heard, all bells rung */
	int conflicts;            /* how often somebody else moved the game meanwhile */
	struct err why;           /* it failed so */
};

/* Opens the game and hears what a run before us left. Other writers are waited for; where one of them moved the game on,
 * it is opened anew. */
int session_open(struct session *p, struct err *e);
/* Plays on, opening the game where it is not open: until all is done, or as many mails are in hand as go together. */
int session_go(struct session *p, struct err *e);
/* Closes it, and what was not settled is forgotten. */
void session_drop(struct session *p);
/* The same after an error; whether it is worth another try. */
bool session_again(struct session *p, int code);
/* A decided mail is heard; who wrote it is answered where m is given. */
int session_hear_decision(struct session *p, struct decision *d, const struct message *m, struct heard_mail *h,
			  struct err *e);
/* History is not rewritten. */
when session_not_before_last(const struct desk *k, when t);

#endif
