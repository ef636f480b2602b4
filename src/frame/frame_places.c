/*
 * frame_places: "over from Nara", "Osaka: march ...", "as Red, I build", "from Osaka 2 Nara 3 Kyoto", "from there": where what is
 * ordered starts, and where it ends.
 */
#include "frame/frame_points.h"

/* A preposition right before another says no more than that: "over from", "in to". */
void frame_particles(struct frames *f)
{
	for (size_t i = 0; i + 1 < f->n; i++) {
		const unsigned role = f->at[i].role, next = f->at[i + 1].role;
		if (!f->at[i].nterms && (role == ROLE_ON || role == ROLE_IN || role == ROLE_VIA || role == ROLE_FROM) &&
		    (next == ROLE_FROM || next == ROLE_TO || (next == ROLE_FOR && role == ROLE_FROM)) &&
		    f->at[i + 1].nterms)
			drop(f, i);
	}
}

/* "attack Dunmere from Aldport via Corran": what is on the way is so to where the deed leads. */
static void lead_over(struct frames *f)
{
	for (size_t i = 1; i < f->n; i++) {
		const size_t begin = clause_begin(f, i), end = clause_end(f, i);
		if (!is_place(&f->at[i], ROLE_VIA) || has_role(f, begin, end, ROLE_TO))
			continue;
		for (size_t k = begin + 1; k < end; k++)
			if (is_place(&f->at[k], ROLE_BARE) && f->at[k - 1].role == ROLE_VERB) {
				set_role(f, k, ROLE_TO);
				f->changed = true;
			}
	}
}

/* "out of Maine and into Vermont": one way. */
void frame_through(struct frames *f)
{
	lead_over(f);
	for (size_t i = 1; i + 1 < f->n; i++) {
		const bool out = f->at[i - 1].role == ROLE_FROM ||
				 (f->at[i - 1].role == ROLE_OF && i > 1 && frame_leads_to(f, &f->at[i - 2]));
		if (f->at[i].role != ROLE_AND || !out || !names_area(&f->at[i - 1]) ||
		    !is_place(&f->at[i + 1], ROLE_TO) || clause_end(f, i + 1) != i + 2 ||
		    has_role(f, clause_begin(f, i), i, ROLE_TO))
			continue;
		set_role(f, i - 1, ROLE_FROM);
		drop(f, i);
	}
}

/* "at home", "down there"; not "one remains in Ohio", nor a word that nobody knows. */
static bool says_where(const struct frames *f, size_t i)
{
	const struct phrase *p = &f->at[i];
	const bool here = p->role == ROLE_BARE && (is_pronoun(p, PRONOUN_THERE) || is_pronoun(p, PRONOUN_HERE));
	return here || (p->role == ROLE_KEPT && has_role(f, clause_begin(f, i), i, ROLE_VERB));
}

/* "build a fortress at home in Osaka", "put 2 down there in Nara": the place is named right behind. */
void frame_where(struct frames *f)
{
	for (size_t i = 1; i + 1 < f->n; i++) {
		const struct phrase *next = &f->at[i + 1];
		if (!names_area(next) || next->role != ROLE_IN || parts_clauses(&f->at[i - 1]))
			continue;
		if (says_where(f, i)) {
			drop(f, i);
		} else if (f->at[i].nterms == 2 && has_count(&f->at[i]) && f->at[i].terms[1].kind == TERM_PRONOUN &&
			   f->at[i].terms[1].u.pronoun == PRONOUN_THERE) {
			f->at[i].nterms = 1;
			f->changed = true;
		}
	}
}

/* "unit 13" */
static bool is_labelled(const struct phrase *p)
{
	return is_argument(p) && p->role == ROLE_BARE && p->terms->kind == TERM_LABEL;
}

/* "support unit 13 from Nara to Kyoto": the place behind a thing is where that stands, where the deed takes one so. */
void frame_stood(struct frames *f)
{
	for (size_t i = 1; i + 1 < f->n; i++) {
		if (!is_labelled(&f->at[i]) || !is_place(&f->at[i + 1], ROLE_FROM))
			continue;
		for (size_t k = clause_begin(f, i); k < i; k++)
			if (is_verb(&f->at[k]) && verbs_take_as(f->task, f->at[k].terms->u.nouns, NOUN_AREA, ROLE_IN)) {
				set_role(f, i + 1, ROLE_IN);
				f->changed = true;
			}
	}
}

