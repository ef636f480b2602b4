/*
 * replies: what a sentence of an answer to "do you mean this?" does, by its likeness to such of which that is known
 * (grammar/replies.examples, learned by grammar/lean.c when the program is built; order/lean.h).
 */
#ifndef PBP_ORDER_REPLIES_H
#define PBP_ORDER_REPLIES_H

#include "base/str.h"

/* In the order of grammar/replies.examples. The first does what is asked, the next three speak against it, the others say nothing of it. */
enum reply {
	REPLY_YES,
	REPLY_NO,
	REPLY_CHANGE,
	REPLY_DOUBT,
	REPLY_ORDER,
	REPLY_ASK,
	REPLY_END,
	REPLY_OPEN,
	REPLY_TELL,
	REPLY_AWAY,
	REPLY_CHAT,
	REPLIES
};
enum reply_side { SIDE_YES, SIDE_AGAINST, SIDE_BESIDE, REPLY_SIDES };

struct reply_like {
	enum reply kind;      /* the likeliest */
	enum reply_side side; /* it is on */
	int32_t sure;         /* by how much it is likelier than what is on the other sides */
	int32_t safe;         /* ... than what speaks against: of a kind on that side, below 0. Parts of LEAN_ONE */
};
enum reply_side reply_side(enum reply kind);
/* text: places and numbers that are asked about are "Ash" and "3" in it, others "Oslo" and "9" (a number that may be one of the list "2"),
 * names of players "Bob". Linear. */
struct reply_like replies_like(struct str text);

#endif
