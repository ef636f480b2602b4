/* which: see which.h. */
#include "answer/which.h"

#include "play/game.h"
#include "speech/mention.h"

#define IS(name) SAYS_ROLE(name)
#define OPEN \
	(IS(STOP_ALTERNATIVE) | IS(STOP_CONDITION) | IS(STOP_VAGUE) | IS(UNSETTLED) | IS(HEARSAY) | IS(OTHERS) | \
	 IS(ADDS) | IS(CHANGES) | IS(RATHER))
#define EMPTY \
	(IS(ARTICLE) | IS(COURTESY) | IS(FILLER) | IS(MENTION) | IS(POINTED) | IS(PREPOSITION) | IS(REFERENCE) | \
	 IS(TAIL) | IS(THANKS) | IS(DOES) | IS(OWN_WORD) | IS(SUBJECT) | IS(WHOLE) | IS(CLOSING) | IS(CHAT) | \
	 IS(HEADING_WORD))

static void begin(struct which *w)
{
	for (size_t k = 0; k < w->n; k++)
		w->may[k] = true;
	w->named = w->several = false;
}

bool which_begin(struct which *w, struct ear *ear, const struct command *const *orders, size_t n)
{
	*w = (struct which){ .a = ear->a,
			     .n = n,
			     .words = ARENA_ARRAY(ear->a, struct str, n + 1),
			     .line = ARENA_ARRAY(ear->a, uint32_t, n + 1),
			     .may = ARENA_ARRAY(ear->a, bool, n + 1) };
	for (size_t k = 0; k < n; k++) {
		if (!orders[k])
			return false;
		w->words[k] = ear_words(ear, orders[k]);
		w->line[k] = orders[k]->line;
	}
	begin(w);
	return n > 0;
}

bool which_holds(const struct which *w, struct str word)
{
	for (size_t k = 0; k < w->n; k++)
		if (w->may[k] && mentions(w->words[k], word))
			return true;
	return false;
}

void which_keep(struct which *w, struct str word)
{
	for (size_t k = 0; k < w->n; k++)
		w->may[k] = w->may[k] && mentions(w->words[k], word);
	w->named = true;
}

void which_end(struct which *w, bool set[WHICH_MOST])
{
	size_t n = 0;
	for (size_t k = 0; k < w->n; k++)
		n += w->may[k];
	w->fails |= w->named && (!n || (n > 1 && !w->several));
	for (size_t k = 0; w->named && k < w->n; k++)
		set[k] |= w->may[k];
	begin(w);
}

/* Those that hold the word; false: none does. */
static bool narrow(struct which *w, struct str word)
{
	bool any = false;
	for (size_t k = 0; k < w->n; k++)
		any |= mentions(w->words[k], word);
	if (any)
		which_keep(w, word);
	return any;
}

/* "the attack", "both attacks", "attacking" */
static bool narrow_by_word(struct which *w, struct str word)
{
	if (narrow(w, word))
		return true;
	if (word.n > 3 && str_ends(word, STR("s")) && narrow(w, str_sub(word, 0, word.n - 1))) {
		w->several = true;
		return true;
	}
	return word.n > 5 && str_ends(word, STR("ing")) && narrow(w, str_sub(word, 0, word.n - 3));
}

static void narrow_to(struct which *w, int64_t place)
{
	w->fails |= place < 1 || (size_t)place > w->n;
	for (size_t k = 0; k < w->n; k++)
		w->may[k] = w->may[k] && k + 1 == (size_t)place;
	w->named = true;
}

static void narrow_to_line(struct which *w, int64_t line)
{
	for (size_t k = 0; k < w->n; k++)
		w->may[k] = w->may[k] && w->line[k] == line;
	w->named = w->several = true;
}

/* "order 2", "line 3", "number 1", "orders 2 and 3": what the word before a number makes of it, and of those in a row with it. */
bool which_placed(struct which *w, const struct words *words, size_t i)
{
	const bool goes_on = !i || words->at[i - 1].roles & IS(SEPARATOR);
	const struct str of = goes_on ? w->placed : word_listed_with(words->at[i - 1].text, LIST_PLACED);
	int64_t n;
	if (!str_to_int(words->at[i].text, &n))
		return false;
	w->placed = of;
	if (str_eq_c(of, "order"))
		narrow_to(w, n);
	else if (str_eq_c(of, "line"))
		narrow_to_line(w, n);
	else
		return false;
	return true;
}

static bool narrow_by_number(struct which *w, const struct words *words, size_t i)
{
	int64_t n;
	if (which_placed(w, words, i))
		return true;
	if (!str_to_int(words->at[i].text, &n))
		return false;
	w->fails |= !narrow(w, words->at[i].text);
	return true;
}

/* The n-th of those that hold a word, from 1; n 0: the last; 0: there is none. */
static int64_t place_among(const struct which *w, struct str word, int64_t n)
{
	int64_t last = 0;
	for (size_t k = 0; k < w->n; k++)
		if (mentions(w->words[k], word)) {
			last = (int64_t)k + 1;
			if (!--n)
				return last;
		}
	return n < 0 ? last : 0;
}

/* "the second one", "the last"; "the second move" where that is the second of the list as well. */
static bool narrow_by_ordinal(struct which *w, const struct words *words, size_t i)
{
	int64_t n;
	if (!i || !(words->at[i - 1].roles & (IS(ARTICLE) | IS(OWN_WORD))) || !ordinal_said(words->at[i].text, &n))
		return false;
	const int64_t place = n ? n : (int64_t)w->n;
	const int64_t among = i + 1 < words->n ? place_among(w, words->at[i + 1].text, n) : 0;
	w->fails |= (among && among != place) || (i + 1 < words->n && number_said(words->at[i + 1].text, &n) && n > 1);
	narrow_to(w, place);
	return true;
}

enum which_said which_hear(struct which *w, const struct words *words, size_t i)
{
	const struct said *word = &words->at[i];
	int64_t number;
	if (narrow_by_ordinal(w, words, i) || narrow_by_number(w, words, i))
		return WHICH_NAMES;
	if (word->roles & OPEN && !(word->roles & IS(PREPOSITION))) /* "the order against Galla" */
		return WHICH_OPEN;
	if (str_eq_c(word->text, "both")) {
		w->several = true;
		return WHICH_EMPTY;
	}
	if (word->roles & IS(CLOSED) && !(word->roles & IS(NUMBER)))
		return WHICH_EMPTY;
	if (number_said(word->text, &number) && !(word->roles & IS(MENTION))) {
		w->fails |= !narrow(w, str_printf(w->a, "%lld", (long long)number));
		return WHICH_NAMES;
	}
	if (narrow_by_word(w, word->text))
		return WHICH_NAMES;
	return word->roles & EMPTY ? WHICH_EMPTY : WHICH_STRANGE;
}

bool which_says_place(struct str text, struct arena *a)
{
	const struct words w = words_singly(text, a);
	int64_t n;
	for (size_t i = 1; i < w.n; i++)
		if ((w.at[i - 1].roles & (IS(ARTICLE) | IS(OWN_WORD)) && ordinal_said(w.at[i].text, &n)) ||
		    (word_listed_with(w.at[i - 1].text, LIST_PLACED).n && str_to_int(w.at[i].text, &n)))
			return true;
	return false;
}
