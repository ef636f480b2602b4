/*
 * reply_parts: an answer to "do you mean this?" in its parts: sentences, and what one of them says of one thing and of another, each
 * weighed by what it does (order/replies.h) and with what it names (reply_named.h). A sentence is cut where its parts are surest.
 */
#ifndef PBP_ANSWER_REPLY_PARTS_H
#define PBP_ANSWER_REPLY_PARTS_H

#include "answer/reply_named.h"
#include "order/replies.h"

enum { REPLY_PARTS = 24 };
struct reply_part {
	struct span at, sentence;
	struct reply_like like;
	int32_t sure; /* that it does what its kind does */
	bool denied;  /* a yes, and part of it speaks against one */
	bool picks;   /* "only the Ash one": a yes to that */
	bool idle;    /* it bears on nothing that waits, by an exact rule */
	bool open;    /* it is not clear what it says of those that it names: they wait on */
	struct reply_named named;
};
struct reply_answer {
	struct reply_waiting waiting;
	const struct source *text;
	struct reply_part parts[REPLY_PARTS];
	size_t n;
};
/* What stands there, without the signs around it. */
struct str reply_said(const struct reply_answer *r, struct span at);
/* Fills in the parts of the text; REPLY_PARTS: there may be more. */
void reply_cut(struct reply_answer *r);
/* Words that deny, doubt or put off; in a yes it may be a way to speak: "no objections", "don't you dare forget Birch". */
#define REPLY_DENIES \
	(SAYS_ROLE(STOP_NEGATION) | SAYS_ROLE(STOP_CONDITION) | SAYS_ROLE(HAZARD) | SAYS_ROLE(DENIAL) | \
	 SAYS_ROLE(DROP) | SAYS_ROLE(RETRACTS) | SAYS_ROLE(UNSETTLED) | SAYS_ROLE(TEMPORAL))
/* Words of a yes. */
#define REPLY_AFFIRMS \
	(SAYS_ROLE(YES) | SAYS_ROLE(WHOLE) | SAYS_ROLE(PLEASES) | SAYS_ROLE(PRAISE) | SAYS_ROLE(DOES) | \
	 SAYS_ROLE(DEED) | SAYS_ROLE(VERB) | SAYS_ROLE(SO) | SAYS_ROLE(MEANS))
bool reply_says_no(const struct words *w);

#endif
