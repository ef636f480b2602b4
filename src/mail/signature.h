/*
 * signature: a mail signed with OpenPGP as a whole (RFC 3156), checked by gpgv
 * against the keys that the host laid down for one sender. What stands beside
 * the signed part, as lists and forgers add it, is not read.
 */
#ifndef PBP_MAIL_SIGNATURE_H
#define PBP_MAIL_SIGNATURE_H

#include "base/clock.h"
#include "base/err.h"
#include "base/hash.h"
#include "mail/header.h"

struct signed_part {
	struct str part;      /* with its own header, as it came */
	struct str signature; /* armoured */
	struct str boundary;
};

/* False where the mail is not multipart/signed with such a signature. Points into raw. */
bool signature_find(struct signed_part *out, struct str raw, const struct header *h);
/*
 * *made: when some key of the keyring (a file of `gpg --export`) made it, no longer than a day before or an
 * hour after the mail arrived: a signature does not cover the header, so whoever has an old mail could
 * send it again. Else WHEN_NONE. *words: the hash of what is signed, the same for whatever lines end in. ERR_* where gpgv could not be run.
 */
int signature_check(when *made, struct hash *words, const struct signed_part *s, const char *keyring, when arrival,
		    struct arena *a, struct err *e);
/* The mail with the signed part for all its content. */
struct str signature_only(const struct signed_part *s, struct arena *a);

#endif
