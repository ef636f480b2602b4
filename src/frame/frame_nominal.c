/*
 * frame_nominal: "my attack on Utah comes from Nevada", "green gets my support", "the attack that I want is the one from Ohio", "six
 * is what I bid on share 12", "there will be no battle": the deed as a noun, and what a sentence says of it; it is ordered as its
 * verb would be.
 */
#include "bind/tells.h"
#include "frame/frame_points.h"

static bool is_noun(const struct phrase *p)
{
	return p->role == ROLE_VERB && p->flags & PHRASE_THE && p->mark.to == p->mark.from;
}

/* "my attack" */
static bool is_own(const struct frames *f, const struct phrase *p)
{
	return is_noun(p) && frame_says(f, p->at.from, p->terms->at.from, SAYS_ROLE(OWN_WORD));
}

/* "the attack that I want": of whom it is wished, and nothing else, between it and what is said of it. */
static bool is_wished(const struct frames *f, size_t i, size_t is)
{
	for (size_t k = i + 1; k < is; k++)
		if (f->at[k].role != ROLE_DESCRIPTION &&
		    !(f->at[k].nterms == 1 && f->at[k].terms->kind == TERM_PRONOUN))
			return false;
	return is_noun(&f->at[i]) && frame_says(f, f->at[i].at.to, f->at[is].at.from, SAYS_ROLE(OWN_WORD)) &&
	       frame_says(f, f->at[i].at.to, f->at[is].at.from, SAYS_ROLE(WANTED) | SAYS_ROLE(WISHED));
}

static bool are_arguments(const struct frames *f, size_t from, size_t to)
{
	while (from < to && is_argument(&f->at[from]))
		from++;
	return from == to;
}

/* "comes", "goes", "is": says of a deed no more than what stands behind it. */
static bool is_light(const struct frames *f, const struct phrase *p)
{
	return tells_now(f->task, p) || (p->flags & PHRASE_S && !(p->flags & PHRASE_THE) && frame_leads_to(f, p));
}

/* "the one from Ohio": the deed again. */
static void drop_one(struct frames *f, size_t i)
{
	const struct phrase *p = &f->at[i];
	if (i + 1 < f->n && is_number(p) && p->flags & PHRASE_THE && p->nterms == 1 && p->terms->u.number == 1 &&
	    f->at[i + 1].role != ROLE_BARE && is_argument(&f->at[i + 1]))
		drop(f, i);
}

static void set_verb(struct frames *f, size_t i)
{
	f->at[i].flags = 0;
	set_role(f, i, ROLE_VERB);
	f->changed = true;
}

/* "my attack on Utah comes from Nevada", "my support goes to the defender" */
static void set_subject(struct frames *f, size_t i)
{
	const size_t end = clause_end(f, i);
	size_t is = i + 1;
	while (is < end && !is_light(f, &f->at[is]))
		is++;
	if (is + 1 >= end || !is_argument(&f->at[is + 1]) ||
	    !((is_own(f, &f->at[i]) && are_arguments(f, i + 1, is)) || is_wished(f, i, is)))
		return;
	if (is_wished(f, i, is) && !is_own(f, &f->at[i])) {
		drop_range(f, i + 1, is);
		is = i + 1;
	}
	drop(f, is);
	drop_one(f, is);
	if (f->at[is].role == ROLE_TO && !verbs_take_as(f->task, f->at[i].terms->u.nouns, NOUN_NONE, ROLE_TO))
		set_role(f, is, ROLE_BARE);
	set_verb(f, i);
}

/* "green gets my support" */
static void set_given(struct frames *f, size_t i)
{
	if (i + 2 >= f->n || f->at[i + 1].role != ROLE_GETS || !is_own(f, &f->at[i + 2]) || !is_argument(&f->at[i]) ||
	    f->at[i].role != ROLE_BARE || has_count(&f->at[i]))
		return;
	drop(f, i + 1);
	put_before(f->at, i, i + 1);
	set_verb(f, i);
}

/* "I come to the aid of green": the way there is none. */
static void set_aim(struct frames *f, size_t i)
{
	const struct phrase *deed = &f->at[i + 1];
	if (i + 2 >= f->n || !frame_leads_to(f, &f->at[i]) || f->at[i].flags & PHRASE_THE || deed->role != ROLE_VERB ||
	    !(deed->flags & PHRASE_THE) || !(deed->flags & PHRASE_TO) || f->at[i + 2].role != ROLE_OF)
		return;
	set_role(f, i + 2, ROLE_BARE);
	drop(f, i);
	set_verb(f, i);
}

/* "send one army from Egypt to visit the mask": what they are sent for is the deed, where they are sent nowhere else. */
static void set_sent(struct frames *f, size_t i)
{
	const size_t end = clause_end(f, i);
	size_t deed = i + 1;
	while (deed < end && is_argument(&f->at[deed]) && f->at[deed].role != ROLE_TO && f->at[deed].role != ROLE_ARROW)
		deed++;
	if (deed == i + 1 || deed + 1 >= end || !frame_leads_to(f, &f->at[i]) || f->at[i].flags ||
	    f->at[deed].role != ROLE_VERB || f->at[deed].flags != PHRASE_TO || !is_argument(&f->at[deed + 1]))
		return;
	set_verb(f, deed);
	drop(f, i);
}

