/* frame: see frame.h. */
#include "bind/frame.h"

void frame_insert(struct frames *f, size_t i, struct phrase p)
{
	static const struct term sign = { .kind = TERM_WORD };
	if (f->n == f->room)
		return;
	p.terms = p.terms ? p.terms : &sign;
	memmove(f->at + i + 1, f->at + i, (f->n - i) * sizeof *f->at);
	f->at[i] = p;
	f->n++;
}
