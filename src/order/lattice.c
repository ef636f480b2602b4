/*
 * The namer: finds for every position of a line all that may begin there. Longest
 * matches hide shorter ones below them; a name that is also a word is dear where no name is due.
 */
#include "order/lattice.h"

#include "order.tab.h"
#include "order/namer.h"
#include "order/split.h"
#include "order/thesaurus.h"

enum {
	FIELD_WORDS = 4, /* of a form, before the colon */
	DEED_WORDS = 12, /* how far behind "have" its deed may stand */
};

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

struct lexeme *namer_add(struct namer *n, uint16_t symbol, size_t from, size_t to)
{
	struct lexeme *l = VEC_ADD(&n->out->list, n->arena);

	*l = (struct lexeme){ .symbol = symbol, .from = (uint16_t)from, .to = (uint16_t)to };
	l->term.at = namer_span(n, from, to);
	return l;
}

/* --- what the vocabulary knows --- */

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

static void find_matches(struct namer *n, size_t from)
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

/* --- one text at its place --- */

/* A text in its place in the line. */
struct place {
	size_t from, to;
	struct meanings all;
	bool code_fits; /* written in capitals, as a code that is a word must be */
	uint8_t like;   /* so many of its words stand for another */
	bool evident;   /* a capital inside a line, or an arrow or a verb in -s behind it: a name */
};

static bool begins_sentence(const struct namer *n, size_t at)
{
	if (at == 0)
		return true;
	switch (n->tokens[at - 1].kind) {
	case TOKEN_FULL_STOP:
	case TOKEN_SEMICOLON:
	case TOKEN_QUESTION:
	case TOKEN_COLON:
	case TOKEN_QUOTE:
	case TOKEN_OPEN:
		return true;
	default:
		return false;
	}
}

static bool is_evident(const struct namer *n, const struct place *p)
{
	const struct token *t = &n->tokens[p->from];

	if (p->to < n->n && (n->tokens[p->to].kind == TOKEN_ARROW || n->tokens[p->to].kind == TOKEN_DASH ||
			     namer_traits(n, p->to) & TRAIT_VERB_S))
		return true;
	return t->capital && n->mixed_case && !begins_sentence(n, p->from);
}

static bool is_written_large(const struct namer *n, const struct place *p)
{
	for (size_t i = p->from; i < p->to; i++)
		if (n->tokens[i].kind == TOKEN_WORD && !n->tokens[i].capitals &&
		    !(n->tokens[i].capital && n->tokens[i].text.n == 1))
			return false;
	return true;
}

static bool has_name(const struct place *p)
{
	for (uint32_t i = 0; i < p->all.n; i++)
		if (p->all.at[i].symbol == W_NAME && (p->code_fits || !(p->all.at[i].vocab_flags & VOCAB_CODE)))
			return true;
	return false;
}

static bool is_inflected(const struct meaning *m)
{
	return m->symbol == W_PAST || (m->symbol == W_VERB && m->phrase_flags);
}

static bool has_builtin(const struct place *p)
{
	for (uint32_t i = 0; i < p->all.n; i++)
		if (p->all.at[i].builtin)
			return true;
	return false;
}

/* The game's own words go before those of the language, except for mere forms of its verbs ("using"). */
static bool has_own_word(const struct place *p)
{
	for (uint32_t i = 0; i < p->all.n; i++)
		if (!p->all.at[i].builtin && p->all.at[i].symbol != W_NAME && !is_inflected(&p->all.at[i]))
			return true;
	return false;
}

static bool may_be(const struct place *p, uint16_t symbol)
{
	for (uint32_t i = 0; i < p->all.n; i++)
		if (p->all.at[i].symbol == symbol)
			return true;
	return false;
}

static void price_name(const struct namer *n, struct lexeme *l, const struct place *p)
{
	const bool begins = begins_sentence(n, p->from);

	if (!p->all.plain || p->evident)
		return;
	lexeme_price(l, begins ? 4 : 3, 0, 1);
	if (may_be(p, W_PREPOSITION) && namer_traits(n, p->to) & (TRAIT_NAME | TRAIT_COUNT | TRAIT_LEAD))
		l->price[CONTEXT_NONE] = PRICE_NEVER;
}

/* What cannot follow a preposition that has a name behind it. */
static bool needs_no_mark(const struct meaning *m)
{
	return m->symbol == W_STOP || m->symbol == W_PREPOSITION || m->symbol == W_FILLER || m->symbol == W_CHAT;
}

