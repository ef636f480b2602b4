/*
 * mailbox: the mails of an mbox, a Maildir, or a file descriptor, one after the
 * other, byte for byte. Splits and nothing more: what a mail says is for
 * mail/message. Memory is bounded by one mail, however large the mailbox.
 *
 * Invariant: the bytes of all mails, their From_ lines, quote marks and separating
 * blank lines add up to the bytes that were read (checked; a difference is a bug).
 *
 * mbox (RFC 4155; the four dialects after Rahul Dhesi and qmail's mbox(5)): a
 * mail begins at a "From " line with a time and a four-digit year, at the start
 * or after an empty line. mboxrd undoes one '>' of ">From ", ">>From " and so
 * on; mboxo and mboxcl of ">From " only; mboxcl2 of none, and believes a
 * Content-Length where a From_ line or the end follows it, never otherwise.
 *
 * A file is locked for reading (boxlock.h) from mailbox_open to mailbox_close.
 */
#ifndef PBP_MAIL_MAILBOX_H
#define PBP_MAIL_MAILBOX_H

#include "base/clock.h"
#include "base/err.h"
#include "base/hash.h"
#include "base/str.h"

enum mailbox_format {
	MAILBOX_AUTO, /* a folder is a Maildir; "From " at the start is mboxrd; anything else one mail */
	MAILBOX_MBOXRD,
	MAILBOX_MBOXO,
	MAILBOX_MBOXCL,
	MAILBOX_MBOXCL2,
	MAILBOX_SINGLE, /* one mail; a From_ line before it is its envelope */
	MAILBOX_MAILDIR
};
/* "mboxrd" and so on, as hosts write it; false for any other word. */
bool mailbox_format_parse(struct str word, enum mailbox_format *out);

enum item_state {
	ITEM_WHOLE,
	ITEM_CUT_OFF,  /* the mailbox ended inside it: keep it, book nothing of it */
	ITEM_OVERSIZED /* more than MAIL_MAX_BYTES */
};

struct mail_item {
	struct str raw;   /* good until the next call; of an oversized mail its first bytes only */
	struct hash hash; /* of all its bytes */
	uint64_t size;    /* of all its bytes */
	when envelope;    /* From_ line, or a Maildir file's name, else its time; else WHEN_NONE */
	bool null_sender; /* the From_ line says MAILER-DAEMON or <> */
	enum item_state state;
	const char *spilled; /* oversized: a file in the spill folder that holds all of it, or NULL */
	const char *where;   /* for messages: "inbox.mbox, byte 1234" */
};

struct mailbox;

struct mailbox_options {
	enum mailbox_format format;
	const char *spill; /* a folder for the bytes of oversized mails; NULL: they are only hashed */
};

/* path: an mbox, a file that holds one mail, or a Maildir (its cur and new). */
int mailbox_open(struct mailbox **out, const char *path, const struct mailbox_options *o, struct err *e);
/* Takes the descriptor over; name stands in messages. */
int mailbox_open_fd(struct mailbox **out, int fd, const char *name, const struct mailbox_options *o, struct err *e);
/* 1 with an item, 0 at the end, or an error code. */
int mailbox_next(struct mailbox *box, struct mail_item *out, struct err *e);
/* The item is safe elsewhere: a Maildir's mail moves from new to cur. Call before the next one is
 * read, or later with the item's `where` as it was (its text must have been copied). */
int mailbox_taken(struct mailbox *box, const char *where, struct err *e);
void mailbox_close(struct mailbox *box);

#endif
