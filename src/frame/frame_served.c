/*
 * frame_served: "Kyoto helps Nara get into Iga", "Osaka defends the one sitting in Kyoto with its support": of a deed that is done for
 * another's no more counts than for whom, and where that one goes.
 */
#include "frame/frame_points.h"

/* "the unit", "the one", "brave": of him who is named by his place. */
static bool is_of_him(const struct frames *f, const struct phrase *p)
{
	const bool one = is_number(p) && p->nterms == 1 && p->terms->u.number == 1 && p->terms->flags & TERM_SPELLED;
	return is_uncounted(p) || one || p->role == ROLE_DESCRIPTION ||
	       (is_argument(p) && p->nterms == 1 && p->terms->kind == TERM_LABEL) ||
	       (p->role == ROLE_VERB && p->flags & PHRASE_ING && !frame_serves(f, p) && !frame_leads_to(f, p));
}

/* He who is named by what he is and his place is there: "with the unit in Kyoto". */
static void name_by_place(struct frames *f, size_t i)
{
	size_t place = i;
	while (place < f->n && is_of_him(f, &f->at[place]))
		place++;
	if (place == i || place == f->n || !is_place(&f->at[place], ROLE_IN))
		return;
	const struct phrase first = f->at[i];
	if (!is_argument(&first))
		return;
	f->at[place].role = first.role;
	f->at[place].mark = first.mark;
	drop_range(f, i, place);
}

/* For whom it is done; n: nobody is named. */
static size_t find_served(const struct frames *f, size_t deed)
{
	const size_t i = deed + 1;
	const bool named = i < f->n && names_area(&f->at[i]) &&
			   (f->at[i].role == ROLE_BARE || f->at[i].role == ROLE_FOR);
	return named ? i : f->n;
}

/* "get", "into", "as it", "on its march": on the way to where he goes. */
static bool is_on_way(const struct frames *f, const struct phrase *p)
{
	const bool word = is_unknown(p) && !(p->terms->flags & TERM_STUMP);
	const bool verb = p->role == ROLE_VERB && !frame_serves(f, p) &&
			  p->flags & (PHRASE_ING | PHRASE_TO | PHRASE_THE | PHRASE_S);
	const bool it = is_them(p) || (p->role == ROLE_AS && p->nterms == 1 && p->terms->kind == TERM_PRONOUN);
	return p->role == ROLE_LEAD || p->role == ROLE_DESCRIPTION || verb || it || (word && p->role != ROLE_FROM);
}

static bool is_where(const struct frames *f, const struct phrase *p)
{
	const struct str text = source_text(f->task->source, p->at);
	return text_is(text, SAYS_ROLE(RELATIVE)) && text_is(text, SAYS_ROLE(ASKS_FACT));
}

/* "to hold", "where it stands", "with its support": what is so anyway. */
static bool is_standing(const struct frames *f, const struct phrase *p)
{
	const bool deed = p->role == ROLE_VERB && (p->flags & PHRASE_THE ? frame_serves(f, p) : !frame_leads_to(f, p));
	return deed || p->role == ROLE_KEPT || is_them(p) || (p->role == ROLE_STOP && is_where(f, p));
}

static size_t skip(const struct frames *f, size_t i, size_t end,
		   bool (*is)(const struct frames *, const struct phrase *))
{
	while (i < end && is(f, &f->at[i]))
		i++;
	return i;
}

/* "avoiding Iga", "unlike Iga": what nobody knows may lead from there. */
static bool leads(const struct frames *f, size_t from, size_t goal)
{
	bool way = f->at[goal].role == ROLE_TO || f->at[goal].role == ROLE_ARROW;
	for (size_t i = from; i < goal; i++)
		way |= f->at[i].role == ROLE_LEAD || frame_leads_to(f, &f->at[i]);
	return way && names_area(&f->at[goal]) && f->at[goal].role != ROLE_FROM;
}

static void set_goal(struct frames *f, size_t served)
{
	const size_t from = served + 1, end = clause_end(f, served), goal = skip(f, from, end, is_on_way);
	if (goal > from && goal + 1 == end && leads(f, from, goal)) {
		set_role(f, goal, ROLE_TO);
		drop_range(f, from, goal);
	} else if (from < end && f->at[from].role != ROLE_KEPT && skip(f, from, end, is_standing) == end) {
		drop_range(f, from, end);
	}
}

void frame_served(struct frames *f)
{
	for (size_t i = 0; i < f->n; i++) {
		if (f->at[i].role != ROLE_VERB || f->at[i].flags & PHRASE_THE || !frame_serves(f, &f->at[i]))
			continue;
		for (size_t k = i + 1; k < clause_end(f, i); k++)
			name_by_place(f, k);
		const size_t served = find_served(f, i);
		if (served < f->n)
			set_goal(f, served);
	}
}