static void price_word(struct lexeme *l, const struct place *p, const struct meaning *m)
{
	const bool form = is_inflected(m) && !may_be(p, W_KEPT); /* "stays" is a verb where games have it */
	const bool kept = m->symbol == W_KEPT && may_be(p, W_VERB);
	const uint8_t hidden = kept || ((m->builtin || form) && has_own_word(p)) || (form && has_builtin(p));

	if (!has_name(p))
		lexeme_price(l, hidden, hidden, hidden);
	else if (p->evident)
		lexeme_price(l, 2, 2, 2);
	else
		lexeme_price(l, hidden, needs_no_mark(m) ? PRICE_NEVER : 2, hidden);
}

static struct lexeme *add_meaning(struct namer *n, const struct place *p, const struct meaning *m)
{
	struct lexeme *l = namer_add(n, m->symbol, p->from, p->to);
	const struct span at = l->term.at;

	l->role = m->role;
	l->flags = m->phrase_flags;
	l->term = m->term;
	l->term.at = at;
	if (n->tokens[p->to - 1].possessive)
		l->term.flags |= TERM_POSSESSIVE;
	if (m->symbol == W_NAME)
		price_name(n, l, p);
	else
		price_word(l, p, m);
	return l;
}

/* "4 of the new troops": what stands between a count and its noun says nothing. */
static bool is_between(const struct namer *n, const struct place *p)
{
	size_t before = p->from, after = p->to;

	while (before && namer_traits(n, before - 1) & TRAIT_LEAD)
		before--;
	while (namer_traits(n, after) & TRAIT_LEAD && !(namer_traits(n, after) & TRAIT_NOUN))
		after++;
	return before && namer_traits(n, before - 1) & TRAIT_COUNT && namer_traits(n, after) & TRAIT_NOUN;
}

/* "tactic: bribe", "to = Osaka": the sign belongs to the word before it. */
static size_t with_sign(const struct namer *n, const struct place *p)
{
	const bool sign = p->to < n->n &&
			  (n->tokens[p->to].kind == TOKEN_COLON || n->tokens[p->to].kind == TOKEN_EQUALS);

	return p->to + sign;
}

static void add_lead(struct namer *n, const struct place *p, const struct meaning *m)
{
	const bool skips = (m->symbol != W_PREPOSITION || m->role == ROLE_OF) && is_between(n, p);
	struct place longer = *p;

	if (m->symbol == W_PREPOSITION)
		longer.to = with_sign(n, p);
	add_meaning(n, &longer, m)->symbol = skips ? W_FILLER : m->symbol;
}

/* "but 2", "up to 3" */
static void add_before_number(struct namer *n, const struct place *p, const struct meaning *m)
{
	struct lexeme *l;
	int64_t number;
	bool spelled;

	if (!namer_number(n, p->to, &number, &spelled))
		return;
	l = add_meaning(n, &(struct place){ p->from, p->to + 1, p->all, p->code_fits, 0, p->evident }, m);
	l->term.u.number = number;
	l->term.flags = spelled ? TERM_SPELLED : 0;
	l->rest.u.text = source_text(n->source, l->term.at);
}

static size_t skip_number_sign(const struct namer *n, size_t at)
{
	while (at < n->n && (n->tokens[at].kind == TOKEN_HASH ||
			     (namer_is_word(n, at) &&
			      (str_eq_c(n->tokens[at].text, "number") || str_eq_c(n->tokens[at].text, "no"))) ||
			     (n->tokens[at].kind == TOKEN_FULL_STOP && !n->tokens[at].blank_before)))
		at++;
	return at;
}

static bool is_number_token(const struct namer *n, size_t at)
{
	return at < n->n && (n->tokens[at].kind == TOKEN_NUMBER || n->tokens[at].kind == TOKEN_PAIR);
}

/* "colour: teal", "my colour is teal" */
static size_t skip_to_value(const struct namer *n, size_t at)
{
	while (at < n->n && (n->tokens[at].kind == TOKEN_COLON || n->tokens[at].kind == TOKEN_EQUALS ||
			     str_eq_c(n->tokens[at].text, "is")))
		at++;
	return at;
}

