/* respell: see respell.h. */
#include "bind/respell.h"

#include "bind/suggest.h"

static bool is_board_name(void *context, struct noun n)
{
	(void)context;
	return n.id >= 0 && (n.what == NOUN_AREA || n.what == NOUN_REGION || n.what == NOUN_SEAT ||
			     n.what == NOUN_UNIT || n.what == NOUN_THING);
}

static unsigned kind_of_noun(struct noun n)
{
	return n.what == NOUN_UNIT ? TERM_UNIT : n.what == NOUN_THING ? TERM_THING : TERM_NAME;
}

/* The name that a word is a slip of, as a term; NULL: none is near, or more than one. */
static const struct term *name_of(struct task *t, const struct term *unknown)
{
	struct suggestion near[2];
	if (unknown->kind != TERM_UNKNOWN || suggest_is_plain(unknown, t) ||
	    vocab_suggest(binder_vocab(t->binder), unknown->u.text, NOUN_NONE, is_board_name, NULL, near, 2) != 1)
		return NULL;
	struct noun *noun = ARENA_NEW(t->arena, struct noun);
	struct term *term = ARENA_NEW(t->arena, struct term);
	*noun = near[0].noun;
	*term = (struct term){ .kind = (uint8_t)kind_of_noun(*noun), .at = unknown->at, .u.nouns = { noun, 1 } };
	return term;
}

const struct reading *respelled(struct task *t, const struct reading *r, size_t from, size_t to)
{
	struct phrase *at = ARENA_ARRAY(t->arena, struct phrase, to - from + 1);
	bool any = false;
	for (size_t i = from; i < to; i++) {
		struct phrase *p = &at[i - from];
		*p = r->phrases[i];
		const struct term *name = p->nterms == 1 ? name_of(t, p->terms) : NULL;
		if (!name)
			continue;
		p->terms = name;
		p->role = p->role == ROLE_UNKNOWN ? ROLE_BARE : p->role;
		any = true;
	}
	return any ? task_reading(t, r, at, to - from) : NULL;
}
