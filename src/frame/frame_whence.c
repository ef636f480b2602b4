/*
 * frame_whence: "move 3 from Osaka to Nara and another 2 from there to Mie": of the two places that were said before, which one? Its
 * writer is asked.
 */
#include "frame/frame.h"

/* "another 2" */
static bool is_another(const struct frames *f, const struct phrase *p)
{
	return is_argument(p) && frame_says(f, p->at.from, p->at.to, SAYS_ROLE(MORE));
}

/* The clauses of its sentence before it lead from one place to another. */
static bool leads_between(const struct frames *f, size_t from, size_t to)
{
	bool leaves = false, goes = false;
	for (; from < to; from++) {
		leaves |= is_place(&f->at[from], ROLE_FROM);
		goes |= names_area(&f->at[from]) && f->at[from].role != ROLE_FROM;
	}
	return leaves && goes;
}

void frame_whence(struct frames *f)
{
	for (size_t begin = 0, i = 0; i < f->n; i++) {
		if (f->at[i].role == ROLE_FULL_STOP)
			begin = i + 1;
		const size_t from = clause_begin(f, i);
		size_t more = from;
		while (more < i && !is_another(f, &f->at[more]))
			more++;
		if (f->at[i].role != ROLE_FROM || !is_pronoun(&f->at[i], PRONOUN_THERE) || more == i ||
		    !leads_between(f, begin, from) || f->n == f->room)
			continue;
		const struct span there = f->at[i].terms->at;
		frame_insert(f, i++, frame_left_open(f, there));
		f->changed = true;
	}
}
