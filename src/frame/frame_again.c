/*
 * frame_again: "once more", "and once again, slowly", "once more with feeling": of how often it is said. What makes a condition of
 * "once" is a clause behind it: "once more troops arrive", "once again he attacks".
 */
#include "frame/frame.h"

enum { IDIOM_BYTES = 20 };

/* The phrase behind "once more"; i itself where it is no such. */
static size_t behind_more(const struct frames *f, size_t i)
{
	const size_t next = i + 1;
	const struct str text = source_text(f->task->source, (struct span){ f->at[i].at.from, f->to });
	const struct words w = words_said(str_sub(text, 0, text.n < IDIOM_BYTES ? text.n : IDIOM_BYTES),
					  f->task->arena);
	const bool more = next < f->n && is_argument(&f->at[next]) && f->at[next].nterms == 1 &&
			  frame_is(f, next, SAYS_ROLE(MORE));
	const bool again = next == f->n || f->at[next].at.from > f->at[i].at.to + 1;
	return w.n && w.at[0].roles & SAYS_ROLE(WORDING) && (more || again) ? next + more : i;
}

/* Past "with feeling", which names nothing of the game. */
static size_t behind_manner(const struct frames *f, size_t i)
{
	const bool manner = i < f->n && f->at[i].role == ROLE_WITH && is_unknown(&f->at[i]);
	const bool last = manner && (i + 1 == f->n || parts_clauses(&f->at[i + 1]) || f->at[i].flags & PHRASE_COLON);
	return last ? i + 1 : i;
}

/* Nothing is said there of which a condition could be made: a sign, a deed as it is ordered, or the end. */
static bool says_no_case(const struct frames *f, size_t i, size_t from)
{
	if (i >= f->n || parts_clauses(&f->at[i]) || f->at[i - 1].flags & PHRASE_COLON)
		return true;
	return f->at[i].role == ROLE_VERB && !f->at[i].flags && opens_clause(f, from);
}

/* "And the rest once more: ...", "All of it, once again": what stands under it says which that is. */
static size_t with_topic(const struct frames *f, size_t i, size_t end)
{
	const size_t comma = i > 1 && f->at[i - 1].role == ROLE_COMMA, first = f->n && f->at[0].role == ROLE_AND;
	const struct phrase *p = &f->at[first];
	const bool topic = i == first + 1 + comma && end < f->n && is_argument(p) && p->role == ROLE_BARE &&
			   p->nterms == 1 && ((has_count(p) && p->terms->how == COUNT_ALL) || is_them(p));
	return topic ? 0 : i;
}

void frame_again(struct frames *f)
{
	for (size_t i = 0; i < f->n; i++) {
		if (!is_stop(&f->at[i], STOP_CONDITION) || !frame_is(f, i, SAYS_ROLE(ONCE)))
			continue;
		const size_t more = behind_more(f, i), end = behind_manner(f, more);
		if (more == i || !says_no_case(f, end, i))
			continue;
		drop_range(f, with_topic(f, i, end), end);
	}
}