/* "spawn 4 Hiroshima, 3 Hiroshima > Shimane": an arrow in a clause that says no deed of its own leads from the name before it. */
void frame_arrows(struct frames *f)
{
	for (size_t i = 1; i + 1 < f->n; i++) {
		const size_t from = clause_begin(f, i), end = clause_end(f, i);
		if (f->at[i].role == ROLE_BARE && names_area(&f->at[i]) && f->at[i + 1].role == ROLE_ARROW &&
		    names_area(&f->at[i + 1]) && from && i + 2 == end && has_count(&f->at[from]) &&
		    !has_role(f, from, end, ROLE_VERB)) {
			set_role(f, i, ROLE_FROM);
			f->changed = true;
		}
	}
}

/* A place as a heading is where what stands under it is done. */
void frame_headings(struct frames *f)
{
	for (size_t i = 0; i + 1 < f->n; i++)
		if (is_place(&f->at[i], ROLE_BARE) && f->at[i].flags & PHRASE_COLON && opens_clause(f, i) &&
		    f->at[i + 1].role == ROLE_VERB) {
			set_role(f, i, ROLE_IN);
			f->changed = true;
		}
}

/* "As Red, I build", "for Red, march": for whom it is, before the deed. */
void frame_offices(struct frames *f)
{
	for (size_t i = 0; i + 1 < f->n; i++) {
		const bool comma = f->at[i + 1].role == ROLE_COMMA;
		const bool office = f->at[i].role == ROLE_AS || (f->at[i].role == ROLE_FOR && comma);
		if (!office || !is_name(&f->at[i]) || !opens_clause(f, i) || i + 1 + comma >= f->n ||
		    f->at[i + 1 + comma].role != ROLE_VERB)
			continue;
		set_role(f, i, ROLE_BARE);
		drop_range(f, i + 1, i + 1 + comma);
		f->changed = true;
	}
}

/* Pairs of a number and a place, and nothing else, from there on; behind: the number is. How many; 0: something else. */
static size_t count_pairs(const struct frames *f, size_t from, bool behind)
{
	size_t pairs = 0;
	for (size_t i = from; i < f->n; i += 2, pairs++) {
		if (i > from && parts_clauses(&f->at[i]))
			i++;
		if (i + 1 >= f->n)
			return 0;
		const struct phrase *place = &f->at[i + !behind], *number = &f->at[i + behind];
		const bool led = behind && (place->role == ROLE_ARROW || place->role == ROLE_TO);
		if (!is_number(number) || number->role != ROLE_BARE || !names_area(place) ||
		    !(led || place->role == ROLE_BARE))
			return 0;
	}
	return pairs;
}

static void set_pairs(struct frames *f, size_t from)
{
	set_role(f, from, ROLE_FROM);
	for (size_t i = from + 1; i < f->n; i++)
		if (names_area(&f->at[i]))
			set_role(f, i, ROLE_TO);
}

/* "From Osaka 2 Nara 3 Kyoto", "Tokyo -> Chiba 2, Saitama 3": from one place so many to each of several. */
void frame_rows(struct frames *f)
{
	const size_t from = f->n && f->at[0].role == ROLE_VERB;
	const struct phrase *p = from < f->n ? &f->at[from] : NULL;
	const bool first = p && (is_place(p, ROLE_FROM) || (is_place(p, ROLE_BARE) && p->flags & PHRASE_COLON));
	if (first && count_pairs(f, from + 1, false) > 1) {
		set_pairs(f, from);
		f->changed = true;
	} else if (f->n && is_place(&f->at[0], ROLE_BARE) && count_pairs(f, 1, true) > 1) {
		set_pairs(f, 0);
		f->changed = true;
	}
}

/* "all but one of the troops in Vermont down to Ohio": where they stand is where they go from. */
void frame_sources(struct frames *f)
{
	for (size_t i = 0; i + 2 < f->n; i++) {
		const size_t begin = clause_begin(f, i), end = clause_end(f, i);
		const bool going = has_role(f, i + 2, end, ROLE_TO) || has_role(f, i + 2, end, ROLE_ARROW);
		size_t counts = 0;
		for (size_t k = begin; k < end; k++)
			counts += has_count(&f->at[k]);
		if (has_count(&f->at[i]) && (counts == 1 || names_kind(&f->at[i])) && i + 1 < end &&
		    (f->at[i + 1].role == ROLE_IN || (f->at[i + 1].role == ROLE_OF && going)) &&
		    names_area(&f->at[i + 1]) && !has_role(f, begin, end, ROLE_FROM) &&
		    !has_role(f, begin, end, ROLE_KEEP) && (going || f->at[i].role == ROLE_WITH)) {
			set_role(f, i + 1, ROLE_FROM);
			f->changed = true;
		}
	}
}