/* "colour: teal", "player Red": the word of a class before a name of it. */
static size_t before_its_name(const struct namer *n, const struct place *p, const struct meaning *m)
{
	const size_t at = skip_to_value(n, p->to);

	for (size_t k = 0; at < n->n && k < n->matches[at].n; k++) {
		const struct meanings g = vocab_meanings(n->vocab, n->matches[at].at[k].node);

		for (uint32_t i = 0; i < g.n; i++)
			if (g.at[i].symbol == W_NAME && g.at[i].term.u.nouns.at[0].what == m->term.u.nouns.at[0].what)
				return at;
	}
	return 0;
}

static bool is_alone(const struct place *p, uint16_t symbol)
{
	for (uint32_t i = 0; i < p->all.n; i++)
		if (p->all.at[i].symbol != symbol && !p->all.at[i].builtin)
			return false;
	return true;
}

static void add_label(struct namer *n, const struct place *p, const struct meaning *m)
{
	const size_t number = skip_number_sign(n, p->to), name = before_its_name(n, p, m);
	struct place longer = *p;

	if (is_number_token(n, number)) {
		longer.to = number;
		add_meaning(n, &longer, m);
	} else if (name) {
		longer.to = name;
		add_meaning(n, &longer, m)->symbol = W_FILLER;
	} else if (is_alone(p, W_LABEL)) {
		const size_t value = skip_to_value(n, p->to);

		if (value < n->n && namer_is_unknown(n, value)) /* "colour: chocolate" */
			longer.to = value;
		add_meaning(n, &longer, m);
	}
}

/* "unit 12" is no "unit, 12 of them" unless it must be. */
static void add_unit(struct namer *n, const struct place *p, const struct meaning *m)
{
	struct lexeme *l = add_meaning(n, p, m);

	if (m->vocab_flags & VOCAB_LABEL && is_number_token(n, skip_number_sign(n, p->to)))
		lexeme_price(l, 3, 3, 3);
}

/* "Country: Frogland" on one line and "Colour: teal" on the next: a form, whose lines were joined. */
static bool begins_field(const struct namer *n, size_t at)
{
	const struct span between = { at ? n->tokens[at - 1].at.to : 0, n->tokens[at].at.from };

	if (!at || !memchr(n->source->text.p + between.from, '\n', between.to - between.from))
		return false;
	for (size_t i = at; i < n->n && i < at + FIELD_WORDS; i++)
		if (!namer_is_word(n, i))
			return n->tokens[i].kind == TOKEN_COLON || n->tokens[i].kind == TOKEN_EQUALS;
	return false;
}

static bool ends_text(const struct namer *n, size_t at, bool rest)
{
	if (begins_field(n, at))
		return true;
	switch (n->tokens[at].kind) {
	case TOKEN_COMMA:
	case TOKEN_SEMICOLON:
	case TOKEN_CLOSE:
		return !rest;
	case TOKEN_FULL_STOP:
		return !rest && (at + 1 == n->n || n->tokens[at + 1].blank_before);
	default:
		return n->tokens[at].kind == TOKEN_COMMENT;
	}
}

/* "country name is", "my country is called": words that lead to a text and are not of it. */
static bool leads_to_text(const struct token *t, bool rest)
{
	static const char *const words[] = { "name", "named", "called", "s" };

	if (t->kind == TOKEN_COLON || t->kind == TOKEN_EQUALS || t->kind == TOKEN_QUOTE || str_eq_c(t->text, "is"))
		return true;
	for (size_t i = 0; !rest && i < sizeof words / sizeof *words; i++)
		if (str_eq_c(t->text, words[i]))
			return true;
	return false;
}

static size_t skip_before_text(const struct namer *n, size_t at, bool rest)
{
	const size_t from = at;

	while (at < n->n && leads_to_text(&n->tokens[at], rest) && n->tokens[at++].kind != TOKEN_QUOTE)
		;
	return at < n->n && !ends_text(n, at, rest) ? at : from; /* a country may be called Name */
}

/* The raw text that an opener opens; empty text at the opener's end where there is none. */
static struct term raw_text(const struct namer *n, size_t from, size_t *to, bool rest)
{
	const bool quoted = from && n->tokens[from - 1].kind == TOKEN_QUOTE;
	struct term t = { .kind = TERM_TEXT, .at = { n->tokens[from - 1].at.to, n->tokens[from - 1].at.to } };
	size_t end = from;

