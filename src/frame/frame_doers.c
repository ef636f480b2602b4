/*
 * frame_doers: "the red unit in Osaka", "my Polish army": who does it is said by the place alone, and more is said of him.
 */
#include "frame/frame_points.h"
#include "order/dictionary.h"
#include "order/meaning.h"
#include "base/utf8.h"

/* What stands between whose they are and where: "unit", "one", "brave". */
static bool is_of_them(const struct phrase *p)
{
	const bool one = is_number(p) && p->nterms == 1 && p->terms->u.number == 1;
	return p->role == ROLE_DESCRIPTION || is_uncounted(p) || (p->role == ROLE_BARE && one) ||
	       (p->role == ROLE_BARE && p->nterms == 1 && p->terms->kind == TERM_LABEL) ||
	       (p->role == ROLE_UNKNOWN && is_unknown(p) && dictionary_find(p->terms->u.text) == DICTIONARY_WORD);
}

/* What stands in one of the places is of one of the regions. */
static bool is_of(const struct frames *f, const struct phrase *region, const struct phrase *place)
{
	const struct task *t = f->task;
	const struct ruleset *rules = t->binder->game->rules;
	const struct nouns whose = region->terms->u.nouns, where = place->terms->u.nouns;
	for (uint32_t i = 0; rules->is_of && i < whose.n; i++)
		for (uint32_t k = 0; k < where.n; k++)
			if (whose.at[i].what == NOUN_REGION && where.at[k].what == NOUN_AREA &&
			    rules->is_of(t->view->state, whose.at[i].id, where.at[k].id))
				return true;
	return false;
}

/* The place right behind whose they are, where they stand; n: none. */
static size_t find_stand(const struct frames *f, size_t i)
{
	size_t k = i + 1;
	while (k < f->n && is_of_them(&f->at[k]))
		k++;
	const bool stands = k < f->n && names_area(&f->at[k]) &&
			    (f->at[k].role == ROLE_IN || f->at[k].role == ROLE_OF || f->at[k].role == ROLE_FROM ||
			     f->at[k].role == ROLE_BARE);
	return stands ? k : f->n;
}

static bool takes_region(const struct verb *v)
{
	return verb_takes(v, NOUN_REGION);
}

/* The deed of its clause is one that a region has. */
static bool is_deed_of_region(const struct frames *f, size_t i)
{
	for (size_t k = clause_begin(f, i); k < clause_end(f, i); k++)
		if ((f->at[k].role == ROLE_VERB || f->at[k].role == ROLE_PAST) &&
		    verbs_any(f->task, f->at[k].terms->u.nouns, takes_region))
			return true;
	return false;
}

/* "the red unit in Osaka", "Red Osaka", "blue's army in Kyoto": whose it is says nothing new where the place says who it is. */
void frame_nations(struct frames *f)
{
	for (size_t i = 0; i + 1 < f->n; i++) {
		const struct phrase whose = f->at[i];
		const size_t stand = names_what(&whose, NOUN_REGION) ? find_stand(f, i) : f->n;
		if (stand == f->n || !is_of(f, &whose, &f->at[stand]) || is_deed_of_region(f, i))
			continue;
		drop(f, i);
		if (f->at[i].role == ROLE_BARE) {
			f->at[i].role = whose.role;
			f->at[i].mark = whose.mark;
		}
		f->at[i].flags |= whose.flags & PHRASE_THE;
	}
}

/* "for me": of him who orders it anyway. */
void frame_for_me(struct frames *f)
{
	for (size_t i = 1; i < f->n; i++) {
		size_t verb = clause_begin(f, i);
		while (verb < clause_end(f, i) && f->at[verb].role != ROLE_VERB)
			verb++;
		const bool takes = verb < clause_end(f, i) &&
				   verbs_take_as(f->task, f->at[verb].terms->u.nouns, NOUN_SEAT, ROLE_FOR);
		if (f->at[i].role == ROLE_FOR && is_pronoun(&f->at[i], PRONOUN_ME) && !takes)
			drop(f, i--);
	}
}

/* ---- "my Polish army" --------------------------------------------------------------------------- */

/* The only place whose name begins so; AREA_NONE: none, or several. */
static area_id place_of_stem(const struct frames *f, struct str stem)
{
	const struct map *m = f->task->binder->game->map;
	area_id found = AREA_NONE;
	for (area_id a = 0; a < m->nareas; a++) {
		if (!str_starts(utf8_fold_name(f->task->arena, m->areas[a].name), stem))
			continue;
		if (found != AREA_NONE)
			return AREA_NONE;
		found = a;
	}
	return found;
}

/* "Canadian", "Polish", "Iraqi": the place of which somebody is. */
static area_id place_of_native(const struct frames *f, struct str word)
{
	static const char *const endings[] = { "n", "i", "an", "ic", "ian", "ean", "ish", "ese" };
	enum { STEM = 3 };
	area_id found = AREA_NONE;
	for (size_t i = 0; i < sizeof endings / sizeof *endings && found == AREA_NONE; i++) {
		const struct str ending = str_c(endings[i]);
		if (str_ends(word, ending) && word.n >= ending.n + STEM)
			found = place_of_stem(f, str_sub(word, 0, word.n - ending.n));
	}
	return found;
}

