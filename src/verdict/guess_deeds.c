/* guess_deeds: what the words of a sentence mean by its deeds, or by others (guess_ways.h). */
#include "base/utf8.h"
#include "order/roles.h"
#include "verdict/fill.h"
#include "verdict/guess_ways.h"

enum { GUESS_DEEDS = 5 }; /* a sentence that speaks of more is not tried deed by deed */

static bool is_weak(const struct phrase *p)
{
	return p->role == ROLE_VERB && p->terms->how == VERB_WEAK;
}

/* A reading with one of the deeds of a clause alone, said as an order says it. */
static const struct reading *with_deed(struct task *t, const struct reading *r, size_t deed)
{
	struct pick out = pick_new(t, r);
	const size_t from = phrases_begin(r->phrases, deed), to = phrases_end(r->phrases, r->nphrases, deed);
	for (size_t i = 0; i < r->nphrases; i++) {
		struct phrase p = r->phrases[i];
		if (p.role == ROLE_VERB && i != deed && ((i >= from && i < to) || is_weak(&p)))
			continue;
		if (i == deed) {
			p.flags &= (uint8_t) ~(PHRASE_THE | PHRASE_ING | PHRASE_S | PHRASE_TO);
			p.mark = (struct span){ p.at.from, p.at.from };
		}
		out.at[out.n++] = p;
	}
	return picked(t, r, out);
}

/* The same with a deed that nobody said. */
static const struct reading *with_verb(struct task *t, const struct reading *r, verb_id verb)
{
	struct pick out = pick_new(t, r);
	struct frames f = { .task = t, .at = out.at, .n = r->nphrases, .room = r->nphrases + 2 };
	memcpy(out.at, r->phrases, r->nphrases * sizeof *out.at);
	frame_insert_verb(&f, 0, verb);
	out.n = f.n;
	return picked(t, r, out);
}

/* "Two places": so many do nothing in a form of one. */
static bool is_deed(const struct reading *r, size_t i)
{
	const struct phrase *p = &r->phrases[i];
	bool how = false; /* "supported in holding" */
	for (size_t k = i; p->flags & PHRASE_ING && k-- > 0 && !parts_clauses(&r->phrases[k]);)
		how |= r->phrases[k].role == ROLE_VERB && !(r->phrases[k].flags & PHRASE_ING);
	return p->role == ROLE_VERB && !how &&
	       !(p->flags & PHRASE_S && i && is_number(p - 1) && p[-1].terms->u.number > 1);
}

size_t guess_deeds(const struct reading *r)
{
	size_t n = 0;
	for (size_t i = 0; i < r->nphrases; i++)
		n += is_deed(r, i);
	return n;
}

static void take(struct task *t, guess_reader *read, const struct reading *r, struct paths *found)
{
	struct paths whole = { .n = 0 };
	if (task_pay(t, r->nphrases))
		read(t, r, &whole);
	for (size_t k = 0; k < whole.n; k++)
		paths_keep(found, whole.at[k]);
}

/* A deed that takes what is written to the end of its line means nothing by itself. */
static bool takes_text(const struct verb *v)
{
	const struct slot *s = v->slots;
	while (s && s->name && s->what != NOUN_TEXT && !(s->flags & SLOT_REST))
		s++;
	return s && s->name;
}

/* "share 12" */
static bool is_labelled(const struct phrase *p)
{
	return is_argument(p) && p->nterms > 1 && p->terms->kind == TERM_LABEL;
}

/* A thing, a number with a place, and so many names, say what is to be done without a deed; a number alone may count anything: "two
 * places already". */
static bool speaks_for_itself(const struct reading *r)
{
	size_t names = 0;
	bool thing = false, number = false;
	for (size_t i = 0; i < r->nphrases; i++) {
		names += names_area(&r->phrases[i]) || is_labelled(&r->phrases[i]);
		number |= has_count(&r->phrases[i]);
		thing |= names_kind(&r->phrases[i]);
	}
	return thing || names > 1 || (number && names);
}

/* Two deeds with no sign between them: "ride out to attack". */
static bool deeds_collide(const struct reading *r)
{
	bool deed = false;
	for (size_t i = 0; i < r->nphrases; i++) {
		if (parts_clauses(&r->phrases[i]))
			deed = false;
		if (r->phrases[i].role == ROLE_VERB && deed)
			return true;
		deed |= r->phrases[i].role == ROLE_VERB;
	}
	return false;
}

/* "The time has come to use the mask": what is to be done is said last. */
static size_t led_to(const struct reading *r)
{
	size_t at = r->nphrases;
	for (size_t i = 0; i < r->nphrases; i++)
		if (r->phrases[i].role == ROLE_VERB)
			at = r->phrases[i].flags & PHRASE_TO ? i : r->nphrases;
	return at;
}

static bool is_end(const struct verb *v)
{
	return v->flags & VERB_ENDS;
}

