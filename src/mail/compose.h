/*
 * compose: a finished text made into a mail (RFC 5322, 2045-2047, 3834). The
 * same letter gives the same bytes, always: the date is an argument and the
 * Message-ID is derived from what the letter answers. Lines end in LF, as
 * Maildir and the sendmail command want it.
 *
 * No byte of anybody's text reaches a header unescaped: subjects are encoded
 * words where they are not plain ASCII, ids and addresses are checked and left
 * out or refused.
 */
#ifndef PBP_MAIL_COMPOSE_H
#define PBP_MAIL_COMPOSE_H

#include "base/clock.h"
#include "base/err.h"
#include "base/hash.h"
#include "mail/address.h"

struct letter {
	struct str from;        /* our address */
	struct str from_name;   /* display name; may be empty */
	struct str to;          /* one address */
	struct str reply_to;    /* who gets what is answered; empty: from */
	struct str subject;     /* UTF-8, any bytes */
	struct str text;        /* UTF-8, any bytes; empty: the HTML alone; one line a paragraph reads best on phones */
	struct str html;        /* an alternative; may be empty */
	struct str picture;     /* a PNG that the HTML shows as cid:PICTURE_ID; may be empty */
	struct str picture_id;  /* [A-Za-z0-9.-]+@[...]: of this letter alone */
	struct str in_reply_to; /* <id>, may be empty; left out if it is no id */
	struct str references;  /* ids parted by blanks, may be empty */
	struct hash about;      /* hash of the mail or event that the letter is about */
	struct str kind;        /* "receipt", "report": part of the Message-ID, [a-z0-9-]+ */
	when date;
	struct str attached;     /* a text of its own, of lines as text has them; may be empty */
	const char *attached_as; /* its file name: [a-z.]+ */
};

/* ERR_REFUSED where an address cannot stand in a header. */
int letter_write(struct str *out, const struct letter *l, struct arena *a, struct err *e);
/*
 * The first line of every letter that leaves: "----- A letter of pbp, game isles -----". Whatever a mail
 * program does to a letter that is answered, with marks or without, what stands below such a line is ours
 * and not the answerer's (mail/quote). Gives the letter with it, in the text and in the HTML.
 */
#define LETTER_MARK "A letter of pbp"
struct letter letter_marked(const struct letter *l, struct arena *a);
/* <pbp.KIND.HASH@domain>: the same for the same (about, kind, to). */
struct str letter_id(const struct letter *l, struct arena *a);

#endif
