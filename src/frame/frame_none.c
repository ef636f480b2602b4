/*
 * frame_none: "no spawning for me", "skip attacking", "attack: none": nothing of a deed, in the game's own word for it or
 * as none of them.
 */
#include "frame/frame_points.h"
#include "frame/frame_told.h"

/* The game's word for none of it: "no attacks". */
static struct nouns find_none(const struct frames *f, const struct phrase *deed, bool whole)
{
	struct nouns found = { NULL, 0 };
	for (uint32_t k = 0; !found.n && k < deed->terms->u.nouns.n; k++) {
		const char *name = task_verb(f->task, deed->terms->u.nouns.at[k].id)->name;
		const bool plural = deed->flags & (PHRASE_S | PHRASE_ING | PHRASE_COLON);
		if (plural)
			found = frame_find_verb(f, str_printf(f->task->arena, "no %ss", name), whole);
		if (!found.n)
			found = frame_find_verb(f, str_printf(f->task->arena, "no %s", name), whole);
	}
	return found;
}

/* It may be given for none. */
static bool takes_none(const struct task *t, verb_id v)
{
	const struct slot *count = verb_first(task_verb(t, v), NOUN_COUNT);
	return count && count->flags & SLOT_ZERO_OK;
}

static struct phrase zero(const struct frames *f, struct span at)
{
	struct term *term = ARENA_NEW(f->task->arena, struct term);
	*term = (struct term){ .kind = TERM_COUNT, .how = COUNT_EXACT, .at = at };
	return (struct phrase){ .nterms = 1, .at = at, .mark = { at.from, at.from }, .terms = term };
}

/* "anyone", "any", "anything": of a deed that is refused, whomever it is done to. */
static bool is_anybody(const struct frames *f, const struct phrase *p)
{
	const struct words w = frame_words(f, p->at.from, p->at.to);
	return w.n == 1 && ((p->role == ROLE_UNKNOWN && w.at[0].roles & SAYS_ROLE(SOMEONE)) || is_stop(p, STOP_VAGUE));
}

/* "Red does not build anything": of whom it is named, a deed for which the game has a word that says none of it. */
static bool set_refused(struct frames *f, size_t begin, size_t end)
{
	const size_t not = begin + 1, deed = begin + 2;
	size_t tail = deed + 1;
	if (deed >= end || !is_name(&f->at[begin]) || names_area(&f->at[begin]) ||
	    !is_stop(&f->at[not ], STOP_NEGATION) || f->at[deed].role != ROLE_VERB ||
	    (end < f->n && frame_follows(f, end)))
		return false;
	while (tail < end && is_anybody(f, &f->at[tail]))
		tail++;
	const struct nouns none = find_none(f, &f->at[deed], false);
	if (tail != end || !none.n)
		return false;
	f->at[not ] = f->at[deed];
	frame_set_verb(f, not, none);
	drop_range(f, deed, end);
	return true;
}

/* "no spawning", "no more attacks", "skip attacking" */
static bool denies(const struct frames *f, size_t i)
{
	const struct str word = source_text(f->task->source, f->at[i].at);
	return str_eq_nocase(word, STR("no")) || str_eq_nocase(word, STR("no more")) ||
	       (f->at[i + 1].flags & PHRASE_ING && str_eq_nocase(word, STR("skip")));
}

/* The deed is set in plain words; i is what denies it. */
static void set_none(struct frames *f, size_t i, size_t deed)
{
	const struct nouns verbs = f->at[deed].terms->u.nouns, none = find_none(f, &f->at[deed], true);
	if (!none.n && !takes_none(f->task, verbs.at->id))
		return;
	frame_set_verb(f, deed, none.n ? none : verbs);
	if (!none.n && i < deed)
		frame_insert(f, deed + 1, zero(f, f->at[i].at));
	if (none.n || i < deed)
		drop(f, i);
}

/* "Deployment of 3: Ohio", "attack phase - from Ohio": a thing named after a deed, over what is to be done. */
void frame_sections(struct frames *f)
{
	for (size_t i = 0; i + 1 < f->n; i++) {
		const struct phrase *p = &f->at[i];
		const bool dash = f->at[i + 1].role == ROLE_COMMA && f->at[i + 1].flags & PHRASE_DASH;
		if (!opens_clause(f, i) || p->role != ROLE_BARE || p->nterms != 1 || p->terms->kind != TERM_THING ||
		    !(dash || p->flags & PHRASE_COLON || f->at[i + 1].role == ROLE_OF))
			continue;
		struct str name = vocab_name(binder_vocab(f->task->binder), p->terms->u.nouns.at[0]), verb;
		str_cut(&name, ' ', &verb);
		const struct nouns verbs = name.n ? frame_find_verb(f, verb, false) : (struct nouns){ NULL, 0 };
		if (!verbs.n)
			continue;
		frame_set_verb(f, i, verbs);
		f->at[i].flags = PHRASE_COLON;
		if (f->at[i + 1].role == ROLE_OF)
			set_role(f, i + 1, ROLE_BARE);
		if (dash)
			drop(f, i + 1);
	}
}

/* "does not", "won't" */
static bool denies_deed(const struct frames *f, size_t i)
{
	return is_stop(&f->at[i], STOP_NEGATION) &&
	       word_listed(str_trim(words_folded(frame_text(f, i), f->task->arena)), LIST_DENIES);
}

/* "Nara does not move": who does not go stays, where a game has a word for that. */
void frame_unmoved(struct frames *f)
{
	const struct nouns hold = frame_find_verb(f, STR("hold"), false);
	for (size_t i = 1; hold.n && i + 1 < f->n; i++) {
		if (!denies_deed(f, i) || !(names_area(&f->at[i - 1]) || is_number(&f->at[i - 1])) ||
		    !opens_clause(f, i - 1) || clause_end(f, i) != i + 2 || f->at[i + 1].role != ROLE_VERB ||
		    !verbs_take_as(f->task, f->at[i + 1].terms->u.nouns, NOUN_AREA, ROLE_TO))
			continue;
		frame_set_verb(f, i + 1, hold);
		drop(f, i);
	}
}

void frame_nones(struct frames *f)
{
	for (size_t i = 0; i + 1 < f->n; i++) {
		const size_t begin = clause_begin(f, i);
		size_t end = clause_end(f, i);
		if (i != begin)
			continue;
		if (end > i + 1 && is_pronoun(&f->at[end - 1], PRONOUN_HERE))
			end--;
		if (set_refused(f, i, end))
			continue;
		if (end == i + 3 && f->at[i + 2].role == ROLE_FOR && is_pronoun(&f->at[i + 2], PRONOUN_ME))
			end--;
		if (denies(f, i) && f->at[i + 1].role == ROLE_VERB && i + 2 == end)
			set_none(f, i, i + 1);
		else if (f->at[i].role == ROLE_VERB && is_zero(&f->at[i + 1]) && i + 2 == end)
			set_none(f, i + 1, i);
	}
}
