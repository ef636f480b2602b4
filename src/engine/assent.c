/* assent: see assent.h. */
#include "engine/assent.h"

#include "order/dictionary.h"
#include "order/near.h"
#include "order/roles.h"

enum { LONGEST = 160, WORDS_MOST = 16, SLANG_MOST = 6 /* letters */, SLIPS = 2 };
#define IS(name) SAYS_ROLE(name)
#define NEVER \
	(IS(STOP_NEGATION) | IS(STOP_CONDITION) | IS(STOP_ALTERNATIVE) | IS(STOP_QUESTION) | IS(STOP_VAGUE) | \
	 IS(STOP_CORRECTION) | IS(UNSETTLED) | IS(DENIAL) | IS(RETRACTS) | IS(CHANGES) | IS(LIMITS) | IS(ORDINAL) | \
	 IS(ADDS) | IS(EARLIER) | IS(BESIDES) | IS(HEARER) | IS(BUT) | IS(REST) | IS(OTHER))

/* What the words of a clause say. */
struct said_so {
	bool yes, agrees, praises, judges, goes, does, points, fails, thanks;
	struct str parted; /* "out" of "carry them out" */
};

/* "it", "all of that", "all three" of three, "the moves" */
static bool points(const struct words *w, size_t i, size_t waiting)
{
	const struct said *word = &w->at[i];
	const roles pronoun = IS(PRONOUN_IT) | IS(PRONOUN_THEM), r = word->roles;
	int64_t n;
	if (number_said(word->text, &n)) /* and not "do it with three" */
		return n > 0 && (size_t)n == waiting &&
		       (word_listed(word->text, LIST_BOTH) || !i || !(w->at[i - 1].roles & IS(PREPOSITION)));
	if (r & IS(HEADING_WORD) && r & IS(REFERENCE)) /* "moves", and "the move" where one waits */
		return waiting == 1 || word->text.p[word->text.n - 1] == 's';
	return (r & pronoun && !(r & IS(PERSON))) || (r & IS(ARTICLE) && r & IS(REFERENCE)) || (r & IS(ALL));
}

static bool says_nothing(const struct said *word)
{
	const roles idle = IS(FILLER) | IS(CHAT) | IS(THANKS) | IS(TAIL) | IS(COURTESY) | IS(CLOSING) | IS(SO) |
			   IS(ARTICLE) | IS(OWN_WORD);
	return word->roles & idle || word_listed(word->text, LIST_AGREES_BESIDE);
}

static void hear_word(struct said_so *s, const struct words *w, size_t i, size_t waiting)
{
	const struct said *word = &w->at[i];
	const bool opens = !s->points && !s->does && !s->goes;
	s->thanks |= (word->roles & IS(THANKS)) != 0;
	const bool own = i && w->at[i - 1].roles & IS(OWN_WORD); /* "I do it", "we go" */
	if (word_listed(word->text, LIST_GOES) && !s->does)
		*(s->points || own ? &s->fails : &s->goes) = true; /* "go go go", and not "let it go" */
	else if (own && word->roles & IS(DOES) && word_listed(word->text, LIST_DOES))
		s->fails = true;
	else if (opens && (word->roles & IS(DUTY) || word_listed(word->text, LIST_DOES))) {
		s->does = true;
		s->parted = word_listed_with(word->text, LIST_PARTED);
	} else if (s->points && s->parted.n && str_eq(word->text, s->parted))
		s->parted = STR_NONE;
	else if (points(w, i, waiting))
		s->points = true;
	else if (word->roles & NEVER)
		s->fails = true;
	else if (word->roles & IS(YES))
		s->yes = true;
	else if (word_listed(word->text, LIST_AGREES))
		s->agrees = true;
	else if (word_listed(word->text, LIST_JUDGES))
		s->judges = true;
	else if (word->roles & IS(PRAISE))
		s->praises = true;
	else if (!says_nothing(word) && !(s->points && word->roles & IS(PREPOSITION))) /* "all of it" */
		s->fails = true;
}

static struct said_so hear_clause(struct str clause, size_t waiting, struct arena *a)
{
	const struct words w = words_said(clause, a);
	struct said_so s = { .fails = w.n > WORDS_MOST };
	for (size_t i = 0; i < w.n && !s.fails; i++)
		hear_word(&s, &w, i, waiting);
	return s;
}

static enum assent worth(const struct said_so *s)
{
	if (s->fails || (s->does && !s->points))
		return ASSENT_NONE;
	if (s->does || s->yes)
		return ASSENT_FULL;
	return s->goes || s->agrees || (s->judges && s->praises) ? ASSENT_WEAK : ASSENT_NONE;
}

enum assent assent_of(struct str text, size_t waiting, struct arena *a)
{
	enum assent found = ASSENT_NONE;
	bool thanks = false, agrees = true; /* "ok, thanks" has read it, and says no more */
	text = str_strip(text, " \t\r\n,.!");
	if (text.n > LONGEST || str_find_char(text, '?') < text.n)
		return ASSENT_NONE;
	for (struct str rest = text; rest.n;) {
		const size_t end = str_find_any(rest, 0, ",;.!");
		const struct said_so s = hear_clause(str_sub(rest, 0, end), waiting, a);
		const enum assent one = worth(&s);
		rest = str_sub(rest, end + (end < rest.n), rest.n);
		if (!one && (s.fails || s.does || s.judges))
			return ASSENT_NONE;
		found = one > found ? one : found;
		thanks |= s.thanks;
		agrees &= !one || (s.agrees && !s.goes && !s.judges);
	}
	return found == ASSENT_WEAK && thanks && agrees ? ASSENT_NONE : found;
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
