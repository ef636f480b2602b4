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
/*
 * Whether an address can be written to: it may stand in a header, an envelope and an argument as it
 * is. No other is an address here, so that whoever can write to us can be answered: no quoted local
 * parts, address literals, letters beyond ASCII, or a '-' at the start.
 */
bool address_is_safe(struct str address);
/* The part before and behind the last '@'. */
struct str address_local(struct str address);
struct str address_domain(struct str address);

#endif