	while (end < n->n && (quoted ? n->tokens[end].kind != TOKEN_QUOTE : !ends_text(n, end, rest)))
		end++;
	if (end > from)
		t.at = namer_span(n, from, end);
	t.flags = quoted ? TERM_QUOTED : 0;
	t.u.text = source_text(n->source, t.at);
	*to = end + (quoted && end < n->n);
	return t;
}

static void add_opener(struct namer *n, const struct place *p, const struct meaning *m)
{
	struct place longer = *p;
	const bool rest = m->vocab_flags & VOCAB_REST;
	const struct term text = raw_text(n, skip_before_text(n, p->to, rest), &longer.to, rest);
	struct lexeme *l = add_meaning(n, &longer, m);

	l->term.at = namer_span(n, p->from, p->to);
	l->rest = text;
	if (p->all.n == 1 && longer.to > n->killed_to)
		n->killed_to = (uint32_t)longer.to;
}

/* "luck rabbit.": a word is not spelled with what ends the line. */
static void trim_text(struct term *t)
{
	while (t->u.text.n > 1 && strchr(".,; ", t->u.text.p[t->u.text.n - 1])) {
		t->u.text.n--;
		t->at.to--;
	}
}

/* "announce the market is closed": the text is not read as words. */
static void add_verb(struct namer *n, const struct place *p, const struct meaning *m)
{
	add_meaning(n, p, m);
	if (m->vocab_flags & VOCAB_REST && p->to < n->n) {
		n->raw_from = p->to;
		n->raw = raw_text(n, skip_before_text(n, p->to, true), &n->raw_to, true);
		trim_text(&n->raw);
	}
}

static void add_raw(struct namer *n)
{
	namer_add(n, W_TEXT, n->raw_from, n->raw_to)->term = n->raw;
	n->killed_to = (uint32_t)n->raw_to;
}

/* "have 6 march": where the word is another too, it leads to a deed only if one stands behind it. */
static void add_leading(struct namer *n, const struct place *p, const struct meaning *m)
{
	uint16_t traits = 0;

	for (size_t i = p->to; i < n->n && i < p->to + DEED_WORDS; i++)
		traits |= n->matches[i].traits;
	if (p->all.n == 1)
		add_meaning(n, p, m);
	else if (traits & (TRAIT_VERB | TRAIT_PAST))
		lexeme_price(add_meaning(n, p, m), 3, 3, 3);
}

/* Makes dearer what was added from `first` on, amounts excepted. */
static void raise_prices(struct namer *n, size_t first)
{
	for (size_t i = first; i < n->out->list.n; i++) {
		struct lexeme *l = &n->out->list.at[i];

		for (int c = 0; c < CONTEXTS && l->symbol != W_BUT && l->symbol != W_UP_TO; c++)
			l->price[c] = (uint8_t)(l->price[c] + (l->price[c] < PRICE_NEVER ? 2 : 0));
	}
}

/* "but 2" and "up to 3" are amounts before they are anything else. */
static void prefer_amount(struct namer *n, size_t first)
{
	for (size_t i = first; i < n->out->list.n; i++)
		if (n->out->list.at[i].symbol == W_BUT || n->out->list.at[i].symbol == W_UP_TO) {
			raise_prices(n, first);
			return;
		}
}

static bool is_assigned(const struct namer *n, size_t at)
{
	return at < n->n && (n->tokens[at].kind == TOKEN_COLON || n->tokens[at].kind == TOKEN_EQUALS);
}

/* "Osaka", "3 troops", "unit 13" stands before it. */
static bool names_something(const struct namer *n, size_t at)
{
	const uint16_t last = at ? namer_traits(n, at - 1) : 0;

	return last & (TRAIT_NAME | TRAIT_NOUN) ||
	       (last & TRAIT_NUMBER && at > 1 && namer_traits(n, at - 2) & TRAIT_OWN);
}

/* "Osaka should move": what is wished of what stands before it is ordered; "should Bob move", "to Nara should Kyoto hold"
 * and "I should move" are not. */
static void add_modal(struct namer *n, const struct place *p, const struct meaning *m)
{
	const uint16_t behind = namer_traits(n, p->to);
	const bool turned = behind & (TRAIT_NAME | TRAIT_NOUN | TRAIT_ARTICLE | TRAIT_NUMBER | TRAIT_OWN) &&
			    !(behind & TRAIT_VERB);

	if (!turned && names_something(n, p->from))
		namer_add(n, W_FILLER, p->from, p->to);
	else
		add_meaning(n, p, m);
}

