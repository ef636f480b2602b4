/*
 * inbox: the decided mails of one game that are not yet in its history, each a
 * file: a few lines that say what was decided, an empty line, the words that
 * were heard, what they were understood to say, the mail. Named by arrival and hash, and listed in that order.
 * What was read once is not read again: a waiting mail costs what its words
 * cost, whatever lies around them.
 */
#ifndef PBP_MAIL_INBOX_H
#define PBP_MAIL_INBOX_H

#include "base/clock.h"
#include "base/hash.h"
#include "mail/drop.h"

struct decision {
	when arrival;
	uint32_t after, place; /* which of the mails of one second it was: as the engine counts them */
	struct hash hash;      /* of the bytes as they arrived */
	struct str class;      /* orders, refused, ignored */
	struct str reason;     /* may be empty */
	struct str seat;       /* may be empty */
	struct str from;       /* address; may be empty */
	struct str verdict;    /* of the address: "from", "results pass", "token", ... */
	bool heard;            /* flags and text say how it was read; else it is to be read anew */
	uint32_t flags;        /* as the app counts them */
	struct str text;       /* the words of it that were heard; empty where it was not to be */
	struct str tape;       /* what they were understood to say (engine/tape.h); p NULL: it does not say */
	uint32_t body;         /* of a mail in history: which of its texts was heard */
	struct str raw;        /* the bytes as stored (a token is blanked) */
};

struct inbox {
	struct drop drop;
};
struct inbox_entry {
	when arrival;
	struct hash hash;
};

/* By (arrival, after, place, hash): the order in which decided mails count. */
int decision_cmp(const struct decision *a, const struct decision *b);
/* The order in which they were heard, where places count all that came after a step: (after, place). */
int decision_heard_cmp(const struct decision *a, const struct decision *b);
typedef int (*decision_order)(const struct decision *a, const struct decision *b);

int inbox_open(struct inbox *out, const char *folder, struct arena *a, struct err *e);
/* In the inbox for good only after inbox_flush. */
int inbox_add(struct inbox *i, const struct decision *d, struct err *e);
int inbox_flush(struct inbox *i, struct err *e);
void inbox_close(struct inbox *i);
/* In order of (arrival, hash); which of one second counts first stands in the files. */
int inbox_list(struct inbox_entry **out, size_t *n, const struct inbox *i, struct arena *a, struct err *e);
int inbox_read(struct decision *out, const struct inbox *i, const struct inbox_entry *entry, struct arena *a,
	       struct err *e);
/* The same without raw, as far as it was heard. */
int inbox_read_heard(struct decision *out, const struct inbox *i, const struct inbox_entry *entry, struct arena *a,
		     struct err *e);
/* When it counts, and its hash, and nothing else. */
int inbox_read_place(struct decision *out, const struct inbox *i, const struct inbox_entry *entry, struct arena *a,
		     struct err *e);
int inbox_remove(const struct inbox *i, const struct inbox_entry *entry, struct err *e);

/* What stands before the mail in its file, and the whole read back: pure. Control characters in
 * the texts become blanks. What the pbp before this one wrote reads as not heard. ERR_DAMAGED. */
struct str decision_head(const struct decision *d, struct arena *a);
int decision_read(struct decision *out, struct str file, struct err *e);

#endif
