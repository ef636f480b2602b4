/*
 * frame_roles: "4 units against Oakhaven", "an assault on Ohio by way of Iowa", "the troops of Georgia attack": a place stands
 * as its deed can take it.
 */
#include "frame/frame.h"

/* Against places, or against who stands there. */
static bool takes_foes(const struct verb *v)
{
	return verb_takes_as(v, NOUN_AREA, ROLE_AGAINST) || verb_takes_as(v, NOUN_SEAT, ROLE_AGAINST);
}

static bool any_takes(const struct frames *f, const struct phrase *verb, unsigned role)
{
	return verbs_take_as(f->task, verb->terms->u.nouns, NOUN_AREA, role);
}

static size_t verb_in(const struct frames *f, size_t from, size_t to)
{
	while (from < to && f->at[from].role != ROLE_VERB)
		from++;
	return from;
}

static bool has_place(const struct frames *f, size_t from, size_t to, unsigned role)
{
	while (from < to && !(f->at[from].role == role && names_area(&f->at[from])))
		from++;
	return from < to;
}

/* What a place may stand as, where its deed knows nothing of the word before it. */
static const struct {
	uint8_t said, meant;
} alike[] = {
	{ ROLE_ON, ROLE_TO },   { ROLE_AGAINST, ROLE_TO }, { ROLE_VIA, ROLE_FROM },
	{ ROLE_OF, ROLE_FROM }, { ROLE_OF, ROLE_BARE },    { ROLE_WITH, ROLE_FROM },
};

/* "Send four against Utah" is no journey where the game has a deed that is done against somebody. */
static bool is_peaceful(const struct frames *f, const struct phrase *verb)
{
	const struct game *g = f->task->binder->game;
	bool others = false;
	for (verb_id v = 0; v < g->nverbs; v++)
		others |= takes_foes(g->verbs[v]);
	return others && !verbs_any(f->task, verb->terms->u.nouns, takes_foes);
}

/* "advance upon Otsu" where nothing else is done against places now. */
static bool is_all_hostile(const struct frames *f, const struct phrase *verb)
{
	const struct nouns said = verb->terms->u.nouns;
	for (verb_id v = 0; v < f->task->binder->game->nverbs; v++) {
		uint32_t k = 0;
		while (k < said.n && said.at[k].id != v)
			k++;
		if (k == said.n && set_has(&f->task->scope->admitted, v) && takes_foes(task_verb(f->task, v)))
			return false;
	}
	return verbs_all(f->task, said, takes_foes);
}

static bool set_alike(struct frames *f, size_t verb, size_t begin, size_t end, size_t i)
{
	for (size_t k = 0; k < sizeof alike / sizeof *alike; k++)
		if (f->at[i].role == alike[k].said && !any_takes(f, &f->at[verb], alike[k].said) &&
		    !(alike[k].said == ROLE_AGAINST && is_peaceful(f, &f->at[verb])) &&
		    any_takes(f, &f->at[verb], alike[k].meant) && !has_place(f, begin, end, alike[k].meant)) {
			set_role(f, i, alike[k].meant);
			f->changed = true;
			return true;
		}
	return false;
}

/* "an attack on Akita", "the attack against it" */
static bool has_article(const struct frames *f, size_t i)
{
	const struct phrase *p = &f->at[i];
	return p->flags & PHRASE_THE || p->terms->at.from > p->at.from;
}

/* "the troops of Georgia": who stands there. */
static bool is_unit(const struct phrase *p)
{
	return names_kind(p) && p->terms[p->nterms - 1].kind == TERM_UNIT && !has_count(p);
}

static bool is_owner(const struct frames *f, size_t i)
{
	const struct phrase *p = i ? &f->at[i - 1] : NULL;
	const bool those = p && p->role == ROLE_DESCRIPTION && opens_clause(f, i - 1) &&
			   str_eq_nocase(source_text(f->task->source, p->at), STR("those"));
	return p && f->at[i].role == ROLE_OF && (those || (is_unit(p) && p->role == ROLE_BARE));
}

/* "moves out of Cuba": behind a deed of two words. */
static bool is_left(const struct frames *f, size_t i)
{
	const struct phrase *p = i ? &f->at[i - 1] : NULL;
	const struct str deed = p && p->role == ROLE_VERB ? source_text(f->task->source, p->terms->at) : STR_NONE;
	return deed.n && str_find_char(deed, ' ') < deed.n && !(p->flags & PHRASE_THE);
}

