/*
 * repair: unknown words that are nearly something: the beginning of a name, a word of
 * one, or a slip of the pen. One thing they can be: it is that, repaired, and said so. Several
 * names: an ambiguous name. Words that are known, be they only "of", are never repaired.
 */
#include "order.tab.h"
#include "base/buf.h"
#include "order/dictionary.h"
#include "order/namer.h"
#include "order/near.h"
#include "order/roles.h"
#include "order/sounds.h"

/* "Kyot" is Kyoto; shorter beginnings are asked about, be there one name that begins so or several. */
enum { CANDIDATES = 12, KINDS = 2, PREFIX_LETTERS = 2, CLEAR_LETTERS = 4, PART_LETTERS = 3 };

/* Candidates of one kind: names, or verbs, or things. */
struct kind {
	const struct meaning *first;
	struct str text; /* the shortest of its texts */
	struct noun list[CANDIDATES];
	uint32_t n;
};

/* What a text may have meant. */
struct candidates {
	const struct vocab *vocab;
	struct str text;
	struct kind kind[KINDS];
	uint32_t nkinds;
	bool prefix;    /* one of them begins with the text */
	bool word;      /* the text is a word of one of them */
	bool part;      /* or of a word that is put together of two */
	bool initials;  /* or the first letters of its words */
	bool form;      /* one of them has the same letters, but for a plural s or where its words end */
	bool unlike;    /* they are of too many kinds */
	bool ways;      /* words of the language count as well, as nothing of the game's is near */
	bool odd_start; /* one of them begins with another letter: "reactivate" is no slip for "deactivate" */
};

static void add_noun(struct kind *k, struct noun noun)
{
	for (uint32_t i = 0; i < k->n; i++)
		if (k->list[i].what == noun.what && k->list[i].id == noun.id)
			return;
	if (k->n < CANDIDATES)
		k->list[k->n++] = noun;
}

static struct kind *kind_of(struct candidates *c, const struct meaning *m)
{
	for (uint32_t i = 0; i < c->nkinds; i++)
		if (c->kind[i].first->symbol == m->symbol)
			return &c->kind[i];
	c->unlike |= c->nkinds == KINDS;
	return c->unlike ? &c->kind[0] : &c->kind[c->nkinds++];
}

static void add_candidate(struct candidates *c, const struct near_text *t)
{
	const struct meaning *m = vocab_meaning(c->vocab, t->meaning);
	struct kind *k = kind_of(c, m);

	c->unlike |= k->first && m->builtin && m->role != k->first->role; /* "ino": into, onto? */
	if (!k->first || m->phrase_flags < k->first->phrase_flags)
		k->first = m;
	if (!k->text.n || t->text.n < k->text.n)
		k->text = t->text;
	for (uint32_t i = 0; !m->builtin && i < m->term.u.nouns.n; i++)
		add_noun(k, m->term.u.nouns.at[i]);
}

/* All of them one thing, whatever its form. */
static bool is_one_thing(const struct kind *k)
{
	return k->first->builtin || k->n == k->first->term.u.nouns.n;
}

/* Several kinds are candidates only as meanings of one text: "dynamite" is a thing and a verb. */
static bool are_alike(const struct candidates *c)
{
	for (uint32_t i = 1; i < c->nkinds; i++)
		if (!str_eq(c->kind[i].text, c->kind[0].text) || !is_one_thing(&c->kind[i]) ||
		    !is_one_thing(&c->kind[0]))
			return false;
	return !c->unlike;
}

static bool is_plural_of(struct str plural, struct str word)
{
	return plural.n == word.n + 1 && plural.p[word.n] == 's' && str_starts(plural, word);
}

/* "de activate", "Newyork": both as if written in one word. */
static bool is_respaced(struct str a, struct str b)
{
	size_t i = 0, k = 0;

	while (i < a.n || k < b.n) {
		if (i < a.n && a.p[i] == ' ')
			i++;
		else if (k < b.n && b.p[k] == ' ')
			k++;
		else if (i == a.n || k == b.n || a.p[i++] != b.p[k++])
			return false;
	}
	return true;
}

static void found_slip(void *context, const struct near_text *t)
{
	struct candidates *c = context;

	if (!c->ways && vocab_meaning(c->vocab, t->meaning)->symbol == W_PREPOSITION)
		return;
	if (!t->name && t->text.n == c->text.n &&
	    str_eq(str_sub(t->text, 1, t->text.n), str_sub(c->text, 1, c->text.n)))
		return; /* hardly anyone mistakes the first letter of a word he knows */
	c->form |= is_respaced(c->text, t->text) || is_plural_of(c->text, t->text) || is_plural_of(t->text, c->text);
	c->odd_start |= t->text.p[0] != c->text.p[0];
	add_candidate(c, t);
}

