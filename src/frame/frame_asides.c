/*
 * frame_asides: "the trebuchet which stands in Hyogo", "..., who shall mind the shop", "to shore it up", "launched from
 * Weir", "across the water": what only describes.
 */
#include "bind/reason.h"
#include "frame/frame.h"
#include "order/dictionary.h"
#include "order/inflect.h"

/* "the trebuchet that stands", "five that I keep" */
static bool is_that(const struct frames *f, size_t i)
{
	const struct str text = source_text(f->task->source, f->at[i].at);
	if (!i || !is_argument(&f->at[i - 1]) || f->at[i - 1].terms->kind == TERM_UNKNOWN)
		return false;
	return f->at[i].role == ROLE_DESCRIPTION
		       ? str_eq_nocase(text, STR("that"))
		       : is_unknown(&f->at[i]) && f->at[i].flags & PHRASE_THE && str_starts_nocase(text, STR("that "));
}

static bool is_relative(const struct frames *f, size_t i)
{
	if (is_that(f, i))
		return true;
	return f->at[i].role == ROLE_STOP && i &&
	       is_argument(&f->at[i - (f->at[i - 1].role == ROLE_COMMA && i > 1) - 1]) &&
	       frame_listed(f, i, LIST_WHICH);
}

/* What a relative clause says before the place where something is: words of no game and no doubt. */
static size_t find_stand(const struct frames *f, size_t i)
{
	size_t k = i + 1;
	for (; k < f->n && !parts_clauses(&f->at[k]); k++) {
		const struct phrase *p = &f->at[k];
		const bool stands = p->role == ROLE_VERB && p->nterms && p->flags & (PHRASE_S | PHRASE_ING);
		if (is_place(p, ROLE_IN))
			return k;
		const bool kept = p->role == ROLE_KEEP && k + 1 < f->n && names_area(p + 1) && p[1].role == ROLE_IN;
		if ((is_game(p) || p->role == ROLE_LEAD || p->role == ROLE_KEEP) && !stands && !kept)
			return f->n;
		if (p->role == ROLE_STOP && p->terms->u.stop != STOP_PAST)
			return f->n;
	}
	return f->n;
}

/* "..., who shall stay behind to mind the shop." */
static bool is_idle(const struct frames *f, size_t from, size_t to)
{
	while (from < to && !is_game(&f->at[from]) && f->at[from].role != ROLE_LEAD && f->at[from].role != ROLE_KEEP &&
	       f->at[from].role != ROLE_STOP)
		from++;
	return from == to;
}

void frame_relatives(struct frames *f)
{
	for (size_t i = 1; i < f->n; i++) {
		if (!is_relative(f, i))
			continue;
		const size_t stand = find_stand(f, i);
		if (stand < f->n) {
			drop_range(f, i, stand);
			continue;
		}
		const size_t end = clause_end(f, i);
		if (f->at[i - 1].role == ROLE_COMMA && is_idle(f, i + 1, end))
			drop_range(f, i - 1, end);
	}
}

/* "to fill the gap", "to stay close behind": what is to come of it, in words of no game; "to be decided" is none. */
static bool tells_purpose(const struct frames *f, size_t i, size_t end)
{
	const struct str verb = is_unknown(&f->at[i]) ? f->at[i].terms->u.text
						      : source_text(f->task->source, f->at[i + 1].at);
	for (size_t k = i + 1; k < end; k++)
		if (is_game(&f->at[k]) || f->at[k].role == ROLE_STOP || f->at[k].role == ROLE_LEAD)
			return false;
	return end > i + 1 && dictionary_find(verb) == DICTIONARY_WORD && !inflect_is_past(verb) &&
	       reason_is_purpose(
		       source_text(f->task->source, (struct span){ f->at[i].mark.from, f->at[end - 1].at.to }));
}

/* "to shore", "to keep" */
static bool is_infinitive(const struct frames *f, size_t i)
{
	return f->at[i].role == ROLE_TO && ((is_unknown(&f->at[i]) && !(f->at[i].flags & PHRASE_THE)) ||
					    (!f->at[i].nterms && f->at[i + 1].role == ROLE_KEEP));
}

