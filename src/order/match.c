/*
 * match: which texts of the vocabulary begin at a token of a line: word by word through its trie, over signs that names hold
 * and articles that nobody says; what a word of the thesaurus may stand for.
 */
#include "order/namer.h"

#include "order.tab.h"
#include "order/thesaurus.h"

/* The token behind a sign that may stand inside a name: "Aix-la-Chapelle", "St. Ives". */
static size_t skip_glue(const struct namer *n, size_t at)
{
	const struct token *sign = &n->tokens[at];
	const bool dot = sign->kind == TOKEN_FULL_STOP && sign->text.n == 1;
	const bool hyphen = sign->kind == TOKEN_DASH && sign->text.n == 1 && at + 1 < n->n &&
			    !n->tokens[at + 1].blank_before;

	return (dot || hyphen) && !sign->blank_before ? at + 1 : at;
}

static bool is_article(const struct namer *n, size_t at)
{
	const uint32_t node = trie_step(vocab_trie(n->vocab), TRIE_ROOT, n->tokens[at].word);

	return vocab_meanings(n->vocab, node).traits & TRAIT_ARTICLE;
}

static uint32_t step(const struct namer *n, uint32_t node, const struct token *t)
{
	const struct trie *trie = vocab_trie(n->vocab);

	if (t->possessive) { /* "King's Landing" is a name with an s in it */
		const struct str whole = { t->text.p, t->text.n + 1 };
		const uint32_t child = trie_step(trie, node, trie_word(trie, whole));

		if (child)
			return child;
	}
	return trie_step(trie, node, t->word);
}

static void note_match(struct namer *n, size_t from, size_t to, uint32_t node, uint8_t like)
{
	struct matches *m = &n->matches[from];
	const struct meanings g = vocab_meanings(n->vocab, node);

	if (!g.n || m->n == MATCHES)
		return;
	m->at[m->n++] = (struct match){ node, (uint16_t)to, like };
	m->traits |= like ? TRAIT_KNOWN : g.traits;
	for (size_t i = from + 1; i < to; i++)
		n->matches[i].inside = true;
}

/* All texts that go on with the words from `at` on. */
static void walk_words(struct namer *n, size_t from, size_t at, uint32_t node, uint8_t like)
{
	for (; namer_is_word(n, at); at++) {
		uint32_t child = step(n, node, &n->tokens[at]);

		if (!child && node && is_article(n, at) && namer_is_word(n, at + 1)) /* "end the turn" */
			child = step(n, node, &n->tokens[++at]);
		if (!child)
			return;
		note_match(n, from, at + 1, node = child, like);
		if (at + 1 < n->n && !namer_is_word(n, at + 1) && skip_glue(n, at + 1) > at + 1 &&
		    namer_is_word(n, at + 2))
			at++;
	}
}

/* "goin" is, "brin" is not: "bring" is no such form. */
static bool is_ing(const struct namer *n, uint32_t node)
{
	const struct meanings g = vocab_meanings(n->vocab, node);

	for (uint32_t i = 0; i < g.n; i++)
		if (g.at[i].phrase_flags & PHRASE_ING)
			return true;
	return false;
}

/* A word that is in no text of its own: as those that it may stand for. */
static void find_alike(struct namer *n, size_t from, size_t words)
{
	const struct trie *trie = vocab_trie(n->vocab);
	struct str like[THESAURUS_MOST], text = n->tokens[from].text;

	if (words > 1)
		text = str_printf(n->arena, "%.*s %.*s", STR_ARG(text), STR_ARG(n->tokens[from + 1].text));
	const size_t found = thesaurus_find(text, like, n->arena);
	for (size_t i = 0; i < found; i++) {
		const uint32_t node = trie_step(trie, TRIE_ROOT, trie_word(trie, like[i]));

		if (!node || (str_ends(text, STR("in")) && !is_ing(n, node)))
			continue;
		note_match(n, from, from + words, node, (uint8_t)words);
		walk_words(n, from, from + words, node, (uint8_t)words);
	}
}

void namer_match(struct namer *n, size_t from)
{
	if (n->tokens[from].kind == TOKEN_NUMBER)
		n->matches[from].traits |= TRAIT_COUNT | TRAIT_NUMBER;
	walk_words(n, from, from, TRIE_ROOT, 0);
	if (n->matches[from].n || n->tokens[from].kind != TOKEN_WORD)
		return;
	find_alike(n, from, 1);
	if (namer_is_word(n, from + 1))
		find_alike(n, from, THESAURUS_WORDS);
}

bool namer_number(const struct namer *n, size_t at, int64_t *out, bool *spelled)
{
	if (at >= n->n)
		return false;
	*spelled = n->tokens[at].kind == TOKEN_WORD;
	if (n->tokens[at].kind == TOKEN_NUMBER) {
		*out = n->tokens[at].number;
		return true;
	}
	const struct matches *m = &n->matches[at];
	const struct meanings g = vocab_meanings(n->vocab, m->n ? m->at[0].node : TRIE_NONE);
	for (uint32_t i = 0; i < g.n; i++) {
		*out = g.at[i].term.u.number;
		if (g.at[i].symbol == W_NUMBER && m->at[0].to == at + 1)
			return true;
	}
	return false;
}