/* "irak", "grn" */
static void found_sound(void *context, const struct near_text *t)
{
	struct candidates *c = context;

	c->odd_start |= t->text.p[0] != c->text.p[0];
	add_candidate(c, t);
}

/* "nz" */
static void found_initials(void *context, const struct near_text *t)
{
	struct candidates *c = context;

	c->initials = true;
	add_candidate(c, t);
}

/* What is near, the nearest first: of the same sound, short for it, or a slip of the pen away from it. */
static void find_near(struct candidates *c, bool alone)
{
	struct near *near = vocab_near(c->vocab);
	struct sounds *sounds = vocab_sounds(c->vocab);

	sounds_alike(sounds, c->text, found_sound, c);
	if (!c->nkinds && alone)
		sounds_short(sounds, c->text, found_sound, c);
	if (!c->nkinds && alone)
		sounds_swapped(sounds, c->text, found_sound, c);
	if (!c->nkinds)
		near_slips(near, c->text, found_slip, c);
	if (!c->nkinds) {
		c->ways = true;
		near_slips(near, c->text, found_slip, c);
	}
}

/* Whether the first n letters of a name are a word of it: "Horn" of "Horn of the North"; */
static bool is_word_of(struct str name, size_t n)
{
	return n == name.n || name.p[n] == ' ' || name.p[n] == '-';
}

/* or one of the words that were put together in it: "Copper" of "Copperdale". */
static bool is_part_of(struct str name, size_t n)
{
	return name.n - n >= PART_LETTERS && dictionary_find(str_sub(name, n, name.n)) != DICTIONARY_NONE;
}

/* "no diplo", "end tur": of a deed of several words, the last cut off and no word itself. */
static bool may_be_deed(struct str text)
{
	size_t last = text.n;

	while (last && text.p[last - 1] != ' ')
		last--;
	return last && dictionary_find(str_sub(text, last, text.n)) != DICTIONARY_WORD;
}

static void found_longer(void *context, const struct near_text *t)
{
	struct candidates *c = context;

	if ((!t->whole && !str_eq(t->text, c->text)) ||
	    (vocab_meaning(c->vocab, t->meaning)->symbol == W_VERB && !may_be_deed(c->text)))
		return;
	c->prefix |= t->whole;
	c->word |= is_word_of(t->text, c->text.n);
	c->part |= is_part_of(t->text, c->text.n);
	add_candidate(c, t);
}

/* ---- words that are what they are ---- */

/* "him", "near"; "the north" */
static bool is_no_name(struct str word)
{
	return word_is(word, SAYS_ROLE(CLOSED) | SAYS_ROLE(LAND));
}

/* "Okla" and "Penn" are in the dictionary too, as what they are short for. */
static bool is_word(struct str text)
{
	const enum dictionary is = dictionary_find(text);

	return is == DICTIONARY_WORD || (is == DICTIONARY_NAME && text.n > CLEAR_LETTERS);
}

/* Whether one word alone may stand for a longer name: a whole part of it, or a beginning that is long enough
 * and no word itself ("wash", "virgin"). Of several names it may begin it is asked which. */
static bool may_be_short(const struct candidates *c)
{
	if (c->word || c->initials)
		return true;
	if (!c->part && is_word(c->text))
		return false;
	return c->text.n >= CLEAR_LETTERS || c->nkinds > 1 || !is_one_thing(&c->kind[0]);
}

/* Whether a window of tokens is worth a look: words, one of them unknown, with no sign between that
 * could not be in a name. Their text, joined by blanks, goes to *text. */
