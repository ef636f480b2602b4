/* unheard: see unheard.h. */
#include "verdict/unheard.h"

#include "bind/binder.h"

/* The first deed that its words say; VERB_NONE: one of them may be said now, or none is sure. */
static verb_id deed_of_another_time(const struct task *t, const struct reading *r, struct span at)
{
	verb_id verb = VERB_NONE;
	for (size_t i = 0; i < r->nphrases; i++) {
		const struct phrase *p = &r->phrases[i];
		for (uint32_t k = 0;
		     p->role == ROLE_VERB && p->at.from < at.to && at.from < p->at.to && k < p->terms->u.nouns.n; k++) {
			const verb_id id = p->terms->u.nouns.at[k].id;
			if (set_has(&t->scope->admitted, id))
				return VERB_NONE;
			if (verb == VERB_NONE && p->terms->how != VERB_WEAK && !(task_verb(t, id)->flags & VERB_LIGHT))
				verb = id;
		}
	}
	return verb;
}

const struct command *unheard_deed(const struct task *t, const struct reading *r, struct span at)
{
	const verb_id verb = deed_of_another_time(t, r, at);
	struct command *c = verb == VERB_NONE ? NULL : ARENA_NEW(t->keep, struct command);
	if (c)
		*c = (struct command){
			.verb = verb, .seat = SEAT_NONE, .player = PLAYER_NONE, .call = CALL_NONE, .at = at
		};
	return c;
}
