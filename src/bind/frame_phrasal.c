/*
 * frame_phrasal: "blow Nara up", "win Solmar over": a deed of two words with what it is done to between them.
 */
#include "bind/frame.h"
#include "order/meaning.h"
#include "order/roles.h"

/* The game's deed of these two words. */
static struct nouns find_deed(const struct frames *f, struct str first, struct str second)
{
	const struct vocab *v = binder_vocab(f->task->binder);
	struct buf words = buf_new(f->task->arena);
	buf_addf(&words, "%.*s %.*s", STR_ARG(first), STR_ARG(second));
	const struct meanings g = vocab_meanings(v, trie_find(vocab_trie(v), buf_str(&words)));
	for (uint32_t k = 0; k < g.n; k++)
		if (g.at[k].term.kind == TERM_VERB && !g.at[k].phrase_flags)
			return g.at[k].term.u.nouns;
	return (struct nouns){ NULL, 0 };
}

/* The word behind the phrase at i: one that is no phrase, or a preposition with nothing behind it. */
static struct str particle(const struct frames *f, size_t i)
{
	const bool bare = i + 1 < f->n && f->at[i + 1].role < ROLE_ARGUMENTS && !f->at[i + 1].nterms;
	const uint32_t to = bare ? f->at[i + 1].at.to : i + 1 < f->n ? f->at[i + 1].at.from : f->to;
	const struct words w = words_singly(source_text(f->task->source, (struct span){ f->at[i].at.to, to }),
					    f->task->arena);
	return w.n ? w.at[0].text : STR_NONE;
}

void frame_phrasal(struct frames *f)
{
	for (size_t i = 0; i + 1 < f->n; i++) {
		const struct phrase *p = &f->at[i];
		if (p->role != ROLE_UNKNOWN || !is_unknown(p) || p->flags || !opens_clause(f, i) ||
		    !is_argument(&f->at[i + 1]) || f->at[i + 1].role != ROLE_BARE)
			continue;
		const struct words word = words_singly(source_text(f->task->source, p->at), f->task->arena);
		const struct str second = particle(f, i + 1);
		const struct nouns verbs = word.n == 1 && second.n ? find_deed(f, word.at[0].text, second)
								   : (struct nouns){ NULL, 0 };
		if (!verbs.n)
			continue;
		struct term *term = ARENA_NEW(f->task->arena, struct term);
		*term = (struct term){ .kind = TERM_VERB, .at = p->at, .u.nouns = verbs };
		f->at[i].terms = term;
		f->at[i].nterms = 1;
		set_role(f, i, ROLE_VERB);
		f->changed = true;
		if (i + 2 < f->n && f->at[i + 2].role < ROLE_ARGUMENTS && !f->at[i + 2].nterms)
			drop(f, i + 2);
	}
}
