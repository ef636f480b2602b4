/* assent: see assent.h. */
#include "speech/assent.h"

#include "base/utf8.h"
#include "bind/label.h"
#include "order/dictionary.h"
#include "order/near.h"
#include "order/phrasing.h"
#include "order/roles.h"

enum {
	LONGEST = 160,
	SLANG_MOST = 6 /* letters */,
	SLIPS = 2,
	STUMP_LEAST = 3,
	FIRST_PICTURE = 0x2000,
	RIGHT_QUOTE = 0x2019
};
#define IS(name) SAYS_ROLE(name)

/* A clause, and what was asked. */
struct clause {
	struct phrasing p;
	const struct at_issue *asked;
	struct str words[PHRASING_WORDS];
};

static bool is_in(const char *class, struct str word)
{
	const struct phrasing one = { .words = &word, .n = 1 };

	return phrasing_fits(&one, class, 0, 1);
}

/* It puts nothing right, off or back, and names no number and no place. */
static bool is_idle(const struct at_issue *asked, struct str word)
{
	const roles never = IS(CHANGES) | IS(DROP) | IS(RETRACTS) | IS(RATHER) | IS(OTHERS) | IS(ADDS) |
			    IS(STOP_ALTERNATIVE) | IS(UNSETTLED);
	int64_t n;

	return !number_said(word, &n) && !word_is(word, never) && !is_in("UNMEANT", word) &&
	       map_find(asked->map, word) == AREA_NONE;
}

/* "yse" is like "yes", and no word itself. */
static bool is_slip_of(const struct at_issue *asked, struct str word, struct str meant)
{
	return word.n >= meant.n && !word_is(word, ~(roles)0) && dictionary_find(word) == DICTIONARY_NONE &&
	       map_find(asked->map, word) == AREA_NONE && near_distance(word, meant, 1) <= 1;
}

/* "$~yes": a slip of that word; "$count": "both" of two, "all three" of three; "$some": "the moves", "the move" where one waits; "$ordinal": "1", "second";
 * "$own": the seat for which it waits; the others as in assent.def. */
static bool is_of_waiting(void *context, struct str what, struct str word)
{
	const struct at_issue *asked = ((const struct clause *)context)->asked;
	const bool counts = str_eq_c(what, "count");
	int64_t n;

	if (counts || str_eq_c(what, "number"))
		return number_said(word, &n) && (counts ? n > 0 && (size_t)n == asked->waiting : n >= 0);
	if (str_eq_c(what, "ordinal"))
		return (number_said(word, &n) || ordinal_said(word, &n)) && n >= 0 && (size_t)n <= asked->waiting;
	if (str_eq_c(what, "nth"))
		return ordinal_said(word, &n);
	if (str_starts(what, STR("~")))
		return is_slip_of(asked, word, str_sub(what, 1, what.n));
	if (str_eq_c(what, "own"))
		return str_eq(word, asked->seat);
	if (str_eq_c(what, "any"))
		return is_idle(asked, word);
	if (str_eq_c(what, "thing"))
		return is_idle(asked, word) && !word_is(word, IS(REFERENCE) | IS(HEADING_WORD) | IS(ALL));
	if (str_eq_c(what, "place"))
		return map_find(asked->map, word) != AREA_NONE;
	if (str_eq_c(what, "word"))
		return true;
	if (!str_eq_c(what, "some") || (asked->texts && is_in("TEXTS", word)))
		return str_eq_c(what, "some");
	return word_is(word, IS(HEADING_WORD)) && word_is(word, IS(REFERENCE)) &&
	       (asked->waiting == 1 || word.p[word.n - 1] == 's');
}

static bool fits(const struct clause *c, const char *name)
{
	return c->p.n && c->p.n <= PHRASING_WORDS && phrasing_fits(&c->p, name, 0, c->p.n);
}

/* Of more words than a row may have none fits. */
static void clause_of(struct clause *c, const struct words *w, const struct at_issue *asked, struct arena *a)
{
	*c = (struct clause){ .p = { c->words, w->n, is_of_waiting, c, phrasing_memory(w->n, a) }, .asked = asked };
	for (size_t i = 0; i < w->n && i < PHRASING_WORDS; i++)
		c->words[i] = w->at[i].text;
}

static bool cut_clause(struct str *rest, const struct at_issue *asked, struct words *w, struct clause *c,
		       struct arena *a)
{
	const size_t end = str_find_any(*rest, 0, ",;.!?");

	if (!rest->n)
		return false;
	*w = words_singly(str_sub(*rest, 0, end), a);
	clause_of(c, w, asked, a);
	*rest = str_sub(*rest, end + (end < rest->n), rest->n);
	return true;
}

struct str assent_undashed(struct str text, struct arena *a)
{
	struct buf out = buf_new(a);