/* "Had he more, ..."; "I had it wrong" */
static void add_inversion(struct namer *n, const struct place *p, const struct meaning *m)
{
	static const char *const links[] = { "and", "but", "or", "then", "only" };
	bool opens = !p->from || !namer_is_word(n, p->from - 1);
	struct lexeme *l = add_meaning(n, p, m);

	for (size_t i = 0; !opens && i < sizeof links / sizeof *links; i++)
		opens = str_eq_c(n->tokens[p->from - 1].text, links[i]);
	if (!opens)
		l->term.u.stop = STOP_PAST;
}

/* "4 in Nara attack Mie, while 3 in Gifu attack Aichi" */
static void add_contrast(struct namer *n, const struct place *p, const struct meaning *m)
{
	struct lexeme *l;

	if (!p->from || n->tokens[p->from - 1].kind != TOKEN_COMMA) {
		add_meaning(n, p, m);
		return;
	}
	l = namer_add(n, W_AND, p->from, p->to);
	l->role = ROLE_AND;
	l->term.kind = TERM_WORD;
}

/* A past form stands behind a word for "be": "shall be hauled". */
static bool follows_be(const struct namer *n, size_t at)
{
	static const char *const forms[] = { "be", "is", "are", "being", "were", "get", "gets", "hereby" };

	for (size_t i = 0; at && i < sizeof forms / sizeof *forms; i++)
		if (str_eq_nocase(n->tokens[at - 1].text, str_c(forms[i])))
			return true;
	return false;
}

/* A word of the thesaurus is a verb, and no noun or adjective: "the guard", "4 crack troops". */
static bool may_be_like(const struct namer *n, const struct place *p, const struct meaning *m)
{
	const uint16_t before = p->from ? namer_traits(n, p->from - 1) : 0;

	if (m->builtin || (m->symbol != W_VERB && m->symbol != W_PAST))
		return false;
	if (m->symbol == W_PAST)
		return follows_be(n, p->from);
	return !(before & (TRAIT_ARTICLE | TRAIT_LEAD)) &&
	       !(before & TRAIT_COUNT && namer_traits(n, p->to) & TRAIT_NOUN);
}

static void add_like(struct namer *n, const struct place *p)
{
	for (uint32_t i = 0; i < p->all.n; i++)
		if (may_be_like(n, p, &p->all.at[i])) {
			struct lexeme *l = add_meaning(n, p, &p->all.at[i]);

			l->term.how = p->to == p->from + p->like ? VERB_WEAK : 0;
			lexeme_price(l, 2, 2, 2);
		}
}

/* "Fukuoka too Oita" sounds like "to"; "Crag x Ohio" is drawn: between two names they stand for it. */
static const struct between {
	const char *text;
	uint16_t symbol;
	uint8_t role;
} betweens[] = { { "too", W_PREPOSITION, ROLE_TO }, { "x", W_ARROW, ROLE_ARROW } };

static bool add_between(struct namer *n, const struct place *p)
{
	for (size_t i = 0; i < sizeof betweens / sizeof *betweens; i++) {
		if (!p->from || p->to != p->from + 1 || !str_eq_c(n->tokens[p->from].text, betweens[i].text) ||
		    !(namer_traits(n, p->from - 1) & (TRAIT_NAME | TRAIT_NOUN)) ||
		    !(namer_traits(n, p->to) & TRAIT_NAME))
			continue;
		struct lexeme *l = namer_add(n, betweens[i].symbol, p->from, p->to);

		l->role = betweens[i].role;
		l->term.kind = TERM_WORD;
		return true;
	}
	return false;
}

