/* leave: see leave.h. */
#include "verdict/leave.h"

#include "base/utf8.h"
#include "bind/phrase.h"
#include "order/roles.h"

/* "can i"; "could", before what is the writer's: "could 3 of my troops". */
static bool asks_for_leave(const struct task *t, const struct reading *r, size_t i, size_t to)
{
	const struct str word = utf8_fold_name(t->arena, source_text(t->source, r->phrases[i].at));
	const struct phrase *next = &r->phrases[i + 1];
	const bool units = names_kind(next) || names_area(next); /* not "can both be there?" */

	return word_is(word, SAYS_ROLE(LEAVE)) || (i + 1 < to && units && word_is(word, SAYS_ROLE(LEAVE_OF)));
}

const struct reading *leave_asked(struct task *t, const struct reading *r, size_t from, size_t to)
{
	if (from + 2 > to || !is_stop(&r->phrases[to - 1], STOP_QUESTION))
		return NULL;
	to--; /* the sign */
	while (from < to && !asks_for_leave(t, r, from, to))
		if (is_game(&r->phrases[from]) || r->phrases[from++].role == ROLE_STOP) /* "how can I" */
			return NULL;
	if (from + 1 >= to)
		return NULL;
	from++;
	return task_reading(t, r, r->phrases + from, to - from);
}
