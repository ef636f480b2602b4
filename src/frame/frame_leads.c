/*
 * frame_leads: "have 6 march to Corran", "use 5 troops to attack", "execute the attack", "Nara is ordered to hold": what leads to a
 * deed; and what stands around an order and is no part of it: "For red, please attack", ", thanks all", "Osaka 3, Nara nothing".
 */
#include "bind/label.h"
#include "frame/frame_points.h"
#include "order/inflect.h"

static bool is_said(const struct phrase *p)
{
	return p->role == ROLE_VERB && !(p->flags & (PHRASE_THE | PHRASE_ING | PHRASE_S)) &&
	       (p->mark.to == p->mark.from || p->flags & PHRASE_TO);
}

/* Nobody is named before it who does: "please have 4 moved" orders, "I have 4 moved" tells. */
static bool is_alone(const struct frames *f, size_t i)
{
	const struct words w = frame_words(f, frame_before(f, i), f->at[i].at.from);
	for (size_t k = 0; k < w.n; k++)
		if (!(w.at[k].roles & SAYS_ROLE(FILLER)) || w.at[k].roles & (SAYS_ROLE(SUBJECT) | SAYS_ROLE(OWN_WORD)))
			return false;
	return true;
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
		if (role != ROLE_BARE && f->at[k].role == ROLE_BARE) /* "use Nevada": who stands there */
			set_role(f, k, role == ROLE_WITH && names_area(&f->at[k]) ? ROLE_FROM : role);
	const bool done = f->at[deed].role == ROLE_PAST;
	f->at[deed].role = ROLE_VERB;
	f->at[deed].flags &= (uint8_t)~PHRASE_TO;
	f->at[deed].mark = (struct span){ f->at[deed].at.from, f->at[deed].at.from };
	drop(f, i);
	if (done) { /* "have Oregon attacked": what stands before it is its object */
		const struct phrase verb = f->at[deed - 1];
		drop(f, deed - 1);
		frame_insert(f, i, verb);
	}
}