static void add_text(struct namer *n, const struct place *p)
{
	const size_t first = n->out->list.n;
	/* the first token of the grammar is W_NAME, its last W_FILLER; most need no special care */
	static void (*const special[W_FILLER - W_NAME + 1])(struct namer *, const struct place *,
							    const struct meaning *) = {
		[W_THE - W_NAME] = add_lead,
		[W_DESCRIPTION - W_NAME] = add_lead,
		[W_PREPOSITION - W_NAME] = add_lead,
		[W_BUT - W_NAME] = add_before_number,
		[W_UP_TO - W_NAME] = add_before_number,
		[W_LABEL - W_NAME] = add_label,
		[W_UNIT - W_NAME] = add_unit,
		[W_THING - W_NAME] = add_unit,
		[W_OPENER - W_NAME] = add_opener,
		[W_VERB - W_NAME] = add_verb,
		[W_LEAD - W_NAME] = add_leading,
	};

	for (uint32_t i = 0; i < p->all.n; i++) {
		const struct meaning *m = &p->all.at[i];

		if (m->vocab_flags & VOCAB_CODE && p->all.plain && !p->code_fits)
			continue;
		if (m->vocab_flags & VOCAB_FIELD && !is_assigned(n, p->to))
			continue;
		if (m->vocab_flags & VOCAB_BEFORE_VERB && !(namer_traits(n, p->to) & TRAIT_VERB))
			continue;
		if (m->vocab_flags & VOCAB_MODAL)
			add_modal(n, p, m);
		else if (m->vocab_flags & VOCAB_INVERSION)
			add_inversion(n, p, m);
		else if (m->vocab_flags & VOCAB_CONTRAST)
			add_contrast(n, p, m);
		else if (special[m->symbol - W_NAME])
			special[m->symbol - W_NAME](n, p, m);
		else
			add_meaning(n, p, m);
	}
	prefer_amount(n, first);
}

/* --- all words at one place --- */

static bool is_killed(const struct namer *n, size_t to)
{
	return to <= n->killed_to;
}

/* "from IN to OH": words of the language do not hide a name among them that is written as one. */
static bool hides_name(const struct namer *n, const struct place *p)
{
	if (p->to == p->from + 1 || has_own_word(p) || has_name(p))
		return false;
	for (size_t i = p->from; n->mixed_case && i < p->to; i++)
		if (n->tokens[i].capital && !begins_sentence(n, i) && namer_traits(n, i) & TRAIT_NAME)
			return true;
	return false;
}

/* Puts all texts that begin at a token into the lattice, the longest first; whether there are any. */
static bool add_texts(struct namer *n, size_t at)
{
	const struct matches *m = &n->matches[at];
	const size_t before = n->out->list.n;

	for (size_t i = m->n; i-- > 0 && !is_killed(n, m->at[i].to);) {
		struct place p = {
			at, m->at[i].to, vocab_meanings(n->vocab, m->at[i].node), false, m->at[i].like, false
		};

		p.code_fits = is_written_large(n, &p);
		p.evident = is_evident(n, &p);
		const size_t first = n->out->list.n;
		if (p.like)
			add_like(n, &p);
		else if (!add_between(n, &p))
			add_text(n, &p);
		if (hides_name(n, &p))
			raise_prices(n, first);
		else if (n->out->list.n > before && p.to > at + 1 && p.to > n->killed_to && !p.like)
			n->killed_to = (uint32_t)p.to;
	}
	return n->out->list.n > before;
}

static void add_unknown(struct namer *n, size_t at)
{
	struct lexeme *l = namer_add(n, W_UNKNOWN, at, at + 1);

	l->term.kind = TERM_UNKNOWN;
	l->term.flags = n->matches[at].stump ? TERM_STUMP : 0;
	l->term.u.text = source_text(n->source, l->term.at);
	lexeme_price(l, 4, 4, 4);
}

static void add_token(struct namer *n, size_t at)
{
	if (is_killed(n, at + 1))
		return;
	if (at && at == n->raw_from && n->raw_to > at) {
		add_raw(n);
		return;
	}
	if (n->tokens[at].kind != TOKEN_WORD)
		namer_sign(n, at);
	if (!namer_is_word(n, at) || (n->unknown && namer_repair(n, at)))
		return;
	if (!add_texts(n, at) && n->tokens[at].kind == TOKEN_WORD)
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
		find_matches(&n, i);
	for (size_t i = 0; i < n.n; i++)
		n.unknown |= namer_is_unknown(&n, i);
	size_t headed = 0;
	for (size_t i = 0; i < n.n; i++) {
		out->first[i] = (uint32_t)out->list.n;
		if (!i)
			headed = namer_heading(&n, i);
		else if (i >= headed && n.tokens[i - 1].kind == TOKEN_FULL_STOP && !n.raw_to)
			namer_heading(&n, i); /* its words stay what else they are: "St. Ives" may lie across it */
		if (i >= headed)
			add_token(&n, i);
	}
	out->first[n.n] = (uint32_t)out->list.n;
}
