/*
 * lattice: for every position of a line all that may begin there, put together from what matches (match.c), what a text is at
 * its place (place.c), free text (freetext.c), signs (sign.c), headings (heading.c) and slips of the pen (repair.c).
 */
#include "order/lattice.h"

#include "order.tab.h"
#include "order/namer.h"
#include "order/split.h"

enum context context_after(enum context before, const struct lexeme *l)
{
	switch (l->symbol) {
	case W_PREPOSITION:
	case W_ARROW:
	case W_EQUALS:
		return CONTEXT_MARKED;
	case W_VERB:
		return CONTEXT_VERB;
	case W_THE:
	case W_A:
	case W_DESCRIPTION:
	case W_FILLER:
		return before;
	default:
		return CONTEXT_NONE;
	}
}

static void add_unknown(struct namer *n, size_t at)
{
	struct lexeme *l = namer_add(n, W_UNKNOWN, at, at + 1);

	l->term.kind = TERM_UNKNOWN;
	l->term.flags = n->matches[at].stump ? TERM_STUMP : 0;
	l->term.u.text = source_text(n->source, l->term.at);
	lexeme_price(l, 4, 4, 4);
}

/* What lies within something longer is only that; but for where what lies across it ends ("minus twenty" before "twenty-two"), or
 * no way would lead on: reached. */
static void add_token(struct namer *n, size_t at, bool reached)
{
	if (namer_is_killed(n, at + 1) && !reached)
		return;
	if (at && at == n->raw_from && n->raw_to > at) {
		namer_raw(n);
		return;
	}
	if (n->tokens[at].kind != TOKEN_WORD)
		namer_sign(n, at);
	if (!namer_is_word(n, at) || (n->unknown && namer_repair(n, at)))
		return;
	if (!namer_texts(n, at) && n->tokens[at].kind == TOKEN_WORD)
		add_unknown(n, at);
}

/* A line in which every word, or none, begins with a capital says nothing by them. */
static bool has_mixed_case(const struct namer *n)
{
	bool large = false, small = false;

	for (size_t i = 0; i < n->n; i++)
		if (n->tokens[i].kind == TOKEN_WORD) {
			large |= n->tokens[i].capital;
			small |= !n->tokens[i].capital;
		}
	return large && small;
}

void lattice_build(struct lattice *out, struct tokens *t, const struct source *s, const struct vocab *v,
		   struct arena *scratch, struct arena *a)
{
	struct namer n = { .out = out, .source = s, .vocab = v, .arena = scratch, .keep = a };

	tokens_split(t, s, v, scratch);
	n.tokens = t->list.at;
	n.n = t->list.n;
	*out = (struct lattice){ .ntokens = n.n, .first = ARENA_ARRAY(scratch, uint32_t, n.n + 1) };
	n.matches = ARENA_ARRAY(scratch, struct matches, n.n + 1);
	n.mixed_case = has_mixed_case(&n);
	out->list.cap = 2 * n.n + 8;
	out->list.at = ARENA_ARRAY(scratch, struct lexeme, out->list.cap);
	for (size_t i = 0; i < n.n; i++)
		n.tokens[i].word = trie_word(vocab_trie(v), n.tokens[i].text);
	for (size_t i = 0; i < n.n; i++)
		namer_match(&n, i);
	for (size_t i = 0; i < n.n; i++)
		n.unknown |= namer_is_unknown(&n, i);
	size_t headed = 0;
	bool *reached = ARENA_ARRAY(scratch, bool, n.n + 1);
	for (size_t i = 0; i < n.n; i++) {
		out->first[i] = (uint32_t)out->list.n;
		if (!i)
			headed = namer_heading(&n, i);
		else if (i >= headed && n.tokens[i - 1].kind == TOKEN_FULL_STOP && !n.raw_to)
			namer_heading(&n, i); /* its words stay what else they are: "St. Ives" may lie across it */
		if (i >= headed)
			add_token(&n, i, reached[i]);
		for (size_t k = out->first[i]; k < out->list.n; k++)
			reached[out->list.at[k].to] = true;
	}
	out->first[n.n] = (uint32_t)out->list.n;
}
