/*
 * tag: which games a mail may be for, by its subject and its recipients.
 */
#ifndef PBP_MAIL_TAG_H
#define PBP_MAIL_TAG_H

#include "mail/header.h"
#include "mail/message.h"

/* At most MAIL_MAX_TAGS, the most trustworthy first. subject is decoded. */
void tags_read(struct message *m, const struct header *h, const struct mail_site *site, struct arena *a);

#endif
