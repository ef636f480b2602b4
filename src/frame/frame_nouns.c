/*
 * frame_nouns: "2 of the 5 troops", "the fields of Brume", "3 weary troops", "the other 2".
 */
#include "frame/frame.h"
#include "order/dictionary.h"
#include "order/inflect.h"

/* The terms of both in one phrase, which stands where the first did. */
static void join_terms(struct frames *f, size_t first, size_t second)
{
	const struct phrase *a = &f->at[first], *b = &f->at[second];
	struct term *terms = ARENA_ARRAY(f->task->arena, struct term, a->nterms + b->nterms);
	memcpy(terms, a->terms, a->nterms * sizeof *terms);
	memcpy(terms + a->nterms, b->terms, b->nterms * sizeof *terms);
	f->at[first].terms = terms;
	f->at[first].nterms = (uint16_t)(a->nterms + b->nterms);
	f->at[first].at = span_join(f->at[first].at, f->at[second].at);
	drop(f, second);
}

/* "a force of 5", "a group of 5 units": so many. */
static bool is_group(const struct frames *f, size_t i)
{
	const struct phrase *p = &f->at[i], *n = &f->at[i + 1];
	const bool unit = names_kind(p) && !has_count(p) && p->role == ROLE_BARE,
		   word = is_unknown(p) && (p->role == ROLE_UNKNOWN || p->role == ROLE_BARE);
	const bool one = p->nterms == 2 && p->terms->kind == TERM_COUNT && p->terms->flags & TERM_ARTICLE &&
			 p->role == ROLE_BARE;
	return n->role == ROLE_OF && is_number(n) && !(n->flags & PHRASE_THE) && opens_clause(f, i) &&
	       (unit || word || one);
}

/* The first number counts; of how many they are is said besides. */
void frame_partitives(struct frames *f)
{
	for (size_t i = 0; i + 2 < f->n; i++)
		if (is_group(f, i)) {
			set_role(f, i + 1, ROLE_BARE);
			drop(f, i);
		}
	for (size_t i = 0; i + 2 < f->n; i++) /* "2 of the Ohio troops" */
		if (is_number(&f->at[i]) && is_place(&f->at[i + 1], ROLE_OF) && is_uncounted(&f->at[i + 2]) &&
		    f->at[i].nterms == 1) {
			set_role(f, i + 1, ROLE_FROM);
			drop(f, i + 2);
		}
	for (size_t i = 0; i + 2 < f->n; i++) /* "Crag's army attacks with four" */
		if (is_place(&f->at[i], ROLE_BARE) && f->at[i].terms->flags & TERM_POSSESSIVE &&
		    is_uncounted(&f->at[i + 1]) && has_role(f, i + 2, clause_end(f, i), ROLE_WITH))
			drop(f, i + 1);
	for (size_t i = 0; i + 1 < f->n; i++) /* "with my Nevada troops" */
		if (is_place(&f->at[i], ROLE_WITH) && is_uncounted(&f->at[i + 1])) {
			set_role(f, i, ROLE_FROM);
			drop(f, i + 1);
		}
	for (size_t i = 0; i + 1 < f->n; i++) {
		const struct phrase few = f->at[i], many = f->at[i + 1];
		if (!is_number(&few) || few.nterms != 1 || many.role != ROLE_OF || !is_number(&many) ||
		    !names_kind(&many) || few.terms->u.number > many.terms->u.number)
			continue;
		frame_set_first(f, i + 1, *few.terms);
		f->at[i + 1].role = few.role;
		f->at[i + 1].mark = few.mark;
		f->at[i + 1].at = span_join(few.at, many.at);
		drop(f, i);
	}
}

static bool is_listed(const struct frames *f, const struct phrase *p, roles any)
{
	return is_unknown(p) && text_is(source_text(f->task->source, p->terms->at), any);
}

static bool is_land(const struct frames *f, const struct phrase *p)
{
	return is_listed(f, p, SAYS_ROLE(LAND));
}

/* "on the fields of Brume", "in the territory Yamagata", "the one in Angola": a kind of land is the place that is named behind it, and
 * so is who stands there. */
static bool is_the_next(const struct frames *f, size_t i)
{
	const struct phrase *p = &f->at[i], *next = p + 1;
	const bool one = is_number(p) && p->nterms == 1 && p->terms->u.number == 1 && p->flags & PHRASE_THE &&
			 p->terms->flags & TERM_SPELLED;
	if (one)
		return is_place(next, ROLE_IN) || is_place(next, ROLE_OF);
	return is_land(f, p) && ((next->role == ROLE_OF && is_name(next)) ||
				 (p->flags & PHRASE_THE && p->role < ROLE_ARGUMENTS && is_place(next, ROLE_BARE)));
}

