/* assent: see assent.h. */
#include "engine/assent.h"

#include "bind/label.h"
#include "order/dictionary.h"
#include "order/near.h"
#include "order/phrasing.h"
#include "order/roles.h"

enum { LONGEST = 160, SLANG_MOST = 6 /* letters */, SLIPS = 2 };
#define IS(name) SAYS_ROLE(name)

/* A clause, and how many orders wait. */
struct clause {
	const struct words *w;
	struct phrasing p;
	size_t waiting;
};

/* "$count": "both" of two, "all three" of three; "$some": "the moves", "the move" where one waits; "$ordinal": "1", "second". */
static bool is_of_waiting(void *context, struct str what, struct str word)
{
	const struct clause *c = context;
	int64_t n;

	if (str_eq_c(what, "ordinal"))
		return (number_said(word, &n) || ordinal_said(word, &n)) && n >= 0 && (size_t)n <= c->waiting;
	if (str_eq_c(what, "count"))
		return number_said(word, &n) && n > 0 && (size_t)n == c->waiting;
	return word_is(word, IS(HEADING_WORD)) && word_is(word, IS(REFERENCE)) &&
	       (c->waiting == 1 || word.p[word.n - 1] == 's');
}

static bool fits(const struct clause *c, const char *name)
{
	return c->w->n && c->w->n == c->p.n && phrasing_fits(&c->p, name, 0, c->p.n);
}

static struct clause clause_of(const struct words *w, struct str text[PHRASING_WORDS], size_t waiting)
{
	struct clause c = { w, { .words = text }, waiting };

	while (c.p.n < w->n && c.p.n < PHRASING_WORDS) {
		text[c.p.n] = w->at[c.p.n].text;
		c.p.n++;
	}
	return c;
}

enum assent assent_of(struct str text, size_t waiting, struct arena *a)
{
	enum assent found = ASSENT_NONE;
	bool thanks = false, goes = false;

	text = str_strip(text, " \t\r\n,.!");
	if (text.n > LONGEST || str_find_char(text, '?') < text.n)
		return ASSENT_NONE;
	for (struct str rest = text; rest.n;) {
		const size_t end = str_find_any(rest, 0, ",;.!");
		const struct words w = words_singly(str_sub(rest, 0, end), a);
		struct str words[PHRASING_WORDS];
		struct clause c = clause_of(&w, words, waiting);

		c.p.is = is_of_waiting;
		c.p.context = &c;
		rest = str_sub(rest, end + (end < rest.n), rest.n);
		if (fits(&c, "OWNS"))
			found = ASSENT_OWNS;
		else if (fits(&c, "ASSENTS"))
			found = found > ASSENT_FULL ? found : ASSENT_FULL;
		else if (fits(&c, "GOES") || fits(&c, "NODS"))
			found = found ? found : ASSENT_WEAK;
		else if (w.n && !words_are_courtesy(&w) && !fits(&c, "COURTEOUS"))
			return ASSENT_NONE;
		goes |= fits(&c, "GOES");
		thanks |= words_have(&w, IS(THANKS));
	}
	return found == ASSENT_WEAK && thanks && !goes ? ASSENT_NONE : found; /* "ok, thanks": he has read it */
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

bool assent_is_slang(const struct said *word, const struct map *m, struct arena *a)
{
	return !word->roles && word->text.n <= SLANG_MOST &&
	       str_find_any(word->text, 0, "0123456789") == word->text.n &&
	       dictionary_find(word->text) == DICTIONARY_NONE && !is_like_place(word->text, m, a);
}
