/*
 * frame_timely: "transfer the unit from Nara to Otsu" where shares are transferred, "the army in Angola withdraws to Congo" when
 * nobody is attacked: a deed for which it is not the time, said of a start and an end, is the one of now that goes.
 */
#include "frame/frame_points.h"

/* All it needs is where from and where to. */
static bool goes(const struct verb *v)
{
	unsigned places = 0;
	bool to = false, from = false;
	for (const struct slot *s = v->slots; s && s->name; s++) {
		const bool place = s->what == NOUN_AREA;
		places += place;
		to |= place && slot_takes_freely(s, ROLE_TO);
		from |= place && slot_takes_freely(s, ROLE_FROM);
		if ((s->min && !place) || s->what == NOUN_SEAT || s->flags & SLOT_REST)
			return false;
	}
	return places == 2 && to && from;
}

/* The only deed of now that goes. */
static verb_id going(const struct frames *f)
{
	verb_id found = VERB_NONE;
	for (verb_id v = 0; v < f->task->binder->game->nverbs; v++) {
		if (!set_has(&f->task->scope->admitted, v) || !goes(task_verb(f->task, v)))
			continue;
		if (found != VERB_NONE)
			return VERB_NONE;
		found = v;
	}
	return found;
}

static bool is_untimely(const struct frames *f, const struct phrase *p)
{
	for (uint32_t k = 0; k < p->terms->u.nouns.n; k++)
		if (set_has(&f->task->scope->admitted, p->terms->u.nouns.at[k].id))
			return false;
	return p->role == ROLE_VERB && !(p->flags & (PHRASE_THE | PHRASE_ING)) && p->terms->u.nouns.n;
}

/* Of units alone it is said, in a word that some games have for going, or that goes where it is the time for it. */
static bool may_go(const struct frames *f, const struct phrase *p)
{
	return frame_leads_to(f, p) || task_says_way(f->task, p);
}

/* "my unit from Nara to Otsu", "the army in Angola [withdraws to] Congo": who, from where and where to, and nothing else. */
static bool find_course(const struct frames *f, size_t verb, size_t *from, size_t *to)
{
	*from = *to = f->n;
	for (size_t i = clause_begin(f, verb); i < clause_end(f, verb); i++) {
		const struct phrase *p = &f->at[i];
		const bool end = p->role == ROLE_TO || p->role == ROLE_ARROW || (p->role == ROLE_BARE && i == verb + 1);
		if (i == verb || is_uncounted(p) || p->role == ROLE_DESCRIPTION ||
		    (is_argument(p) && p->role == ROLE_BARE && p->nterms == 1 && p->terms->kind == TERM_LABEL))
			continue;
		if (!names_area(p) || (*from < f->n && *to < f->n))
			return false;
		if (i > verb && end && *to == f->n && (p->role != ROLE_BARE || *from < f->n))
			*to = i;
		else if (*from == f->n && (p->role == ROLE_FROM || p->role == ROLE_IN || p->role == ROLE_BARE))
			*from = i;
		else
			return false;
	}
	return *from < f->n && *to < f->n;
}

void frame_timely(struct frames *f)
{
	for (size_t i = 0; i < f->n; i++) {
		size_t from, to;
		if (f->at[i].role != ROLE_VERB || !is_untimely(f, &f->at[i]) || !may_go(f, &f->at[i]) ||
		    !find_course(f, i, &from, &to))
			continue;
		const verb_id verb = going(f);
		if (verb == VERB_NONE)
			return;
		struct noun *noun = ARENA_NEW(f->task->arena, struct noun);
		*noun = (struct noun){ NOUN_VERB, verb };
		frame_set_verb(f, i, (struct nouns){ noun, 1 });
		set_role(f, to, ROLE_TO);
		if (from > i)
			set_role(f, from, ROLE_FROM);
	}
}

static bool is_thing(const struct phrase *p)
{
	return names_kind(p) && p->terms[p->nterms - 1].kind == TERM_THING;
}

/* "use my army in China to attack teal": the deed that it leads to. */
static size_t led_to(const struct frames *f, size_t i)
{
	size_t k = i + 1;
	while (k < clause_end(f, i) &&
	       (names_area(&f->at[k]) || is_uncounted(&f->at[k]) || f->at[k].role == ROLE_DESCRIPTION))
		k++;
	const bool thing = k > i + 1 && has_phrase(f->at, i + 1, k, is_thing);
	return k > i + 1 && !thing && k < clause_end(f, i) && f->at[k].role == ROLE_VERB &&
			       f->at[k].flags & PHRASE_TO && !is_untimely(f, &f->at[k])
		       ? k
		       : f->n;
}

/* A deed that is not of now is no more than the word that leads to one. */
void frame_leading(struct frames *f)
{
	for (size_t i = 0; i < f->n; i++) {
		const bool leads = f->at[i].role == ROLE_VERB && opens_clause(f, i) && is_untimely(f, &f->at[i]);
		const size_t deed = leads ? led_to(f, i) : f->n;
		if (deed == f->n)
			continue;
		f->at[deed].flags &= (uint8_t)~PHRASE_TO;
		set_role(f, deed, ROLE_VERB);
		drop(f, i);
	}
}

/* Places of the clause but the one at i; none where a deed is said. */
static size_t count_others(const struct frames *f, size_t i)
{
	size_t others = 0;
	for (size_t k = clause_begin(f, i); k < clause_end(f, i); k++) {
		if (f->at[k].role == ROLE_VERB)
			return 0;
		others += k != i && names_area(&f->at[k]);
	}
	return others;
}

/* "storm Crag from Anvil", where Stormhead is a place: what is short for a name is a deed where places enough are named. */
void frame_namesakes(struct frames *f)
{
	for (size_t i = 0; i < f->n; i++) {
		const struct phrase *p = &f->at[i];
		if (!names_area(p) || p->terms->repair != REPAIR_PREFIX || count_others(f, i) < 2 ||
		    !(p->role == ROLE_BARE || p->role == ROLE_TO))
			continue;
		const struct str verb = task_verb_of(f->task, source_text(f->task->source, p->terms->at));
		const struct nouns verbs = verb.n ? frame_find_verb(f, verb, false) : (struct nouns){ NULL, 0 };
		if (verbs.n)
			frame_set_verb(f, i, verbs);
	}
}
