/*
 * hop: which machine handed a mail to our own servers, as these wrote it into
 * their Received lines. What stands in From costs nothing to forge; this costs a
 * machine.
 */
#ifndef PBP_MAIL_HOP_H
#define PBP_MAIL_HOP_H

#include "mail/header.h"

/* "192.0.2.1", of IPv6 the /64 it lies in; empty where our servers do not say it. */
struct str hop_read(const struct header *h, struct arena *a);

#endif
