/*
 * forward: what a player wrote that is no order goes to the host, who is a person: a mail of which nothing was
 * understood as a whole, a question that stands beside orders alone. Each has a number, which is the same if the mail is
 * heard again after a crash. A host who plays reads it when the turn is over.
 */
#ifndef PBP_LETTERS_FORWARD_H
#define PBP_LETTERS_FORWARD_H

#include "letters/letters.h"

struct forwarded {
	struct str text;      /* that went; empty: there was nothing to be sent */
	int64_t number;       /* by which the host answers it; 0: it went to nobody */
	struct str words;     /* what its writer is told of it: sentences */
	struct str otherwise; /* what he may do where an answer may be beside the point; or empty */
};

int forward_mail(struct forwarded *out, struct desk *k, const struct answer *to, struct arena *a, struct err *e);
/* Of words beside orders that are for another player, and that went to nobody: how he would read them. */
void forward_press(struct buf *out, struct desk *k, const struct answer *to);
/* What was sent of them is no order that was not taken: so it is shown. Whether there was some. */
bool forward_takes_questions(struct outcome *o, struct str sent, struct desk *k, const struct answer *to,
			     struct arena *a);

#endif
