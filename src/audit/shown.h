/* shown: what a history shows of mails and calls, and what was said against it by tickets. */
#ifndef PBP_AUDIT_SHOWN_H
#define PBP_AUDIT_SHOWN_H

#include "base/hash.h"
#include "base/vec.h"
#include "store/store.h"

struct shown_mail { /* of which something took effect */
	struct hash hash;
	size_t step; /* in which */
};
struct shown_close { /* of a call */
	int64_t call;
	size_t step;
};
struct audit_shown { /* what a public history reveals */
	VEC(struct shown_mail) mails;
	VEC(struct shown_close) closes;
	const struct str *played;   /* of each step; p NULL: it is not revealed */
	VEC(struct commit) commits; /* that are no step, but reveal the game's orders */
	size_t step;                /* of the last of them: the step before it */
	bool at_end;                /* its option says that all is revealed when the game is over */
	bool never;                 /* its option says that nothing is revealed */
	size_t never_since;         /* the step from which on it says so */
};
struct audit_listed {           /* and accuses nobody; in words */
	VEC(struct str) beside; /* names.c: what lies beside the history */
	VEC(struct str) late;   /* mails that were heard behind one that arrived later */
	VEC(struct str) rolls;  /* rolls.c: new in turns that were taken back */
};
struct audit_tickets {           /* tickets.c: that were signed, and by this game */
	size_t fit, early, part; /* early: of what is not revealed yet; part: another mail of his counts after it */
	size_t bare;             /* letters of a signed game without a signature: they show nothing of a mail */
	VEC(struct str) foreign; /* those that are not of this game, in words */
	VEC(struct str) own;     /* of mails as their writer has them (own.c): lines that tell it */
};

#endif
