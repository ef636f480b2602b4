/*
 * frame_passive: "Kyoto is to be attacked by 3 troops of Osaka", "3 troops are hereby moved ...".
 */
#include "frame/frame_points.h"
#include "order/meaning.h"

/* "..., with the free army to be placed in Angola": of whom it is said, behind a sign. */
static bool opens_with(const struct frames *f, size_t i)
{
	return f->at[i].role == ROLE_WITH && i && f->at[i - 1].role == ROLE_COMMA && names_kind(&f->at[i]);
}

/* The same, behind what tells where or for whom: "For Red one unit is to be built". */
static size_t object_begin(const struct frames *f, size_t i)
{
	size_t begin = frame_subject_begin(f, i);
	while (begin < i && f->at[begin].role != ROLE_BARE && is_argument(&f->at[begin]) && !opens_with(f, begin))
		begin++;
	return begin;
}

/* "are hereby moved": by these words. */
static bool is_hereby(const struct frames *f, size_t i)
{
	const struct span be = { f->at[i].at.from, f->at[i + 1].at.from };
	return f->at[i].role == ROLE_STOP && f->at[i].terms->u.stop == STOP_PAST &&
	       words_hold(words_folded(source_text(f->task->source, be), f->task->arena), STR("hereby"));
}

/* "Sofia gets attacked" */
static bool gets_done(const struct frames *f, size_t i)
{
	return f->at[i].role == ROLE_GETS && f->at[i].mark.to == f->at[i].mark.from;
}

/* "let Orrin be activated" */
static bool is_subjunctive(const struct frames *f, size_t i)
{
	return is_unknown(&f->at[i]) && f->at[i].role == ROLE_UNKNOWN &&
	       str_eq_nocase(source_text(f->task->source, f->at[i].at), STR("be"));
}

/* "gets hit": of some the participle is no other word. */
static bool is_done(const struct phrase *p)
{
	return p->role == ROLE_PAST || (p->role == ROLE_VERB && !p->flags && p->mark.to == p->mark.from);
}

/* Something is named, and then what is to be done to it. */
static bool is_ought(const struct frames *f, size_t i)
{
	const size_t begin = object_begin(f, i);
	if (i + 1 == f->n || !is_done(&f->at[i + 1]) || begin == i ||
	    !(f->at[begin].role == ROLE_BARE || opens_with(f, begin)) ||
	    !(f->at[i].role == ROLE_OUGHT || gets_done(f, i) || is_subjunctive(f, i) || is_hereby(f, i)))
		return false;
	for (size_t k = begin; k < i; k++)
		if (!is_argument(&f->at[k]) && f->at[k].role != ROLE_DESCRIPTION)
			return false;
	return true;
}

static bool is_origin(const struct phrase *p)
{
	return names_area(p) && (p->role == ROLE_IN || p->role == ROLE_OF || p->role == ROLE_FROM);
}

/* "by Osaka", "by my troops in Osaka": where they come from; "by 3 troops": with what it is done. */
static void set_agent(struct frames *f, size_t i)
{
	const bool placed = i + 1 < f->n && is_origin(&f->at[i + 1]);
	if (f->at[i].role != ROLE_BY)
		return;
	if (names_area(&f->at[i]))
		set_role(f, i, ROLE_FROM);
	else if (has_count(&f->at[i]) || names_kind(&f->at[i]) || f->at[i].terms->kind == TERM_LABEL)
		set_role(f, i, ROLE_WITH);
	else
		return;
	if (f->at[i].role != ROLE_WITH || !placed)
		return;
	set_role(f, i + 1, ROLE_FROM);
	if (!has_count(&f->at[i])) /* "by my troops" */
		drop(f, i);
}

/* "supported by Kyoto, as well as by Shiga": the deed is said once for each. */
static void set_agents(struct frames *f, size_t verb, size_t last)
{
	const size_t said = last - verb + 1;
	for (size_t k = clause_end(f, verb); k + 1 < f->n && parts_clauses(&f->at[k]) && f->at[k + 1].role == ROLE_BY;
	     k = clause_end(f, k + 1)) {
		const bool first = !has_role(f, verb, k, ROLE_FROM) && !has_role(f, verb, k, ROLE_WITH);
		if (!first && f->n + said >= f->room)
			return;
		for (size_t i = 0; !first && i < said; i++)
			frame_insert(f, k + 1 + i, f->at[verb + i]);
		if (first)
			drop(f, k--);
		set_agent(f, k + 1 + (first ? 0 : said));
	}
}

/* The deed of which one speaks is done: "mercenaries are to be recruited", "my bid is hereby raised". */
static bool is_same_deed(const struct frames *f, const struct phrase *noun, const struct phrase *done)
{
	for (uint32_t k = 0; k < noun->terms->u.nouns.n; k++)
		for (uint32_t n = 0; n < done->terms->u.nouns.n; n++) {
			const struct str name = words_folded(
				str_c(task_verb(f->task, done->terms->u.nouns.at[n].id)->name), f->task->arena);
			if (words_hold(name, str_c(task_verb(f->task, noun->terms->u.nouns.at[k].id)->name)))
				return true;
		}
	return false;
}

static void set_deed_done(struct frames *f, size_t i)
{
	const size_t begin = frame_subject_begin(f, i);
	if (i + 1 >= f->n || begin == i || f->at[begin].role != ROLE_VERB || f->at[i + 1].role != ROLE_PAST ||
	    !(f->at[i].role == ROLE_OUGHT || is_hereby(f, i)) || !is_same_deed(f, &f->at[begin], &f->at[i + 1]))
		return;
	for (size_t k = begin + 1; k < i; k++)
		if (!is_argument(&f->at[k]))
			return;
	f->at[begin].terms = f->at[i + 1].terms;
	f->at[begin].flags = 0;
	drop_range(f, i, i + 2);
}

void frame_ought(struct frames *f)
{
	for (size_t i = 1; i < f->n; i++) {
		set_deed_done(f, i);
		if (!is_ought(f, i))
			continue;
		struct phrase deed = f->at[i + 1];
		deed.role = ROLE_VERB;
		deed.mark = (struct span){ deed.at.from, deed.at.from };
		const size_t begin = object_begin(f, i);
		if (f->at[begin].role == ROLE_WITH)
			set_role(f, begin, ROLE_BARE);
		drop_range(f, i, i + 2);
		frame_insert(f, begin, deed);
		for (size_t k = i + 1; k < clause_end(f, i + 1); k++)
			set_agent(f, k);
		set_agents(f, begin, i);
	}
}
