/* replies: see replies.h. */
#include "order/replies.h"

#include "order/lean.h"
#include "order/talk_traits.h"

#include "replies.inc" /* replies: struct lean, its classes those of enum reply */

_Static_assert(sizeof replies_classes / sizeof *replies_classes == REPLIES, "a kind of enum reply has no examples");

enum reply_side reply_side(enum reply kind)
{
	return kind == REPLY_YES ? SIDE_YES : kind <= REPLY_DOUBT ? SIDE_AGAINST : SIDE_BESIDE;
}

struct reply_like replies_like(struct str text)
{
	ARENA_SCRATCH(a);
	int32_t score[LEAN_CLASSES], most[REPLY_SIDES] = { INT32_MIN / 2, INT32_MIN / 2, INT32_MIN / 2 };
	struct reply_like out = { REPLY_YES, SIDE_YES, INT32_MAX, 0 };

	lean_scores(score, &replies, talk_traits(text, &a));
	for (int k = 0; k < REPLIES; k++) {
		const enum reply_side side = reply_side((enum reply)k);

		most[side] = score[k] > most[side] ? score[k] : most[side];
		if (score[k] > score[out.kind])
			out.kind = (enum reply)k;
	}
	out.side = reply_side(out.kind);
	for (int k = 0; k < REPLY_SIDES; k++)
		if (k != (int)out.side && most[out.side] - most[k] < out.sure)
			out.sure = most[out.side] - most[k];
	out.safe = most[out.side] - most[SIDE_AGAINST];
	return out;
}