/* "To keep blue out, ...", "To be on the safe side, ...", not "To be decided, ...": before the comma of an order. */
static bool opens_with_purpose(const struct frames *f, size_t i, size_t end)
{
	if ((i && f->at[i - 1].role != ROLE_FULL_STOP) || end + 1 >= f->n || end < i + 2 ||
	    f->at[end].role != ROLE_COMMA)
		return false;
	struct str text = source_text(f->task->source, (struct span){ f->at[i].at.from, f->at[end - 1].at.to });
	const struct str in_order = STR("in order ");
	if (f->at[i].role == ROLE_CHAT && str_starts_nocase(text, in_order))
		text = str_sub(text, in_order.n, text.n);
	for (size_t k = i + 1; k < end; k++)
		if (f->at[k].role == ROLE_STOP || f->at[k].role == ROLE_LEAD || f->at[k].role == ROLE_VERB ||
		    names_area(&f->at[k]) || names_what(&f->at[k], NOUN_COUNT))
			return false;
	return (is_infinitive(f, i) || f->at[i].role == ROLE_OUGHT || f->at[i].role == ROLE_CHAT) &&
	       reason_is_purpose(text);
}

/* "to shore it up": what it is for; where it leads has been said. */
void frame_purposes(struct frames *f)
{
	for (size_t i = 0; i + 1 < f->n; i++)
		if (opens_with_purpose(f, i, clause_end(f, i)))
			drop_range(f, i, clause_end(f, i) + 1);
	for (size_t i = 1; i + 1 < f->n; i++) {
		const size_t end = clause_end(f, i), sign = f->at[i - 1].role == ROLE_COMMA ? i - 1 : i;
		if (!is_infinitive(f, i) || !sign || !is_argument(&f->at[sign - 1]))
			continue;
		if (sign == i && is_unknown(&f->at[i]) && is_them(&f->at[i + 1]) && i + 2 == end)
			drop_range(f, i, end);
		else if (tells_purpose(f, i, end))
			drop_range(f, sign, end);
	}
}

/* A word of no game that says how something came or stands: "launched", "coming". */
static bool is_participle(const struct frames *f, size_t i)
{
	const struct phrase *p = &f->at[i];
	const bool unknown = p->role == ROLE_UNKNOWN && is_unknown(p) && !p->flags;
	const struct str word = unknown ? p->terms->u.text : STR_NONE;
	if (p->role == ROLE_VERB && p->flags & PHRASE_ING && p->terms->how == VERB_WEAK)
		return true;
	return unknown &&
	       (inflect_is_past(word) || (str_ends(word, STR("ing")) && dictionary_find(word) == DICTIONARY_WORD)) &&
	       !words_said(word, f->task->arena).at->roles;
}

static bool leads(unsigned role)
{
	return role == ROLE_TO || role == ROLE_FOR;
}

/* "attack Takumi in Marsh, launched from Weir", "four out of Osaka, heading for Kyoto" */
void frame_participles(struct frames *f)
{
	for (size_t i = 2; i + 1 < f->n; i++) {
		const unsigned role = f->at[i + 1].role;
		const bool going = f->at[i].role == ROLE_VERB && f->at[i].flags & PHRASE_ING && leads(role) &&
				   has_role(f, clause_begin(f, i - 1), i - 1, ROLE_FROM);
		if (f->at[i].role == ROLE_STOP || !(going || is_participle(f, i)) || f->at[i - 1].role != ROLE_COMMA ||
		    !is_argument(&f->at[i - 2]) || !names_area(&f->at[i + 1]) || clause_end(f, i) != i + 2 ||
		    !(role == ROLE_FROM || leads(role)) ||
		    (leads(role) && has_role(f, clause_begin(f, i - 1), i - 1, ROLE_TO)))
			continue;
		drop_range(f, i - 1, i + 1);
		if (leads(role))
			set_role(f, i - 1, ROLE_TO);
	}
}

/* "As for my own orders, ...": of what is spoken, where no game names it. */
void frame_as_for(struct frames *f)
{
	for (size_t i = 0; i + 2 < f->n; i++) {
		const bool named = is_unknown(&f->at[i + 1]) && f->at[i + 1].role == ROLE_FOR;
		if (opens_clause(f, i) && f->at[i].role == ROLE_AS && !f->at[i].nterms &&
		    f->at[i + 1 + named].role == ROLE_COMMA)
			drop_range(f, i, i + 2 + named);
	}
}