static bool window_text(const struct namer *n, size_t from, size_t to, struct str *text)
{
	struct buf b = buf_new(n->arena);
	bool unknown = false;

	for (size_t i = from; i < to; i++) {
		const struct token *t = &n->tokens[i];
		const bool hyphen = t->kind == TOKEN_DASH && i > from && i + 1 < to && !t->blank_before;

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
static void add_kind(struct namer *n, const struct kind *k, size_t from, size_t to, enum repair repair)
{
	const bool same = is_one_thing(k);
	const uint8_t price = repair == REPAIR_PREFIX ? 1 : 2;
	struct lexeme *l = namer_add(n, same ? k->first->symbol : W_AMBIGUOUS, from, to);
	struct noun *list = ARENA_ARRAY(n->keep, struct noun, k->n);

	memcpy(list, k->list, k->n * sizeof *list);
	l->role = k->first->role;
	l->flags = k->first->phrase_flags;
	l->term.kind = same ? k->first->term.kind : TERM_AMBIGUOUS;
	l->term.repair = (uint8_t)repair;
	l->term.flags = n->tokens[to - 1].possessive ? TERM_POSSESSIVE : 0;
	if (k->first->builtin) {
		l->term.how = k->first->term.how;
		l->term.flags = k->first->term.flags;
		l->term.u.number = k->first->term.u.number;
	} else {
		l->term.u.nouns = (struct nouns){ list, k->n };
	}
	lexeme_price(l, price, price, price);
}

static bool may_mean(const struct candidates *c, const struct kind *k)
{
	return (is_one_thing(k) || k->first->symbol == W_NAME) && !(k->first->symbol == W_VERB && c->odd_start);
}

static bool add_candidates(struct namer *n, const struct candidates *c, size_t from, size_t to, enum repair repair)
{
	bool any = false;

	for (uint32_t i = 0; i < c->nkinds && are_alike(c); i++)
		if (may_mean(c, &c->kind[i])) {
			add_kind(n, &c->kind[i], from, to, repair);
			any = true;
		}
	if (any && to > n->killed_to)
		n->killed_to = (uint32_t)to;
	return any;
}

/* What may be mended is no word of the language: "mine" is not Maine, "wants" is not "waits". Where several
 * words are one name, one that is none is enough. */
static bool is_written_wrong(const struct namer *n, size_t from, size_t to)
{
	for (size_t i = from; i < to; i++)
		if (namer_is_unknown(n, i) && dictionary_find(n->tokens[i].text) == DICTIONARY_NONE)
			return true;
	return false;
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
	struct near *near = vocab_near(n->vocab);

	if (!window_text(n, from, to, &c.text) || c.text.n < PREFIX_LETTERS)
		return false;
	if (to == from + 1 && is_no_name(c.text))
		return false;
	near_longer(near, c.text, found_longer, &c);
	if (to == from + 1)
		sounds_initials(vocab_sounds(n->vocab), c.text, found_initials, &c);
	if (c.nkinds && to == from + 1 && !may_be_short(&c)) {
		n->matches[from].stump = c.prefix && !is_word(c.text);
		return false;
	}
	if (c.nkinds)
		return add_candidates(n, &c, from, to, c.prefix ? REPAIR_PREFIX : REPAIR_PART);
	if (!is_edge(n, from) || !is_edge(n, to - 1))
		return false;
	find_near(&c, to == from + 1);
	if (!c.form && !is_written_wrong(n, from, to))
		return false;
	return c.nkinds && add_candidates(n, &c, from, to, REPAIR_TYPO);
}

/* The one kind of unit that an abbreviation may mean. */
struct short_for {
	struct str text;
	struct noun noun;
	size_t n;
};

/* "trps": some letters of the word in their order, the first before all. */
static void found_unit(void *context, struct str text, struct noun noun)
{
	struct short_for *s = context;
	size_t at = 0;

	for (size_t i = 0; i < text.n && at < s->text.n; i++)
		at += text.p[i] == s->text.p[at];
	if (text.p[0] != s->text.p[0] || at < s->text.n || (s->n && s->noun.id == noun.id))
		return;
	s->noun = noun;
	s->n++;
}

/* "5 trps", "10 u": behind a number that counts, letters that are no word. */
static bool repair_count(struct namer *n, size_t at)
{
	struct short_for s = { .text = n->tokens[at].text };

	if (!at || n->tokens[at].kind != TOKEN_WORD || !(namer_traits(n, at - 1) & TRAIT_NUMBER) ||
	    !namer_is_unknown(n, at) || dictionary_find(s.text) != DICTIONARY_NONE)
		return false;
	vocab_each(n->vocab, NOUN_UNIT, found_unit, &s);
	if (s.n != 1)
		return false;
	struct noun *unit = ARENA_NEW(n->keep, struct noun);
	struct lexeme *l = namer_add(n, W_UNIT, at, at + 1);
	*unit = s.noun;
	l->term.kind = TERM_UNIT;
	l->term.repair = REPAIR_TYPO;
	l->term.u.nouns = (struct nouns){ unit, 1 };
	lexeme_price(l, 2, 2, 2);
	return true;
}

bool namer_repair(struct namer *n, size_t at)
{
	/* a hyphen between two words is a token too; one more word for a blank too many */
	const size_t longest = 2 * near_words_max(vocab_near(n->vocab));
	size_t last = at, end = at + longest < n->n ? at + longest : n->n;

	for (size_t i = at; i < end; i++) {
		const uint8_t kind = n->tokens[i].kind;

		if (kind != TOKEN_WORD && kind != TOKEN_NUMBER && kind != TOKEN_DASH)
			end = i;
		else if (namer_is_unknown(n, i))
			last = i + 1;
	}
	if (last == at)
		return false;
	for (; end > at; end--)
		if (repair_window(n, at, end))
			return true;
	return repair_count(n, at);
}
