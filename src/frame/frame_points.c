/*
 * frame_points: "Utah is weak, so attack it from Nevada", "Reinforcements for Ohio: deploy five there", "Blue has left Kenya. Move
 * two there": a word that points back to what is told, not ordered, before it means the one place that is named there.
 */
#include "frame/frame_points.h"

static bool points(const struct phrase *p, enum pronoun pronoun)
{
	const struct term *last = p->nterms ? &p->terms[p->nterms - 1] : NULL;
	return is_argument(p) && last->kind == TERM_PRONOUN && last->u.pronoun == pronoun &&
	       (p->nterms == 1 || (p->nterms == 2 && has_count(p)));
}

size_t frame_one_place(const struct frames *f, size_t from, size_t to)
{
	size_t place = to;
	for (size_t i = from; i < to; i++) {
		if (!names_area(&f->at[i]))
			continue;
		if (place < to)
			return to;
		place = i;
	}
	return place;
}

static size_t verb_of(const struct frames *f, size_t i)
{
	const size_t end = clause_end(f, i);
	for (size_t k = clause_begin(f, i); k < end; k++)
		if (f->at[k].role == ROLE_VERB)
			return k;
	return end;
}

/* As what "there" stands in its clause: where it starts, where it ends, where it is. */
static unsigned there_role(const struct frames *f, size_t i)
{
	const size_t begin = clause_begin(f, i), end = clause_end(f, i), verb = verb_of(f, i);
	if (has_role(f, begin, end, ROLE_TO) || has_role(f, begin, end, ROLE_ARROW))
		return ROLE_FROM;
	return verb < end && frame_leads_to(f, &f->at[verb]) ? ROLE_TO : ROLE_IN;
}

/* "one there": the number stays. */
static void set_there(struct frames *f, size_t i, struct phrase place)
{
	const bool bare = f->at[i].role == ROLE_BARE;
	const unsigned role = bare ? there_role(f, i) : f->at[i].role;
	if (f->at[i].nterms == 2) {
		if (f->n == f->room)
			return;
		f->at[i].nterms = 1;
		frame_insert(f, ++i, place);
	}
	f->at[i].terms = place.terms;
	f->at[i].nterms = place.nterms;
	set_role(f, i, role);
	f->changed = true;
}

/* "send six of them to Nara": of those who are there. */
static void set_them(struct frames *f, size_t i, struct phrase place)
{
	if (f->n == f->room)
		return;
	f->at[i].nterms = 1;
	frame_insert(f, i + 1, place);
	set_role(f, i + 1, ROLE_FROM);
	f->changed = true;
}

static void set_it(struct frames *f, size_t i, struct phrase place, struct phrase thing)
{
	const struct phrase *meant = thing.nterms ? &thing : &place;
	f->at[i].terms = meant->terms;
	f->at[i].nterms = meant->nterms;
	f->changed = true;
	if (thing.nterms && place.nterms && f->n < f->room) {
		frame_insert(f, i + 1, place);
		set_role(f, i + 1, ROLE_IN);
	}
}

/* "Nevada attacks it" */
static bool does(const struct frames *f, size_t i)
{
	return f->at[i].role == ROLE_BARE && opens_clause(f, i) && i + 1 < f->n && f->at[i + 1].role == ROLE_VERB;
}

/* The words from there to the end of the sentence that point back mean this place, or the thing that stands in it: whether there is one. */
static bool point_back(struct frames *f, size_t from, struct phrase place, struct phrase thing)
{
	bool it = true;
	for (size_t i = from; i < f->n && f->at[i].role != ROLE_FULL_STOP; i++) {
		if (points(&f->at[i], PRONOUN_THERE) && place.nterms) {
			set_there(f, i, place);
			return true;
		}
		if (points(&f->at[i], PRONOUN_THEM) && f->at[i].nterms == 2 && place.nterms &&
		    f->at[i].role == ROLE_BARE && !has_role(f, clause_begin(f, i), clause_end(f, i), ROLE_FROM)) {
			set_them(f, i, place);
			return true;
		}
		if (it && points(&f->at[i], PRONOUN_IT) && f->at[i].nterms == 1 && f->at[i].role == ROLE_BARE &&
		    (thing.nterms || place.nterms)) {
			set_it(f, i, place, thing);
			return true;
		}
		if (!names_area(&f->at[i]) || f->at[i].role == ROLE_FROM || does(f, i))
			continue;
		if (f->at[i].role != ROLE_BARE) /* "move Osaka there" */
			return false;
		it = false;
	}
	return false;
}

/* "The fortress in Ehime": what is spoken of, where it stands. */
static struct phrase find_thing(const struct frames *f, size_t from, size_t place)
{
	const struct phrase *p = &f->at[from];
	const bool is = place == from + 1 && f->at[place].role == ROLE_IN && p->role == ROLE_BARE && names_kind(p) &&
			!has_count(p) && p->flags & PHRASE_THE && p->terms[p->nterms - 1].kind == TERM_THING;
	return is ? *p : (struct phrase){ .nterms = 0 };
}

void frame_drop_told(struct frames *f, size_t from, size_t to)
{
	const size_t place = frame_one_place(f, from, to);
	if (place < to) {
		struct phrase there = f->at[place];
		const struct phrase thing = find_thing(f, from, place);
		there.flags = 0;
		drop_range(f, from, to);
		point_back(f, from, there, thing);
	} else {
		drop_range(f, from, to);
	}
}

/* "Reinforcements for Ohio: deploy five there" */
void frame_labelled(struct frames *f)
{
	size_t colon = 0, place;
	while (colon < f->n && f->at[colon].role != ROLE_FULL_STOP && !(f->at[colon].flags & PHRASE_COLON))
		colon++;
	if (colon + 1 >= f->n || !(f->at[colon].flags & PHRASE_COLON))
		return;
	for (size_t i = 0; i <= colon; i++)
		if (!names_area(&f->at[i]) && (!names_kind(&f->at[i]) || has_count(&f->at[i])))
			return;
	place = frame_one_place(f, 0, colon + 1);
	struct phrase there = f->at[place <= colon ? place : colon];
	there.flags = 0;
	if (place && place <= colon && f->at[place].role != ROLE_FROM &&
	    point_back(f, colon + 1, there, (struct phrase){ .nterms = 0 }))
		drop_range(f, 0, colon + 1);
}

/* "two from there" */
static bool is_counted_there(const struct frames *f, size_t i)
{
	return i && f->at[i].role == ROLE_FROM && is_pronoun(&f->at[i], PRONOUN_THERE) && has_count(&f->at[i - 1]) &&
	       opens_clause(f, i - 1);
}

/* "Four from there to Kyoto and two from there to Nara": all from the same place; the first says so for them all. */
void frame_parallel(struct frames *f)
{
	bool said = false;
	for (size_t i = 1; i < f->n; i++) {
		if (f->at[i].role == ROLE_FULL_STOP || f->at[i].role == ROLE_THEN)
			said = false;
		if (!is_counted_there(f, i))
			continue;
		if (said)
			drop(f, i--);
		said = true;
	}
}
