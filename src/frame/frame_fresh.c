/*
 * frame_fresh: "all my new units go to Osaka", "4 new troops for Kyoto", "Marsh +1": what is new comes from nowhere and is put there.
 */
#include "frame/dealt.h"

/* Where they are to be, and nothing about where they come from. */
static size_t find_goal(const struct frames *f, size_t from, size_t to)
{
	size_t goal = to;
	for (size_t i = from; i < to; i++) {
		const struct phrase *p = &f->at[i];
		const bool bare = is_place(p, ROLE_BARE) && i + 1 == to;
		if (p->role == ROLE_TO || p->role == ROLE_IN || p->role == ROLE_ON || p->role == ROLE_FOR || bare) {
			if (!names_area(p) || goal < to)
				return to;
			goal = i;
		} else if (p->role != ROLE_VERB && p->role != ROLE_DESCRIPTION && p->role != ROLE_GETS) {
			return to;
		}
	}
	return goal;
}

/* "go", or nothing: a deed that leads there says no more than that. */
static void set_put(struct frames *f, size_t who, size_t goal, verb_id verb)
{
	set_role(f, goal, ROLE_IN);
	for (size_t i = goal; i-- > who + 1;)
		drop(f, i);
	frame_insert_verb(f, who, verb);
}

static bool is_plus(const struct frames *f, size_t i)
{
	return f->at[i].nterms == 1 && f->at[i].terms->kind == TERM_MORE &&
	       str_eq(source_text(f->task->source, f->at[i].terms->at), STR("+"));
}

/* "Marsh +1": so many more in it. */
void frame_plus(struct frames *f)
{
	const verb_id verb = dealt_verb(f->task, false);
	for (size_t i = 0; i + 2 < f->n; i++) {
		if (is_plus(f, i) && opens_clause(f, i) && is_number(&f->at[i + 1]) &&
		    is_place(&f->at[i + 2], ROLE_BARE)) { /* "+1 Marsh" */
			set_role(f, i + 2, ROLE_IN);
			drop(f, i);
			if (verb != VERB_NONE)
				frame_insert_verb(f, i, verb);
			continue;
		}
		if (!is_place(&f->at[i], ROLE_BARE) || !is_plus(f, i + 1) || !is_number(&f->at[i + 2]))
			continue;
		drop(f, i + 1);
		set_role(f, i, ROLE_IN);
		if (verb != VERB_NONE && opens_clause(f, i) && !has_role(f, clause_begin(f, i), i, ROLE_VERB))
			frame_insert_verb(f, i, verb);
	}
}

void frame_fresh(struct frames *f)
{
	const verb_id verb = dealt_verb(f->task, false);
	for (size_t i = 0; verb != VERB_NONE && i < f->n; i++) {
		if (!opens_clause(f, i) || !dealt_is_fresh(f, &f->at[i]))
			continue;
		if (f->at[i].flags & PHRASE_COLON && !has_role(f, i + 1, sentence_end(f, i), ROLE_VERB)) {
			frame_insert_verb(f, i + 1, verb); /* "New troops: 2 in Ohio, 1 in Iowa" */
			drop(f, i);
			continue;
		}
		const size_t end = clause_end(f, i), goal = find_goal(f, i + 1, end);
		if (goal < end)
			set_put(f, i, goal, verb);
		i = clause_end(f, i);
	}
}

/* The deed of now that makes new units in a place, where none puts what is there already. */
static struct nouns makes_new(const struct frames *f)
{
	const struct nouns none = { NULL, 0 }, verbs = frame_find_verb(f, STR("build"), false);
	const bool now = verbs.n == 1 && set_has(&f->task->scope->admitted, (verb_id)verbs.at->id);
	return now && dealt_verb(f->task, true) == VERB_NONE ? verbs : none;
}

/* "Red: one new unit in Nara", "a new unit in Nara": what is new is made there. "The new unit" may stand there already: its writer is
 * asked. */
void frame_newly(struct frames *f)
{
	const struct nouns verbs = makes_new(f);
	for (size_t i = 0; verbs.n && i + 1 < f->n; i++) {
		const struct phrase *p = &f->at[i];
		const size_t end = sentence_end(f, i);
		const size_t at = i + 1 +
				  (i + 2 < f->n && p[1].role == ROLE_FOR && is_name(p + 1) && !names_area(p + 1));
		const unsigned role = f->at[at].role; /* "a new unit for Red in Nara" */
		const bool place = names_area(&f->at[at]) && (role == ROLE_IN || role == ROLE_BARE || role == ROLE_TO);
		const bool known = p->flags & PHRASE_THE;
		if (!opens_clause(f, i) || !dealt_is_fresh(f, p) || p->role != ROLE_BARE || !place ||
		    clause_end(f, i) != at + 1 || has_role(f, i, end, ROLE_VERB) || f->n == f->room)
			continue;
		frame_insert(f, i, (struct phrase){ .at = { p->at.from, p->at.from } });
		frame_set_verb(f, i++, verbs);
		if (known) {
			const struct span who = f->at[i].at;
			frame_insert(f, i - 1, frame_left_open(f, who));
			i++;
		}
	}
}
