/*
 * heading: the words before the first colon of a sentence, where they say nothing:
 * "Orders for turn 3:", "Movement: ...". Never with a condition or a negation among them.
 */
#include "order.tab.h"
#include "order/namer.h"
#include "order/roles.h"

enum { HEADING_TOKENS = 12 };

/* The colon behind the words from a token on; `from` where there is none. */
static size_t find_colon(const struct namer *n, size_t from)
{
	size_t i = from;

	while (i < n->n && i < from + HEADING_TOKENS && n->tokens[i].kind != TOKEN_COLON)
		if (!namer_is_word(n, i) && n->tokens[i].kind != TOKEN_COMMA && n->tokens[i].kind != TOKEN_ORNAMENT &&
		    n->tokens[i].kind != TOKEN_HASH && n->tokens[i].kind != TOKEN_DASH)
			return from;
		else
			i++;
	return i < n->n && n->tokens[i].kind == TOKEN_COLON ? i : from;
}

/* "relocations": a deed of the game's */
static bool is_deed(const struct namer *n, size_t at)
{
	const struct matches *m = &n->matches[at];
	const struct meanings g = vocab_meanings(n->vocab, m->n ? m->at[0].node : TRIE_NONE);

	for (uint32_t i = 0; i < g.n; i++)
		if (g.at[i].symbol == W_VERB && g.at[i].vocab_flags & VOCAB_FIELD)
			return true;
	return false;
}

static bool has_verb(const struct namer *n, size_t from)
{
	for (size_t i = from; i < n->n && n->tokens[i].kind != TOKEN_FULL_STOP; i++)
		if (namer_traits(n, i) & TRAIT_VERB)
			return true;
	return false;
}

/* "Movement: build a fort" says nothing, "Relocations: 4 from Utah to Ohio" what is to be done. */
static bool names_deed(const struct namer *n, size_t colon)
{
	if (colon + 1 == n->n) /* "Attacks:", over a list of them */
		return colon == 1 && (is_deed(n, 0) || namer_traits(n, 0) & TRAIT_VERB);
	return is_deed(n, colon - 1) && !has_verb(n, colon + 1);
}

/* What doubts or asks; that something is so ("my turn is simple") or vague ("between meals") a heading may say. */
static bool stops(const struct namer *n, size_t at)
{
	const struct matches *m = &n->matches[at];

	for (size_t k = 0; k < m->n; k++) {
		const struct meanings g = vocab_meanings(n->vocab, m->at[k].node);

		for (uint32_t i = 0; i < g.n; i++)
			if (g.at[i].symbol == W_STOP && !(g.at[i].term.u.stop & (STOP_PAST | STOP_VAGUE)))
				return true;
	}
	return false;
}

static bool has_comma(const struct namer *n, size_t from, size_t to)
{
	while (from < to && n->tokens[from].kind != TOKEN_COMMA)
		from++;
	return from < to;
}

/* How far a place named from a token on goes, or a preposition; `from` where neither stands there. */
static size_t past(const struct namer *n, size_t from, uint16_t symbol)
{
	const struct matches *m = &n->matches[from];
	size_t to = from;

	for (size_t k = 0; k < m->n; k++) {
		const struct meanings g = vocab_meanings(n->vocab, m->at[k].node);

		for (uint32_t i = 0; i < g.n && m->at[k].to > to; i++)
			if (g.at[i].symbol == symbol &&
			    (symbol == W_PREPOSITION || g.at[i].term.u.nouns.at[0].what == NOUN_AREA))
				to = m->at[k].to;
	}
	return to;
}

/* "Osaka:", "From Osaka:": where what stands below it is done, as what stands behind it would be. */
static bool is_place(const struct namer *n, size_t colon)
{
	const size_t lead = past(n, 0, W_PREPOSITION);

	return lead < colon && past(n, lead, W_NAME) == colon;
}

static bool is_heading(const struct namer *n, size_t from, size_t colon)
{
	const uint16_t meant = TRAIT_VERB | TRAIT_NAME | TRAIT_NOUN | TRAIT_COUNT | TRAIT_OWN;
	bool heading_word = false, sense = false, unknown = !from;

	if (names_deed(n, colon) || (!from && colon + 1 == n->n && is_place(n, colon)))
		return false;
	for (size_t i = from; i < colon; i++) {
		if (namer_traits(n, i) & TRAIT_STOP && !n->matches[i].inside && stops(n, i))
			return false;
		unknown |= namer_is_unknown(n, i);
		heading_word |= word_is(n->tokens[i].text, SAYS_ROLE(HEADING_WORD));
		sense |= (namer_traits(n, i) & meant) != 0 && !is_deed(n, i);
	}
	if (sense && has_comma(n, from, colon))
		return false;
	return heading_word || (!sense && unknown) || (!from && colon + 1 == n->n);
}

size_t namer_heading(struct namer *n, size_t from)
{
	const size_t colon = find_colon(n, from);

	if (colon == from || !is_heading(n, from, colon))
		return from;
	struct lexeme *l = namer_add(n, W_HEADING, from, colon + 1);
	l->role = ROLE_DESCRIPTION;
	l->term.kind = TERM_HEADING;
	return colon + 1;
}
