#include "order/join.h"

#include "base/byte.h"
#include "base/utf8.h"
#include "order.tab.h"
#include "order/meaning.h"

enum { WORD_BYTES = 40, CROSSING_WORDS = 3 };

/* One word of a line, lower-case. Words with other letters than ASCII are left to the namer. */
struct word {
	char text[WORD_BYTES];
	size_t n;
	bool capital;
	struct meanings means;
};

static void look_up(struct word *w, const struct vocab *v, struct str text)
{
	const struct trie *t = vocab_trie(v);

	w->capital = text.n && byte_is_capital(text.p[0]);
	w->n = text.n < WORD_BYTES ? text.n : 0;
	for (size_t i = 0; i < w->n; i++)
		w->text[i] = byte_lower(text.p[i]);
	w->means = vocab_meanings(v, trie_step(t, TRIE_ROOT, trie_word(t, (struct str){ w->text, w->n })));
}

/* "Kyōto" does not end in "to": the letter before it is one of two bytes, or of three that begin with
 * E1; quotes and arrows are not. */
static bool is_glued(struct str line, size_t at)
{
	const unsigned char *p = (const unsigned char *)line.p + at;

	return (at > 1 && p[-2] > 0xc2 && p[-2] < 0xe0 && p[-1] >= 0x80) || (at > 2 && p[-3] == 0xe1 && p[-1] >= 0x80);
}

static bool next_word(struct word *w, const struct vocab *v, struct str *line)
{
	size_t from = 0, to;

	while (from < line->n && !byte_is_plain(line->p[from]))
		from++;
	for (to = from; to < line->n && byte_is_plain(line->p[to]); to++)
		;
	look_up(w, v, is_glued(*line, from) ? STR("") : str_sub(*line, from, to));
	*line = str_sub(*line, to, line->n);
	return to > from;
}

static struct str last_word(struct str line)
{
	size_t from = line.n;

	while (from && byte_is_plain(line.p[from - 1]))
		from--;
	return is_glued(line, from) ? STR_NONE : str_sub(line, from, line.n);
}

static bool may_be(const struct word *w, const uint16_t *symbols)
{
	for (uint32_t i = 0; i < w->means.n; i++)
		for (const uint16_t *s = symbols; *s; s++)
			if (w->means.at[i].symbol == *s)
				return true;
	return false;
}

static bool must_be(const struct word *w, const uint16_t *symbols)
{
	for (uint32_t i = 0; i < w->means.n; i++) {
		const uint16_t *s = symbols;

		while (*s && *s != w->means.at[i].symbol)
			s++;
		if (!*s)
			return false;
	}
	return w->means.n > 0;
}

static const uint16_t danglers[] = { W_PREPOSITION, W_THE, W_A, W_AND, W_DESCRIPTION, W_OPENER, W_BUT, 0 };
static const uint16_t counts[] = { W_NUMBER, W_ALL, W_UP_TO, W_MORE, 0 };
static const uint16_t followers[] = { W_PREPOSITION, W_AND, W_THEN, 0 };
static const uint16_t nouns[] = { W_UNIT, W_THING, W_COIN, 0 };
static const uint16_t speech[] = { W_VERB, W_PAST, W_CHAT, 0 };
static const uint16_t verbs[] = { W_VERB, 0 };
static const uint16_t prepositions[] = { W_PREPOSITION, 0 };

/* "=====", "- - -" */
static bool is_ruler(struct str line)
{
	for (size_t i = 0; i < line.n; i++)
		if (!strchr("=-_~*#.+ ", line.p[i]))
			return false;
	return true;
}

/* "... from Osaka to", "... Osaka ->"; not "=== Orders ===" */
static bool dangles(const struct word *last, struct str above)
{
	const char end = utf8_last(above), before = above.n > 1 ? above.p[above.n - 2] : '\0';

	if (last->n)
		return must_be(last, danglers);
	return above.n > 1 && (end == '&' || end == '>' || (end == '=' && before != '=') ||
			       (end == '-' && before == ' ' && !is_ruler(above)));
}

static bool is_number(const struct word *w)
{
	return (w->n && byte_is_digit(w->text[0])) || may_be(w, counts);
}

/* Where all these words lead, one after the other; TRIE_NONE where no text has them. */
static uint32_t walk(const struct vocab *v, struct str words)
{
	uint32_t node = TRIE_ROOT;

	for (struct word w; next_word(&w, v, &words);) {
		node = trie_step(vocab_trie(v), node, trie_word(vocab_trie(v), (struct str){ w.text, w.n }));
		if (node == TRIE_NONE)
			break;
	}
	return node;
}

/* A text of the vocabulary whose words stand on both lines: "New" and "York". */
static bool text_crosses(const struct vocab *v, struct str above, const struct word *next)
{
	const struct str word = { next->text, next->n };
	struct str before = above;

	if (!trie_is_inner(vocab_trie(v), word))
		return false;
	const uint32_t after = trie_word(vocab_trie(v), word);
	for (int words = 0; after && words < CROSSING_WORDS && last_word(before).n; words++) {
		before = str_trim(str_sub(before, 0, before.n - last_word(before).n));
		const uint32_t node = walk(v, str_sub(above, before.n, above.n));
		if (node && vocab_meanings(v, trie_step(vocab_trie(v), node, after)).name)
			return true;
	}
	return false;
}

