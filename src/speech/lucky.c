/* lucky: see lucky.h. */
#include "speech/lucky.h"

#include "base/byte.h"
#include "speech/topic.h"
#include "order/roles.h"
#include "play/game.h"

enum { LINES = 20, TOKENS = 24, BYTES = 240, LEAST = 2, MOST = 24 /* letters of such a word */ };
#define IS(name) SAYS_ROLE(name)

struct token {
	struct str text; /* of the sentence */
	struct said said;
};

struct sentence_of_luck {
	struct token at[TOKENS];
	size_t n;
	size_t from, to; /* what is called luck: "my lucky word" */
};

static bool read_tokens(struct sentence_of_luck *s, struct str text, struct arena *a)
{
	for (size_t i = 0, end; i < text.n; i = end + !(end - i)) {
		for (end = i; end < text.n && (byte_is_word(text.p[end]) || text.p[end] == '\'');)
			end++;
		const struct words w = words_singly(str_sub(text, i, end), a);
		if (s->n == TOKENS)
			return false;
		if (w.n)
			s->at[s->n++] = (struct token){ str_sub(text, i, end), w.at[0] };
	}
	return true;
}

/* How many tokens from the i-th on are that name; 0: they are not. */
static size_t is_named(const struct sentence_of_luck *s, size_t i, struct str name)
{
	struct str word;
	size_t n = 0;

	while (str_cut(&name, ' ', &word))
		if (i + n >= s->n || !str_eq(s->at[i + n++].said.text, word))
			return 0;
	return n;
}

/* By the longest of the words for it (verbs.c). */
static bool find_luck(struct sentence_of_luck *s, const struct verb *luck)
{
	for (size_t i = 0; i < s->n && !s->to; i++) {
		struct str rest = str_c(luck->aliases), name = str_c(luck->name);
		size_t best = is_named(s, i, name);

		while (str_cut(&rest, '|', &name)) {
			const size_t n = is_named(s, i, name);
			best = n > best ? n : best;
		}
		s->from = i;
		s->to = best ? i + best : 0;
	}
	return s->to > 0;
}

static bool has(const struct sentence_of_luck *s, size_t i, roles any)
{
	return i < s->n && (s->at[i].said.roles & any) != 0;
}

static bool is_word(const struct sentence_of_luck *s, size_t i)
{
	return i < s->n && (i < s->from || i >= s->to) && !has(s, i, IS(CLOSED) | IS(NUMBER)) &&
	       s->at[i].text.n >= LEAST && s->at[i].text.n <= MOST;
}

/* "use banana as my luck", "the word touchdown", "my luck shall be rhubarb", "for luck I say abracadabra": which token; n: none. */
static size_t find_word(const struct sentence_of_luck *s)
{
	size_t i = s->to;

	if (s->from > 1 && has(s, s->from - 1, IS(PREPOSITION)) && is_word(s, s->from - 2))
		return s->from - 2;
	for (size_t k = 0; k + 1 < s->n; k++)
		if (str_eq_c(s->at[k].said.text, "word") && (k < s->from || k >= s->to) && is_word(s, k + 1))
			return k + 1;
	while (has(s, i, IS(PREDICATE) | IS(WILL)) || (i < s->n && str_eq_c(s->at[i].said.text, "be")))
		i++;
	if (i > s->to && is_word(s, i))
		return i;
	const bool leads = s->from > 0 && has(s, s->from - 1, IS(PREPOSITION)) && has(s, s->to, IS(OWN_WORD));
	return leads && is_word(s, s->to + 2) ? s->to + 2 : s->n;
}

/* Somebody else's, denied, a condition, or what was. */
static bool leaves_open(const struct sentence_of_luck *s, size_t end)
{
	const roles open = IS(STOP_NEGATION) | IS(STOP_CONDITION) | IS(STOP_ALTERNATIVE) | IS(STOP_QUESTION) |
			   IS(STOP_CORRECTION) | IS(OTHERS) | IS(DROP);

	for (size_t i = 0; i < end; i++)
		if ((i < s->from || i >= s->to) &&
		    (has(s, i, open & ~IS(STOP_CONDITION)) || (has(s, i, IS(STOP_CONDITION)) && !has(s, i, IS(WILL))) ||
		     (has(s, i, IS(OWN_WORD)) && has(s, i, IS(SUBJECT)))))
			return true;
	return false;
}

/* Behind it stands a courtesy, or why; and no place. */
static bool ends_there(const struct sentence_of_luck *s, size_t end, struct str text, const struct map *m)
{
	const roles idle = IS(FILLER) | IS(COURTESY) | IS(THANKS) | IS(PLEASES) | IS(CHAT);
	size_t i = end;

	while (has(s, i, idle))
		i++;
	if (i < s->n && !has(s, i, IS(WHY)))
		return false;
	return i == s->n || !topic_place_in(str_sub(text, (size_t)(s->at[i].text.p - text.p), text.n), m).n;
}

/* Of a sentence its word of luck; empty: it names none. */
static struct str word_in(struct ear *ear, struct str text)
{
	const struct game *g = ear->e->game;
	struct sentence_of_luck s = { .n = 0 };

	if (text.n > BYTES || str_find_char(text, '?') < text.n || !read_tokens(&s, text, ear->a) ||
	    !find_luck(&s, g->verbs[g->nverbs - OWN_VERBS + OWN_LUCK]))
		return STR_NONE;
	const size_t k = find_word(&s), end = k < s.to ? s.to : k + 1;
	if (k == s.n || leaves_open(&s, end) || topic_place_in(s.at[k].text, g->map).n ||
	    !ends_there(&s, end, text, g->map))
		return STR_NONE;
	return s.at[k].text;
}

/* "luck banana", and blanks for the rest; as a line of its own. */
static void say_luck(char *text, struct str all, struct str sentence, struct str word)
{
	static const char luck[] = "luck ";
	const size_t from = (size_t)(sentence.p - all.p), at = (size_t)(word.p - all.p), to = from + sentence.n;

	memset(text + from, ' ', sentence.n);
	memcpy(text + at - (sizeof luck - 1), luck, sizeof luck - 1);
	memcpy(text + at, word.p, word.n);
	if (from)
		text[from - 1] = '\n';
	if (at + word.n < to)
		text[to - 1] = '\n';
}

const struct source *lucky_apart(struct ear *ear, const struct source *text)
{
	char *copy = NULL;
	struct source *apart;

	for (size_t i = 0; i < text->nlines && i < LINES; i++) {
		struct str line = source_text(text, source_line_span(text, i + 1)), one;

		while (topic_sentence(&line, &one)) {
			const struct str word = word_in(ear, one);

			if (!word.n || (size_t)(word.p - one.p) < sizeof "luck")
				continue;
			copy = copy ? copy : arena_strndup(ear->a, text->text.p, text->text.n);
			say_luck(copy, text->text, one, word);
		}
	}
	if (!copy)
		return text;
	apart = ARENA_NEW(ear->a, struct source);
	*apart = source_new(ear->a, text->name, (struct str){ copy, text->text.n });
	return apart;
}