/* "six is what I bid on share 12" */
static void set_cleft(struct frames *f, size_t i)
{
	const size_t end = clause_end(f, i);
	size_t deed = i + 3;
	if (deed >= end || !is_argument(&f->at[i]) || f->at[i].role != ROLE_BARE ||
	    !tells_now(f->task, &f->at[i + 1]) || !is_stop(&f->at[i + 2], STOP_QUESTION) ||
	    !str_eq_nocase(source_text(f->task->source, f->at[i + 2].at), STR("what")))
		return;
	if (f->at[deed].role != ROLE_VERB || f->at[deed].flags & (PHRASE_THE | PHRASE_S | PHRASE_TO) ||
	    !frame_says(f, f->at[i + 2].at.to, f->at[deed].at.from, SAYS_ROLE(OWN_WORD)))
		return;
	drop_range(f, i + 1, deed);
	put_before(f->at, i, i + 1);
	set_verb(f, i);
}

/* "an attack on Ohio is what I want" */
static void set_wanted(struct frames *f, size_t i)
{
	size_t is = i + 1;
	while (is < f->n && is_argument(&f->at[is]))
		is++;
	if (is + 1 >= f->n || f->at[i].role != ROLE_VERB || f->at[i].flags & ~PHRASE_THE || is == i + 1 ||
	    !tells_now(f->task, &f->at[is]) || !is_stop(&f->at[is + 1], STOP_QUESTION) || clause_end(f, is) != is + 2)
		return;
	const uint32_t from = f->at[is + 1].at.to, to = is + 2 < f->n ? f->at[is + 2].at.from : f->to;
	if (!frame_says(f, from, to, SAYS_ROLE(OWN_WORD)) || !frame_says(f, from, to, SAYS_ROLE(WANTED)) ||
	    frame_says(f, from, to, SAYS_ROLE(STOP_NEGATION) | SAYS_ROLE(OTHERS)))
		return;
	drop_range(f, is, is + 2);
	set_verb(f, i);
}

/* "there will be no battle" */
static void set_there_is(struct frames *f, size_t i)
{
	const struct phrase *p = &f->at[i];
	if (i + 2 < f->n && p->role == ROLE_BARE && is_pronoun(p, PRONOUN_THERE) && f->at[i + 1].role == ROLE_OUGHT &&
	    frame_says_all(f, &f->at[i + 2]))
		drop_range(f, i, i + 2);
}

/* "my last move is": which of them says nothing. */
static void drop_which(struct frames *f, size_t i)
{
	const struct phrase *p = &f->at[i];
	if (i + 2 < f->n && p->role == ROLE_UNKNOWN && is_unknown(p) && p->flags & PHRASE_THE &&
	    frame_says(f, p->at.from, p->terms->at.from, SAYS_ROLE(OWN_WORD)) && f->at[i + 1].role == ROLE_VERB &&
	    !f->at[i + 1].flags && frame_says(f, p->terms->at.from, p->terms->at.to, SAYS_ROLE(LABEL_WORD))) {
		f->at[i + 1].flags |= PHRASE_THE;
		f->at[i + 1].at.from = p->at.from;
		drop(f, i);
	}
}

/* "four troops out of Ohio, which go to Texas": where they go. */
static void set_going(struct frames *f, size_t i)
{
	if (i + 2 >= f->n || i < 2 || f->at[i - 1].role != ROLE_COMMA || !is_stop(&f->at[i], STOP_QUESTION) ||
	    !frame_leads_to(f, &f->at[i + 1]) || !is_place(&f->at[i + 2], ROLE_TO) || f->at[i - 2].role != ROLE_FROM ||
	    has_role(f, clause_begin(f, i - 1), i - 1, ROLE_TO) ||
	    !str_eq_nocase(source_text(f->task->source, f->at[i].at), STR("which")))
		return;
	drop_range(f, i - 1, i + 2);
}

static bool share_deed(const struct phrase *a, const struct phrase *b)
{
	const struct nouns x = a->terms->u.nouns, y = b->terms->u.nouns;
	for (size_t i = 0; i < x.n; i++)
		for (size_t k = 0; k < y.n; k++)
			if (x.at[i].what == y.at[k].what && x.at[i].id == y.at[k].id)
				return true;
	return false;
}

/* "go home to Ohio": the second says nothing more. "go smash Ohio": it says what is done there, and the first only that they go. */
static void drop_doubled(struct frames *f, size_t i)
{
	const struct phrase *p = &f->at[i], *next = p + 1;
	if (i + 1 >= f->n || !frame_leads_to(f, p) || !frame_leads_to(f, next) || p->flags || next->flags)
		return;
	if (!share_deed(p, next))
		drop(f, i);
	else if (next->terms->how == VERB_WEAK)
		drop(f, i + 1);
}

void frame_nominal(struct frames *f)
{
	for (size_t i = 0; i < f->n; i++) {
		drop_doubled(f, i);
		set_going(f, i);
	}
	for (size_t i = 0; i < f->n; i++) {
		if (!opens_clause(f, i))
			continue;
		drop_which(f, i);
		if (f->at[i].role == ROLE_VERB)
			set_subject(f, i);
		set_given(f, i);
		set_cleft(f, i);
		set_wanted(f, i);
		set_there_is(f, i);
	}
	for (size_t i = 0; i + 2 < f->n; i++)
		if (f->at[i].role == ROLE_VERB) {
			set_aim(f, i);
			set_sent(f, i);
		}
}
