/*
 * freetext: text that is not read as words: behind an opener ("country name is Frogland") or a verb that takes all the rest
 * ("announce the market is closed"). Where it begins and where it ends.
 */
#include "order/place.h"

#include "order.tab.h"
#include "order/roles.h"

enum {
	FIELD_WORDS = 4 /* of a form, before the colon */,
	TIME_WORDS = 3,
	WORDS_BEFORE = 2 /* a verb that opens a text */
};

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
	if (t->kind == TOKEN_COLON || t->kind == TOKEN_EQUALS || t->kind == TOKEN_QUOTE || str_eq_c(t->text, "is"))
		return true;
	return !rest && word_listed(t->text, LIST_NAMES);
}

/* "my luck this time is 7": when, and then the text; where that begins, or from. */
static size_t skip_time(const struct namer *n, size_t from)
{
	size_t at = from;

	while (at < n->n && at < from + TIME_WORDS && namer_is_word(n, at) && !str_eq_c(n->tokens[at].text, "is"))
		at++;
	if (at == from || at >= n->n || !str_eq_c(n->tokens[at].text, "is"))
		return from;
	const struct words w = words_said(source_text(n->source, namer_span(n, from, at)), n->arena);
	return w.n == 1 && w.at[0].roles & SAYS_ROLE(FILLER) ? at : from;
}

static size_t skip_before_text(const struct namer *n, size_t at, bool rest)
{
	const size_t from = at;

	at = rest ? skip_time(n, at) : at;
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

void place_add_opener(struct namer *n, const struct place *p, const struct meaning *m)
{
	struct place longer = *p;
	const bool rest = m->vocab_flags & VOCAB_REST;
	const struct term text = raw_text(n, skip_before_text(n, p->to, rest), &longer.to, rest);
	struct lexeme *l = place_add(n, &longer, m);

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

/* "luck rabbit", "and my luck is rabbit"; "I don't want to push my luck. Send 2 ..." opens nothing. */
static bool opens_text(const struct namer *n, const struct place *p)
{
	size_t words = 0;

	while (words < p->from && words <= WORDS_BEFORE && namer_is_word(n, p->from - words - 1))
		words++;
	return words <= WORDS_BEFORE;
}

/* "announce the market is closed": the text is not read as words. */
void place_add_verb(struct namer *n, const struct place *p, const struct meaning *m)
{
	if (m->vocab_flags & VOCAB_REST && !opens_text(n, p))
		return;
	place_add(n, p, m);
	if (m->vocab_flags & VOCAB_REST && p->to < n->n) {
		n->raw_from = p->to;
		n->raw = raw_text(n, skip_before_text(n, p->to, true), &n->raw_to, true);
		trim_text(&n->raw);
	}
}

void namer_raw(struct namer *n)
{
	namer_add(n, W_TEXT, n->raw_from, n->raw_to)->term = n->raw;
	n->killed_to = (uint32_t)n->raw_to;
}
