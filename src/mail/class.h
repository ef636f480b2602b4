/*
 * class: from the header alone, whether a person wrote a mail to us (A1 to A3, P2).
 */
#ifndef PBP_MAIL_CLASS_H
#define PBP_MAIL_CLASS_H

#include "mail/header.h"
#include "mail/message.h"

/* MAIL_NORMAL with an empty reason, or what it is and why. */
enum mail_class class_of_header(const struct header *h, const struct mail_site *site, bool null_sender,
				struct str *reason);
/* One of the site's addresses, or such a one with a tag: local+TAG@domain. */
bool address_is_ours(struct str address, const struct mail_site *site);
bool came_through_list(const struct header *h);

#endif
