/* namer: see namer.h: what all its parts ask and add. */
#include "order/namer.h"

void lexeme_price(struct lexeme *l, uint8_t none, uint8_t marked, uint8_t verb)
{
	l->price[CONTEXT_NONE] = none;
	l->price[CONTEXT_MARKED] = marked;
	l->price[CONTEXT_VERB] = verb;
}

struct span namer_span(const struct namer *n, size_t from, size_t to)
{
	return (struct span){ n->tokens[from].at.from, n->tokens[to - 1].at.to };
}

bool namer_is_unknown(const struct namer *n, size_t at)
{
	return n->tokens[at].kind == TOKEN_WORD && !(n->matches[at].traits & TRAIT_KNOWN) && !n->matches[at].inside;
}

bool namer_is_word(const struct namer *n, size_t at)
{
	return at < n->n && n->tokens[at].kind >= TOKEN_WORD && n->tokens[at].kind <= TOKEN_GLUED;
}

uint16_t namer_traits(const struct namer *n, size_t at)
{
	return at < n->n ? n->matches[at].traits : 0;
}

bool namer_is_killed(const struct namer *n, size_t to)
{
	return to <= n->killed_to;
}

struct lexeme *namer_add(struct namer *n, uint16_t symbol, size_t from, size_t to)
{
	struct lexeme *l = VEC_ADD(&n->out->list, n->arena);

	*l = (struct lexeme){ .symbol = symbol, .from = (uint16_t)from, .to = (uint16_t)to };
	l->term.at = namer_span(n, from, to);
	return l;
}
