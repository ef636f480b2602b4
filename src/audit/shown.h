/* shown: what a public history reveals of mails and calls. */
#ifndef PBP_AUDIT_SHOWN_H
#define PBP_AUDIT_SHOWN_H

#include "base/hash.h"

struct shown_mail { /* of which something took effect */
	struct hash hash;
	size_t step; /* in which */
};
struct shown_close { /* of a call */
	int64_t call;
	size_t step;
};

#endif
