/*
 * mime: a mail taken apart into a tree of parts (RFC 2045, 2046, 2183, 2231).
 * The only file that knows the MIME library; its types do not leave mime.c.
 */
#ifndef PBP_MAIL_MIME_H
#define PBP_MAIL_MIME_H

#include "base/arena.h"
#include "mail/header.h"

struct mime_part {
	struct str type;    /* "text/plain", lower case */
	struct str charset; /* as written; may be empty */
	struct str name;    /* file name, decoded; may be empty */
	bool attachment;
	bool flowed, delsp;      /* RFC 3676 */
	struct str start;        /* multipart/related: content id of the root, without brackets */
	struct str id;           /* content id, without brackets */
	struct mime_part *parts; /* of a multipart; mails inside mails have none */
	size_t nparts;
	const void *content; /* for mime_content */
};

enum mime_trouble {
	MIME_FINE,
	MIME_UNREADABLE,
	MIME_TOO_DEEP,
	MIME_TOO_MANY_PARTS,
	MIME_HEADER_TOO_LARGE, /* of a part */
	MIME_TOO_MUCH_TEXT
};

struct mime {
	struct mime_part root;
	void *handle; /* what mime_release gives back; may be NULL */
};

/* header and raw must outlive the mime. Anything but MIME_FINE leaves nothing to release. */
enum mime_trouble mime_read(struct mime *out, struct str raw, const struct header *h, struct arena *a);
void mime_release(struct mime *m);
/* The part's bytes with the transfer coding undone, in the arena; at most limit of them. */
enum mime_trouble mime_content(struct str *out, const struct mime_part *p, size_t limit, struct arena *a);
/* Encoded words of a header's value to valid UTF-8 without control characters (RFC 2047). */
struct str mime_decode_words(struct arena *a, struct str value);

#endif