/* Beside it in its clause stands a deed of now that ends something, in the word of its own name: "end the attack on Ohio". */
static bool passes_over(const struct task *t, const struct reading *r, size_t deed)
{
	const size_t to = phrases_end(r->phrases, r->nphrases, deed);
	if (verbs_all(t, r->phrases[deed].terms->u.nouns, verb_stands_alone))
		return false;
	for (size_t i = phrases_begin(r->phrases, deed); i < to; i++) {
		const struct phrase *p = &r->phrases[i];
		if (p->role == ROLE_VERB && i != deed && verbs_all(t, p->terms->u.nouns, is_end) &&
		    task_names_deed(t, p->terms))
			return true;
	}
	return false;
}

/* By each of its deeds alone; those that only the thesaurus knows are tried where no other fits. */
static void try_deeds(struct task *t, guess_reader *read, const struct reading *r, struct paths *found)
{
	const size_t led = led_to(r);
	if (led < r->nphrases)
		take(t, read, with_deed(t, r, led), found);
	for (int weak = 0; weak < 2 && !found->n; weak++)
		for (size_t i = 0; i < r->nphrases; i++)
			if (is_deed(r, i) && is_weak(&r->phrases[i]) == weak && !passes_over(t, r, i))
				take(t, read, with_deed(t, r, i), found);
}

/* By each deed that the game has, where none is said that fits. */
static void try_verbs(struct task *t, guess_reader *read, const struct reading *r, struct paths *found)
{
	for (verb_id v = 0; speaks_for_itself(r) && v < t->binder->game->nverbs; v++)
		if (task_tries(t, v) && verb_slots(task_verb(t, v)) && !takes_text(task_verb(t, v)))
			take(t, read, with_verb(t, r, v), found);
}

/* As it stands; by one of its deeds. */
void guess_read_said(struct task *t, guess_reader *read, const struct reading *r, struct paths *found)
{
	if (!deeds_collide(r))
		take(t, read, r, found);
	if (!found->n && guess_deeds(r) <= GUESS_DEEDS)
		try_deeds(t, read, r, found);
}

/* A place, or "there". */
static bool means_place(const struct phrase *p)
{
	const struct term *last = p->nterms ? &p->terms[p->nterms - 1] : NULL;
	return names_area(p) || (last && last->kind == TERM_PRONOUN &&
				 (last->u.pronoun == PRONOUN_THERE || last->u.pronoun == PRONOUN_HERE));
}

/* "by four", "for the share 13", "ten of Arizona": numbers and things whatever stands before them; where a place stands is what it says. */
static const struct reading *loosened(struct task *t, const struct reading *r)
{
	struct pick out = pick_new(t, r);
	for (size_t i = 0; i < r->nphrases; i++) {
		struct phrase p = r->phrases[i];
		const bool area = means_place(&p);
		if (is_argument(&p) && (!area || p.role == ROLE_OF)) {
			p.role = area ? ROLE_FROM : ROLE_BARE;
			p.mark = (struct span){ p.at.from, p.at.from };
		}
		out.at[out.n++] = p;
	}
	return picked(t, r, out);
}

/* "put", "give": a word of many deeds. */
static bool is_any_deed(const struct task *t, const struct phrase *p)
{
	return word_is(utf8_fold_name(t->arena, source_text(t->source, p->at)), SAYS_ROLE(DEED));
}

/* "Put two coins on Morvane" where what is put is put up for auction: the word may stand for another deed. */
static const struct reading *without_deed(struct task *t, const struct reading *r, bool *way)
{
	struct pick out = pick_new(t, r);
	if (guess_deeds(r) > 1)
		return NULL;
	for (size_t i = 0; i < r->nphrases; i++) {
		if (r->phrases[i].role != ROLE_VERB)
			out.at[out.n++] = r->phrases[i];
		else if (!is_any_deed(t, &r->phrases[i]) && !(*way = task_says_way(t, &r->phrases[i])))
			return NULL;
	}
	return picked(t, r, out);
}

/* Each looser way only where none before it gives a meaning. */
void guess_read(struct task *t, guess_reader *read, const struct reading *r, struct paths *found)
{
	bool way = false; /* only what the rules take stands for that */
	const struct reading *loose = loosened(t, r), *bare = without_deed(t, r, &way);
	struct paths now = { .n = 0 };
	if (!guess_deeds(r) && !speaks_for_itself(r))
		return;
	guess_read_said(t, read, r, &now);
	if (!now.n)
		guess_read_said(t, read, loose, &now);
	way &= !now.n;
	if (!now.n && bare)
		try_verbs(t, read, bare, &now);
	if (!now.n && bare)
		try_verbs(t, read, loosened(t, bare), &now);
	for (size_t k = 0; k < now.n; k++)
		if (!way || fill_is_taken(t, now.at[k]))
			paths_keep(found, now.at[k]);
}
