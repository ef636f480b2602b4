/* tells: see tells.h. */
#include "bind/tells.h"

#include "bind/phrase.h"
#include "order/meaning.h"
#include "order/phrasing.h"
#include "order/roles.h"

bool tells_aside(const struct task *t, const struct phrase *p)
{
	const struct words w = words_said(source_text(t->source, p->at), t->arena);
	const roles first = w.n ? w.at[0].roles : 0;
	return p->role == ROLE_STOP &&
	       (first & SAYS_ROLE(RELATIVE) || (first & SAYS_ROLE(TEMPORAL) && !(first & SAYS_ROLE(ONCE))));
}

bool tells_perhaps(const struct task *t, const struct reading *r, struct span at)
{
	const struct str all = t->source->text;
	uint32_t from = at.from;
	while (from > t->line.from && !strchr(".!?;", all.p[from - 1]))
		from--;
	const struct words w = words_singly(str_sub(all, from, at.to), t->arena);
	bool limits = words_have(&w, SAYS_ROLE(LIMITS));
	for (uint32_t i = 0; i < r->nphrases; i++)
		limits &= r->phrases[i].role != ROLE_VERB || r->phrases[i].at.to <= at.from ||
			  r->phrases[i].at.from >= at.to;
	return limits;
}

static bool takes_the_same(const struct verb *a, const struct verb *b)
{
	const struct slot *s = a->slots, *k = b->slots;
	while (s && k && s->name && k->name && s->what == k->what && s->min == k->min && s->max == k->max)
		s++, k++;
	return s && k && !s->name && !k->name && s != a->slots;
}

bool tells_which_deed(const struct task *t, const struct reading *r, const struct command *c, struct span behind)
{
	const struct words w = words_said(source_text(t->source, behind), t->arena);
	bool said = !w.n || !(w.at[0].roles & (SAYS_ROLE(SO) | SAYS_ROLE(REASON))), other = false;
	for (uint32_t i = 0; i < r->nphrases; i++)
		said |= r->phrases[i].role == ROLE_VERB;
	for (verb_id v = 0; !said && v < t->binder->game->nverbs; v++)
		other |= v != c->verb && set_has(&t->scope->admitted, v) &&
			 takes_the_same(task_verb(t, c->verb), task_verb(t, v));
	return other;
}

static bool is_deed(const struct task *t, struct str words)
{
	const struct vocab *v = binder_vocab(t->binder);
	const struct meanings g = vocab_meanings(v, trie_find(vocab_trie(v), words_folded(words, t->arena)));
	uint32_t i = 0;
	while (i < g.n && g.at[i].term.kind != TERM_VERB)
		i++;
	return i < g.n;
}

struct str tells_before_deed(const struct task *t, struct str text)
{
	size_t deed = text.n;
	for (size_t i = text.n; i-- > 0;)
		if ((!i || text.p[i - 1] == ' ') && (deed == text.n || is_deed(t, str_sub(text, i, text.n))))
			deed = i;
	return str_sub(text, 0, deed);
}

bool tells_other_deed(const struct task *t, struct span note, verb_id verb)
{
	const struct vocab *v = binder_vocab(t->binder);
	const struct str words = str_trim(words_folded(source_text(t->source, note), t->arena));
	const struct meanings g = vocab_meanings(v, trie_find(vocab_trie(v), words));
	bool deed = false;
	for (uint32_t i = 0; i < g.n; i++)
		for (uint32_t k = 0; g.at[i].term.kind == TERM_VERB && k < g.at[i].term.u.nouns.n; k++) {
			if (g.at[i].term.u.nouns.at[k].id == verb)
				return false;
			deed = true;
		}
	return deed;
}

bool tells_now(const struct task *t, const struct phrase *be)
{
	return is_stop(be, STOP_PAST) && text_listed(source_text(t->source, be->at), LIST_IS);
}

struct span tells_given_up(const struct task *t, struct span at)
{
	const struct str text = source_text(t->source, at), rest = phrasing_behind("GAVE_UP", text, t->arena);
	const size_t stop = rest.n ? str_find_any(rest, 0, ".!?;\n") : 0;
	struct str word, words = str_sub(rest, 0, rest.n < text.n ? stop : 0);
	while (str_cut(&words, ' ', &word)) {
		struct str next = str_sub(words, 0, str_find_char(words, ' '));
		if (phrasing_says("GIVES_UP", word, t->arena) && words.n && !text_is(next, SAYS_ROLE(ADDS)))
			return (struct span){ at.from, (uint32_t)(words.p - t->source->text.p) };
	}
	return (struct span){ 0 };
}
