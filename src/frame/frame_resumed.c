/*
 * frame_resumed: "my army of Morocco he goes to Algeria", "Nara she moves to Iga", "4 troops they go to Nara": in many languages who
 * does it is said once more before the deed.
 */
#include "base/utf8.h"
#include "frame/frame.h"

/* "he", "she", "they" */
static bool is_resuming(const struct frames *f, size_t i)
{
	const struct str word = frame_text(f, i);
	return (f->at[i].role == ROLE_UNKNOWN || f->at[i].role == ROLE_BARE) && f->at[i].nterms == 1 &&
	       !(f->at[i].flags & PHRASE_THE) && word_is(utf8_fold_name(f->task->arena, word), SAYS_ROLE(OTHERS)) &&
	       word_is(utf8_fold_name(f->task->arena, word), SAYS_ROLE(PERSON));
}

/* "his Kyoto he goes" */
static bool is_of_others(const struct frames *f, size_t i)
{
	const struct span before = { f->from < f->at[i].at.from ? f->from : f->at[i].at.from, f->at[i].at.from };
	const struct words w = words_singly(source_text(f->task->source, before), f->task->arena);
	return words_have(&w, SAYS_ROLE(OTHERS));
}

/* Units, or where they stand: all that the clause says before it. */
static bool tells_who(const struct frames *f, size_t from, size_t to)
{
	bool who = false;
	for (; from < to; from++) {
		const struct phrase *p = &f->at[from];
		const bool of_units = p->role == ROLE_BARE || p->role == ROLE_OF || p->role == ROLE_IN;
		if (!is_argument(p) || is_unknown(p) || names_seat(p) || !of_units)
			return false;
		who |= names_area(p);
	}
	return who;
}

/* Behind the deed stands where it goes, or against what: "Osaka he attacks from Kyoto" is told of another. */
static bool goes_on(const struct frames *f, size_t deed)
{
	const struct phrase *p = &f->at[deed];
	return deed + 1 < f->n && p->role == ROLE_VERB && p->terms->how != VERB_WEAK && names_area(p + 1) &&
	       (p[1].role == ROLE_BARE || p[1].role == ROLE_TO);
}

void frame_resumed(struct frames *f)
{
	for (size_t i = 1; i + 2 < f->n; i++)
		if (is_resuming(f, i) && !is_of_others(f, i) && tells_who(f, clause_begin(f, i), i) &&
		    goes_on(f, i + 1))
			drop(f, i);
}
