/*
 * heading: the words before the first colon of a line, where they say nothing:
 * "Orders for turn 3:", "Movement: ...". Never with a condition or a negation among them.
 */
#include "order.tab.h"
#include "order/namer.h"

enum { HEADING_TOKENS = 10 };

static const char *const heading_words[] = {
#define HEADING_WORD(word) word,
#include "lexicon.inc"
};

static bool is_heading_word(struct str word)
{
	for (size_t i = 0; i < sizeof heading_words / sizeof *heading_words; i++)
		if (str_eq_c(word, heading_words[i]))
			return true;
	return false;
}

static size_t find_colon(const struct namer *n)
{
	size_t i = 0;

	while (i < n->n && i < HEADING_TOKENS && n->tokens[i].kind != TOKEN_COLON)
		if (!namer_is_word(n, i) && n->tokens[i].kind != TOKEN_ORNAMENT && n->tokens[i].kind != TOKEN_HASH &&
		    n->tokens[i].kind != TOKEN_DASH)
			return 0;
		else
			i++;
	return i < n->n && n->tokens[i].kind == TOKEN_COLON ? i : 0;
}

static bool is_heading(const struct namer *n, size_t colon)
{
	const uint16_t meant = TRAIT_VERB | TRAIT_NAME | TRAIT_NOUN | TRAIT_COUNT | TRAIT_OWN;
	bool heading_word = false, sense = false;

	for (size_t i = 0; i < colon; i++) {
		if (namer_traits(n, i) & TRAIT_STOP)
			return false;
		heading_word |= is_heading_word(n->tokens[i].text);
		sense |= (namer_traits(n, i) & meant) != 0;
	}
	return heading_word || !sense || colon + 1 == n->n;
}

size_t namer_heading(struct namer *n)
{
	const size_t colon = find_colon(n);

	if (!colon || !is_heading(n, colon))
		return 0;
	struct lexeme *l = namer_add(n, W_HEADING, 0, colon + 1);
	l->role = ROLE_DESCRIPTION;
	l->term.kind = TERM_HEADING;
	return colon + 1;
}