/* "use blackmail on Hesper": the thing says what is done with it. */
static bool set_used(struct frames *f, size_t i)
{
	const struct phrase *thing = &f->at[i + 1];
	if (f->at[i].terms->how != ROLE_WITH || clause_end(f, i) != i + 3 || thing->role != ROLE_BARE ||
	    !names_kind(thing) || f->at[i + 2].role != ROLE_ON || !is_name(&f->at[i + 2]))
		return false;
	set_role(f, i + 2, ROLE_BARE);
	drop(f, i);
	return true;
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

/* "spend 5 points on recruiting mercenaries": what they are spent for is the deed. */
static bool set_spent_on(struct frames *f, size_t i)
{
	const struct phrase *deed = i + 2 < f->n ? &f->at[i + 2] : NULL;
	if (!deed || f->at[i].terms->how != ROLE_FOR || f->at[i + 1].role != ROLE_BARE || !has_count(&f->at[i + 1]) ||
	    deed->role != ROLE_VERB || deed->flags & ~PHRASE_ING)
		return false;
	const struct span on = { f->at[i + 1].at.to, deed->terms->at.from };
	if (!words_hold(words_folded(source_text(f->task->source, on), f->task->arena), STR("on")))
		return false;
	set_role(f, i + 1, ROLE_FOR);
	f->at[i + 2].flags = 0;
	set_role(f, i + 2, ROLE_VERB);
	drop(f, i);
	return true;
}

/* A seat that the writer speaks for, and no place of that name. */
static bool is_speaker(const struct frames *f, const struct phrase *p)
{
	return is_name(p) && !names_area(p) && p->terms->repair == REPAIR_NONE &&
	       !(p->terms->flags & TERM_POSSESSIVE) && task_names_player(f->task, p, true) &&
	       !task_names_player(f->task, p, false);
}

/* It is asked now, or nobody is and it is the writer's own. */
static bool is_awaited(const struct task *t, seat_id seat)
{
	const size_t n = row_count(t->view->state, TABLE_ASKED);
	for (size_t i = 0; i < n; i++)
		if (ROW(struct asked_row, t->view->state, TABLE_ASKED, i)->seat == seat)
			return true;
	return !n && seat == t->view->seat;
}

/* "Solmar's six new units", "the Buffer's turn": of whom the writer speaks for, in their turn. */
static bool is_own_name(const struct frames *f, const struct phrase *p)
{
	const bool name = is_name(p) && !names_area(p) && p->terms->repair == REPAIR_NONE;
	bool own = false;
	for (uint32_t k = 0; name && p->terms->flags & TERM_POSSESSIVE && k < p->terms->u.nouns.n; k++) {
		const struct noun n = p->terms->u.nouns.at[k];
		own |= n.what == NOUN_SEAT && view_speaks_for(f->task->view, n.id) && is_awaited(f->task, n.id);
	}
	return own && !task_names_player(f->task, p, false);
}

/* What is said of them is said of what is the writer's own. */
static void drop_own_names(struct frames *f)
{
	for (size_t i = 0; i + 1 < f->n; i++) {
		const struct phrase *next = &f->at[i + 1];
		const bool units = next->role == ROLE_BARE && (has_count(next) || names_kind(next));
		if (f->at[i].role == ROLE_BARE && is_own_name(f, &f->at[i]) && (units || is_unknown(next)))
			drop(f, i);
	}
}

/* Not so of a deed that is done by nobody's units. */
static bool takes_units(const struct verb *v)
{
	return verb_takes(v, NOUN_UNIT) || verb_takes(v, NOUN_COUNT);
}

/* "My armies" support blue: the writer does. */
static bool is_own_people(const struct frames *f, size_t i)
{
	const struct phrase *p = &f->at[i];
	return p->role == ROLE_BARE && p->nterms == 1 && p->terms->kind == TERM_UNIT && p->flags & PHRASE_THE &&
	       f->at[i + 1].role == ROLE_VERB && !verbs_any(f->task, f->at[i + 1].terms->u.nouns, takes_units);
}

/* "Red attacks Iowa", "For the Buffer: ...", "For red, please ...": who gives the order gives it. */
void frame_speaker(struct frames *f)
{
	drop_own_names(f);
	for (size_t i = 0; i + 1 < f->n; i++) {
		const struct phrase *p = &f->at[i], *next = p + 1;
		const bool named = p->role == ROLE_FOR && (p->flags & PHRASE_COLON || next->role == ROLE_COMMA);
		if (opens_clause(f, i) && is_own_people(f, i)) {
			drop(f, i);
			continue;
		}
		if (!opens_clause(f, i) || !is_speaker(f, p) ||
		    !((p->role == ROLE_BARE && next->role == ROLE_VERB) || named))
			continue;
		drop_range(f, i, i + 1 + (named && next->role == ROLE_COMMA));
	}
}

static bool is_light(const struct frames *f, size_t i)
{
	return i + 1 < f->n && frame_says_all(f, &f->at[i + 1]) && clause_end(f, i) == i + 2;
}

/* "let us have an auction for share 12": the deed is its noun. */
static bool is_noun(const struct frames *f, size_t i)
{
	const struct phrase *p = i + 2 < f->n ? &f->at[i + 1] : NULL;
	return p && f->at[i].terms->how == ROLE_BARE && !(f->at[i].flags & PHRASE_TO) && p->role == ROLE_VERB &&
	       !p->flags && p->mark.to == p->mark.from && is_argument(p + 1) &&
	       frame_words(f, f->at[i].at.to, p->terms->at.to).at[0].roles & SAYS_ROLE(ARTICLE_ONE);
}

enum { THANKS_MOST = 5 /* words */ };

/* "mate", ", sir"; ", thanks all", ", thank you everyone" */
void frame_thanks(struct frames *f)
{
	while (f->n > 1 && is_unknown(&f->at[f->n - 1]) && f->at[f->n - 1].role != ROLE_WITH &&
	       frame_is(f, f->n - 1, SAYS_ROLE(TAIL)) && has_phrase(f->at, 0, f->n - 1, is_game)) {
		drop(f, f->n - 1);
		f->n -= f->n && f->at[f->n - 1].role == ROLE_COMMA;
	}
	for (size_t i = f->n; i-- > 1;) {
		if (f->at[i].role != ROLE_COMMA)
			continue;
		const struct span at = { f->at[i].at.to, f->to };
		const struct words w = words_said(str_trim(source_text(f->task->source, at)), f->task->arena);
		bool game = i + 1 == f->n || w.n > THANKS_MOST || !w.n || !(w.at[0].roles & SAYS_ROLE(THANKS));
		for (size_t k = i + 1; k < f->n; k++)
			game |= names_area(&f->at[k]) || is_number(&f->at[k]) || f->at[k].role == ROLE_VERB;
		if (game || !words_are_courtesy(&w))
			return;
		drop_range(f, i, f->n);
	}
}

/* "I end my turn with that", "I use no power here" */
void frame_tails(struct frames *f)
{
	for (size_t i = 1; i < f->n; i++) {
		const bool that = f->at[i].role == ROLE_WITH && !f->at[i].nterms && f->at[i].flags & PHRASE_THE;
		const bool here = is_pronoun(&f->at[i], PRONOUN_HERE) && clause_end(f, i) == i + 1;
		if ((that || here) && frame_says_all(f, &f->at[i - 1]))
			drop(f, i--);
	}
}

void frame_leads(struct frames *f)
{
	for (size_t i = 0; i < f->n; i++) {
		if (f->at[i].role != ROLE_LEAD || !opens_clause(f, i))
			continue;
		if (is_light(f, i) || is_noun(f, i)) {
			drop(f, i);
			continue;
		}
		const size_t deed = find_deed(f, i);
		if (deed < f->n)
			set_led(f, i, deed);
		else if (!set_used(f, i) && !set_spent(f, i))
			set_spent_on(f, i);
	}
}

/* "execute the attack on Kyoto, then the one ...": the deed is its noun, and so is what stands beside it. */
void frame_duties(struct frames *f)
{
	for (size_t i = 0; i + 1 < f->n; i++) {
		if (!is_unknown(&f->at[i]) || f->at[i].role != ROLE_UNKNOWN || !opens_clause(f, i) ||
		    !frame_is(f, i, SAYS_ROLE(DUTY)) || f->at[i + 1].role != ROLE_VERB ||
		    !(f->at[i + 1].flags & PHRASE_THE))
			continue;
		drop(f, i);
		for (size_t k = i; k < f->n && f->at[k].role != ROLE_FULL_STOP; k++)
			if (f->at[k].role == ROLE_VERB && opens_clause(f, k))
				f->at[k].flags &= (uint8_t)~PHRASE_THE;
	}
}

/* "is ordered", of what others may be ordered to do */
static bool is_ordered(const struct frames *f, size_t i)
{
	static const char *const leads[] = {
#define LEAD_TO(word, role) word,
#include "lexicon.inc"
	};
	struct inflected forms[FORMS_MAX];
	if (f->at[i].role != ROLE_STOP || f->at[i].terms->u.stop != STOP_PAST || !is_unknown(&f->at[i + 1]))
		return false;
	for (size_t k = 0; k < sizeof leads / sizeof *leads; k++)
		for (size_t n = inflect_verb(str_c(leads[k]), forms, f->task->arena); n--;)
			if (forms[n].form == FORM_PAST &&
			    str_eq_nocase(source_text(f->task->source, f->at[i + 1].terms->at), forms[n].text))
				return true;
	return false;
}

/* "Nara is ordered to hold", "Nara is ordered to Osaka" */
void frame_ordered(struct frames *f)
{
	for (size_t i = 1; i + 2 < f->n; i++) {
		if (!frame_listed(f, i, LIST_IS) || !is_ordered(f, i) || !is_argument(&f->at[i - 1]) ||
		    !(f->at[i + 2].flags & PHRASE_TO || f->at[i + 2].role == ROLE_TO))
			continue;
		if (f->at[i + 2].role == ROLE_VERB) {
			f->at[i + 2].flags &= (uint8_t)~PHRASE_TO;
			set_role(f, i + 2, ROLE_VERB);
		}
		drop_range(f, i, i + 2);
	}
}

/* "Osaka 3, Nara nothing": of Nara nothing is said. */
void frame_nothings(struct frames *f)
{
	for (size_t i = 1; i + 2 < f->n; i++)
		if (parts_clauses(&f->at[i]) && is_place(&f->at[i + 1], ROLE_BARE) && is_zero(&f->at[i + 2]) &&
		    clause_end(f, i + 1) == i + 3)
			drop_range(f, i, i + 3);
	for (size_t i = 0; i + 2 < f->n; i++) /* "nothing in Nara, 3 in Osaka" */
		if (opens_clause(f, i) && is_zero(&f->at[i]) && f->at[i].role == ROLE_BARE &&
		    names_area(&f->at[i + 1]) && f->at[i + 2].role != ROLE_FULL_STOP && clause_end(f, i) == i + 2)
			drop_range(f, i, i + 3);
}
