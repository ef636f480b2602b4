/*
 * frame_given_up: "I was going to put five in Georgia, but Callum says north, so five in Vermont": what its writer would have done
 * is no order, whatever it says; what stands behind the word that gives it up is read by itself.
 */
#include "bind/tells.h"
#include "frame/frame.h"

void frame_given_up(struct frames *f)
{
	uint32_t from = f->from;
	for (size_t i = 0; i < f->n; i++) {
		const struct span told = tells_given_up(f->task, (struct span){ from, f->to });
		size_t end = i;
		while (end < f->n && f->at[end].at.from < told.to)
			end++;
		if (has_phrase(f->at, end, sentence_end(f, end), is_game)) /* not "but no" */
			drop_range(f, i, end);
		while (i < f->n && f->at[i].role != ROLE_FULL_STOP)
			i++;
		from = i < f->n ? f->at[i].at.to : f->to;
	}
}