/* "Three armies across the water, Thorn to Quay": over what they go is no place. */
void frame_across(struct frames *f)
{
	for (size_t i = 1; i + 1 < f->n; i++)
		if (f->at[i].role == ROLE_VIA && is_unknown(&f->at[i]) && f->at[i].flags & PHRASE_THE &&
		    names_kind(&f->at[i - 1]) && f->at[i + 1].role == ROLE_COMMA)
			drop_range(f, i, i + 2);
}

/* "him", "them": somebody, and no unit of the writer's. */
static bool is_person(const struct frames *f, size_t i)
{
	return i < f->n && frame_is(f, i, SAYS_ROLE(OTHERS)) && !frame_is(f, i, SAYS_ROLE(ARTICLE)) &&
	       (f->at[i].role == ROLE_UNKNOWN || f->at[i].role == ROLE_BARE);
}

/* "two from Galla come after to Hazelby" */
static bool goes_on_to(const struct frames *f, size_t i)
{
	return is_place(&f->at[i + 1], ROLE_TO) && has_role(f, clause_begin(f, i), i, ROLE_FROM);
}

/* "two from Aldport follow to Galla behind him": where beside somebody, of a way that is said whole. */
static bool is_beside(const struct frames *f, size_t i)
{
	const size_t from = clause_begin(f, i);
	const struct phrase *p = &f->at[i];
	const bool how = p->role == ROLE_KEPT || (p->role == ROLE_UNKNOWN && is_unknown(p) &&
						  dictionary_find(p->terms->u.text) == DICTIONARY_WORD);
	return how && i + 2 == clause_end(f, i) && has_role(f, from, i, ROLE_FROM) &&
	       is_place(&f->at[i - 1], ROLE_TO) && has_role(f, from, i, ROLE_VERB);
}

/* "sends two after him to Galla", "... to follow them": behind whom, and no condition. */
void frame_followed(struct frames *f)
{
	for (size_t i = 1; i + 1 < f->n; i++) {
		const struct phrase *p = &f->at[i];
		const bool ends = i + 2 == clause_end(f, i), goes_on = i + 2 < f->n && is_name(&f->at[i + 2]);
		const bool after = is_stop(p, STOP_CONDITION) &&
				   str_eq_nocase(source_text(f->task->source, p->at), STR("after")) &&
				   (ends || goes_on);
		const bool to = p->role == ROLE_VERB && p->flags & PHRASE_TO && ends &&
				has_role(f, clause_begin(f, i), i, ROLE_VERB);
		if ((after || to || is_beside(f, i)) && is_person(f, i + 1))
			drop_range(f, i, i + 2);
		else if (after && goes_on_to(f, i))
			drop(f, i);
	}
}

/* What a comparison is made of: words that nobody knows, and places; no deed, no number, and nothing that may be more than that. */
static bool compares(const struct frames *f, size_t from, size_t to)
{
	size_t than = to;
	for (size_t i = from; i < to; i++) {
		const struct phrase *p = &f->at[i];
		const bool strange = p->role == ROLE_UNKNOWN || is_unknown(p) ||
				     (p->role < ROLE_ARGUMENTS && !p->nterms);
		if (than == to && p->role == ROLE_UNKNOWN && frame_listed(f, i, LIST_COMPARES))
			than = i;
		else if (!strange && !is_name(p) && !is_pronoun(p, PRONOUN_THERE) &&
			 !(than < i && is_stop(p, STOP_PAST)))
			return false;
	}
	return from < than && than + 1 < to && is_name(&f->at[than + 1]);
}

/* "..., closer to the middle than Ardentor": how the place is to which the order goes, and no place of its own. */
void frame_compared(struct frames *f)
{
	for (size_t i = 1; i < f->n; i++) {
		const size_t end = clause_end(f, i);
		if (f->at[i - 1].role != ROLE_COMMA || opens_clause(f, i - 1) || !compares(f, i, end))
			continue;
		drop_range(f, i - 1, end);
		i--;
	}
}