static bool leads(const struct frames *f, size_t from, size_t to)
{
	return has_role(f, from, to, ROLE_TO) || has_role(f, from, to, ROLE_ARROW);
}

/* What stands before a comma is put into every clause of its sentence that leads somewhere. */
static void set_origin(struct frames *f, size_t at)
{
	const struct phrase origin = f->at[at];
	drop_range(f, at, at + 2);
	for (size_t i = at; i < sentence_end(f, at); i = clause_end(f, i) + 1) {
		const size_t end = clause_end(f, i);
		if (leads(f, i, end))
			frame_insert(f, end, origin);
	}
}

/* "From Tokyo, two go to Chiba and three go to Saitama": where all of them start. */
void frame_origin(struct frames *f)
{
	for (size_t i = 0; i + 2 < f->n; i = sentence_end(f, i) + 1)
		if (is_place(&f->at[i], ROLE_FROM) && f->at[i + 1].role == ROLE_COMMA &&
		    !has_role(f, i + 2, sentence_end(f, i), ROLE_FROM) && leads(f, i + 2, sentence_end(f, i)))
			set_origin(f, i);
}

static bool is_goal(const struct phrase *p)
{
	return names_area(p) &&
	       (p->role == ROLE_TO || p->role == ROLE_IN || p->role == ROLE_ON || p->role == ROLE_ARROW);
}

/* The one place to which what stands before leads. */
static const struct phrase *one_goal(const struct frames *f, size_t upto)
{
	const struct phrase *goal = NULL;
	for (size_t i = 0; i < upto; i++) {
		if (!is_goal(&f->at[i]))
			continue;
		if (goal)
			return NULL;
		goal = &f->at[i];
	}
	return goal;
}

static bool needs_count(const struct verb *v)
{
	const struct slot *count = verb_first(v, NOUN_COUNT);
	return count && count->min;
}

/* "They attack green", whose number no deed needs. */
static bool is_they(const struct frames *f, size_t i)
{
	return i + 1 < f->n && f->at[i].role == ROLE_BARE && is_pronoun(&f->at[i], PRONOUN_THEM) &&
	       f->at[i + 1].role == ROLE_VERB && opens_clause(f, i) &&
	       !verbs_any(f->task, f->at[i + 1].terms->u.nouns, needs_count) &&
	       !has_role(f, i, clause_end(f, i), ROLE_FROM);
}

/* "Kyoto goes there": a deed that leads to one place, and says of none. */
static bool goes_there(const struct frames *f, size_t i)
{
	const size_t from = clause_begin(f, i), end = clause_end(f, i);
	bool deed = false;
	for (size_t k = from; k < end; k++)
		deed |= frame_leads_to(f, &f->at[k]) && !(f->at[k].flags & PHRASE_THE) && k < i;
	return deed && f->at[i].role == ROLE_BARE && is_pronoun(&f->at[i], PRONOUN_THERE) &&
	       frame_one_place(f, from, end) < end && !leads(f, from, end);
}

/* "all to Moonstair. From there 5 attack Kestrel", "3 to Kiln. They attack green": from where they went. */
void frame_there(struct frames *f)
{
	for (size_t i = 1; i < f->n; i++) {
		const bool there = f->at[i].role == ROLE_FROM && is_pronoun(&f->at[i], PRONOUN_THERE);
		const bool to = goes_there(f, i);
		const struct phrase *goal = there || is_they(f, i) ? one_goal(f, i)
					    : to                   ? one_goal(f, clause_begin(f, i))
								   : NULL;
		if (!goal)
			continue;
		f->at[i].terms = goal->terms;
		if (!there)
			set_role(f, i, to ? ROLE_TO : ROLE_FROM);
		f->changed = true;
	}
}

/* "to Saitama, then Gunma": the next of a chain. */
void frame_onward(struct frames *f)
{
	for (size_t i = 1; i + 1 < f->n; i++)
		if (f->at[i].role == ROLE_THEN && is_goal(&f->at[i - 1]) && is_place(&f->at[i + 1], ROLE_BARE) &&
		    clause_end(f, i + 1) == i + 2) {
			set_role(f, i + 1, ROLE_TO);
			drop(f, i);
		}
}
