/* frame: see frame.h. */
#include "frame/frame.h"

#include "order/meaning.h"

void frame_insert(struct frames *f, size_t i, struct phrase p)
{
	static const struct term sign = { .kind = TERM_WORD };
	if (f->n == f->room)
		return;
	p.terms = p.terms ? p.terms : &sign;
	memmove(f->at + i + 1, f->at + i, (f->n - i) * sizeof *f->at);
	f->at[i] = p;
	f->n++;
}

void frame_insert_sign(struct frames *f, size_t i, unsigned role)
{
	const uint32_t at = f->at[i].at.from;
	frame_insert(f, i, (struct phrase){ .role = (uint8_t)role, .at = { at, at } });
}

struct phrase frame_left_open(const struct frames *f, struct span where)
{
	struct term *stop = ARENA_NEW(f->task->arena, struct term);
	*stop = (struct term){ .kind = TERM_STOP, .at = where, .u.stop = STOP_VAGUE };
	return (struct phrase){
		.role = ROLE_STOP, .nterms = 1, .at = where, .mark = { where.from, where.from }, .terms = stop
	};
}

void frame_insert_verb(struct frames *f, size_t i, verb_id verb)
{
	struct noun *noun = ARENA_NEW(f->task->arena, struct noun);
	const uint32_t at = f->at[i].at.from;
	if (f->n == f->room)
		return;
	*noun = (struct noun){ NOUN_VERB, verb };
	frame_insert(f, i, (struct phrase){ .at = { at, at } });
	frame_set_verb(f, i, (struct nouns){ noun, 1 });
}

void frame_set_verb(struct frames *f, size_t i, struct nouns verbs)
{
	struct term *term = ARENA_NEW(f->task->arena, struct term);
	const struct span at = f->at[i].nterms ? f->at[i].terms->at : f->at[i].at;
	*term = (struct term){ .kind = TERM_VERB, .at = at, .u.nouns = verbs };
	f->at[i].terms = term;
	f->at[i].nterms = 1;
	f->at[i].flags = 0;
	set_role(f, i, ROLE_VERB);
	f->changed = true;
}

void frame_set_first(struct frames *f, size_t i, struct term first)
{
	struct term *terms = ARENA_ARRAY(f->task->arena, struct term, f->at[i].nterms);
	memcpy(terms, f->at[i].terms, f->at[i].nterms * sizeof *terms);
	terms[0] = first;
	f->at[i].terms = terms;
}

bool frame_says_all(const struct frames *f, const struct phrase *p)
{
	return p->role == ROLE_VERB && !(p->flags & PHRASE_THE) &&
	       verbs_all(f->task, p->terms->u.nouns, verb_stands_alone);
}

/* It may stand behind the verb: it is not only who does it, as in "the armies in Egypt attack". */
static bool is_object(const struct slot *s)
{
	const struct mark *m = s->marks;
	while (m->role != MARK_LAST && m->side == SIDE_BEFORE)
		m++;
	return m->role != MARK_LAST;
}

bool frame_commands(const struct verb *v)
{
	for (const struct slot *s = v->slots; s && s->name; s++)
		if (s->what == NOUN_COUNT || (s->what == NOUN_UNIT && is_object(s)))
			return true;
	return false;
}

struct nouns frame_find_verb(const struct frames *f, struct str words, bool whole)
{
	const struct vocab *v = binder_vocab(f->task->binder);
	const struct meanings g = vocab_meanings(v, trie_find(vocab_trie(v), words));
	for (uint32_t k = 0; k < g.n; k++) {
		const struct nouns verbs = g.at[k].term.u.nouns;
		if (g.at[k].term.kind == TERM_VERB && !g.at[k].phrase_flags && verbs.n &&
		    !(whole && !verb_stands_alone(task_verb(f->task, verbs.at->id))))
			return verbs;
	}
	return (struct nouns){ NULL, 0 };
}

struct words frame_words(const struct frames *f, uint32_t from, uint32_t to)
{
	const struct span at = { from, to > from ? to : from };
	return words_singly(source_text(f->task->source, at), f->task->arena);
}

bool frame_says(const struct frames *f, uint32_t from, uint32_t to, roles any)
{
	const struct words w = frame_words(f, from, to);
	return words_have(&w, any);
}
