/* frame_points: where a clause says what is done to what, where verbs lead, and what "it" and "there" point back to. For the
 * files frame_*.c. */
#ifndef PBP_FRAME_FRAME_POINTS_H
#define PBP_FRAME_FRAME_POINTS_H

#include "frame/frame.h"

/* Where the clause says what is done to what: behind headings and what describes. */
static inline size_t frame_subject_begin(const struct frames *f, size_t i)
{
	size_t begin = clause_begin(f, i);
	while (begin < i && f->at[begin].role == ROLE_DESCRIPTION)
		begin++;
	return begin;
}

/* A verb that leads somewhere: what it is done to may be said of the deed. */
bool frame_leads_to(const struct frames *f, const struct phrase *p);
/* A deed that is done for others'. */
bool frame_serves(const struct frames *f, const struct phrase *p);
/* The deed of now that leads nowhere, for which another may be done; VERB_NONE: there is none. */
verb_id frame_staying(const struct frames *f);
/* The only place that is named there; to: none, or more than one. */
size_t frame_one_place(const struct frames *f, size_t from, size_t to);
/* What is told, not ordered, falls; what points back to it behind it means the place that it names. */
void frame_drop_told(struct frames *f, size_t from, size_t to);

#endif
