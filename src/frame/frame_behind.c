/*
 * frame_behind: what is said behind holds for what stands before it: "..., both from Nara", "take 3 from Osaka and put them
 * in Nara", "the army in Nara, 3 troops, moves to Mie".
 */
#include "frame/frame.h"

/* "both", "all": so many clauses, and no number of anything. */
static bool is_sum(const struct frames *f, size_t i)
{
	const struct phrase *p = &f->at[i];
	return has_count(p) && p->nterms == 1 && p->role == ROLE_BARE && !is_rest(p) &&
	       (p->terms->how == COUNT_ALL || text_listed(source_text(f->task->source, p->terms->at), LIST_BOTH));
}

/* The place at the end of each clause of [from, to) that does not say one for itself; how many phrases more. */
static size_t spread_place(struct frames *f, size_t from, size_t to, struct phrase place)
{
	size_t more = 0;
	for (size_t end = clause_end(f, from); from < to + more; from = end + 1, end = clause_end(f, from)) {
		if (end > to + more)
			end = to + more;
		if (end == from || has_role(f, from, end, place.role) || f->n == f->room)
			continue;
		frame_insert(f, end++, place);
		more++;
	}
	return more;
}

/* "2 to Kyoto and 3 to Mie, both from Nara" */
void frame_totals(struct frames *f)
{
	for (size_t i = 2; i + 1 < f->n; i++) {
		const size_t end = sentence_end(f, i);
		const unsigned role = f->at[i + 1].role;
		size_t from = i - 1;
		while (from && f->at[from - 1].role != ROLE_FULL_STOP)
			from--;
		if (!parts_clauses(&f->at[i - 1]) || !is_sum(f, i) || i + 2 != end ||
		    !(is_place(&f->at[i + 1], ROLE_FROM) || is_place(&f->at[i + 1], ROLE_TO)) ||
		    has_role(f, from, i, role))
			continue;
		const struct phrase place = f->at[i + 1];
		drop_range(f, i - 1, i + 2);
		i += spread_place(f, from, i - 1, place);
	}
}

/* "from both Ohio and Utah": so many places. */
static bool is_both(const struct frames *f, const struct phrase *p)
{
	return text_listed(source_text(f->task->source, p->terms->at), LIST_BOTH);
}

/* "Kyoto <- 4 Osaka", "from 4 Osaka": the number counts who comes from there. */
void frame_counted(struct frames *f)
{
	for (size_t i = 0; i + 1 < f->n; i++)
		if (f->at[i].role == ROLE_FROM && is_number(&f->at[i]) && f->at[i].nterms == 1 &&
		    is_place(&f->at[i + 1], ROLE_BARE) && !is_both(f, &f->at[i])) {
			set_role(f, i, ROLE_BARE);
			f->at[i + 1].role = ROLE_FROM;
			f->changed = true;
		}
}

/* "utah from arizona attack": the deed is said last. */
void frame_lasts(struct frames *f)
{
	for (size_t i = 2; i < f->n; i++) {
		const size_t from = clause_begin(f, i);
		if (f->at[i].role != ROLE_VERB || f->at[i].flags || clause_end(f, i) != i + 1 || from + 2 > i ||
		    !is_place(&f->at[from], ROLE_BARE) || !is_place(&f->at[from + 1], ROLE_FROM) ||
		    has_role(f, from, i, ROLE_VERB))
			continue;
		put_before(f->at, from, i);
		f->changed = true;
	}
}

/* A place, a player, a thing or who does it: what a deed may be done to. */
static bool is_object(const struct phrase *p)
{
	return p->role == ROLE_BARE && !has_count(p) && (is_name(p) || names_kind(p));
}

/* Whether all from there to the end of the sentence are arguments one by one, and one of them says from where. */
static bool comes_from(const struct frames *f, size_t i, size_t end)
{
	bool from = false;
	for (; i < end; i++) {
		const struct phrase *p = &f->at[i];
		from |= is_place(&f->at[i], ROLE_FROM);
		if (p->role != ROLE_COMMA && (!is_argument(p) || (names_area(p) && p->role != ROLE_FROM)))
			return false;
	}
	return from;
}

