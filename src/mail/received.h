/*
 * received: when a mail arrived and who handed it over, by its Received lines (RFC 5321, 4.4). Each server puts its line on
 * top, so what stands below is worth what the server above it is worth: a sender may write as many lines
 * as he likes, under any name and with any time. Read is therefore from the top, as long as the lines are
 * our own servers', and from one to the next below it only where the upper says that one of ours handed
 * the mail over, in words that an outsider cannot put there.
 */
#ifndef PBP_MAIL_RECEIVED_H
#define PBP_MAIL_RECEIVED_H

#include "mail/header.h"
#include "mail/message.h"

/* WHEN_NONE: the topmost line is not one of ours, or there is none. by: that server's name as
 * site->receivers has it. */
when received_read(const struct header *h, const struct mail_site *site, struct str *by);
/*
 * Which machine handed the mail to our own servers (those whose addresses are private: a filter on this machine, a
 * server in the house): "192.0.2.1", of IPv6 the /64 it lies in; empty where they do not say it. What stands in From
 * costs nothing to forge; this costs a machine.
 */
struct str received_hop(const struct header *h, struct arena *a);

#endif