void frame_roles(struct frames *f)
{
	for (size_t begin = 0; begin < f->n; begin = clause_end(f, begin) + 1) {
		size_t verb = verb_in(f, begin, clause_end(f, begin));
		if (verb == clause_end(f, begin))
			continue;
		for (size_t i = begin; i < clause_end(f, begin); i++) {
			const bool owner = names_area(&f->at[i]) && is_owner(f, i);
			const bool counted = i && names_kind(&f->at[i - 1]) && has_count(&f->at[i - 1]) &&
					     f->at[i - 1].role == ROLE_BARE;
			const bool does = f->at[i].role == ROLE_WITH && i + 1 < clause_end(f, begin) &&
					  f->at[i + 1].flags & PHRASE_ING; /* "with Nara supporting" */
			const bool upon = f->at[i].role == ROLE_ON && is_all_hostile(f, &f->at[verb]);
			if (!names_area(&f->at[i]) || does ||
			    (f->at[i].role == ROLE_OF && !owner && !counted && !is_left(f, i)) ||
			    ((f->at[i].role == ROLE_ON || f->at[i].role == ROLE_VIA) && !has_article(f, verb) &&
			     !upon) ||
			    !set_alike(f, verb, begin, clause_end(f, begin), i) || !owner)
				continue;
			drop(f, --i);
			verb -= verb > i;
		}
	}
}

/* "as mobilisation", "for my mobilization": what the deed is called besides. */
void frame_called(struct frames *f)
{
	enum { STEM = 6 };
	for (size_t i = 1; i < f->n; i++) {
		const size_t verb = verb_in(f, clause_begin(f, i), i);
		const struct phrase *p = &f->at[i];
		if (verb == i || !is_unknown(p) || (p->role != ROLE_AS && p->role != ROLE_FOR) ||
		    clause_end(f, i) != i + 1)
			continue;
		for (uint32_t k = 0; k < f->at[verb].terms->u.nouns.n; k++) {
			const struct str name = str_c(task_verb(f->task, f->at[verb].terms->u.nouns.at[k].id)->name);
			if (name.n >= STEM && str_starts_nocase(p->terms->u.text, str_sub(name, 0, STEM))) {
				drop(f, i--);
				break;
			}
		}
	}
}

/* The one deed of the moment that is done against places. */
static verb_id hostile_verb(const struct frames *f)
{
	verb_id found = VERB_NONE;
	for (verb_id v = 0; v < f->task->binder->game->nverbs; v++) {
		if (!set_has(&f->task->scope->admitted, v) || !takes_foes(task_verb(f->task, v)) ||
		    !verb_takes_as(task_verb(f->task, v), NOUN_AREA, ROLE_FROM))
			continue;
		if (found != VERB_NONE)
			return VERB_NONE;
		found = v;
	}
	return found;
}

/* "From Ashford, four units against Oakhaven": what is done against a place says itself. */
void frame_against(struct frames *f)
{
	const verb_id verb = hostile_verb(f);
	for (size_t i = 0; verb != VERB_NONE && i < f->n; i++) {
		size_t begin = clause_begin(f, i);
		if (f->at[i].role != ROLE_AGAINST || !(names_area(&f->at[i]) || names_seat(&f->at[i])))
			continue;
		if (begin > 1 && f->at[begin - 1].role == ROLE_COMMA && f->at[begin - 2].role == ROLE_FROM &&
		    opens_clause(f, begin - 2)) {
			drop(f, begin - 1);
			begin -= 2;
			i--;
		}
		if (begin + 1 == i && clause_end(f, i) == i + 1 &&
		    is_place(&f->at[begin], ROLE_BARE)) /* "Nevada vs Utah" */
			set_role(f, begin, ROLE_FROM);
		const size_t end = clause_end(f, i), said = verb_in(f, begin, end);
		if (!has_place(f, begin, end, ROLE_FROM) ||
		    (said < end && (any_takes(f, &f->at[said], ROLE_AGAINST) || !any_takes(f, &f->at[said], ROLE_TO))))
			continue;
		if (said < end) {
			drop(f, said);
			i -= said < i;
		}
		if (said < i && is_unit(&f->at[said]) && f->at[said].role == ROLE_BARE &&
		    !frame_commands(task_verb(f->task, verb))) { /* "send my army": by whom, the place says */
			drop(f, said);
			i--;
		}
		frame_insert_verb(f, begin, verb);
		i++;
	}
}