static bool is_condition(const struct word *w)
{
	for (uint32_t i = 0; i < w->means.n; i++)
		if (w->means.at[i].symbol == W_STOP && w->means.at[i].term.u.stop & (STOP_CONDITION | STOP_ALTERNATIVE))
			return true;
	return false;
}

/* "if Bob attacks, move 2 ...": a condition with an order of its own, which it takes down alone. */
static bool has_own_order(const struct vocab *v, struct str below)
{
	struct str rest = str_sub(below, str_find_char(below, ','), below.n);
	struct word w;
	bool found = false;

	while (!found && next_word(&w, v, &rest))
		found = may_be(&w, verbs);
	return found;
}

static bool leads_to(const struct word *w, enum role role)
{
	for (uint32_t i = 0; i < w->means.n; i++)
		if (w->means.at[i].symbol == W_PREPOSITION && w->means.at[i].role == role)
			return true;
	return false;
}

static bool begins_with(const struct vocab *v, struct str line, const uint16_t *symbols)
{
	struct word w;

	return next_word(&w, v, &line) && may_be(&w, symbols);
}

/* Prepositions and what they lead to, but no order that could stand by itself, and no words that
 * nobody knows. */
static bool is_rest_of_order(const struct vocab *v, struct str below)
{
	struct word first, w;
	bool goes_on = true;

	next_word(&first, v, &below);
	while (goes_on && next_word(&w, v, &below))
		goes_on = !may_be(&w, speech) &&
			  (w.means.n || (w.n && w.text[0] <= '9') || !w.n ||
			   trie_word(vocab_trie(v), (struct str){ w.text, w.n })) &&
			  !(leads_to(&first, ROLE_FROM) && leads_to(&w, ROLE_TO));
	return goes_on;
}

static bool is_arrow(struct str line)
{
	size_t at = 0;
	char folded[4];
	const size_t n = line.n ? utf8_fold(utf8_next(line, &at), folded) : 0;

	return str_starts(line, STR("->")) || str_starts(line, STR("-->")) || str_starts(line, STR("=>")) ||
	       str_eq_c((struct str){ folded, n }, "->");
}

/* Digits with a dot or bracket number a list. */
static bool is_listed(struct str line)
{
	size_t n = 0;

	while (n < line.n && byte_is_digit(line.p[n]))
		n++;
	return n && n < line.n && (line.p[n] == '.' || line.p[n] == ')');
}

/* What stands before the colon of a line, if one does. */
static struct str field_of(struct str line)
{
	const size_t colon = str_find_char(line, ':'), equals = str_find_char(line, '=');

	return str_sub(line, 0, colon < equals ? colon : equals < line.n ? equals : 0);
}

/* "Country name: ...", "Colour: ...": the first of the words before the colon opens a text or is a label. */
static bool is_text_field(const struct vocab *v, struct str line)
{
	struct str field = field_of(line);
	struct word w;

	while (next_word(&w, v, &field))
		for (uint32_t i = 0; i < w.means.n; i++) {
			const struct meaning *m = &w.means.at[i];

			if (m->symbol == W_OPENER && m->term.u.nouns.n)
				return true;
			if (m->symbol == W_LABEL && m->term.u.nouns.at[0].what == NOUN_COLOUR)
				return true;
		}
	return false;
}

/* "Start: Osaka", or "join" alone: a verb that a form may hold beside its texts. */
static bool is_verb_field(const struct vocab *v, struct str line)
{
	const struct str field = field_of(line);
	const uint32_t node = walk(v, field.n ? field : line);
	const struct meanings m = vocab_meanings(v, node);

	return m.n && m.traits & TRAIT_VERB;
}

static bool goes_on_form(const struct vocab *v, struct str above, struct str below)
{
	if (!field_of(below).n)
		return false;
	if (is_text_field(v, below))
		return is_text_field(v, above) || is_verb_field(v, above);
	return is_verb_field(v, below) && is_text_field(v, above);
}

/* "Tactic: bribe", "To: Kyoto": a form's way to say what belongs to the verb above. */
static bool is_marked_field(const struct vocab *v, struct str line)
{
	const struct word field = { .means = vocab_meanings(v, walk(v, field_of(line))) };

	return field_of(line).n && must_be(&field, prepositions);
}

static bool ends_in(struct str line, const char *signs)
{
	const char last = utf8_last(line);

	return last && strchr(signs, last);
}

bool lines_join(const struct vocab *v, struct str above, struct str below)
{
	struct word last, next;

	above = str_trim(above);
	below = str_trim(below);
	if (!above.n || !below.n)
		return false;
	if (goes_on_form(v, above, below))
		return true;
	if (is_marked_field(v, below) && !ends_in(above, "!?:;"))
		return begins_with(v, above, verbs) || is_marked_field(v, above);
	if (ends_in(above, ".!?:;"))
		return false;
	if (is_arrow(below))
		return true;
	if (!byte_is_plain(below.p[0]) || is_listed(below))
		return false;
	struct str rest = below;
	next_word(&next, v, &rest);
	look_up(&last, v, last_word(above));
	if (dangles(&last, above) || text_crosses(v, above, &next))
		return true;
	if (next.capital)
		return false;
	if (is_condition(&next))
		return !has_own_order(v, below);
	if (is_number(&last) && may_be(&next, nouns))
		return true;
	return may_be(&next, followers) && is_rest_of_order(v, below) && !begins_with(v, above, prepositions);
}
