/*
 * sign: what numbers and signs may be. A dash is an arrow, a separator or a minus;
 * quotes hold a name or a text, or are nothing.
 */
#include "order.tab.h"
#include "order/dictionary.h"
#include "order/inflect.h"
#include "order/namer.h"
#include "order/roles.h"

static void add_role(struct namer *n, uint16_t symbol, enum role role, size_t from, size_t to)
{
	struct lexeme *l = namer_add(n, symbol, from, to);

	l->role = (uint8_t)role;
	l->term.kind = TERM_WORD;
}

static void add_stop(struct namer *n, enum stop why, size_t at)
{
	struct lexeme *l = namer_add(n, W_STOP, at, at + 1);

	l->role = ROLE_STOP;
	l->term.kind = TERM_STOP;
	l->term.u.stop = why;
}

static void add_written(struct namer *n, uint16_t symbol, enum term_kind kind, size_t from, size_t to)
{
	struct lexeme *l = namer_add(n, symbol, from, to);

	l->term.kind = (uint8_t)kind;
	l->term.u.text = source_text(n->source, l->term.at);
}

static struct lexeme *add_number(struct namer *n, int64_t number, size_t from, size_t to)
{
	struct lexeme *l = namer_add(n, W_NUMBER, from, to);

	l->term.kind = TERM_COUNT;
	l->term.u.number = number;
	return l;
}

static void sign_number(struct namer *n, size_t at)
{
	struct lexeme *l = add_number(n, n->tokens[at].number, at, at + 1);
	const struct token *next = at + 1 < n->n ? &n->tokens[at + 1] : NULL;
	const struct token *last = at ? &n->tokens[at - 1] : NULL;

	if ((next && !next->blank_before && str_eq_c(next->text, "x")) ||
	    (last && !n->tokens[at].blank_before && str_eq_c(last->text, "x")))
		l->term.flags |= TERM_TIMES;
}

/* "12/1": two numbers behind a label, else none. */
static void sign_pair(struct namer *n, size_t at)
{
	const struct token *t = &n->tokens[at];
	const bool fits = t->number <= INT32_MAX && t->second <= INT32_MAX;

	add_written(n, fits ? W_PAIR : W_BAD_NUMBER, TERM_BAD_NUMBER, at, at + 1);
	struct lexeme *l = VEC_LAST(&n->out->list);
	l->rest = (struct term){ .kind = TERM_COUNT, .at = l->term.at };
	l->rest.u.number = fits ? t->number << 32 | t->second : 0;
}

static void sign_odd(struct namer *n, size_t at)
{
	const uint8_t price = namer_traits(n, at) & TRAIT_NAME ? 2 : 0; /* a code: 004, 1st */

	add_written(n, W_BAD_NUMBER, TERM_BAD_NUMBER, at, at + 1);
	lexeme_price(VEC_LAST(&n->out->list), price, price, price);
}

static void sign_unknown(struct namer *n, size_t at)
{
	add_written(n, W_UNKNOWN, TERM_UNKNOWN, at, at + 1);
}

/* Whether something is said between a token and the next stroke: a deed, or how many. */
static bool says_something(const struct namer *n, size_t at)
{
	for (; at < n->n && n->tokens[at].kind != TOKEN_SIGN; at++)
		if (n->tokens[at].kind == TOKEN_NUMBER || namer_traits(n, at) & (TRAIT_VERB | TRAIT_COUNT))
			return true;
	return false;
}

/* "2 Osaka to Kyoto / 3 Nara to Hyogo": a stroke between blanks may part orders. */
static void sign_other(struct namer *n, size_t at)
{
	const bool blanks = n->tokens[at].blank_before && at + 1 < n->n && n->tokens[at + 1].blank_before;

	sign_unknown(n, at);
	if (!blanks || !str_eq_c(n->tokens[at].text, "/") || !says_something(n, at + 1))
		return;
	add_role(n, W_FULL_STOP, ROLE_FULL_STOP, at, at + 1);
	lexeme_price(VEC_LAST(&n->out->list), 1, 1, 1);
}

static void sign_nothing(struct namer *n, size_t at)
{
	namer_add(n, W_FILLER, at, at + 1);
}

/* An arrow that opens a line is a bullet somebody drew. */
static void sign_arrow(struct namer *n, size_t at)
{
	add_role(n, W_ARROW, ROLE_ARROW, at, at + 1);
	if (at == 0 && namer_traits(n, 1) & TRAIT_VERB)
		sign_nothing(n, at);
}

static bool may_be_place(const struct namer *n, size_t at)
{
	return at < n->n && (n->tokens[at].kind == TOKEN_NUMBER || n->tokens[at].kind == TOKEN_QUOTE ||
			     n->tokens[at].kind == TOKEN_HASH || namer_traits(n, at) & TRAIT_NAME ||
			     (namer_is_word(n, at) && !(namer_traits(n, at) & TRAIT_KNOWN)) ||
			     namer_traits(n, at) & (TRAIT_LEAD | TRAIT_NOUN));
}

