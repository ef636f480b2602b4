/* whole: see whole.h. */
#include "bind/whole.h"

#include "base/byte.h"
#include "base/utf8.h"
#include "bind/binder.h"
#include "order/roles.h"
#include "play/verb.h"

/* What says nothing beside such a line; and what stands for all that is asked about. */
#define ANSWERS SAYS_ROLE(WHOLE)
#define BEHIND \
	(ANSWERS | SAYS_ROLE(FILLER) | SAYS_ROLE(THANKS) | SAYS_ROLE(TAIL) | SAYS_ROLE(CLOSING) | SAYS_ROLE(SEPARATOR))
#define POINTS (SAYS_ROLE(REFERENCE) | SAYS_ROLE(ARTICLE) | SAYS_ROLE(OWN_WORD))
#define OPEN (SAYS_ROLE(STOP_NEGATION) | SAYS_ROLE(STOP_CONDITION) | SAYS_ROLE(STOP_QUESTION) | SAYS_ROLE(DROP))

/* "ok confirm", "confirm, and thanks", "yes, confirm them": from the first word that says something to the last. Only who says
 * yes answers with more: "please confirm my order" wants to hear that it came. */
static struct str core_of(struct str words, struct arena *a)
{
	const struct words w = words_said(words, a);
	struct buf out = buf_new(a);
	size_t from = 0, to = w.n;
	while (from + 1 < to && w.at[from].roles & ANSWERS && !(w.at[from].roles & OPEN))
		from++;
	const roles behind = BEHIND | (from ? POINTS : 0);
	while (to > from + 1 && w.at[to - 1].roles & behind && !(w.at[to - 1].roles & OPEN))
		to--;
	for (size_t i = from; i < to; i++)
		buf_addf(&out, "%s%.*s", i > from ? " " : "", STR_ARG(w.at[i].text));
	return buf_str(&out);
}

/* "Confirm, please." -> "confirm"; marks of apposition fall, blanks are one. */
static struct str plain(struct str text, struct arena *a)
{
	struct str words = str_strip(utf8_fold_name(a, utf8_plain_signs(a, text)), " \t\r.!\"*_>-");
	const struct str courtesy = STR(" please");
	struct buf out = buf_new(a);
	for (size_t i = 0; i < words.n; i++)
		if (words.p[i] == ',' || words.p[i] == ' ')
			buf_addf(&out, "%s", out.n && out.p[out.n - 1] == ' ' ? "" : " ");
		else
			buf_add_char(&out, words.p[i]);
	words = buf_str(&out);
	if (str_ends(words, courtesy))
		words.n -= courtesy.n;
	if (str_starts(words, STR("please ")))
		words = str_sub(words, sizeof("please ") - 1, words.n);
	return str_trim(words);
}

/* "1 3", "1 and #3": how many numbers; 0: it is no such list, or has more than `most`. */
static size_t numbers_of(struct str rest, int32_t *out, size_t most)
{
	struct str word;
	size_t n = 0;
	while (str_cut(&rest, ' ', &word)) {
		int64_t number;
		if (n && (str_eq_c(word, "and") || str_eq_c(word, "&")))
			continue;
		if (str_starts(word, STR("#")))
			word = str_sub(word, 1, word.n);
		if (n == most || !str_to_int(word, &number) || number < 0 || number > INT32_MAX)
			return 0;
		out[n++] = (int32_t)number;
	}
	return n;
}

static struct command *command_of(const struct verb *v, verb_id id, struct str rest, struct span at, struct arena *a)
{
	const size_t most = verb_slots(v) ? v->slots[0].max : 0;
	int32_t *numbers = ARENA_ARRAY(a, int32_t, most + 1);
	const size_t n = most ? numbers_of(rest, numbers, most) : 0;
	struct command *c = arena_alloc(a, sizeof *c + n * sizeof c->arg[0], alignof(struct command));
	if (most ? !n : rest.n > 0)
		return NULL;
	*c = (struct command){
		.verb = id, .seat = SEAT_NONE, .player = PLAYER_NONE, .call = CALL_NONE, .at = at, .nargs = (uint16_t)n
	};
	for (size_t i = 0; i < n; i++) /* a line of a mail, or its places in a list */
		c->arg[i] = (struct arg){ .at = at, .value = numbers[i] };
	return c;
}

/* By its name or an alias; NULL: it is not said. */
static struct command *said(const struct verb *v, verb_id id, struct str words, struct span at, struct arena *a)
{
	struct str aliases = str_c(v->aliases), word = str_c(v->name);
	struct command *c = NULL;
	do
		if (str_starts(words, word) && (words.n == word.n || words.p[word.n] == ' '))
			c = command_of(v, id, str_trim(str_sub(words, word.n, words.n)), at, a);
	while (!c && verb_cut_alias(v, &aliases, &word));
	return c;
}

static uint32_t letter(char c)
{
	const int small = c | 0x20;
	return byte_is_small(small) ? UINT32_C(1) << (small - 'a') : 0;
}

uint32_t whole_letters(const struct game *g)
{
	uint32_t letters = letter('p'); /* "please confirm" */
	for (verb_id id = 0; id < g->nverbs; id++) {
		struct str aliases = str_c(g->verbs[id]->aliases), word = str_c(g->verbs[id]->name);
		if (!(g->verbs[id]->flags & VERB_WHOLE))
			continue;
		do
			letters |= letter(word.p[0]);
		while (verb_cut_alias(g->verbs[id], &aliases, &word));
	}
	return letters;
}

/* By its first letter, if it is not very short; words of other scripts are folded first. */
static bool may_be_whole(struct str text, uint32_t letters)
{
	enum { WORDS = 4 };
	size_t i = 0, blanks = 0;
	for (size_t k = 0; k < text.n; k++)
		blanks += text.p[k] == ' ';
	if (blanks < WORDS)
		return true;
	while (i < text.n && !letter(text.p[i]) && (unsigned char)text.p[i] < 0x80)
		i++;
	return i < text.n && ((unsigned char)text.p[i] >= 0x80 || letters & letter(text.p[i]));
}

static bool may_be_dressed(const struct verb *v, struct str text, struct str words)
{
	return !verb_slots(v) && str_find(words, str_c(v->name)) < words.n && str_find_char(text, '?') == text.n;
}

bool bind_whole(struct bound *out, const struct view *v, const struct scope *scope, uint32_t letters, struct str text,
		struct span at, struct arena *a)
{
	enum { LONGEST = 60 };
	if (text.n > LONGEST || !may_be_whole(text, letters))
		return false;
	const struct str words = plain(text, a);
	for (verb_id id = 0; id < v->game->nverbs; id++) {
		const struct verb *verb = v->game->verbs[id];
		const bool whole = verb->flags & VERB_WHOLE;
		struct command *c = whole ? said(verb, id, words, at, a) : NULL;
		if (!c && whole && may_be_dressed(verb, text, words))
			c = said(verb, id, core_of(words, a), at, a);
		if (!c)
			continue;
		c->seat = v->seat;
		c->player = v->player;
		struct binding *one = ARENA_NEW(a, struct binding);
		*one = (struct binding){ .at = at, .verdict = VERDICT_ACCEPTED, .verb = id, .command = c };
		one->untimely = !set_has(&scope->admitted, id);
		*out = (struct bound){ one, 1 };
		return true;
	}
	return false;
}