/* "louisiana: attack from mississippi, 3", "green, indonesia, hit from thailand": where it comes from is said, so what stands before
 * the deed is what it is done to. */
void frame_objects(struct frames *f)
{
	for (size_t i = 0; i < f->n; i = sentence_end(f, i) + 1) {
		size_t deed = i, end;
		bool named = false;
		while (deed < f->n && (is_object(&f->at[deed]) || (deed > i && f->at[deed].role == ROLE_COMMA)))
			named |= is_name(&f->at[deed]) && !names_seat(&f->at[deed]), deed++;
		if (!named || deed >= f->n || f->at[deed].role != ROLE_VERB || f->at[deed].flags)
			continue;
		for (end = deed + 1; end < f->n && (f->at[end].role == ROLE_COMMA || is_argument(&f->at[end]));)
			end++;
		if ((end < f->n && f->at[end].role != ROLE_FULL_STOP && f->at[end].role != ROLE_VERB) ||
		    !comes_from(f, deed + 1, end))
			continue;
		put_before(f->at, i, deed);
		f->changed = true;
		for (size_t k = end; k-- > i;) {
			f->at[k].flags &= (uint8_t)~PHRASE_COLON;
			if (f->at[k].role == ROLE_COMMA)
				drop(f, k);
		}
	}
}

/* "three units, Nebraska to Iowa": how many go there. */
void frame_numbers(struct frames *f)
{
	for (size_t i = 1; i + 2 < f->n; i++) {
		const struct phrase *count = &f->at[i - 1];
		const bool first = opens_clause(f, i - 1) || f->at[i - 2].role == ROLE_VERB;
		if (f->at[i].role == ROLE_COMMA && first && is_number(count) && count->role == ROLE_BARE &&
		    names_kind(count) && is_place(&f->at[i + 1], ROLE_BARE) &&
		    (is_place(&f->at[i + 2], ROLE_TO) || is_place(&f->at[i + 2], ROLE_ARROW)))
			drop(f, i);
	}
}

/* "take 3 from Osaka and put them in Nara": one way, whose ends are said one by one. */
void frame_puts(struct frames *f)
{
	for (size_t i = 2; i + 3 < f->n; i++) {
		const size_t from = clause_begin(f, i);
		const struct phrase *deed = &f->at[i + 1];
		if (!parts_clauses(&f->at[i]) || f->at[i].role == ROLE_FULL_STOP || f->at[i + 2].role != ROLE_BARE ||
		    !is_them(&f->at[i + 2]) || clause_end(f, i + 1) != i + 4 || !names_area(&f->at[i + 3]) ||
		    !(deed->role == ROLE_VERB || deed->role == ROLE_UNKNOWN || is_unknown(deed)) ||
		    !has_role(f, from, i, ROLE_VERB) || !has_role(f, from, i, ROLE_FROM) ||
		    has_role(f, from, i, ROLE_TO) || has_role(f, from, i, ROLE_IN))
			continue;
		drop_range(f, i, i + 3);
		set_role(f, i, ROLE_TO);
	}
}

/* "the army in Nara, 3 troops, moves": how many they are. */
void frame_strengths(struct frames *f)
{
	for (size_t i = 2; i + 2 < f->n; i++) {
		const size_t from = clause_begin(f, i - 1);
		const struct phrase *who = &f->at[from];
		const size_t end = clause_end(f, i);
		if (f->at[i - 1].role != ROLE_COMMA || !is_number(&f->at[i]) || f->at[i].role != ROLE_BARE ||
		    !names_kind(who) || who->role != ROLE_BARE || has_count(who) ||
		    has_role(f, from, i - 1, ROLE_VERB) || end + 1 >= f->n || f->at[end].role != ROLE_COMMA ||
		    is_argument(&f->at[end + 1]) || end != i + 1)
			continue;
		const struct phrase count = f->at[i];
		drop_range(f, i - 1, i + 2);
		f->at[from].terms = count.terms;
		f->at[from].nterms = count.nterms;
	}
}
