/*
 * letters: what goes out: receipts, turn reports, notices to the host. All are
 * queued in the outbox under names made of what they are about, so writing one
 * twice is writing it once.
 */
#ifndef PBP_LETTERS_LETTERS_H
#define PBP_LETTERS_LETTERS_H

#include "disk/desk.h"
#include "disk/history.h"

/* A mail and what became of it. It is answered when what it brought to its end has closed. */
struct answer {
	const struct decision *decision;
	const struct message *m;
	const struct input *in;
	const struct heard_mail *heard;
};
/* The answer to a mail, where one may be given: never to machines, lists, strangers. */
int letter_receipt(struct desk *k, const struct answer *to, struct arena *a, struct err *e);
/* The same to lines of a host's mail that waited below one that takes a turn back (disk/recall.h). */
int letter_below(struct desk *k, const struct answer *to, struct arena *a, struct err *e);
/* To the host, once for an address and turn: so many mails came that the rest is put aside. */
int letter_flood(struct desk *k, struct str from, when at, const struct hash *mail, struct err *e);
/* The report of the turn that a step ended, to every seat's player, each with its own secrets. */
int letter_reports(struct desk *k, int32_t turn, struct err *e);
/* Once more, because a mail asks for it; sent: there is one. */
int letter_report_again(bool *sent, struct desk *k, int32_t turn, seat_id seat, const struct answer *to, struct err *e);
/* Letters that had to wait (disk/later.h) and may leave now; and, when they are in the outbox for good, that they did.
 * waited.c */
int letters_waited(struct desk *k, when now, struct err *e);
int letters_waited_done(struct desk *k, when now, struct err *e);
/* Who is still awaited is reminded where that is due (disk/remind.h); and, when the letters are in the outbox for good,
 * that they are. reminding.c */
int letters_remind(struct desk *k, when now, struct err *e);
int letters_remind_done(struct desk *k, when now, struct err *e);
/* The hour at which the game was to begin has come, and it cannot: the host is told why, once a day. unbegun.c */
int letters_unbegun(struct desk *k, when now, struct err *e);
/* Of every step since letters_done what players must learn before the next report. news.c */
int letters_news(struct desk *k, struct err *e);
/* Of an answer to the host's lines what another seat alone may see, where he plays himself. */
void letter_hides(struct outcome *o, struct desk *k);
/* A notice to the host of all games, from the machine; about makes its name. No host, no notice. */
int letter_notice(struct root *r, struct str subject, struct str text, const struct hash *about, when date,
		  struct err *e);
struct below_owed { /* lines that waited, by the name under which they were heard */
	struct hash hash;
	struct str reason;
};
/* What is decided, and was perhaps not answered. */
struct owed {
	struct seen mails; /* that still lie in the spool */
	struct below_owed *below;
	size_t nbelow;
};
const struct below_owed *owed_below(const struct owed *o, const struct hash *heard); /* or NULL */
/* Queues what a run before us did not get to: the receipts of what is owed, and the reports of the steps that the file
 * `answered` does not count yet. catchup.c */
int letters_catch_up(struct desk *k, const struct owed *owed, struct err *e);
/* Everything up to the tip has its letters queued: written down before they are in the outbox, and so named when they are
 * there for good; and how many steps have. */
int letters_count(struct desk *k, struct sync *s, struct err *e);
int letters_done(struct desk *k, struct sync *s, struct err *e);
int letters_answered(int64_t *out, struct desk *k, struct err *e);

#endif
