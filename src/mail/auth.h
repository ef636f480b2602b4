/*
 * auth: what our own mail server found out about a sender (RFC 8601).
 */
#ifndef PBP_MAIL_AUTH_H
#define PBP_MAIL_AUTH_H

#include "mail/header.h"
#include "mail/message.h"

/*
 * The topmost Authentication-Results of that server decides; all others are anybody's words.
 * Pass: dmarc, or a dkim or spf aligned with the From domain (RFC 7489, relaxed). Fail: dmarc
 * says so, or dkim or spf do and nothing passes. *text gets what it rests on.
 */
enum auth_result auth_read(const struct header *h, struct str authserv_id, struct str from, struct str *text,
			   struct arena *a);

#endif