/* "Osaka -3-> Kyoto": how many stands in the arrow. */
static bool opens_arrow(const struct namer *n, size_t at)
{
	const struct token *t = at + 2 < n->n ? &n->tokens[at + 2] : NULL;
	return at && t && !t->blank_before && n->tokens[at + 1].kind == TOKEN_NUMBER &&
	       !n->tokens[at + 1].blank_before && (t->kind == TOKEN_ARROW || t->kind == TOKEN_DASH);
}

static bool is_minus(const struct namer *n, size_t at)
{
	return n->tokens[at].text.n == 1 && at + 1 < n->n && n->tokens[at + 1].kind == TOKEN_NUMBER &&
	       !n->tokens[at + 1].blank_before && (n->tokens[at].blank_before || at == 0);
}

static void sign_dash(struct namer *n, size_t at)
{
	const bool blanks = n->tokens[at].blank_before && at + 1 < n->n && n->tokens[at + 1].blank_before;
	const bool places = at && may_be_place(n, at - 1) && may_be_place(n, at + 1);

	if (opens_arrow(n, at)) {
		sign_nothing(n, at);
		return;
	}
	if (is_minus(n, at)) {
		add_number(n, -n->tokens[at + 1].number, at, at + 2);
		return;
	}
	if (at == 0 || at + 1 == n->n) {
		sign_nothing(n, at);
		return;
	}
	if (places || !blanks) {
		add_role(n, W_ARROW, ROLE_ARROW, at, at + 1);
		VEC_LAST(&n->out->list)->flags = PHRASE_DASH;
	}
	if (blanks) {
		add_role(n, W_COMMA, ROLE_COMMA, at, at + 1);
		VEC_LAST(&n->out->list)->flags = PHRASE_DASH;
		lexeme_price(VEC_LAST(&n->out->list), places, places, places);
	}
}

/* "could you ...?" is an order, not a question. */
static bool asks_politely(const struct namer *n)
{
	for (size_t i = 0; i + 1 < n->n; i++)
		if (str_eq_c(n->tokens[i + 1].text, "you") && word_listed(n->tokens[i].text, LIST_REQUESTS))
			return true;
	return false;
}

static void sign_question(struct namer *n, size_t at)
{
	if (asks_politely(n))
		add_role(n, W_FULL_STOP, ROLE_FULL_STOP, at, at + 1);
	else
		add_stop(n, STOP_QUESTION, at);
}

/* "(2) move ..." is numbered, "(2) Osaka -> Kyoto" may be two of something. */
static bool is_listed(const struct namer *n, size_t at)
{
	return at == 0 && n->n > 3 && n->tokens[1].kind == TOKEN_NUMBER && n->tokens[2].kind == TOKEN_CLOSE &&
	       namer_traits(n, 3) & TRAIT_VERB;
}

static void sign_open(struct namer *n, size_t at)
{
	if (is_listed(n, at)) {
		namer_add(n, W_FILLER, 0, 3);
		return;
	}
	add_role(n, W_OPEN, ROLE_OPEN, at, at + 1);
}

static bool is_hex_colour(struct str s, uint32_t *out)
{
	static const char digits[] = "0123456789abcdef";

	*out = 0;
	for (size_t i = 0; i < s.n; i++) {
		const char *digit = strchr(digits, s.p[i]);

		if (!digit)
			return false;
		*out = *out << 4 | (uint32_t)(digit - digits);
	}
	return s.n == 6;
}

static void add_colour(struct namer *n, uint32_t value, size_t at)
{
	struct noun *noun = ARENA_NEW(n->keep, struct noun);
	struct lexeme *l = namer_add(n, W_NAME, at, at + 2);

	*noun = (struct noun){ NOUN_COLOUR, (int32_t)value };
	l->term.kind = TERM_NAME;
	l->term.u.nouns = (struct nouns){ noun, 1 };
}

/* #12 is a number of something, #1188aa a colour. */
static void sign_hash(struct namer *n, size_t at)
{
	const struct token *next = at + 1 < n->n ? &n->tokens[at + 1] : NULL;
	uint32_t value;

	if (next && !next->blank_before && is_hex_colour(next->text, &value))
		add_colour(n, value, at);
	if (next && (next->kind == TOKEN_NUMBER || next->kind == TOKEN_PAIR))
		namer_add(n, W_LABEL, at, at + 1)->term.kind = TERM_LABEL;
	else
		sign_unknown(n, at);
}

static size_t closing_quote(const struct namer *n, size_t at)
{
	for (size_t i = at + 1; i < n->n; i++)
		if (n->tokens[i].kind == TOKEN_QUOTE)
			return i;
	return at;
}