/* What stands behind such a phrase stands in its place. */
void frame_lands(struct frames *f)
{
	for (size_t i = 0; i + 1 < f->n; i++) {
		if (!is_the_next(f, i))
			continue;
		f->at[i + 1].role = f->at[i].role == ROLE_UNKNOWN ? ROLE_BARE : f->at[i].role;
		f->at[i + 1].mark = f->at[i].mark;
		drop(f, i);
	}
}

/* It is done to a place: who does it is said with "with". */
static bool is_done_to(const struct verb *v)
{
	const struct slot *count = verb_first(v, NOUN_COUNT);
	return count && slot_takes_freely(count, ROLE_WITH) && !slot_takes_freely(count, ROLE_BARE);
}

/* "men", "two", "two men", not "all", "the others" */
static bool is_force(const struct phrase *p)
{
	const bool some = !says_count(p) || is_number(p);
	return p->role == ROLE_BARE && is_argument(p) && some && !is_rest(p) &&
	       (p->terms[p->nterms - 1].kind == TERM_UNIT || (is_number(p) && p->nterms == 1));
}

/* "the two", "that last man", "yellow's men": who they are is known, and they are not one's own. */
static bool is_known_force(const struct frames *f, size_t from, size_t to)
{
	bool known = false;
	for (size_t i = from; i < to; i++) {
		const struct phrase *p = &f->at[i];
		const bool word = is_unknown(p) && dictionary_find(p->terms->u.text) == DICTIONARY_WORD;
		known |= p->flags & PHRASE_THE || names_seat(p) || is_pronoun(p, PRONOUN_IT);
		if (!is_force(p) && !(p->role == ROLE_BARE && names_seat(p)) && !is_pronoun(p, PRONOUN_IT) &&
		    p->role != ROLE_DESCRIPTION && !word)
			return false;
	}
	return known && is_force(&f->at[to - 1]) &&
	       !frame_says(f, f->at[from - 1].at.to, f->at[to - 1].at.to, SAYS_ROLE(OWN_WORD));
}

/* "Florida attacks the two in Georgia": whoever stands there, and not with how many; whose they are stays. */
void frame_targets(struct frames *f)
{
	for (size_t i = 0; i + 2 < f->n; i++) {
		size_t in = i + 1;
		while (in < clause_end(f, i) && !is_place(&f->at[in], ROLE_IN))
			in++;
		if (f->at[i].role != ROLE_VERB || in >= clause_end(f, i) || in < i + 2 ||
		    !verbs_all(f->task, f->at[i].terms->u.nouns, is_done_to) || !is_known_force(f, i + 1, in))
			continue;
		set_role(f, in, ROLE_BARE);
		for (size_t k = in; k-- > i + 1;)
			if (!names_seat(&f->at[k]))
				drop(f, k);
	}
}

static bool is_spot(const struct frames *f, size_t i)
{
	return i + 1 < f->n && is_number(&f->at[i + 1]) && f->at[i + 1].nterms == 1 && f->at[i + 1].role == ROLE_BARE &&
	       is_listed(f, &f->at[i], SAYS_ROLE(SPOT));
}

/* "space 3 of Peru", "Brazil, space 3": the number of a place in a place stands right behind its name. */
void frame_spots(struct frames *f)
{
	for (size_t i = 0; i + 1 < f->n; i++) {
		const struct phrase spot = f->at[i];
		if (!is_spot(f, i))
			continue;
		if (i + 2 < f->n && names_area(&f->at[i + 2]) &&
		    (f->at[i + 2].role == ROLE_OF || f->at[i + 2].role == ROLE_IN)) {
			f->at[i] = f->at[i + 2];
			f->at[i].role = spot.role == ROLE_UNKNOWN ? ROLE_BARE : spot.role;
			f->at[i].mark = spot.mark;
			f->at[i + 1].flags |= PHRASE_ADJACENT;
			drop(f, i + 2);
			continue;
		}
		const size_t sign = i && f->at[i - 1].role == ROLE_COMMA;
		if (i > sign && names_area(&f->at[i - 1 - sign])) {
			f->at[i + 1].flags |= PHRASE_ADJACENT;
			drop_range(f, i - sign, i + 1);
		}
	}
}

/* "Of the new men, two go to Crag" */
void frame_partners(struct frames *f)
{
	if (f->n > 3 && f->at[0].role == ROLE_OF && names_kind(&f->at[0]) && !has_count(&f->at[0]) &&
	    f->at[1].role == ROLE_COMMA && is_number(&f->at[2]))
		drop_range(f, 0, 2);
}

