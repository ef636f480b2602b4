/*
 * frame_leads: "have 6 march to Corran", "use 5 troops to attack", "Osaka gets 3", "Kyoto is to be attacked".
 */
#include "bind/frame.h"

static bool is_said(const struct phrase *p)
{
	return p->role == ROLE_VERB && !(p->flags & (PHRASE_THE | PHRASE_ING | PHRASE_S)) &&
	       (p->mark.to == p->mark.from || p->flags & PHRASE_TO);
}

/* Nobody is named before it who does: "I have 4 moved" tells. */
static bool is_alone(const struct frames *f, size_t i)
{
	const uint32_t from = i ? f->at[i - 1].at.to : f->task->line.from;
	return !str_trim(source_text(f->task->source, (struct span){ from, f->at[i].at.from })).n;
}

/* The deed that the one at i leads to: in its plain form behind "have", with "to" behind "order", or done. */
static size_t find_deed(const struct frames *f, size_t i)
{
	const bool to = f->at[i].flags & PHRASE_TO;
	bool any = false;
	for (size_t k = i + 1; k < f->n; k++) {
		const struct phrase *p = &f->at[k];
		if (p->role == ROLE_COMMA || p->role == ROLE_THEN || p->role == ROLE_FULL_STOP || p->role == ROLE_LEAD)
			break;
		if (p->role == ROLE_PAST && any && f->at[i].terms->how == ROLE_BARE && is_alone(f, i))
			return k;
		if (p->role == ROLE_VERB)
			return any && is_said(p) && to == !!(p->flags & PHRASE_TO) && is_argument(&f->at[k - 1]) ? k
														 : f->n;
		any |= is_argument(p);
	}
	return f->n;
}

static void set_led(struct frames *f, size_t i, size_t deed)
{
	const unsigned role = f->at[i].terms->how;
	for (size_t k = i + 1; k < deed; k++)
		if (role != ROLE_BARE && f->at[k].role == ROLE_BARE)
			set_role(f, k, role);
	f->at[deed].role = ROLE_VERB;
	f->at[deed].flags &= (uint8_t)~PHRASE_TO;
	f->at[deed].mark = (struct span){ f->at[deed].at.from, f->at[deed].at.from };
	drop(f, i);
}

/* "spend 30 points on dynamite": what it is spent for is what is bought. */
static bool set_spent(struct frames *f, size_t i)
{
	const size_t end = clause_end(f, i);
	if (f->at[i].terms->how != ROLE_FOR || end != i + 3 || f->at[i + 1].role != ROLE_BARE ||
	    !has_count(&f->at[i + 1]) || (f->at[i + 2].role != ROLE_ON && f->at[i + 2].role != ROLE_FOR))
		return false;
	set_role(f, i + 1, ROLE_FOR);
	set_role(f, i + 2, ROLE_BARE);
	drop(f, i);
	return true;
}

/* "I make no attacks": the deed is all that is said. */
static bool says_all(const struct frames *f, const struct phrase *p)
{
	if (p->role != ROLE_VERB || p->flags & PHRASE_THE)
		return false;
	for (uint32_t k = 0; k < p->terms->u.nouns.n; k++)
		if (verb_slots(task_verb(f->task, p->terms->u.nouns.at[k].id)))
			return false;
	return true;
}

static bool is_light(const struct frames *f, size_t i)
{
	return i + 1 < f->n && says_all(f, &f->at[i + 1]) && clause_end(f, i) == i + 2;
}

/* "I end my turn with that" */
void frame_tails(struct frames *f)
{
	for (size_t i = 1; i < f->n; i++)
		if (f->at[i].role == ROLE_WITH && !f->at[i].nterms && f->at[i].flags & PHRASE_THE &&
		    says_all(f, &f->at[i - 1]))
			drop(f, i--);
}

void frame_leads(struct frames *f)
{
	for (size_t i = 0; i < f->n; i++) {
		if (f->at[i].role != ROLE_LEAD || !opens_clause(f, i))
			continue;
		if (is_light(f, i)) {
			drop(f, i);
			continue;
		}
		const size_t deed = find_deed(f, i);
		if (deed < f->n)
			set_led(f, i, deed);
		else
			set_spent(f, i);
	}
}

void frame_gets(struct frames *f)
{
	for (size_t i = 1; i + 1 < f->n; i++)
		if (f->at[i].role == ROLE_GETS && f->at[i - 1].role == ROLE_BARE && names_area(&f->at[i - 1]) &&
		    opens_clause(f, i - 1) &&
		    (is_number(&f->at[i + 1]) || (has_count(&f->at[i + 1]) && f->at[i + 1].terms->how == COUNT_ALL))) {
			set_role(f, i - 1, ROLE_IN);
			drop(f, i);
		}
}

static bool is_none(const struct phrase *p)
{
	return has_count(p) && p->nterms == 1 && p->terms->how == COUNT_EXACT && !p->terms->u.number;
}

/* "Osaka 3, Nara nothing": of Nara nothing is said. */
void frame_nothings(struct frames *f)
{
	for (size_t i = 1; i + 2 < f->n; i++)
		if (parts_clauses(&f->at[i]) && names_area(&f->at[i + 1]) && f->at[i + 1].role == ROLE_BARE &&
		    is_none(&f->at[i + 2]) && clause_end(f, i + 1) == i + 3)
			drop_range(f, i, i + 3);
}

/* "Kyoto is to be attacked from Osaka": something is named, and then what is to be done to it. */
static bool is_ought(const struct frames *f, size_t i)
{
	const size_t begin = clause_begin(f, i);
	if (f->at[i].role != ROLE_OUGHT || i + 1 == f->n || f->at[i + 1].role != ROLE_PAST || begin == i ||
	    f->at[begin].role != ROLE_BARE)
		return false;
	for (size_t k = begin; k < i; k++)
		if (!is_argument(&f->at[k]))
			return false;
	return true;
}

/* "by Osaka", "by my troops in Osaka": where they come from; "by 3 troops": with what it is done. */
static void set_agent(struct frames *f, size_t i)
{
	if (f->at[i].role != ROLE_BY)
		return;
	if (names_area(&f->at[i]))
		set_role(f, i, ROLE_FROM);
	else if (has_count(&f->at[i]) || names_kind(&f->at[i]))
		set_role(f, i, ROLE_WITH);
	else
		return;
	if (f->at[i].role == ROLE_WITH && i + 1 < f->n && f->at[i + 1].role == ROLE_IN && names_area(&f->at[i + 1]))
		set_role(f, i + 1, ROLE_FROM);
}

void frame_ought(struct frames *f)
{
	for (size_t i = 1; i < f->n; i++) {
		if (!is_ought(f, i))
			continue;
		struct phrase deed = f->at[i + 1];
		deed.role = ROLE_VERB;
		deed.mark = (struct span){ deed.at.from, deed.at.from };
		drop_range(f, i, i + 2);
		insert(f, clause_begin(f, i), deed);
		for (size_t k = i + 1; k < clause_end(f, i + 1); k++)
			set_agent(f, k);
	}
}
