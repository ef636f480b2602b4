/*
 * quota: how much one address may cause: mails that are read in a turn, letters
 * in a day. So that neither a loop nor a flood goes on for ever; no result of a
 * game depends on it but which mails are put aside unread.
 *
 * Kept in a file of a line for each count, beside the game: "reply 20455 3 HASH".
 * It is written before what it counts is durable, with marks of the mails and
 * letters in hand: what is done again after a crash is not counted again. It is
 * not synced: a power cut may forget counts, and nothing else.
 */
#ifndef PBP_DISK_QUOTA_H
#define PBP_DISK_QUOTA_H

#include "base/arena.h"
#include "base/err.h"
#include "base/clock.h"
#include "base/hash.h"

#define QUOTA_MAILS 1000          /* of one address in one turn; a long one counts as several */
#define QUOTA_STRANGER_MAILS 1000 /* of all addresses that play no part, in one day */
#define QUOTA_FORGED_MAILS 1000   /* that failed authentication, from one machine in one day */
#define QUOTA_REPLIES 10          /* to one address in one day */
#define QUOTA_PLAYS 100 /* beyond them, to who plays while the game waits for him, each that says something new */
#define QUOTA_SAMES 2   /* of the same words of one address in a day that say something new */
#define QUOTA_STRANGER_REPLIES 50 /* to all who play no part and are not proved, in one day */
#define QUOTA_STRANGER_EACH 3 /* of them to one: who asks how to join, and then joins, and is told that red is taken */
#define QUOTA_NOTICES 10      /* of one kind to the host in one day */

enum quota_kind {
	QUOTA_MAIL,
	QUOTA_STRANGERS,
	QUOTA_FORGED, /* mails */
	QUOTA_REPLY,
	QUOTA_PLAY,
	QUOTA_SAME,
	QUOTA_STRANGER, /* replies, to each and to all */
	QUOTA_ALL_STRANGERS,
	QUOTA_WARNING, /* that mail came which is forged */
	QUOTA_NOTICE,
	QUOTA_UNBEGUN, /* that a game cannot begin */
	QUOTA_HAND,    /* marks of the mails in hand */
	QUOTA_KINDS
};

struct quota {
	const char *path;
	struct arena *arena;
	struct quota_count *slots; /* open addressing by key; a count of 0 is an empty slot */
	size_t n, cap;
	int64_t newest[QUOTA_KINDS]; /* period: what is long over is not kept */
	bool changed;
	int64_t batch; /* of the marks */
};

/* A file that is not there is an empty one, and so is a line that says nothing; one that cannot be read is an error, for
 * it would be written anew without what it counts. path and arena must outlive it. */
int quota_open(struct quota *out, const char *path, struct arena *a, struct err *e);
enum { QUOTA_OVER = -1, QUOTA_AGAIN = -2 };
/* Counts one more for who in a period (a turn, a day): how many are left, or QUOTA_OVER; QUOTA_AGAIN where the
 * same `what` was counted before (NULL: never). */
int quota_take(struct quota *q, enum quota_kind kind, int64_t period, struct str who, const struct hash *what);
/* For a mail that is about to be heard, and weighs so much: false: it is too much. The same mail counts once, if it
 * is heard again by the next run after a crash. */
bool quota_weigh(struct quota *q, enum quota_kind kind, int64_t period, struct str who, uint32_t weight,
		 const struct hash *mail);
/* For a letter of which one is enough, whatever number of mails asks for it: true for the first mail, again for
 * that one after a crash, and for no other. */
bool quota_once(struct quota *q, enum quota_kind kind, int64_t period, struct str who, const struct hash *letter,
		const struct hash *mail);
/* The day of a time, as a period. */
int64_t quota_day(when t);
int quota_keep(struct quota *q, struct err *e);

#endif