/* "crosses the strait to Corvey", "go west to Nara": over what land or in which direction, before where it leads. */
void frame_ways(struct frames *f)
{
	for (size_t i = 1; i + 1 < f->n; i++) {
		const unsigned next = f->at[i + 1].role;
		if (is_land(f, &f->at[i]) && (next == ROLE_TO || next == ROLE_FROM) && names_area(&f->at[i + 1]) &&
		    (f->at[i].role == ROLE_UNKNOWN || f->at[i].role == ROLE_VIA) && f->at[i - 1].role == ROLE_VERB)
			drop(f, i);
	}
}

/* The one number that stands before it. */
static const struct phrase *one_number(const struct frames *f, size_t upto)
{
	const struct phrase *number = NULL;
	for (size_t i = 0; i < upto; i++)
		if (has_count(&f->at[i])) {
			if (number || !is_number(&f->at[i]))
				return NULL;
			number = &f->at[i];
		}
	return number;
}

/* "3 to Oita and the same to Kumamoto", "same number": as many as before. */
void frame_same(struct frames *f)
{
	for (size_t i = 1; i < f->n; i++) {
		const struct phrase *number = is_listed(f, &f->at[i], SAYS_ROLE(SAME)) ? one_number(f, i) : NULL;
		if (!number)
			continue;
		if (i + 1 < f->n && is_unknown(&f->at[i + 1]) && f->at[i + 1].role == ROLE_UNKNOWN &&
		    str_eq_nocase(source_text(f->task->source, f->at[i + 1].at), STR("number")))
			drop(f, i + 1);
		frame_set_first(f, i, *number->terms);
		f->at[i].role = f->at[i].role == ROLE_UNKNOWN ? ROLE_BARE : f->at[i].role;
		f->changed = true;
	}
}

/* "and the other 2 in Utah" */
void frame_others(struct frames *f)
{
	for (size_t i = 0; i + 1 < f->n; i++)
		if (f->at[i].role == ROLE_UNKNOWN && f->at[i].flags & PHRASE_THE &&
		    is_listed(f, &f->at[i], SAYS_ROLE(OTHER)) && is_number(&f->at[i + 1]) &&
		    f->at[i + 1].role == ROLE_BARE)
			drop(f, i);
}

/* A word of the language between an amount and what is counted says how they are, unless it says which. */
static bool is_adjective(const struct frames *f, const struct phrase *p)
{
	return (p->role == ROLE_UNKNOWN || p->role == ROLE_OF) && is_unknown(p) &&
	       !is_listed(f, p, SAYS_ROLE(SELECTS) | SAYS_ROLE(LAND)) &&
	       (p->flags & PHRASE_DASH || dictionary_find(p->terms->u.text) == DICTIONARY_WORD ||
		inflect_is_past(p->terms->u.text));
}

static void set_passed(struct frames *f, size_t i)
{
	frame_set_first(f, i, (struct term){ .kind = TERM_WORD, .repair = REPAIR_PASSED, .at = f->at[i].terms->at });
	f->at[i].role = ROLE_DESCRIPTION;
	f->changed = true;
}

/* "battle-hardened": one word, with a dash in it. */
void frame_hyphens(struct frames *f)
{
	for (size_t i = 0; i + 1 < f->n; i++) {
		const struct phrase a = f->at[i], b = f->at[i + 1];
		if (a.role != ROLE_UNKNOWN || !is_unknown(&a) || b.role != ROLE_ARROW || !(b.flags & PHRASE_DASH) ||
		    !is_unknown(&b) || b.terms->at.from != a.terms->at.to + 1 || !is_adjective(f, &a))
			continue;
		struct term word = *a.terms;
		word.at = span_join(a.terms->at, b.terms->at);
		frame_set_first(f, i, word);
		f->at[i].at = span_join(a.at, b.at);
		f->at[i].flags |= PHRASE_DASH;
		drop(f, i + 1);
	}
}

/* "unit", where units have numbers */
static bool names_class(const struct phrase *p)
{
	return is_argument(p) && p->nterms == 1 && p->terms->kind == TERM_LABEL;
}

/* "the ruined fortress", "the routed unit" */
void frame_described(struct frames *f)
{
	for (size_t i = 0; i + 1 < f->n; i++)
		if (f->at[i].flags & PHRASE_THE && is_adjective(f, &f->at[i]) && f->at[i + 1].role == ROLE_BARE &&
		    (names_kind(&f->at[i + 1]) || names_class(&f->at[i + 1])) && !has_count(&f->at[i + 1]))
			set_passed(f, i);
}

void frame_adjectives(struct frames *f)
{
	for (size_t i = 0; i + 2 < f->n; i++) {
		if (!is_number(&f->at[i]) || f->at[i].nterms != 1 || !is_adjective(f, &f->at[i + 1]) ||
		    !is_uncounted(&f->at[i + 2]))
			continue;
		set_passed(f, i + 1);
		const struct phrase word = f->at[i + 1];
		drop(f, i + 1);
		join_terms(f, i, i + 1);
		frame_insert(f, i, word);
		i++;
	}
}
