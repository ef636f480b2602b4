/*
 * mbox: the lines by which an mbox is cut into mails. Pure; used by mailbox.c.
 */
#ifndef PBP_MAIL_MBOX_H
#define PBP_MAIL_MBOX_H

#include "base/clock.h"
#include "mail/mailbox.h"

/* A line longer than this is no From_ line. */
#define MBOX_FROM_MAX 1000

struct from_line {
	when envelope; /* WHEN_NONE where the date does not read */
	bool null_sender;
	size_t length; /* with its line end */
};

/*
 * Whether text begins with a From_ line: "From ", HH:MM and a four-digit year. lenient: at the
 * start of a mailbox "From " alone is enough. ended: nothing follows text; a From_ line without a
 * line end is then taken for one that was cut off.
 */
bool mbox_from_line(struct str text, bool lenient, bool ended, struct from_line *out);
/* Undoes the quoting of From_ lines in place, of whole lines except perhaps the first (whether it
 * begins at its line's start) and the last; gives the length that is left. */
size_t mbox_unquote(char *p, size_t n, enum mailbox_format format, bool at_line_start);
/* Content-Length of a header, or false. */
bool mbox_content_length(struct str header, uint64_t *out);

#endif