/* "army", "one" */
static bool is_somebody(const struct phrase *p)
{
	return is_uncounted(p) || (p->role == ROLE_BARE && is_number(p) && p->nterms == 1 && p->terms->u.number == 1 &&
				   p->terms->flags & TERM_SPELLED);
}

/* "my Canadian army, the one in Canada" */
static bool is_said_again(const struct frames *f, size_t i, area_id at)
{
	enum { NEAR = 5 };
	for (size_t k = i + 1; k < f->n && k < i + NEAR; k++)
		for (uint32_t n = 0; is_place(&f->at[k], ROLE_IN) && n < f->at[k].terms->u.nouns.n; n++)
			if (f->at[k].terms->u.nouns.at[n].what == NOUN_AREA && f->at[k].terms->u.nouns.at[n].id == at)
				return true;
	return false;
}

/* "the Teals", "the greens": a player by the name of one of his. */
static bool seat_of_plural(const struct frames *f, struct str word, struct noun *out)
{
	const struct vocab *v = binder_vocab(f->task->binder);
	if (!str_ends(word, STR("s")))
		return false;
	const struct meanings g = vocab_meanings(v, trie_find(vocab_trie(v), str_sub(word, 0, word.n - 1)));
	for (uint32_t i = 0; i < g.n; i++)
		for (uint32_t k = 0; g.at[i].term.kind == TERM_NAME && k < g.at[i].term.u.nouns.n; k++)
			if (g.at[i].term.u.nouns.at[k].what == NOUN_SEAT) {
				*out = g.at[i].term.u.nouns.at[k];
				return true;
			}
	return false;
}

void frame_plurals(struct frames *f)
{
	for (size_t i = 0; i < f->n; i++) {
		struct noun *noun = ARENA_NEW(f->task->arena, struct noun);
		const struct phrase *p = &f->at[i];
		if (!is_unknown(p) || !(p->flags & PHRASE_THE) || p->role == ROLE_WITH ||
		    !seat_of_plural(f, utf8_fold_name(f->task->arena, p->terms->u.text), noun))
			continue;
		frame_set_first(f, i, (struct term){ .kind = TERM_NAME, .at = p->terms->at, .u.nouns = { noun, 1 } });
		if (f->at[i].role == ROLE_UNKNOWN)
			set_role(f, i, ROLE_BARE);
		f->changed = true;
	}
}

/* Who comes from a place stands there. */
void frame_natives(struct frames *f)
{
	for (size_t i = 0; i + 1 < f->n; i++) {
		const struct phrase *p = &f->at[i];
		if (!is_unknown(p) || !is_somebody(&f->at[i + 1]) || (p->role != ROLE_UNKNOWN && p->role != ROLE_BARE))
			continue;
		const area_id at = place_of_native(f, utf8_fold_name(f->task->arena, p->terms->u.text));
		if (at == AREA_NONE)
			continue;
		if (is_said_again(f, i, at)) {
			drop(f, i);
			continue;
		}
		struct noun *noun = ARENA_NEW(f->task->arena, struct noun);
		*noun = (struct noun){ NOUN_AREA, at };
		frame_set_first(f, i, (struct term){ .kind = TERM_NAME, .at = p->terms->at, .u.nouns = { noun, 1 } });
		set_role(f, i, ROLE_BARE);
		if (has_count(&f->at[i + 1]))
			drop(f, i + 1);
		f->changed = true;
	}
}

/* ---- where they go ------------------------------------------------------------------------------ */

/* Where it starts is said: by a word, or before the deed. */
static bool has_start(const struct frames *f, size_t verb, bool before)
{
	for (size_t i = clause_begin(f, verb); i < (before ? verb : clause_end(f, verb)); i++)
		if (is_place(&f->at[i], ROLE_FROM) ||
		    (i < verb && (is_place(&f->at[i], ROLE_BARE) || is_place(&f->at[i], ROLE_IN))))
			return true;
	return false;
}

/* "makes for Peru", "lands in Peru", not "waits at Peru": right behind the deed. */
static bool is_goal(const struct frames *f, size_t verb, size_t i)
{
	if (f->at[i].role == ROLE_FOR)
		return has_start(f, verb, false);
	return f->at[i].role == ROLE_IN && i == verb + 1 && has_start(f, verb, true) &&
	       str_eq_nocase(str_trim(source_text(f->task->source, f->at[i].mark)), STR("in"));
}

/* The only place behind the deed that is not where it starts, where it is so said; n: there is none. */
static size_t find_goal(const struct frames *f, size_t verb)
{
	size_t goal = f->n;
	for (size_t i = verb + 1; i < clause_end(f, verb); i++) {
		if (!names_area(&f->at[i]) || f->at[i].role == ROLE_FROM)
			continue;
		if (goal < f->n || !is_goal(f, verb, i))
			return f->n;
		goal = i;
	}
	return goal;
}

/* "my army in Cuba makes for Peru", "Cuba lands in Peru": where a deed leads that leads somewhere. */
void frame_goals(struct frames *f)
{
	for (size_t i = 0; i < f->n; i++) {
		if (!frame_leads_to(f, &f->at[i]) || frame_serves(f, &f->at[i]) || f->at[i].flags & PHRASE_THE)
			continue;
		const size_t goal = find_goal(f, i);
		if (goal == f->n)
			continue;
		set_role(f, goal, ROLE_TO);
		f->changed = true;
	}
}
