/*
 * frame_gets: "Osaka gets 3", "Ohio and Iowa receive two each", "Saga gets a garrison": what is put where.
 */
#include "base/utf8.h"
#include "frame/frame.h"

static bool is_get(const struct frames *f, size_t i)
{
	return f->at[i].role == ROLE_LEAD &&
	       str_eq_nocase(source_text(f->task->source, f->at[i].terms->at), STR("get"));
}

/* "gets" where the game has a deed of that word as well: behind a place nobody does it. */
static bool says_gets(const struct frames *f, const struct phrase *p)
{
	return p->role == ROLE_VERB && p->flags & PHRASE_S &&
	       word_is(utf8_fold_name(f->task->arena, source_text(f->task->source, p->at)), SAYS_ROLE(GETS));
}

/* "gets", "should be given", "should get" */
static size_t gets_at(const struct frames *f, size_t i)
{
	const struct phrase *p = &f->at[i];
	const bool given = p->role == ROLE_OUGHT && i + 1 < f->n && is_unknown(&f->at[i + 1]) &&
			   str_eq_nocase(source_text(f->task->source, f->at[i + 1].terms->at), STR("given"));
	return p->role == ROLE_GETS || is_get(f, i) || says_gets(f, p) ? 1 : given ? 2 : 0;
}

/* "Ohio and Iowa receive two each": all that stand in a row before it do. */
static void set_row(struct frames *f, size_t last)
{
	while (last > 1 && parts_clauses(&f->at[last - 1]) && is_place(&f->at[last - 2], ROLE_BARE)) {
		last -= 2;
		set_role(f, last, ROLE_IN);
	}
}

static bool takes_thing(const struct slot *s, const struct nouns *things)
{
	for (uint32_t k = 0; s->what == NOUN_THING && s->min && k < things->n; k++) /* "rebuild Osaka" names none */
		for (const int32_t *only = s->only; only && *only != -1; only++)
			if (*only == things->at[k].id)
				return true;
	return false;
}

/* It puts one of these things in a place, and takes it from nowhere. */
static bool places_thing(const struct verb *v, const struct nouns *things)
{
	bool thing = false;
	for (const struct slot *s = v->slots; s && s->name; s++)
		thing |= takes_thing(s, things);
	return thing && verb_takes_as(v, NOUN_AREA, ROLE_IN) && !verb_takes_as(v, NOUN_AREA, ROLE_FROM);
}

verb_id frame_puts_thing(const struct frames *f, size_t i)
{
	const struct task *t = f->task;
	const struct term *last = &f->at[i].terms[f->at[i].nterms - 1];
	verb_id found = VERB_NONE;
	for (verb_id v = 0; last->kind == TERM_THING && v < t->binder->game->nverbs; v++)
		if (set_has(&t->scope->admitted, v) && places_thing(task_verb(t, v), &last->u.nouns)) {
			if (found != VERB_NONE)
				return VERB_NONE;
			found = v;
		}
	return found;
}

/* "Saga gets a garrison" */
static void put_thing(struct frames *f, size_t i)
{
	const verb_id deed = frame_puts_thing(f, i);
	if (deed != VERB_NONE)
		frame_insert_verb(f, clause_begin(f, i), deed);
}

static bool names_thing(const struct phrase *p)
{
	return is_argument(p) && p->nterms && p->terms[p->nterms - 1].kind == TERM_THING;
}

void frame_gets(struct frames *f)
{
	for (size_t i = 1; i + 1 < f->n; i++) {
		const size_t words = gets_at(f, i);
		const struct phrase *what = words ? &f->at[i + words < f->n ? i + words : i] : NULL;
		if (!words || !is_place(&f->at[i - 1], ROLE_BARE) || !opens_clause(f, i - 1) ||
		    !(is_number(what) || names_thing(what) || (has_count(what) && what->terms->how == COUNT_ALL)))
			continue;
		set_role(f, i - 1, has_role(f, i, clause_end(f, i), ROLE_FROM) ? ROLE_TO : ROLE_IN);
		set_row(f, i - 1);
		drop_range(f, i, i + words);
		if (f->at[i].nterms == 2 && f->at[i].terms[1].kind == TERM_PRONOUN) /* "two of them" */
			f->at[i].nterms = 1;
		put_thing(f, i);
	}
}