	for (size_t i = 0; i < text.n; i++) {
		const bool dash = text.p[i] == '-' && i && text.p[i - 1] == ' ' && i + 1 < text.n &&
				  text.p[i + 1] == ' ';

		buf_add_char(&out, dash ? ',' : text.p[i]);
	}
	return buf_str(&out);
}

/* A smile says nothing. */
struct str assent_unpictured(struct str text, struct arena *a)
{
	struct buf out = buf_new(a);

	for (size_t at = 0; at < text.n;) {
		const size_t from = at;
		const uint32_t c = utf8_next(text, &at);

		if (c < FIRST_PICTURE || c == RIGHT_QUOTE)
			buf_add(&out, str_sub(text, from, at));
	}
	return buf_str(&out);
}

bool assent_says(const char *row, struct str clause, const struct at_issue *asked, struct arena *a)
{
	const struct words w = words_singly(clause, a);
	struct clause c;

	clause_of(&c, &w, asked, a);
	return fits(&c, row);
}

/* "what else?", "isn't it?": no question is asked in it but such a one. */
bool assent_asks(struct str text, const struct at_issue *asked, struct arena *a)
{
	for (size_t from = 0, to; from < text.n; from = to + 1) {
		to = str_find_any(text, from, ",;.!?");
		if (to < text.n && text.p[to] == '?' && !(to && to == from && text.p[to - 1] == '?') &&
		    !assent_says("RETORTS", str_sub(text, from, to), asked, a))
			return true;
	}
	return false;
}

enum assent assent_of(struct str text, const struct at_issue *asked, struct arena *a)
{
	enum assent found = ASSENT_NONE;
	bool thanks = false, goes = false;
	struct words w;
	struct clause c;

	text = str_strip(assent_unpictured(text, a), " \t\r\n,.!");
	if (text.n > LONGEST || assent_asks(text, asked, a))
		return ASSENT_NONE;
	while (cut_clause(&text, asked, &w, &c, a)) {
		if (fits(&c, "OWNS"))
			found = ASSENT_OWNS;
		else if (fits(&c, "ASSENTS"))
			found = found > ASSENT_FULL ? found : ASSENT_FULL;
		else if (fits(&c, "GOES") || fits(&c, "NODS"))
			found = found ? found : ASSENT_WEAK;
		else if (w.n && !words_are_courtesy(&w) && !fits(&c, "COURTEOUS") && !fits(&c, "EXCUSES") &&
			 !fits(&c, "RETORTS") && !fits(&c, "REPEATS"))
			return ASSENT_NONE;
		found = found && fits(&c, "AS_READ") && found < ASSENT_FULL ? ASSENT_FULL : found;
		goes |= fits(&c, "GOES");
		thanks |= words_have(&w, IS(THANKS));
	}
	return found == ASSENT_WEAK && thanks && !goes ? ASSENT_NONE : found; /* "ok, thanks": he has read it */
}

/* Beside a yes: each of its clauses tells how the mail came to be written so, or where he is, or says nothing. */
bool assent_goes_beside(struct str text, const struct at_issue *asked, struct arena *a)
{
	struct words w;
	struct clause c;
	bool any = false;

	text = str_strip(text, " \t\r\n,.!");
	if (text.n > LONGEST || assent_asks(text, asked, a))
		return false;
	while (cut_clause(&text, asked, &w, &c, a)) {
		const bool tells = fits(&c, "EXCUSES") || fits(&c, "ABSENT") || fits(&c, "RETORTS");

		if (w.n && !tells && !words_are_courtesy(&w) && !fits(&c, "COURTEOUS"))
			return false;
		any |= tells;
	}
	return any;
}

bool assent_is_undone(struct str text, const struct at_issue *asked, struct arena *a)
{
	struct words w;
	struct clause c;

	while (cut_clause(&text, asked, &w, &c, a))
		if (fits(&c, "UNDOES"))
			return true;
	return false;
}

static bool is_like_place(struct str word, const struct map *m, struct arena *a)
{
	for (int32_t i = 0; i < m->nareas; i++) {
		const struct str name = str_lower(a, m->areas[i].name, 0);
		if (str_starts(name, word) || near_distance(name, word, SLIPS) <= SLIPS)
			return true;
	}
	return false;
}

bool assent_shortens_place(const struct said *word, const struct map *m, struct arena *a)
{
	if (word->roles || word->text.n < STUMP_LEAST || dictionary_find(word->text) != DICTIONARY_NONE)
		return false;
	for (int32_t i = 0; i < m->nareas; i++) {
		const struct str name = str_lower(a, m->areas[i].name, 0);

		if (name.n > word->text.n && str_starts(name, word->text))
			return true;
	}
	return false;
}

bool assent_is_slang(const struct said *word, const struct map *m, struct arena *a)
{
	return !word->roles && word->text.n <= SLANG_MOST &&
	       str_find_any(word->text, 0, "0123456789") == word->text.n &&
	       dictionary_find(word->text) == DICTIONARY_NONE && !is_like_place(word->text, m, a);
}
