/*
 * repair: unknown words that are nearly something: the beginning of a name, a word of
 * one, or a slip of the pen. One thing they can be: it is that, repaired, and said so. Several
 * names: an ambiguous name. Words that are known, be they only "of", are never repaired.
 */
#include "order.tab.h"
#include "base/buf.h"
#include "order/namer.h"
#include "order/near.h"

enum { CANDIDATES = 12, PREFIX_LETTERS = 2 };

/* What a text may have meant. */
struct candidates {
	const struct vocab *vocab;
	struct str text;
	const struct meaning *first;
	struct noun list[CANDIDATES];
	uint32_t n;
	bool prefix; /* one of them begins with the text */
	bool unlike; /* they are of more than one kind */
	bool odd_start; /* one of them begins with another letter: "reactivate" is no slip for "deactivate" */
};

static void add_noun(struct candidates *c, struct noun noun)
{
	for (uint32_t i = 0; i < c->n; i++)
		if (c->list[i].what == noun.what && c->list[i].id == noun.id)
			return;
	if (c->n < CANDIDATES)
		c->list[c->n++] = noun;
}

static void add_candidate(struct candidates *c, const struct near_text *t)
{
	const struct meaning *m = vocab_meaning(c->vocab, t->meaning);

	c->unlike |= c->first && c->first->symbol != m->symbol;
	if (!c->first || m->phrase_flags < c->first->phrase_flags)
		c->first = m;
	for (uint32_t i = 0; i < m->term.u.nouns.n; i++)
		add_noun(c, m->term.u.nouns.at[i]);
}

static void found_slip(void *context, const struct near_text *t)
{
	struct candidates *c = context;

	c->odd_start |= t->text.p[0] != c->text.p[0];
	add_candidate(c, t);
}

static void found_longer(void *context, const struct near_text *t)
{
	struct candidates *c = context;

	if (!t->whole && !str_eq(t->text, c->text))
		return;
	c->prefix |= t->whole;
	add_candidate(c, t);
}

/* Whether a window of tokens is worth a look: words, one of them unknown, with no sign between that
 * could not be in a name. Their text, joined by blanks, goes to *text. */
static bool window_text(const struct namer *n, size_t from, size_t to, struct str *text)
{
	struct buf b = buf_new(n->arena);
	bool unknown = false;

	for (size_t i = from; i < to; i++) {
		const struct token *t = &n->tokens[i];
		const bool hyphen = t->kind == TOKEN_DASH && i > from && i + 1 < to &&
				    !t->blank_before;

		if (hyphen)
			continue;
		if (t->kind != TOKEN_WORD && t->kind != TOKEN_NUMBER)
			return false;
		unknown |= namer_is_unknown(n, i);
		if (b.n)
			buf_add_char(&b, ' ');
		buf_add(&b, t->text);
	}
	*text = buf_str(&b);
	return unknown && n->tokens[to - 1].kind != TOKEN_DASH;
}

/* All that several candidates have in common is that they are meant as nouns of these names. */
static bool add_candidates(struct namer *n, const struct candidates *c, size_t from, size_t to,
			   enum repair repair)
{
	const bool same = c->n == c->first->term.u.nouns.n;
	const uint8_t price = repair == REPAIR_PREFIX ? 1 : 2;
	struct lexeme *l;
	struct noun *list;

	if (c->unlike || (!same && c->first->symbol != W_NAME) ||
	    (c->first->symbol == W_VERB && c->odd_start))
		return false;
	l = namer_add(n, same ? c->first->symbol : W_AMBIGUOUS, from, to);
	list = ARENA_ARRAY(n->keep, struct noun, c->n);
	memcpy(list, c->list, c->n * sizeof *list);
	l->role = c->first->role;
	l->flags = c->first->phrase_flags;
	l->term.kind = same ? c->first->term.kind : TERM_AMBIGUOUS;
	l->term.repair = (uint8_t)repair;
	l->term.flags = n->tokens[to - 1].possessive ? TERM_POSSESSIVE : 0;
	l->term.u.nouns = (struct nouns){ list, c->n };
	lexeme_price(l, price, price, price);
	n->killed_to = to > n->killed_to ? (uint32_t)to : n->killed_to;
	return true;
}

/* "to Kyo" is no slip of Tokyo: a word of the language at either end of the window is itself, unless it
 * is one that names are made with ("new"). */
static bool is_edge(const struct namer *n, size_t at)
{
	const uint16_t traits = namer_traits(n, at);

	return !(traits & TRAIT_KNOWN) || traits & (TRAIT_OWN | TRAIT_LEAD | TRAIT_NAME);
}

static bool repair_window(struct namer *n, size_t from, size_t to)
{
	struct candidates c = { .vocab = n->vocab };
	const struct near *near = vocab_near(n->vocab);

	if (!window_text(n, from, to, &c.text) || c.text.n < PREFIX_LETTERS)
		return false;
	near_longer(near, c.text, found_longer, &c);
	if (c.first)
		return add_candidates(n, &c, from, to, c.prefix ? REPAIR_PREFIX : REPAIR_PART);
	if (!is_edge(n, from) || !is_edge(n, to - 1))
		return false;
	near_slips(near, c.text, found_slip, &c);
	return c.first && add_candidates(n, &c, from, to, REPAIR_TYPO);
}

bool namer_repair(struct namer *n, size_t at)
{
	/* a hyphen between two words is a token too; one more word for a blank too many */
	const size_t longest = 2 * near_words_max(vocab_near(n->vocab));
	size_t last = at, end = at + longest < n->n ? at + longest : n->n;

	for (size_t i = at; i < end; i++)
		if (namer_is_unknown(n, i))
			last = i + 1;
	if (last == at)
		return false;
	for (; end > at; end--)
		if (repair_window(n, at, end))
			return true;
	return false;
}
