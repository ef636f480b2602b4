/*
 * frame_phrasal: "blow Nara up", "win Solmar over": a deed of two words with what it is done to between them.
 */
#include "frame/frame.h"

/* The word behind the phrase at i: one that is no phrase, or a preposition with nothing behind it. */
static struct str particle(const struct frames *f, size_t i)
{
	const bool bare = i + 1 < f->n && f->at[i + 1].role < ROLE_ARGUMENTS && !f->at[i + 1].nterms;
	const uint32_t to = bare ? f->at[i + 1].at.to : i + 1 < f->n ? f->at[i + 1].at.from : f->to;
	const struct words w = frame_words(f, f->at[i].at.to, to);
	return w.n ? w.at[0].text : STR_NONE;
}

void frame_phrasal(struct frames *f)
{
	for (size_t i = 0; i + 1 < f->n; i++) {
		const struct phrase *p = &f->at[i];
		if (p->role != ROLE_UNKNOWN || !is_unknown(p) || p->flags || !opens_clause(f, i) ||
		    !is_argument(&f->at[i + 1]) || f->at[i + 1].role != ROLE_BARE)
			continue;
		const struct words first = frame_words(f, p->at.from, p->at.to);
		const struct str second = particle(f, i + 1);
		if (first.n != 1 || !second.n)
			continue;
		const struct str deed = str_printf(f->task->arena, "%.*s %.*s", STR_ARG(first.at[0].text),
						   STR_ARG(second));
		const struct nouns verbs = frame_find_verb(f, deed, false);
		if (!verbs.n)
			continue;
		frame_set_verb(f, i, verbs);
		if (i + 2 < f->n && f->at[i + 2].role < ROLE_ARGUMENTS && !f->at[i + 2].nterms)
			drop(f, i + 2);
	}
}
