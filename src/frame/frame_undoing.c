/*
 * frame_undoing: "I have changed my mind, so please cancel the order for Osaka", "cancel the order I gave to unit 13": what takes
 * back is said by a deed of the game, and words that announce it take back nothing more.
 */
#include "frame/frame.h"

static bool clears(const struct verb *v)
{
	return v->flags & VERB_CLEARS;
}

/* The only deed of a sentence, where it is such a one. */
static size_t find_clearing(const struct frames *f, size_t from, size_t to)
{
	size_t found = to;
	for (size_t i = from; i < to; i++)
		if (f->at[i].role == ROLE_VERB) {
			if (found < to || !verbs_any(f->task, f->at[i].terms->u.nouns, clears))
				return to;
			found = i;
		}
	return found;
}

/* "the order I gave to": whose it is stands behind it. */
static void drop_given(struct frames *f, size_t deed)
{
	size_t i = deed + 1;
	while (i < f->n && f->at[i].role == ROLE_DESCRIPTION)
		i++;
	if (i + 2 >= f->n || f->at[i].role != ROLE_LEAD || f->at[i + 1].role != ROLE_PAST ||
	    !is_argument(&f->at[i + 2]))
		return;
	drop_range(f, deed + 1, i + 2);
	set_role(f, deed + 1, ROLE_BARE);
}

/* Before the deed; behind it such words take the deed back. */
static void drop_announced(struct frames *f, size_t from, size_t deed)
{
	for (size_t i = deed; i-- > from;)
		if (is_stop(&f->at[i], STOP_CORRECTION))
			drop_range(f, i, i + 1 + (f->at[i + 1].role == ROLE_COMMA));
}

void frame_undoing(struct frames *f)
{
	for (size_t from = 0; from < f->n; from = sentence_end(f, from) + 1) {
		const size_t deed = find_clearing(f, from, sentence_end(f, from));
		if (deed == sentence_end(f, from))
			continue;
		drop_given(f, deed);
		drop_announced(f, from, deed);
	}
}