/* The names that are all that stands between two tokens. */
static bool add_quoted_name(struct namer *n, size_t from, size_t to)
{
	const struct matches *m = &n->matches[from];

	for (size_t k = 0; k < m->n; k++) {
		const struct meanings g = vocab_meanings(n->vocab, m->at[k].node);

		for (uint32_t i = 0; i < g.n && m->at[k].to == to; i++) {
			if (g.at[i].symbol != W_NAME)
				continue;
			struct lexeme *l = namer_add(n, W_NAME, from - 1, to + 1);
			const struct span at = namer_span(n, from, to);
			l->term = g.at[i].term;
			l->term.at = at;
			l->term.flags = TERM_QUOTED;
			return true;
		}
	}
	return false;
}

static bool holds_verb(const struct namer *n, size_t from, size_t to)
{
	for (; from < to; from++)
		if (namer_traits(n, from) & TRAIT_VERB)
			return true;
	return false;
}

/* Quotes hold a name or a text; around a whole order they are nothing, and a lone one is nothing. */
static void sign_quote(struct namer *n, size_t at)
{
	const size_t close = n->quote_closed > at ? at : closing_quote(n, at);

	if (close > at + 1) {
		n->quote_closed = close + 1;
		if (add_quoted_name(n, at + 1, close))
			return;
		const uint8_t price = holds_verb(n, at + 1, close) ? 3 : 0;
		add_written(n, W_TEXT, TERM_TEXT, at, close + 1);
		struct lexeme *l = VEC_LAST(&n->out->list);
		l->term.at = namer_span(n, at + 1, close);
		l->term.u.text = source_text(n->source, l->term.at);
		l->term.flags = TERM_QUOTED;
		lexeme_price(l, price, price, price);
	}
	sign_nothing(n, at);
	lexeme_price(VEC_LAST(&n->out->list), 1, 1, 1);
}

/* A deed's name that people write, and of which the language has no form: "sup", "atk", "s". */
static bool is_shortened(const struct token *word)
{
	enum { LONGEST = 4 };
	struct inflected form[FORMS_MAX];
	ARENA_SCRATCH(a);

	if (word->kind != TOKEN_WORD || word->text.n > LONGEST ||
	    (word->text.n == LONGEST && dictionary_has(word->text))) /* "done" */
		return false;
	for (size_t i = inflect_verb(word->text, form, &a); word->text.n > 1 && i-- > 0;)
		if (form[i].form != FORM_BASE && dictionary_has(form[i].text))
			return false;
	return true;
}

/* "Osaka sup. Kyoto-Otsu", "att. Ohio": the dot belongs to the word, and it goes on behind it. */
static bool is_abbreviation(const struct namer *n, size_t at)
{
	const struct token *dot = &n->tokens[at];

	return dot->kind == TOKEN_FULL_STOP && dot->text.n == 1 && !dot->blank_before && at && at + 1 < n->n &&
	       namer_traits(n, at - 1) & TRAIT_VERB && is_shortened(dot - 1);
}

/* Signs that are one thing wherever they stand. */
static bool add_plain(struct namer *n, size_t at)
{
	static const struct {
		uint16_t symbol;
		uint8_t role;
	} plain[] = {
		[TOKEN_COMMA] = { W_COMMA, ROLE_COMMA },
		[TOKEN_FULL_STOP] = { W_FULL_STOP, ROLE_FULL_STOP },
		[TOKEN_SEMICOLON] = { W_FULL_STOP, ROLE_FULL_STOP },
		[TOKEN_CLOSE] = { W_CLOSE, ROLE_CLOSE },
		[TOKEN_EQUALS] = { W_EQUALS, ROLE_EQUALS },
		[TOKEN_BACK] = { W_PREPOSITION, ROLE_FROM }, /* "Nara <- Osaka" */
	};
	const unsigned kind = n->tokens[at].kind;

	if (kind >= sizeof plain / sizeof *plain || !plain[kind].symbol)
		return false;
	add_role(n, plain[kind].symbol, plain[kind].role, at, at + 1);
	return true;
}

void namer_sign(struct namer *n, size_t at)
{
	static void (*const signs[])(struct namer *, size_t) = {
		[TOKEN_NUMBER] = sign_number, [TOKEN_ODD] = sign_odd,     [TOKEN_PAIR] = sign_pair,
		[TOKEN_GLUED] = sign_odd,     [TOKEN_HASH] = sign_hash,   [TOKEN_DASH] = sign_dash,
		[TOKEN_ARROW] = sign_arrow,   [TOKEN_QUOTE] = sign_quote, [TOKEN_QUESTION] = sign_question,
		[TOKEN_OPEN] = sign_open,     [TOKEN_SIGN] = sign_other,
	};
	const unsigned kind = n->tokens[at].kind;

	if (is_abbreviation(n, at))
		sign_nothing(n, at);
	else if (kind == TOKEN_COLON)
		namer_add(n, W_COLON, at, at + 1);
	else if (kind == TOKEN_WHEN)
		add_written(n, W_WHEN, TERM_WHEN, at, at + 1);
	else if (kind == TOKEN_ADDRESS)
		add_written(n, W_TEXT, TERM_TEXT, at, at + 1);
	else if (!add_plain(n, at))
		(kind < sizeof signs / sizeof *signs && signs[kind] ? signs[kind] : sign_nothing)(n, at);
}
