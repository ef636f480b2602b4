/*
 * place: what one text of the vocabulary may be where it stands, and how dear each of that is there: a name that is also a
 * word is dear where no name is due. Longest texts hide shorter ones below them.
 */
#include "order/place.h"

#include "order.tab.h"
#include "order/roles.h"

enum { DEED_WORDS = 12 /* how far behind "have" its deed may stand */ };

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

struct lexeme *place_add(struct namer *n, const struct place *p, const struct meaning *m)
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

/* --- words that need care --- */

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
	place_add(n, &longer, m)->symbol = skips ? W_FILLER : m->symbol;
}

/* "but 2", "up to 3" */
static void add_before_number(struct namer *n, const struct place *p, const struct meaning *m)
{
	struct lexeme *l;
	int64_t number;
	bool spelled;

	if (!namer_number(n, p->to, &number, &spelled))
		return;
	l = place_add(n, &(struct place){ p->from, p->to + 1, p->all, p->code_fits, 0, p->evident }, m);
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
		place_add(n, &longer, m);
	} else if (name) {
		longer.to = name;
		place_add(n, &longer, m)->symbol = W_FILLER;
	} else if (is_alone(p, W_LABEL)) {
		const size_t value = skip_to_value(n, p->to);

		if (value < n->n && namer_is_unknown(n, value)) /* "colour: chocolate" */
			longer.to = value;
		place_add(n, &longer, m);
	}
}

/* "unit 12" is no "unit, 12 of them" unless it must be. */
static void add_unit(struct namer *n, const struct place *p, const struct meaning *m)
{
	struct lexeme *l = place_add(n, p, m);

	if (m->vocab_flags & VOCAB_LABEL && is_number_token(n, skip_number_sign(n, p->to)))
		lexeme_price(l, 3, 3, 3);
}

/* "have 6 march": where the word is another too, it leads to a deed only if one stands behind it. */
static void add_leading(struct namer *n, const struct place *p, const struct meaning *m)
{
	uint16_t traits = 0;

	for (size_t i = p->to; i < n->n && i < p->to + DEED_WORDS; i++)
		traits |= n->matches[i].traits;
	if (p->all.n == 1)
		place_add(n, p, m);
	else if (traits & (TRAIT_VERB | TRAIT_PAST))
		lexeme_price(place_add(n, p, m), 3, 3, 3);
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

	if (namer_is_word(n, p->to) && word_listed(n->tokens[p->to].text, LIST_LIKES))
		return; /* "I should like": a wish, in words of its own */
	if (!turned && names_something(n, p->from))
		namer_add(n, W_FILLER, p->from, p->to);
	else
		place_add(n, p, m);
}

/* "Had he more, ..."; "I had it wrong" */
static void add_inversion(struct namer *n, const struct place *p, const struct meaning *m)
{
	struct lexeme *l = place_add(n, p, m);

	if (p->from && namer_is_word(n, p->from - 1) && !word_listed(n->tokens[p->from - 1].text, LIST_LINKS))
		l->term.u.stop = STOP_PAST;
}

/* "4 in Nara attack Mie, while 3 in Gifu attack Aichi" */
static void add_contrast(struct namer *n, const struct place *p, const struct meaning *m)
{
	struct lexeme *l;

	if (!p->from || n->tokens[p->from - 1].kind != TOKEN_COMMA) {
		place_add(n, p, m);
		return;
	}
	l = namer_add(n, W_AND, p->from, p->to);
	l->role = ROLE_AND;
	l->term.kind = TERM_WORD;
}

/* A past form stands behind a word for "be": "shall be hauled". */
static bool follows_be(const struct namer *n, size_t at)
{
	return at && text_listed(n->tokens[at - 1].text, LIST_PASSIVE);
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
			struct lexeme *l = place_add(n, p, &p->all.at[i]);

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

/* Whether the text may mean that where it stands. */
static bool fits(const struct namer *n, const struct place *p, const struct meaning *m)
{
	if (m->vocab_flags & VOCAB_CODE && p->all.plain && !p->code_fits)
		return false;
	if (m->vocab_flags & VOCAB_FIELD && !is_assigned(n, p->to))
		return false;
	return !(m->vocab_flags & VOCAB_BEFORE_VERB) || namer_traits(n, p->to) & TRAIT_VERB;
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
		[W_OPENER - W_NAME] = place_add_opener,
		[W_VERB - W_NAME] = place_add_verb,
		[W_LEAD - W_NAME] = add_leading,
	};

	for (uint32_t i = 0; i < p->all.n; i++) {
		const struct meaning *m = &p->all.at[i];

		if (!fits(n, p, m))
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
			place_add(n, p, m);
	}
	prefer_amount(n, first);
}

/* --- all texts that begin at one token --- */

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

/* "OK, let's have Ohio attack": not "OK, TX and NM hold". */
static bool is_interjection(const struct namer *n, const struct place *p)
{
	if (!begins_sentence(n, p->from) || !(may_be(p, W_FILLER) || may_be(p, W_CHAT)) || p->to + 1 >= n->n ||
	    n->tokens[p->to].kind != TOKEN_COMMA)
		return false;
	const struct token *next = &n->tokens[p->to + 1];
	return next->kind == TOKEN_WORD && !next->capitals;
}

/* Puts all texts that begin at a token into the lattice, the longest first; whether there are any. */
bool namer_texts(struct namer *n, size_t at)
{
	const struct matches *m = &n->matches[at];
	const size_t before = n->out->list.n;

	for (size_t i = m->n; i-- > 0 && !namer_is_killed(n, m->at[i].to);) {
		struct place p = {
			at, m->at[i].to, vocab_meanings(n->vocab, m->at[i].node), false, m->at[i].like, false
		};

		p.code_fits = is_written_large(n, &p) && !is_interjection(n, &p);
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
