/*
 * address: mailboxes out of From, To and Cc (RFC 5322, 3.4, with the obsolete
 * forms). Display names, comments and groups are passed over, never believed.
 */
#ifndef PBP_MAIL_ADDRESS_H
#define PBP_MAIL_ADDRESS_H

#include "base/vec.h"
#include "base/str.h"

struct addresses {
	VEC(struct str) list; /* local@domain, the domain in lower case */
	size_t bad;           /* entries that are no address */
};

/* Adds the addresses of one field's value (unfolded, not decoded); stops at limit of both kinds. */
void addresses_parse(struct addresses *out, struct str value, size_t limit, struct arena *a);
/* The part before and behind the last '@'. */
struct str address_local(struct str address);
struct str address_domain(struct str address);

#endif
